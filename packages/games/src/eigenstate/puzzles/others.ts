// Hot: hundreds of pairs of pins are tried for a puzzle.
import type { Side } from '../../contract/index.ts';
import { pinIn } from '../geometry.ts';
import { holeOf, NONE, pieceOf } from '../moves.ts';
import type { EigenstatePosition } from '../rules.ts';
import { SIDE_ONE, SIDE_TWO } from '../solver/proof-board.ts';
import { EigenstateWinSearch, NO_PAIR } from '../solver/win-search.ts';
import { afterStep, emptyPlaces, isRefuted, piecesOf, stepsOf } from './wins.ts';

type Pair = readonly [number, number];

/** A step loses if the other side wins within this number of its own turns, no matter which pins come with the step. */
const STEP_TURNS = 3;
/** The same for pins: few enough for an exact and fast answer for hundreds of pairs. */
const PIN_TURNS = 2;
/** The search gives up if more steps than this do not lose at once. */
const MOST_OPEN_STEPS = 8;
/** The limit of positions visited for each step; a fixed number keeps results reproducible. */
const MOST_NODES = 20_000;

const baseOf = (side: Side): number => (side === 1 ? SIDE_ONE : SIDE_TWO);

/**
 * Proves that turns other than the solution lose: the other side wins after them in every line. Says nothing about turns
 * for which it finds no proof.
 */
export class OtherTurns {
  private readonly position: EigenstatePosition;
  private readonly own: number;
  private readonly enemy: number;
  private nodes = 0;
  private readonly forced = new EigenstateWinSearch(() => ++this.nodes > MOST_NODES);

  constructor(position: EigenstatePosition) {
    this.position = position;
    this.own = baseOf(position.turn);
    this.enemy = SIDE_ONE + SIDE_TWO - this.own;
  }

  /** The steps that do not lose at once; null when there are too many. */
  openSteps(): readonly number[] | null {
    const pieces = piecesOf(this.position);
    const open: number[] = [];
    for (const step of stepsOf(pieces)) {
      if (!isRefuted(pieces, step)) open.push(step);
      if (open.length > MOST_OPEN_STEPS) return null;
    }
    return open;
  }

  /** Whether all steps but one lose with any pins. */
  losesBut(solution: number): boolean {
    const open = this.openSteps();
    return open !== null && open.every((step) => step === solution || this.losesBy(step));
  }

  /** Whether a step loses with any pins. */
  losesBy(step: number): boolean {
    this.begin(this.enemy);
    const isLost = this.forced.holdsAgainst(step, STEP_TURNS, 0, 0);
    return isLost && !this.forced.isSpent;
  }

  /** Whether a step loses with all pairs of pins but one. */
  losesWithout(step: number, pair: Pair): boolean {
    const places = emptyPlaces(afterStep(piecesOf(this.position), step).own);
    // The pins of the solution are worth most, so a pair that does not lose is found early.
    const ordered = [...pair, ...places.filter((place) => !pair.includes(place))];
    const isSolution = (first: number, second: number): boolean => first === pair[0] && second === pair[1];
    return ordered.every((first, index) =>
      ordered.slice(index + 1).every((second) => isSolution(first, second) || this.losesWith(step, [first, second])),
    );
  }

  /**
   * A pair of pins with which a step wins within a number of own turns; NONE for a pin that may be any. Null when none is
   * found.
   */
  winWithin(step: number, turns: number): Pair | null {
    const { forced } = this;
    this.begin(this.own);
    if (!forced.attackBy(step, turns, 0, 0, NO_PAIR) || forced.isSpent) return null;
    return [forced.firstPin, forced.secondPin];
  }

  private losesWith(step: number, pair: Pair): boolean {
    const { arena } = this.forced;
    this.begin(this.enemy);
    arena.step(this.own, step);
    for (const place of pair) {
      if (place !== NONE) arena.pins[this.own + pieceOf(place)]! |= pinIn(holeOf(place));
    }
    return this.forced.attack(PIN_TURNS, 0, 0) && !this.forced.isSpent;
  }

  private begin(attacker: number): void {
    this.nodes = 0;
    this.forced.arena.load(this.position);
    this.forced.setAttacker(attacker);
  }
}
