// Hot: the search for forced wins. Numbers in brackets are the rules of README.md.
import * as geometryModule from '../geometry.ts';
import * as movesModule from '../moves.ts';
import { ProofBoard, ATTACKER_WON, BY_WILD_PIN, DEFENDER_WON, GOES_ON, SIDE_ONE, SIDE_TWO } from './proof-board.ts';
import { PinDemands } from './win-conditions.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { HOLES, PIECES_EACH, pinIn } = geometryModule;
const { holeOf, NONE, pieceOf } = movesModule;

// There are about 56,000 turns, but a turn changes little for the following ones, and steps and pins can be examined
// separately:
//
// - A pin has no effect until its owner steps by it. So the pins of the last turn before a win do not matter, except in a
//   piece that becomes full [6], which is covered by counting its empty holes.
// - The attacker's last turn but one needs two pins that punish every answer. `PinDemands` finds them without trying pairs, so
//   "is there a win in three plies" is answered exactly, for all turns.
// - Where the defender has turns left, its new pins are not tried. They become wild pins: the defender chooses the place of
//   a wild pin only when it steps by it. That is more than the rules allow, so a win against wild pins is a win against all
//   pins. Where no pin surely leads to the board, the defender may also omit the step [4].
// - Where a full piece always wins [6], pins also punish by filling: one pin in a piece with three empty holes, or two in a
//   piece with four, so that the next turn fills it. `PinDemands` covers these too, and the answer stays exact.
// - For earlier pins of its own the attacker tries only some pairs: a win may be missed, but none is false.

/** [3] The number of pins in a turn. */
const PINS = 2;
const MOST_STEPS = 2 * PIECES_EACH * HOLES + 1;
const DEEPEST = 24;

export class EigenstateWinSearch {
  readonly arena = new ProofBoard();
  /** Counts a position; true when the search must stop. */
  private readonly spend: () => boolean;
  private readonly steps = Array.from({ length: 2 * DEEPEST }, () => new Int16Array(MOST_STEPS));
  private readonly killers = new Int16Array(DEEPEST);
  private readonly chooser = new PairChooser(this.arena);
  readonly demands = new PinDemands();
  private readonly punishing = new Int16Array(2 * PIECES_EACH * PIECES_EACH + PIECES_EACH * HOLES);
  private attacker = SIDE_ONE;
  private defender = SIDE_TWO;
  /** Whether a full piece [6] might win where no win was found; the answer is then uncertain. */
  isUncertain = false;
  isSpent = false;

  // The first turn of the win: a place and two pins; a pin is NONE if it may be any.
  step = NONE;
  firstPin = NONE;
  secondPin = NONE;

  constructor(spend: () => boolean) {
    this.spend = spend;
  }

  setAttacker(attacker: number): void {
    this.attacker = attacker;
    this.defender = SIDE_ONE + SIDE_TWO - attacker;
    this.isUncertain = false;
    this.isSpent = false;
    this.killers.fill(NONE);
  }

  /** Whether the attacker, which is to move, wins within this number of its own turns. */
  attack(turns: number, wildPins: number, depth: number): boolean {
    if (this.isSpent) return false;
    if (this.winsNow()) return true;
    if (turns === 1 || !this.canWinWithin(turns)) return false;
    if (this.winsInTwoTurns(wildPins, depth, false)) return true;
    return turns > 2 && depth + 1 < DEEPEST && this.attackDeeply(turns, wildPins, depth);
  }

  /** [5] [6] Whether the attacker, which is to move, wins by this very turn. */
  winsNow(): boolean {
    const { arena, attacker, defender } = this;
    if (arena.inPlay[defender] === 2 && arena.canTake(attacker, defender)) return true;
    if (arena.fewestHoles(attacker) > PINS) return false;
    // A piece with two empty holes has at least six steps, and one of them takes no own piece.
    if (arena.doesFullAlwaysWin) return true;
    // Rare: a piece can be filled now.
    const steps = new Int16Array(MOST_STEPS);
    const count = arena.listSteps(attacker, false, steps);
    let isFull = false;
    for (let index = 0; index < count && !isFull; index++) {
      arena.step(attacker, steps[index]!);
      isFull = arena.doesFullWin && arena.fewestHoles(attacker) <= PINS;
      arena.takeBack(steps[index]!);
    }
    return isFull;
  }

