import type { Position, Random } from '@tabuleiro/games';

/** A detour is at most so many plies long. */
const LONGEST = 3;

/**
 * A position, and others to which so many detours of a few plies lead that are drawn by lot: mistakes make positions in which
 * both sides are about to win, and so much to find.
 */
export function withDetours(position: Position, count: number, random: Random): readonly Position[] {
  const found = [position];
  for (let detour = 0; detour < count; detour++) {
    const end = position.clone();
    for (let plies = detour % LONGEST; plies >= 0 && !end.isOver(); plies--) end.apply(end.randomMove(random));
    if (!end.isOver()) found.push(end);
  }
  return found;
}
