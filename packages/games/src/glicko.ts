/** The Glicko-2 rating of a player in one game. */
export interface Rating {
  readonly rating: number;
  /** How uncertain the rating is. */
  readonly deviation: number;
  /** How much the player's strength changes. */
  readonly volatility: number;
}

/** The rating of a new player. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The unit of the inner scale. */
const SCALE = 173.7178;
/** How fast volatility may change. */
const TAU = 0.5;
const PRECISION = 1e-6;
/** The rating period: without a match the rating becomes less certain in each. */
const PERIOD_MS = 7 * 86_400_000;

/**
 * The rating after one match, each match being a period of its own. `score` is 1 for a win, 0.5 for a draw, 0 for a loss;
 * `idleMs` is how long the player had not played.
 */
export function rateMatch(player: Rating, opponent: Rating, score: number, idleMs: number): Rating {
  const mu = (player.rating - NEWCOMER.rating) / SCALE;
  const phi = rested(player, idleMs) / SCALE;
  const theirMu = (opponent.rating - NEWCOMER.rating) / SCALE;
  const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-weight * (mu - theirMu)));
  const variance = 1 / (weight ** 2 * expected * (1 - expected));
  const surprise = score - expected;
  const volatility = newVolatility(phi, player.volatility, variance, variance * weight * surprise);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  return {
    rating: NEWCOMER.rating + SCALE * (mu + after ** 2 * weight * surprise),
    deviation: Math.min(NEWCOMER.deviation, SCALE * after),
    volatility,
  };
}

/** The deviation of a player after an idle time. */
export function rested({ deviation, volatility }: Rating, idleMs: number): number {
  const periods = Math.max(0, idleMs) / PERIOD_MS;
  return Math.min(NEWCOMER.deviation, Math.sqrt(deviation ** 2 + periods * (volatility * SCALE) ** 2));
}

/** Solves for the volatility that explains the result best, by the Illinois method. */
function newVolatility(phi: number, volatility: number, variance: number, delta: number): number {
  const start = Math.log(volatility ** 2);
  const slope = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  const excess = delta ** 2 - phi ** 2 - variance;
  let high = excess > 0 ? Math.log(excess) : firstBelow(start, slope);
  let atLow = slope(low);
  let atHigh = slope(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = slope(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}

/** Where the slope is no longer negative, in steps down from the start. */
function firstBelow(start: number, slope: (x: number) => number): number {
  let x = start - TAU;
  while (slope(x) < 0) x -= TAU;
  return x;
}
