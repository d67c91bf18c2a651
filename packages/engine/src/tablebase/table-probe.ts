// Hot: asked at the nodes of a search.
import { CLOCK_LIMIT, type Evaluator, LARGEST_VALUE, type Move, type Position } from '@tabuleiro/games';
import { DRAW, NEW, NOT_KNOWN, type Path, SMALLEST_WIN, type TablebaseProbe, WIN } from '../search/index.ts';
import type { Tables } from './tables.ts';
import * as verdictsModule from './verdicts.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { DRAWN, LOST, WON } = verdictsModule;

// A win that is certain, but not in how many plies, lies between static values and wins that are counted: a larger margin is
// better, then less time to the next progress.
const FIRST_CERTAIN = LARGEST_VALUE + 1000;
const MARGIN_WORTH = 128;
const LONGEST = MARGIN_WORTH - 1;
const MOST_MARGIN = Math.floor((SMALLEST_WIN - FIRST_CERTAIN) / MARGIN_WORTH) - 1;

/** What tables know of the position that a search stands on. */
export class TableProbe implements TablebaseProbe {
  private readonly tables: Tables;
  private readonly position: Position;
  private readonly path: Path;
  private readonly evaluator: Evaluator;
  /** Of the last position asked about: 0 when tables do not have it, else a number of all that its proof depends on. */
  context = 0;

  /** `position` is the object that the evaluator searches. */
  constructor(tables: Tables, position: Position, path: Path, evaluator: Evaluator) {
    this.tables = tables;
    this.position = position;
    this.path = path;
    this.evaluator = evaluator;
  }

  /** The score of the position that stands now, so many plies above the root, or NOT_KNOWN. */
  score(height: number): number {
    const { tables } = this;
    this.context = 0;
    if (!tables.find(this.position)) return NOT_KNOWN;
    const left = this.evaluator.pliesLeft();
    const isFresh = this.path.isFresh(Math.max(0, CLOCK_LIMIT - left));
    this.context = 2 * left + (isFresh ? 1 : 2);
    switch (tables.judgeFound(this.position, isFresh)) {
      case WON:
        return this.certain(tables.surely, height);
      case LOST:
        return 0 - this.certain(0 - tables.atMost, height);
      case DRAWN:
        return DRAW;
      default:
        return NOT_KNOWN;
    }
  }

  scoreAfter(move: Move): number {
    const { evaluator, path } = this;
    const { searchState } = evaluator;
    searchState.apply(move);
    path.push(searchState.keyLow, searchState.keyHigh);
    const score = searchState.isOver() || path.repetition() !== NEW ? NOT_KNOWN : this.score(1);
    path.pop();
    searchState.undo();
    return score;
  }

  private certain(margin: number, height: number): number {
    const { distance, facet } = this.tables;
    const counted = WIN - height - distance;
    if (facet.distanceTo === 'end' && counted > SMALLEST_WIN) return counted;
    return FIRST_CERTAIN + MARGIN_WORTH * Math.min(margin, MOST_MARGIN) + LONGEST - Math.min(distance, LONGEST);
  }
}
