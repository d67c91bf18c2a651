import type { OtherChoices, Side } from '../../contract/index.ts';
import type { EigenstatePosition } from '../rules.ts';
import { SIDE_ONE, SIDE_TWO } from '../solver-arena.ts';
import { ForcedWins, NO_PAIR, packPair } from '../solver-wins.ts';
import { piecesOf, stepsOf } from './wins.ts';

/** What is known of the turns that are not the solution; `another` when one of them wins too. */
export type OthersFound = OtherChoices | 'another';

/** So far it is known exactly who wins: see `wins.ts`. */
const EXACT_PLIES = 3;
/** Turns of its own within which the other side has to win for a step to be refuted. */
const REFUTING_TURNS = 3;
/** Turns of its own within which wins by other choices are looked for: fewer with more pins, then more with fewer. */
const LATER_TURNS = [3, 4];
/** Positions that are looked at for each step, both ways; enough for most, and the same everywhere. */
const MOST_NODES = 20_000;

const baseOf = (side: Side): number => (side === 1 ? SIDE_ONE : SIDE_TWO);

/**
 * Asks what the turns that are not the solution lead to. A step is refuted when the other side wins after it whatever pins come
 * with it. A later win is only looked for: that none is found proves nothing, but a position in which one is found is no puzzle.
 */
export class OtherTurns {
  private readonly position: EigenstatePosition;
  private readonly own: number;
  private readonly enemy: number;
  private nodes = 0;
  private readonly forced = new ForcedWins(() => ++this.nodes > MOST_NODES);

  constructor(position: EigenstatePosition) {
    this.position = position;
    this.own = baseOf(position.turn);
    this.enemy = SIDE_ONE + SIDE_TWO - this.own;
  }

  /** Of all steps but the solution's, none of which wins within three plies. */
  after(solution: number): OthersFound {
    const others = stepsOf(piecesOf(this.position)).filter((step) => step !== solution);
    if (others.every((step) => this.isRefuted(step))) return 'proved';
    return others.some((step) => this.winsLater(step, NO_PAIR)) ? 'another' : EXACT_PLIES;
  }

  /** Of all other pins with the solution's step, none of which wins within three plies. */
  withStep(step: number, [one, another]: readonly [number, number]): OthersFound {
    return this.winsLater(step, packPair(one, another)) ? 'another' : EXACT_PLIES;
  }

  private isRefuted(step: number): boolean {
    this.begin(this.enemy);
    const isLost = this.forced.holdsAgainst(step, REFUTING_TURNS, 0, 0);
    return isLost && !this.forced.isSpent;
  }

  private winsLater(step: number, aside: number): boolean {
    return LATER_TURNS.some((turns) => {
      this.begin(this.own);
      return this.forced.attackBy(step, turns, 0, 0, aside) && !this.forced.isSpent;
    });
  }

  private begin(attacker: number): void {
    this.nodes = 0;
    this.forced.arena.load(this.position);
    this.forced.setAttacker(attacker);
  }
}
