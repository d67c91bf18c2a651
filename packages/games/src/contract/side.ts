/** The two players. Each game's texts name them (white, south …); 1 moves first unless the start says otherwise. */
export const SIDES = [1, 2] as const;
export type Side = (typeof SIDES)[number];

/** One value for each side, indexed by the side itself. */
export type BySide<T> = Readonly<Record<Side, T>>;

export function otherSide(side: Side): Side {
  return side === 1 ? 2 : 1;
}