  /**
   * Whether some turn of the attacker leaves the defender without an answer; exact unless `isUncertain`. With `endsAtOnce`
   * every answer must end the match by itself.
   */
  winsInTwoTurns(wildPins: number, depth: number, endsAtOnce: boolean): boolean {
    const { arena, attacker } = this;
    const steps = this.steps[2 * depth]!;
    const count = arena.listSteps(attacker, false, steps);
    for (let index = 0; index < count; index++) {
      const step = steps[index]!;
      if (this.spend()) {
        this.isSpent = true;
        return false;
      }
      arena.step(attacker, step);
      const isWon = this.collectDemands(wildPins, depth, endsAtOnce) && this.meetDemands();
      arena.takeBack(step);
      if (!isWon) continue;
      this.step = step;
      this.firstPin = this.demands.first;
      this.secondPin = this.demands.second;
      return true;
    }
    return false;
  }

  /** After a step of the attacker: collects the answers that its pins must punish. False when no pins can. */
  collectDemands(wildPins: number, depth: number, endsAtOnce: boolean): boolean {
    const { arena, defender, demands } = this;
    demands.clear();
    if (this.outcomeOfAttack(wildPins) === DEFENDER_WON) return false;
    const replies = this.steps[2 * depth + 1]!;
    const count = arena.listSteps(defender, wildPins > 0, replies);
    let isPossible = true;
    for (let index = 0; index < count && isPossible; index++) {
      const reply = replies[index]!;
      arena.step(defender, reply);
      const outcome = this.outcomeOfReply(wildPinsAfter(wildPins, reply));
      if (outcome === DEFENDER_WON) isPossible = false;
      else if (outcome === GOES_ON && (endsAtOnce || !this.winsNow())) {
        isPossible = !endsAtOnce && this.addDemand();
        this.noteFullness();
      }
      arena.takeBack(reply);
    }
    return isPossible;
  }

  /** After an answer that the old pins do not punish: collects the new pins that do. False when there are none. */
  private addDemand(): boolean {
    const { arena, attacker, defender, demands, punishing } = this;
    let count = arena.inPlay[defender] === 2 ? arena.listTakingPins(attacker, defender, punishing) : 0;
    if (!arena.doesFullAlwaysWin) {
      if (count > 0) demands.add(punishing, count, count);
      return count > 0;
    }
    // [6] The next turn fills a piece that has two empty holes by then.
    count = arena.pushFewHoles(attacker, PINS + 1, PINS + 1, punishing, count);
    const all = arena.pushFewHoles(attacker, 2 * PINS, 2 * PINS, punishing, count);
    if (all > 0) demands.add(punishing, count, all);
    return all > 0;
  }

  private meetDemands(): boolean {
    const { arena, attacker, demands } = this;
    const holes = HOLES_LIST;
    const count = arena.listHoles(attacker, holes);
    if (count >= PINS) return demands.findPair();
    demands.first = count === 0 ? NONE : holes[0]!;
    demands.second = NONE;
    return demands.areMetBy(demands.first, NONE);
  }

  /** [6] Two pins now and two in the next turn might fill a piece when both sides have two. */
  private noteFullness(): void {
    const { arena } = this;
    if (arena.doesFullAlwaysWin) return;
    const pieces = arena.inPlay[SIDE_ONE]! + arena.inPlay[SIDE_TWO]!;
    if (pieces <= 5 && arena.fewestHoles(this.attacker) <= 2 * PINS) this.isUncertain = true;
  }

  /** [5] A turn takes one piece at most; [6] and fills two holes. */
  private canWinWithin(turns: number): boolean {
    const { arena, attacker, defender } = this;
    return (
      arena.inPlay[defender]! - 1 <= turns || (arena.doesFullAlwaysWin && arena.fewestHoles(attacker) <= turns * PINS)
    );
  }

  private attackDeeply(turns: number, wildPins: number, depth: number): boolean {
    const steps = this.steps[2 * depth]!;
    const count = this.arena.listSteps(this.attacker, false, steps);
    for (let index = 0; index < count; index++) {
      if (this.attackBy(steps[index]!, turns, wildPins, depth, NO_PAIR)) return true;
      if (this.isSpent) return false;
    }
    return false;
  }

