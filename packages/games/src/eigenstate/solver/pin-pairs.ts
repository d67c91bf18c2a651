import * as geometryModule from '../geometry.ts';
import * as movesModule from '../moves.ts';
// Hot: chooses pins for every step that the search visits.
import type { ProofBoard } from './proof-board.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { HOLES, PIECES_EACH } = geometryModule;
const { NONE } = movesModule;

const PLACES = PIECES_EACH << 5;
const SHIFT = 8;
/** How many pins are paired when two turns follow, and when more do. */
const WIDE = 7;
const NARROW = 4;

/**
 * Chooses pairs of new pins worth trying: those that allow a capture after as many answers as possible or, where a full piece
 * always wins, those that fill a piece.
 */
export class PairChooser {
  private readonly arena: ProofBoard;
  private readonly worth = new Int32Array(PLACES);
  private readonly replies = new Int16Array(2 * PIECES_EACH * HOLES + 1);
  private readonly taking = new Int16Array(2 * PIECES_EACH * PIECES_EACH);
  private readonly holes = new Int16Array(PIECES_EACH * HOLES);

  constructor(arena: ProofBoard) {
    this.arena = arena;
  }

  /** Pairs of pins after a step of the attacker, packed as numbers; the most promising first. */
  choose(attacker: number, defender: number, wildPins: number, turns: number): readonly number[] {
    const { arena, worth, replies, taking, holes } = this;
    worth.fill(0);
    const count = arena.listSteps(defender, wildPins > 0, replies);
    for (let index = 0; index < count; index++) {
      arena.step(defender, replies[index]!);
      if (!arena.canTake(attacker, defender)) {
        const pins = arena.listTakingPins(attacker, defender, taking);
        for (let pin = 0; pin < pins; pin++) worth[taking[pin]!]!++;
      }
      if (arena.doesFullAlwaysWin) {
        const filling = arena.pushFewHoles(attacker, 1, 2 * turns, holes, 0);
        for (let pin = 0; pin < filling; pin++) worth[holes[pin]!]!++;
      }
      arena.takeBack(replies[index]!);
    }
    return this.pairsOf(this.bestPins(attacker, turns > 3 ? NARROW : WIDE));
  }

  private bestPins(attacker: number, width: number): readonly number[] {
    const { arena, worth, holes } = this;
    const count = arena.listHoles(attacker, holes);
    return [...holes.subarray(0, count)].sort((a, b) => worth[b]! - worth[a]! || a - b).slice(0, width);
  }

  private pairsOf(pins: readonly number[]): readonly number[] {
    const [only = NONE] = pins;
    if (pins.length < 2) return [(only << SHIFT) | NONE];
    const pairs: number[] = [];
    for (let sum = 1; sum < 2 * pins.length; sum++) {
      for (let first = 0; 2 * first < sum; first++) {
        const second = sum - first;
        if (second < pins.length) pairs.push((pins[first]! << SHIFT) | pins[second]!);
      }
    }
    return pairs;
  }
}
