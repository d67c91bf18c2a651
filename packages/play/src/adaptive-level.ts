import { HIGHEST_LEVEL } from '@tabuleiro/games';

/** How a person fares against the opponent that is offered first. */
export interface OpponentProgress {
  /** The level of that opponent. */
  readonly level: number;
  /** How many of the last matches against it in a row were won, or, below 0, lost. */
  readonly streak: number;
}

export type PersonalResult = 'won' | 'lost' | 'drawn';

/** Wins in a row that bring a stronger opponent, and losses in a row that bring a weaker one. */
const ENOUGH = 2;

export function adaptOpponent({ level, streak }: OpponentProgress, result: PersonalResult): OpponentProgress {
  if (result === 'drawn') return { level, streak: 0 };
  const step = result === 'won' ? 1 : -1;
  const next = Math.sign(streak) === step ? streak + step : step;
  if (Math.abs(next) < ENOUGH) return { level, streak: next };
  return { level: Math.min(HIGHEST_LEVEL, Math.max(1, level + step)), streak: 0 };
}
