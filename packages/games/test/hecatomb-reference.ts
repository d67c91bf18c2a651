import type { Random } from '../src/index.ts';

// The player `hard` once more, slowly and in the plainest way, from the text of a position: nothing is shared with the
// player that it examines, not even the rules.

/** From a1 along the ranks to h8. */
const SQUARES = [...'12345678'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));

type Board = ReadonlyMap<string, string>;

function readBoard(text: string): Board {
  const ranks = (text.split(' ')[0] ?? '').split('/').toReversed();
  const signs = ranks.join('').replaceAll(/\d/g, (digit) => '-'.repeat(Number(digit)));
  return new Map(SQUARES.map((square, index) => [square, signs.charAt(index)]));
}

const across = (from: string, to: string): number => to.charCodeAt(0) - from.charCodeAt(0);
const upwards = (from: string, to: string): number => to.charCodeAt(1) - from.charCodeAt(1);

function isReached(board: Board, from: string, to: string): boolean {
  const [right, up] = [across(from, to), upwards(from, to)];
  const steps = Math.max(Math.abs(right), Math.abs(up));
  if (steps === 0 || (right !== 0 && up !== 0 && Math.abs(right) !== Math.abs(up))) return false;
  if (board.get(from)?.toLowerCase() === 'k') return steps === 1;
  return Array.from({ length: steps - 1 }, (_, index) => index + 1).every((step) => {
    const file = String.fromCharCode(from.charCodeAt(0) + Math.sign(right) * step);
    const rank = String.fromCharCode(from.charCodeAt(1) + Math.sign(up) * step);
    return board.get(file + rank) === '-';
  });
}

/** The moves to squares that hold one of the signs, in the order of the original's list; signs are tried in turn. */
function listMoves(board: Board, movers: string, goals: string): readonly string[] {
  const holding = (sign: string): readonly string[] => SQUARES.filter((square) => board.get(square) === sign);
  return [...movers].flatMap((mover) =>
    holding(mover).flatMap((from) =>
      [...goals].flatMap((goal) =>
        holding(goal)
          .filter((to) => isReached(board, from, to))
          .map((to) => from + to),
      ),
    ),
  );
}

/** What `hard` plays. */
export function referenceHard(text: string): string {
  const board = readBoard(text);
  const isWhite = text.split(' ')[1] === 'w';
  const [own, enemy] = isWhite ? ['QK', 'qk'] : ['qk', 'QK'];
  const captures = listMoves(board, own, enemy);
  let best = '';
  let farthest = 0;
  for (const move of captures.length > 0 ? captures : listMoves(board, own, '-')) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    const length = Math.round(Math.hypot(across(from, to), upwards(from, to)));
    if (length > farthest) [best, farthest] = [move, length];
  }
  return best;
}

/** A position with both kings and 1 to 31 queens a side, few more often than many, on squares drawn by lot. */
export function drawPosition(random: Random): string {
  const free = [...SQUARES];
  const board = new Map<string, string>();
  const put = (sign: string, count: number): void => {
    for (const square of Array.from({ length: count }, () => free.splice(random.below(free.length), 1)).flat()) {
      board.set(square, sign);
    }
  };
  put('K', 1);
  put('k', 1);
  for (const queen of 'Qq') put(queen, 1 + random.below(1 + random.below(31)));
  const rank = (digit: string): string => [...'abcdefgh'].map((file) => board.get(file + digit) ?? '-').join('');
  const ranks = [...'87654321'].map(rank).join('/');
  const packed = ranks.replaceAll(/-+/g, (empty) => String(empty.length));
  return `${packed} ${random.below(2) === 0 ? 'w' : 'b'} ${1 + random.below(10)}`;
}
