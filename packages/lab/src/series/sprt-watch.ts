import { addResults, NO_RESULTS, type Results } from '../statistics/results.ts';
import { type Hypotheses, type Sprt, testHypotheses } from '../statistics/sprt.ts';
import type { PlayedMatch } from './journal.ts';
import { firstOfMatch } from './series-settings.ts';
import type { Series } from './series.ts';

/**
 * Runs the sequential test of a series. It reads the matches in order, whichever thread was faster, and in pairs in
 * which both players had both sides of an opening. So an interrupted series ends at the same match as an uninterrupted
 * one.
 */
export class SprtWatch {
  readonly hypotheses: Hypotheses;
  /** The number of matches that the test has read. */
  matches = 0;
  sprt: Sprt;
  private readonly series: Series;
  private results: Results = NO_RESULTS;

  constructor(series: Series, hypotheses: Hypotheses) {
    this.series = series;
    this.hypotheses = hypotheses;
    this.sprt = testHypotheses(NO_RESULTS, hypotheses);
  }

  get isDecided(): boolean {
    return this.sprt.state !== 'going-on';
  }

  /** Reads the matches that were played since, up to this number. */
  advance(games: number): void {
    while (!this.isDecided && this.matches + 2 <= games) {
      const one = this.series.matchOf(this.matches + 1);
      const two = this.series.matchOf(this.matches + 2);
      if (one === undefined || two === undefined) return;
      this.results = addResults(addResults(this.results, resultOf(one)), resultOf(two));
      this.matches += 2;
      this.sprt = testHypotheses(this.results, this.hypotheses);
    }
  }
}

/** The result for player A. */
function resultOf({ number, outcome: { winner } }: PlayedMatch): Results {
  if (winner === null) return { ...NO_RESULTS, draws: 1 };
  return winner === firstOfMatch(number) ? { ...NO_RESULTS, wins: 1 } : { ...NO_RESULTS, losses: 1 };
}
