// Hot: asked for every late move.

// How many plies less a move is searched that comes late in a good order: more where more depth is left to save and where more
// moves have failed before it. It grows with the logarithms of both.
const DEPTHS = 64;
const MOVES = 64;
const BASE = 0.4;
const DIVISOR = 2.3;

const REDUCTIONS = Uint8Array.from({ length: DEPTHS * MOVES }, (_, index) => {
  const depth = Math.floor(index / MOVES);
  const order = index % MOVES;
  return depth < 1 || order < 1 ? 0 : Math.floor(BASE + (Math.log(depth) * Math.log(order)) / DIVISOR);
});

/** For a move searched as number `order`, counted from 0. */
export function reductionOf(depth: number, order: number): number {
  return REDUCTIONS[Math.min(depth, DEPTHS - 1) * MOVES + Math.min(order, MOVES - 1)]!;
}
