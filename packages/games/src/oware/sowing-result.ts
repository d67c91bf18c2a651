import type { Move } from '../contract/index.ts';
import { PITS } from './layout.ts';
import type { OwarePosition } from './rules.ts';
import { sownPits } from './sowing.ts';

/** What a sowing does, in the order in which people see it. */
export interface SowingResult {
  /** The pit of each seed. */
  readonly sown: readonly number[];
  /** The pits that are captured, from the last seed's backwards. */
  readonly captured: readonly number[];
  /** The seeds that they give. */
  readonly taken: number;
}

/** What a legal move does, unless it is a pass. The rules decide what is captured; this only looks at what is missing. */
export function sowingResultOf(position: OwarePosition, move: Move): SowingResult {
  const sown = sownPits(move, position.seeds(move), position.variant === 'abapa');
  const next = position.clone();
  next.apply(move);
  const isCaptured = (pit: number): boolean => sown.includes(pit) && next.seeds(pit) === 0;
  return {
    sown,
    captured: PITS.filter(isCaptured).toReversed(),
    taken: next.store(position.turn) - position.store(position.turn),
  };
}
