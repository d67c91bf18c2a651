// Hot: called for every late move.

// Late-move reductions: how many plies shallower a late move is searched. The reduction grows with the logarithms of
// the depth and of the move's number.
const DEPTHS = 64;
const MOVES = 64;
const BASE = 0.4;
const DIVISOR = 2.3;

const REDUCTIONS = Uint8Array.from({ length: DEPTHS * MOVES }, (_, index) => {
  const depth = Math.floor(index / MOVES);
  const order = index % MOVES;
  return depth < 1 || order < 1 ? 0 : Math.floor(BASE + (Math.log(depth) * Math.log(order)) / DIVISOR);
});

/** The reduction of a move; `order` is its number, counted from 0. */
export function reductionOf(depth: number, order: number): number {
  return REDUCTIONS[Math.min(depth, DEPTHS - 1) * MOVES + Math.min(order, MOVES - 1)]!;
}
