import { addResults, type Hypotheses, NO_RESULTS, type Results, type Sprt, testHypotheses } from '@tabuleiro/engine';
import type { PlayedMatch } from './journal.ts';
import type { Series } from './series.ts';
import { firstOfMatch } from './settings.ts';

/**
 * Follows the test of a series. It looks at the matches in their order, whichever thread was faster, and after whole pairs,
 * when both players have had both sides of an opening: so a series that was interrupted ends where one that was not does.
 */
export class SprtWatch {
  readonly hypotheses: Hypotheses;
  /** How many matches the test has seen. */
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

  /** Looks at what has been played since, but at no more matches than that. */
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

/** A match as player A sees it. */
function resultOf({ number, outcome: { winner } }: PlayedMatch): Results {
  if (winner === null) return { ...NO_RESULTS, draws: 1 };
  return winner === firstOfMatch(number) ? { ...NO_RESULTS, wins: 1 } : { ...NO_RESULTS, losses: 1 };
}