  /** Whether the attacker wins within this number of turns by a step and some pins other than a given pair. */
  attackBy(step: number, turns: number, wildPins: number, depth: number, aside: number): boolean {
    const { arena, attacker, defender, chooser } = this;
    const before = arena.inPlay[attacker]!;
    const isFillable = arena.doesFullAlwaysWin && arena.fewestHoles(attacker) <= turns * PINS;
    arena.step(attacker, step);
    // Taking an own piece helps only in zugzwang.
    const isWorthwhile = arena.inPlay[attacker] === before && (isFillable || arena.inPlay[defender]! - 1 <= turns - 1);
    const pairs = isWorthwhile ? chooser.choose(attacker, defender, wildPins, turns) : [];
    for (const pair of pairs) {
      const [first, second] = [pair >> PAIR_SHIFT, pair & NONE];
      if (pair === aside || packPair(second, first) === aside) continue;
      this.put(first);
      this.put(second);
      const isWon = this.outcomeOfAttack(wildPins) !== DEFENDER_WON && this.holds(turns - 1, wildPins, depth);
      this.put(first);
      this.put(second);
      if (!isWon) continue;
      arena.takeBack(step);
      this.step = step;
      this.firstPin = first;
      this.secondPin = second;
      return true;
    }
    arena.takeBack(step);
    return false;
  }

  /**
   * Whether the attacker, with this number of turns left, wins against every turn of the defender, which is to move.
   */
  holds(turns: number, wildPins: number, depth: number): boolean {
    const { arena, defender, killers } = this;
    const replies = this.steps[2 * depth + 1]!;
    const count = arena.listSteps(defender, wildPins > 0, replies);
    const killer = replies.indexOf(killers[depth]!);
    if (killer > 0 && killer < count) {
      replies[killer] = replies[0]!;
      replies[0] = killers[depth]!;
    }
    for (let index = 0; index < count; index++) {
      const reply = replies[index]!;
      if (this.holdsAgainst(reply, turns, wildPins, depth)) continue;
      killers[depth] = reply;
      return false;
    }
    return true;
  }

  /** The same against one step of the defender with any pins. */
  holdsAgainst(reply: number, turns: number, wildPins: number, depth: number): boolean {
    const { arena, defender } = this;
    const left = wildPinsAfter(wildPins, reply);
    arena.step(defender, reply);
    const outcome = this.outcomeOfReply(left);
    const isWon = outcome === ATTACKER_WON || (outcome === GOES_ON && turns > 0 && this.attack(turns, left, depth + 1));
    arena.takeBack(reply);
    return isWon;
  }

  /** [5] [6] After a turn of the attacker, its pins included. A wild pin may have filled a piece of the defender. */
  private outcomeOfAttack(wildPins: number): number {
    const { arena, attacker, defender } = this;
    if (arena.inPlay[attacker] === 1) return DEFENDER_WON;
    if (arena.inPlay[defender] === 1) return ATTACKER_WON;
    if (!arena.doesFullWin) return GOES_ON;
    if (arena.fewestHoles(attacker) === 0) return ATTACKER_WON;
    return arena.fewestHoles(defender) <= wildPins ? DEFENDER_WON : GOES_ON;
  }

  /** [5] [6] After a turn of the defender, whose new pins are wild ones. */
  private outcomeOfReply(wildPins: number): number {
    const { arena, attacker, defender } = this;
    if (arena.inPlay[defender] === 1) return ATTACKER_WON;
    if (arena.inPlay[attacker] === 1) return DEFENDER_WON;
    if (!arena.doesFullWin) return GOES_ON;
    if (arena.fewestHoles(defender) <= wildPins) return DEFENDER_WON;
    return arena.fewestHoles(attacker) === 0 ? ATTACKER_WON : GOES_ON;
  }

  /** Places or removes a pin of the attacker. */
  private put(place: number): void {
    if (place !== NONE) this.arena.pins[this.attacker + pieceOf(place)]! ^= pinIn(holeOf(place));
  }
}

const PAIR_SHIFT = 8;
/** No pair is excluded. */
export const NO_PAIR = -1;
/** Two pins as `attackBy` knows them. */
export const packPair = (first: number, second: number): number => (first << PAIR_SHIFT) | second;
const HOLES_LIST = new Int16Array(PIECES_EACH * HOLES);

/** A turn of the defender adds two wild pins; a step by one uses it up. */
const wildPinsAfter = (wildPins: number, reply: number): number =>
  wildPins + PINS - ((reply & BY_WILD_PIN) === 0 ? 0 : 1);

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
