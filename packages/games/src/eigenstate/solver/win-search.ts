import * as geometryModule from '../geometry.ts';
import * as movesModule from '../moves.ts';
import { PairChooser } from './pin-pairs.ts';
// Hot: the search for forced wins. Numbers in brackets are the rules of README.md.
import { ProofBoard, ATTACKER_WON, BY_WILD_PIN, DEFENDER_WON, GOES_ON, SIDE_ONE, SIDE_TWO } from './proof-board.ts';
import { PinDemands } from './win-conditions.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { HOLES, PIECES_EACH, pinIn } = geometryModule;
const { holeOf, NONE, pieceOf } = movesModule;

// A turn is one of some 56,000, but what a turn changes for the next ones is little, and that can be looked at apart:
//
// - A pin does nothing until its owner steps by it. So the pins of the last turn before a win never matter, but for a piece
//   that becomes full [6], which is looked at by counting its empty holes.
// - The attacker's last turn but one needs two pins that punish every answer: `PinDemands` finds them without trying pairs. So
//   "is there a win in three plies" is answered exactly, for all turns.
// - Where the defender has turns left, its new pins are not tried. They are kept as wild pins: the defender may say where
//   it has put one when it steps by it. That gives it more than the rules do (the attacker has to choose without knowing),
//   so a win against wild pins is a win against all. Where no pin is certain to lead anywhere it may also stay [4].
// - Where a full piece always wins [6], pins may also punish by filling: one of them a piece with three empty holes, both
//   together a piece with four, so that the next turn fills it. `PinDemands` knows these too, and the answer stays exact.
// - For its own pins further from the end the attacker tries only some pairs: a win may be missed, none is made up.

/** [3] A turn puts so many. */
const PINS = 2;
const MOST_STEPS = 2 * PIECES_EACH * HOLES + 1;
const DEEPEST = 24;

export class EigenstateWinSearch {
  readonly arena = new ProofBoard();
  /** Counts a position; true when it is enough. */
  private readonly spend: () => boolean;
  private readonly steps = Array.from({ length: 2 * DEEPEST }, () => new Int16Array(MOST_STEPS));
  private readonly killers = new Int16Array(DEEPEST);
  private readonly chooser = new PairChooser(this.arena);
  readonly demands = new PinDemands();
  private readonly punishing = new Int16Array(2 * PIECES_EACH * PIECES_EACH + PIECES_EACH * HOLES);
  private attacker = SIDE_ONE;
  private defender = SIDE_TWO;
  /** Whether a full piece [6] might have won where nothing was found: then nothing is certain. */
  isUncertain = false;
  isSpent = false;

  // The first turn of a win that was found: a place and two pins, NONE for a pin where any will do.
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
    // A piece with two empty holes has six steps at least, one of which takes no own piece.
    if (arena.doesFullAlwaysWin) return true;
    // Seldom: a piece can be filled now.
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
   * Whether a turn of the attacker leaves the defender without an answer: exactly so, unless `isUncertain`. With `endsAtOnce`
   * every answer has to end the match by itself.
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

  /** After a step of the attacker: what its pins have to punish. False when no pins can. */
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

  /** After an answer that the old pins do not punish: the new ones that do. False when there are none. */
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

  /** Whether the attacker wins within this number of turns by a step and some pins, leaving aside those of a pair. */
  attackBy(step: number, turns: number, wildPins: number, depth: number, aside: number): boolean {
    const { arena, attacker, defender, chooser } = this;
    const before = arena.inPlay[attacker]!;
    const isFillable = arena.doesFullAlwaysWin && arena.fewestHoles(attacker) <= turns * PINS;
    arena.step(attacker, step);
    // To take an own piece helps only in zugzwang.
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

  /** The same against one step of the defender, whatever pins it puts. */
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

  /** Puts a pin of the attacker, or takes it away. */
  private put(place: number): void {
    if (place !== NONE) this.arena.pins[this.attacker + pieceOf(place)]! ^= pinIn(holeOf(place));
  }
}

const PAIR_SHIFT = 8;
/** No pair is left aside. */
export const NO_PAIR = -1;
/** Two pins as `attackBy` knows them. */
export const packPair = (first: number, second: number): number => (first << PAIR_SHIFT) | second;
const HOLES_LIST = new Int16Array(PIECES_EACH * HOLES);

/** A turn of the defender adds two wild pins; a step by one uses it up. */
const wildPinsAfter = (wildPins: number, reply: number): number =>
  wildPins + PINS - ((reply & BY_WILD_PIN) === 0 ? 0 : 1);
