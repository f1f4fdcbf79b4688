// Games as chessops reads them, in a form that can be compared.
import { readFileSync } from 'node:fs';
import { parsePgn, startingPosition, walk } from 'chessops/pgn';
import { makeSanAndPlay, parseSan } from 'chessops/san';
import { makeUci } from 'chessops/util';

// What Windows-1252 has at 0x80 to 0x9f. (Node's own decoder takes it for ISO-8859-1.)
const windows1252 = '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** The text of a file in UTF-8, in UTF-16 with a mark, or else in Windows-1252. */
export function readText(path) {
  const bytes = readFileSync(path);
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replace(/[\x80-\x9f]/g, c => windows1252[c.charCodeAt(0) - 0x80]);
  }
}

export function readGames(path) {
  return parsePgn(readText(path), () => new Map());
}

/** The main line as far as it is legal, in SAN. */
export function mainLine(game) {
  const start = startingPosition(game.headers);
  if (start.isErr) return [];
  const position = start.value;
  const moves = [];
  for (const data of game.moves.mainline()) {
    const move = data.san === '--' ? undefined : parseSan(position, data.san);
    if (!move) break;
    moves.push(makeSanAndPlay(position, move));
  }
  return moves;
}

// Blanks and line ends are the same to a reader; what we could not read is not a comment.
function words(comments) {
  return (comments ?? [])
    .map(text => text.replace(/\[%tm unread [^\]]*\]/g, '').replace(/\s+/g, ' ').trim())
    .filter(text => text !== '');
}

/**
 * Every line of the tree, one text for each move in the order of the file: its depth, the move, glyphs and comments.
 * A line stops where chessops can't play on; undefined where it can't begin.
 */
export function treeLines(game) {
  const start = startingPosition(game.headers);
  if (start.isErr) return undefined;
  const lines = [words(game.comments).join(' | ')];
  walk(game.moves, new State(start.value, 0), (state, data) => {
    const move = parseSan(state.position, data.san);
    if (!move) return false;
    const uci = makeUci(move);
    makeSanAndPlay(state.position, move);
    state.depth += 1;
    const before = words(data.startingComments).join(' | ');
    const after = words(data.comments).join(' | ');
    lines.push(`${state.depth} {${before}} ${uci} ${(data.nags ?? []).map(nag => '$' + nag).join(' ')} {${after}}`);
    return true;
  });
  return lines;
}

class State {
  constructor(position, depth) {
    this.position = position;
    this.depth = depth;
  }
  clone() {
    return new State(this.position.clone(), this.depth);
  }
}
