import { type GameId, GAMES, loadRules } from '../src/index.ts';
import { type ConformanceOptions, type Finding, inspectRules } from '../src/testing/index.ts';

interface GameVariant {
  readonly id: GameId;
  readonly variant: string;
}

export const VARIANTS: readonly GameVariant[] = GAMES.flatMap(({ id, variants }) =>
  variants.map((variant) => ({ id, variant: variant.id })),
);

/** More moves than that in a position take long to examine. */
const WIDE_FROM = 1000;

/** What breaks the contract in a variant, examined as usual or, where there are thousands of moves, as a wide one. */
export async function findingsOf(
  { id, variant }: GameVariant,
  usual: ConformanceOptions,
  wide: ConformanceOptions,
): Promise<readonly Finding[]> {
  const rules = await loadRules(id, variant);
  return inspectRules(rules, rules.start().countMoves() > WIDE_FROM ? wide : usual);
}
