// node read.mjs FILE: the games of FILE as chessops reads them, as one JSON object
// {games: [{tags: {…}, moves: [{san}], result}]}.
import { mainLine, readGames } from './games.mjs';

const games = readGames(process.argv[2]).map(game => ({
  tags: Object.fromEntries(game.headers),
  moves: mainLine(game).map(san => ({ san })),
  result: game.headers.get('Result') ?? '*',
}));
console.log(JSON.stringify({ games }));
