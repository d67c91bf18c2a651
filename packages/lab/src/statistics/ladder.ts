import { assert } from '@tabuleiro/games';
import { DEVIATIONS_95, ELO_SCALE, addResults, countOf, NO_RESULTS, type Results, reversed } from './elo.ts';
import { solve } from './linear-equations.ts';

/** The results of two players, from the view of the first. */
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
  /** Null for a player without a chain of matches to the anchor. */
  readonly rating: number | null;
  /** The half width of the 95 % confidence interval, relative to the anchor. */
  readonly error: number | null;
  readonly results: Results;
}

/** Added to each pair that has played: otherwise a player who always wins would have no rating. */
const ASSUMED: Results = { wins: 0.5, draws: 0, losses: 0.5 };
const MOST_STEPS = 200;
/** The longest Newton step, and the length that ends the iteration, in units of the logistic curve. */
const LONGEST_STEP = 2;
const SHORTEST_STEP = 1e-9;

/** Finds the maximum-likelihood ratings, with a draw as half a win. The best player comes first. */
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

/** All players with a chain of matches to this one. */
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

/** A pair as indexes of its players; −1 is the anchor, whose strength is 0. */
interface Tie {
  readonly one: number;
  readonly two: number;
  readonly results: Results;
}

/** Newton's method on the log-likelihood, which has a single maximum. */
class LadderFit {
  private readonly ties: readonly Tie[];
  private readonly strengths: Float64Array;

  constructor(rated: readonly string[], pairs: readonly PairResults[]) {
    this.strengths = new Float64Array(rated.length);
    this.ties = pairs.map(({ players: [one, two], results }) => {
      assert(one !== two, 'a player has another one as opponent');
      return { one: rated.indexOf(one), two: rated.indexOf(two), results: addResults(results, ASSUMED) };
    });
  }

  /** Strengths relative to the anchor and their standard errors, in units of the logistic curve. */
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

  /** The expected score of the first player. */
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

  /** The negative second derivatives of the log-likelihood. */
  private curvature(): readonly Float64Array[] {
    return this.spread((tie) => {
      const expected = this.expected(tie);
      return countOf(tie.results) * expected * (1 - expected);
    });
  }

  /** The variance of the slope. It is less than the curvature when there are draws, which the model does not know. */
  private variation(): readonly Float64Array[] {
    return this.spread((tie) => {
      const expected = this.expected(tie);
      const { wins, draws, losses } = tie.results;
      return wins * (1 - expected) ** 2 + draws * (0.5 - expected) ** 2 + losses * expected ** 2;
    });
  }

  /** The matrix of the pairs' weights: positive on the diagonal for both players, negative off it for the pair. */
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

  /** The square roots of the diagonal of C⁻¹ V C⁻¹, which is valid for any share of draws. */
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
