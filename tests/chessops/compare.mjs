// node compare.mjs TOUCHMOVE-CLI [FOLDER]: does chessops read the same moves, glyphs and comments from what touchmove-cli
// writes as from the original? Exit status 0 if so, wherever it reads both; 1 with the first difference otherwise.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cli = process.argv[2];
const folder = process.argv[3] ?? process.env.TOUCHMOVE_DATA;
if (!existsSync(new URL('node_modules/chessops', import.meta.url))) skip('chessops is not installed: npm ci --prefix tests/chessops');
if (!folder || !existsSync(join(folder, 'pgn'))) skip("TOUCHMOVE_DATA doesn't name the folder of real files");
const { readGames, treeLines } = await import('./games.mjs');

// How many games chessops reads as we do where it can't read all of the original, and why it can't.
const readOtherwise = {
  'kokopu-horde.pgn': [0, 'another variant, which we keep as text'],
  'python-chess-crazyhouse.pgn': [0, 'another variant, which we keep as text'],
  'kokopu-syntax-errors.pgn': [19, 'broken on purpose, each reader mends it in its own way'],
  'pgn-parser-german-piece-letter.pgn': [0, 'it takes Sf3 for the pawn move f3 and passes over comments after ";"'],
  'made-bare-moves.pgn': [2, 'it runs games without tags together'],
  'made-cr-only.pgn': [0, 'it runs games with old Macintosh lines together'],
  'made-no-blank-lines.pgn': [0, 'it runs games together that no blank line parts'],
  'made-move-spellings.pgn': [2, 'it reads neither b8(N) nor +='],
  'made-percent-and-semicolon.pgn': [1, 'it passes over comments after ";"'],
  'pychess-mate-in-4.pgn': [370, 'it ends a game at a tag with bare quotation marks in its value'],
  'scalachess-uzchesscup-tags-only.pgn': [1, 'it takes tag sections without moves for one game'],
  'python-chess-uci-moves.pgn': [0, 'it reads no moves as e2e4'],
};

function skip(why) {
  console.log(`Skipped: ${why}`);
  process.exit(0);
}

/** Pairs games in their order where chessops finds more in the original: bits without moves, say. */
function agreeing(originals, copies) {
  let at = 0;
  let count = 0;
  for (const copy of copies) {
    for (let next = at; next < Math.min(at + 8, originals.length); ++next) {
      const difference = firstDifference(originals[next], copy);
      if (difference === undefined) {
        at = next + 1;
        count += 1;
        break;
      }
    }
  }
  return count;
}

function firstDifference(original, copy) {
  const before = treeLines(original);
  const after = treeLines(copy);
  if (before === undefined || after === undefined) return before === after ? undefined : 'one of them has no start';
  if (original.headers.get('FEN') !== copy.headers.get('FEN')) return 'different starts';
  const length = Math.max(before.length, after.length);
  for (let i = 0; i < length; ++i) {
    if (before[i] !== after[i]) return `${before[i]}\n    is now\n    ${after[i]}`;
  }
  return undefined;
}

const out = mkdtempSync(join(tmpdir(), 'touchmove-chessops-'));
let files = 0;
let games = 0;
let faults = 0;
for (const file of readdirSync(join(folder, 'pgn')).filter(name => name.endsWith('.pgn')).sort()) {
  const original = join(folder, 'pgn', file);
  const copy = join(out, file);
  try {
    execFileSync(cli, ['pgn', 'convert', original, copy], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    if (error.status === 2 && String(error.stderr).includes('no game in it')) continue;
    throw error;
  }
  const before = readGames(original);
  const after = readGames(copy);
  const agree = agreeing(before, after);
  const wanted = file in readOtherwise ? readOtherwise[file][0] : after.length;
  files += 1;
  games += agree;
  if (agree >= wanted) continue;
  faults += 1;
  console.log(`${file}: ${agree} of ${after.length} games read as in the original, not ${wanted}`);
  for (let i = 0; i < Math.min(before.length, after.length); ++i) {
    const difference = firstDifference(before[i], after[i]);
    if (difference === undefined) continue;
    console.log(`  game ${i + 1}: ${difference}`);
    break;
  }
}
rmSync(out, { recursive: true });
console.log(`${games} games in ${files} files read as in the original, ${faults} files differ`);
process.exit(faults === 0 ? 0 : 1);
