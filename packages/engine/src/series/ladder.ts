import { assert } from '@tabuleiro/games';
import { solve } from '../tune/linear.ts';
import { DEVIATIONS_95, ELO_SCALE } from './elo.ts';
import { addResults, countOf, NO_RESULTS, type Results, reversed } from './results.ts';

/** What two players of a tournament made of their matches, seen by the first. */
export interface PairResults {
  readonly players: readonly [one: string, two: string];
  readonly results: Results;
}

export interface Anchor {
  readonly player: string;
  readonly rating: number;
}

export interface Rung {
  readonly player: string;
  /** Null for a player whom no chain of matches ties to the anchor. */
  readonly rating: number | null;
  /** The rating lies within so much of the true one, measured from the anchor, with a certainty of 95 %. */
  readonly error: number | null;
  readonly results: Results;
}

/** To each pair that has played half a win and half a loss are added: else a player who always wins would have no rating. */
const ASSUMED: Results = { wins: 0.5, draws: 0, losses: 0.5 };
const MOST_STEPS = 200;
/** In units of the logistic curve: no step is longer, and one this short is the last. */
const LONGEST_STEP = 2;
const SHORTEST_STEP = 1e-9;

/** Finds the ratings that make the results of all pairs likeliest, a draw as half a win, and orders by them, the best first. */
export function makeLadder(pairs: readonly PairResults[], anchor: Anchor): readonly Rung[] {
  const played = pairs.filter(({ results }) => countOf(results) > 0);
  const players = [...new Set([anchor.player, ...pairs.flatMap((pair) => pair.players)])];
  const tied = tiedTo(anchor.player, played);
  const rated = players.filter((player) => player !== anchor.player && tied.has(player));
  const fit = new LadderFit(
    rated,
    played.filter((pair) => tied.has(pair.players[0])),
  );
  const { strengths, errors } = fit.run();
  const rungs = players.map((player): Rung => {
    const results = totalOf(player, played);
    if (player === anchor.player) return { player, rating: anchor.rating, error: 0, results };
    const index = rated.indexOf(player);
    if (index < 0) return { player, rating: null, error: null, results };
    const rating = anchor.rating + ELO_SCALE * (strengths[index] ?? 0);
    return { player, rating, error: DEVIATIONS_95 * ELO_SCALE * (errors[index] ?? 0), results };
  });
  return rungs.sort((a, b) => (b.rating ?? -Infinity) - (a.rating ?? -Infinity) || 0);
}

function totalOf(player: string, pairs: readonly PairResults[]): Results {
  return pairs.reduce((sum, { players: [one, two], results }) => {
    if (one === player) return addResults(sum, results);
    return two === player ? addResults(sum, reversed(results)) : sum;
  }, NO_RESULTS);
}

/** All players whom a chain of matches ties to this one. */
function tiedTo(player: string, pairs: readonly PairResults[]): ReadonlySet<string> {
  const tied = new Set([player]);
  for (let before = 0; before < tied.size;) {
    before = tied.size;
    for (const { players } of pairs) {
      if (players.some((one) => tied.has(one))) for (const one of players) tied.add(one);
    }
  }
  return tied;
}

/** One pair by the places of its players in the list; −1 is the anchor, whose strength is 0. */
interface Tie {
  readonly one: number;
  readonly two: number;
  readonly results: Results;
}

/** Newton's method on the likelihood, which has a single top. */
class LadderFit {
  private readonly ties: readonly Tie[];
  private readonly strengths: Float64Array;

  constructor(rated: readonly string[], pairs: readonly PairResults[]) {
    this.strengths = new Float64Array(rated.length);
    this.ties = pairs.map(({ players: [one, two], results }) => {
      assert(one !== two, 'nobody plays against himself');
      return { one: rated.indexOf(one), two: rated.indexOf(two), results: addResults(results, ASSUMED) };
    });
  }

  /** The strengths over the anchor and their standard errors, in units of the logistic curve. */
  run(): { readonly strengths: Float64Array; readonly errors: Float64Array } {
    for (let step = 0; step < MOST_STEPS; step++) {
      const change = solve(this.curvature(), this.slope());
      const longest = change.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      const part = Math.min(1, LONGEST_STEP / longest);
      for (const [index, one] of change.entries()) this.strengths[index] = this.strengthOf(index) + part * one;
      if (longest < SHORTEST_STEP) break;
    }
    return { strengths: this.strengths, errors: this.errors() };
  }

  private strengthOf(index: number): number {
    return this.strengths[index] ?? 0;
  }

  /** What the model expects of the first player per match. */
  private expected({ one, two }: Tie): number {
    return 1 / (1 + Math.exp(this.strengthOf(two) - this.strengthOf(one)));
  }

  private slope(): Float64Array {
    const slope = new Float64Array(this.strengths.length);
    for (const tie of this.ties) {
      const { wins, draws } = tie.results;
      const surplus = wins + draws / 2 - countOf(tie.results) * this.expected(tie);
      if (tie.one >= 0) slope[tie.one] = (slope[tie.one] ?? 0) + surplus;
      if (tie.two >= 0) slope[tie.two] = (slope[tie.two] ?? 0) - surplus;
    }
    return slope;
  }

  /** How fast the slope falls. */
  private curvature(): readonly Float64Array[] {
    return this.spread((tie) => {
      const expected = this.expected(tie);
      return countOf(tie.results) * expected * (1 - expected);
    });
  }

  /** How much the slope varies by chance; less than the curvature where there are draws, which the model does not know. */
  private variation(): readonly Float64Array[] {
    return this.spread((tie) => {
      const expected = this.expected(tie);
      const { wins, draws, losses } = tie.results;
      return wins * (1 - expected) ** 2 + draws * (0.5 - expected) ** 2 + losses * expected ** 2;
    });
  }

  /** A matrix to which each pair gives a weight: on the diagonal for its players, off it, negative, for the two together. */
  private spread(weightOf: (tie: Tie) => number): readonly Float64Array[] {
    const matrix = Array.from(this.strengths, () => new Float64Array(this.strengths.length));
    const add = (row: number, column: number, weight: number): void => {
      const cells = matrix[row];
      if (cells !== undefined && column >= 0) cells[column] = (cells[column] ?? 0) + weight;
    };
    for (const tie of this.ties) {
      const weight = weightOf(tie);
      add(tie.one, tie.one, weight);
      add(tie.two, tie.two, weight);
      add(tie.one, tie.two, -weight);
      add(tie.two, tie.one, -weight);
    }
    return matrix;
  }

  /** The square roots of the diagonal of C⁻¹ V C⁻¹, the variance that holds whatever the share of draws. */
  private errors(): Float64Array {
    const curvature = this.curvature();
    const variation = this.variation();
    return this.strengths.map((_, index) => {
      const unit = new Float64Array(this.strengths.length);
      unit[index] = 1;
      const column = solve(curvature, unit);
      let variance = 0;
      for (const [row, cells] of variation.entries()) {
        for (const [other, cell] of cells.entries()) variance += (column[row] ?? 0) * cell * (column[other] ?? 0);
      }
      return Math.sqrt(variance);
    });
  }
}
