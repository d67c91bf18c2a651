import { assert, Match, type Move, type Rules, SeededRandom, type Start, VALUE_SCALE } from '@tabuleiro/games';
import type { Engine } from '../engine.ts';

/** How a match of a series begins: a start of the variant, and plies that nobody chose. */
export interface Opening {
  readonly start: Start;
  readonly moves: readonly Move[];
}

export interface OpeningOptions {
  readonly rules: Rules;
  readonly seed: number;
  /** Random plies; one more whenever there are no new openings of that length any more. With 0 all begin at the start. */
  readonly plies: number;
  /** Whether one side is so far ahead that the match would say little about its players. */
  readonly isDecided: (match: Match) => boolean;
}

/** After so many draws in a row without a new opening there are probably none. */
const MOST_DRAWS = 100;
/** So many plies more than asked for at most; then openings are played again. */
const MOST_EXTRA_PLIES = 8;

/**
 * The openings of a series, in order. The same seed gives the same ones, however many are asked for. They begin at the
 * starts of the variant in turn, and no two lead to the same position while there are others.
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

  /** The opening of that place, counted from 0. */
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
    // Steps of a whole round of starts, so that the one to come stays the one it should be.
    const rounds = Math.floor(this.found.length / starts.length);
    const again = this.found[this.random.below(rounds) * starts.length + (this.found.length % starts.length)];
    return again ?? { start, moves: [] };
  }

  /** Random plies that lead to something new and open, or null. */
  private drawMoves(start: Start, plies: number): readonly Move[] | null {
    const { rules, isDecided } = this.options;
    const match = new Match(rules, rules.start(start.id));
    while (match.moves.length < plies && match.outcome === null) match.play(match.position.randomMove(this.random));
    if (match.outcome !== null) return null;
    const place = rules.makePosition(match.position);
    if (this.seen.has(place)) return null;
    // Decided ones too: they need not be looked at twice.
    this.seen.add(place);
    return isDecided(match) ? null : match.moves;
  }
}

/** Enough to see what is about to be lost. */
const LOOK_NODES = 2000;

/** Asks a search whether a side is ahead by so much that it scores three points of four. */
export function decidedBy(engine: Engine): (match: Match) => boolean {
  return (match) => {
    engine.forget();
    const [best] = engine.analyse(match, { limits: { nodes: LOOK_NODES }, hurries: true }).lines;
    return best.end !== null || Math.abs(best.score) > VALUE_SCALE;
  };
}
