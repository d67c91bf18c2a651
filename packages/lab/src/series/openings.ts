import type { Engine } from '@tabuleiro/engine';
import { assert, Match, type Move, type Rules, SeededRandom, type Start, VALUE_SCALE } from '@tabuleiro/games';

/** A start of the variant and random plies. */
export interface Opening {
  readonly start: Start;
  readonly moves: readonly Move[];
}

export interface OpeningOptions {
  readonly rules: Rules;
  readonly seed: number;
  /** Random plies; one more when no new openings of that length are left. With 0 all matches begin at the start. */
  readonly plies: number;
  /** Whether one side is so far ahead that the match would say little. */
  readonly isDecided: (match: Match) => boolean;
}

/** After this many failed draws in a row there are probably no new openings. */
const MOST_DRAWS = 100;
/** The most extra plies; then openings repeat. */
const MOST_EXTRA_PLIES = 8;

/**
 * The openings of a series in order, decided by the seed. They take the starts of the variant in turn; no two lead to
 * the same position while others are left.
 */
export class Openings {
  private readonly options: OpeningOptions;
  private readonly random: SeededRandom;
  private readonly found: Opening[] = [];
  private readonly seen = new Set<string>();
  private extraPlies = 0;

  constructor(options: OpeningOptions) {
    this.options = options;
    this.random = new SeededRandom(options.seed);
  }

  /** The opening with this index. */
  at(index: number): Opening {
    while (this.found.length <= index) this.found.push(this.findNext());
    const opening = this.found[index];
    assert(opening !== undefined, 'an opening was found');
    return opening;
  }

  private findNext(): Opening {
    const { rules, plies } = this.options;
    const { starts } = rules.variant;
    const start = starts[this.found.length % starts.length] ?? starts[0];
    if (plies === 0) return { start, moves: [] };
    while (this.extraPlies <= MOST_EXTRA_PLIES) {
      for (let draw = 0; draw < MOST_DRAWS; draw++) {
        const moves = this.drawMoves(start, plies + this.extraPlies);
        if (moves !== null) return { start, moves };
      }
      this.extraPlies++;
    }
    // Steps of a whole round, so that starts still take turns.
    const rounds = Math.floor(this.found.length / starts.length);
    const again = this.found[this.random.below(rounds) * starts.length + (this.found.length % starts.length)];
    return again ?? { start, moves: [] };
  }

  /** Random plies to a new undecided position, or null. */
  private drawMoves(start: Start, plies: number): readonly Move[] | null {
    const { rules, isDecided } = this.options;
    const match = new Match(rules, rules.start(start.id));
    while (match.moves.length < plies && match.outcome === null) match.play(match.position.randomMove(this.random));
    if (match.outcome !== null) return null;
    const place = rules.makePosition(match.position);
    if (this.seen.has(place)) return null;
    // Decided positions too: they need no second look.
    this.seen.add(place);
    return isDecided(match) ? null : match.moves;
  }
}

/** Enough to see immediate losses. */
const LOOK_NODES = 2000;

/** A search decides whether a side is so far ahead that it would score three points of four. */
export function decidedBy(engine: Engine): (match: Match) => boolean {
  return (match) => {
    engine.forget();
    const [best] = engine.analyse(match, { limits: { nodes: LOOK_NODES }, hurries: true }).lines;
    return best.end !== null || Math.abs(best.score) > VALUE_SCALE;
  };
}
