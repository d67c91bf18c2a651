// Hot: moves are taken apart at every apply.

/** A move packs `to` and `from` in six bits each. */
export const packMove = (from: number, to: number): number => (from << 6) | to;
export const fromOf = (move: number): number => move >>> 6;
export const toOf = (move: number): number => move & 63;
