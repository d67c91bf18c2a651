// Hot: hundreds of pairs of pins are tried for a puzzle.
import {
  isWon,
  type Move,
  type OnlyChoice,
  positionOf,
  type Position,
  type PuzzleProver,
  type PuzzleQuestion,
  WHOLE_MOVE,
  type Side,
} from '../../contract/index.ts';
import { pinIn } from '../geometry.ts';
import { NONE, packTurn, holeOf, pieceOf } from '../moves.ts';
import { EigenstatePosition } from '../rules.ts';
import { SIDE_ONE, SIDE_TWO } from '../solver/proof-board.ts';
import { EigenstateProver } from '../solver/solver.ts';
import { EigenstateWinSearch, NO_PAIR } from '../solver/win-search.ts';
import {
  afterStep,
  canProve,
  emptyPlaces,
  hasRoom,
  isRefuted,
  piecesOf,
  stepsOf,
  type WinningPins,
  winningPins,
  winningSteps,
} from './wins.ts';

/** A piece and its goal. */
const STEP_PICKS = 2;
const STEP_ONLY: PuzzleQuestion = { given: 0, judged: STEP_PICKS };
const PINS_ONLY: PuzzleQuestion = { given: STEP_PICKS, judged: null };
const IN_THREE = 3;
const IN_FIVE = 5;
const OWN_TURNS_IN_FIVE = 3;
/** With fewer pins, no piece is near to full when three plies are left either. */
const MOST_PINS_BEFORE_FIVE = 17;

interface WinningTurn extends WinningPins {
  readonly step: number;
}

/** The steps that win in the third ply, each with its pins. */
function winningTurns(position: EigenstatePosition): readonly WinningTurn[] {
  const pieces = piecesOf(position);
  return stepsOf(pieces).flatMap((step) => {
    const pins = winningPins(pieces, step);
    return pins === null ? [] : [{ ...pins, step }];
  });
}

/** A turn with arbitrary pins. */
function turnOf(position: EigenstatePosition, step: number): Move {
  const [one = NONE, another = NONE] = emptyPlaces(afterStep(piecesOf(position), step).own);
  return packTurn(step, Math.min(one, another), Math.max(one, another));
}

function winsInOne(position: EigenstatePosition, steps: readonly number[]): readonly OnlyChoice[] {
  const [step] = steps;
  if (step === undefined || steps.length > 1 || !new OtherTurns(position).losesBut(step)) return [];
  return [{ question: STEP_ONLY, plies: 1, move: turnOf(position, step), others: 'proved' }];
}

/** The question: a turn, a step or a pair of pins, whichever is the only one that does not lose. */
function winsInThree(position: EigenstatePosition, turns: readonly WinningTurn[]): readonly OnlyChoice[] {
  const others = new OtherTurns(position);
  return turns.flatMap((turn) => {
    const isOnlyStep = turns.length === 1 && others.losesBut(turn.step);
    const areOnlyPins = !turn.isFree && others.losesWithout(turn.step, turn.pair);
    if (!isOnlyStep && !areOnlyPins) return [];
    const question = !isOnlyStep ? PINS_ONLY : areOnlyPins ? WHOLE_MOVE : STEP_ONLY;
    return [{ question, plies: IN_THREE, move: moveOf(turn), others: 'proved' }];
  });
}

/** Where nothing wins in three plies: the one step that does not lose, if a win in five is found for it. */
function winsInFive(position: EigenstatePosition): readonly OnlyChoice[] {
  const others = new OtherTurns(position);
  const open = hasRoom(position, MOST_PINS_BEFORE_FIVE) ? others.openSteps() : null;
  const [step, ...more] = open?.filter((one) => !others.losesBy(one)) ?? [];
  const pair = step === undefined || more.length > 0 ? null : others.winWithin(step, OWN_TURNS_IN_FIVE);
  if (step === undefined || pair === null) return [];
  return [{ question: STEP_ONLY, plies: IN_FIVE, move: moveOf({ step, pair: sorted(pair) }), others: 'proved' }];
}

const sorted = ([one, another]: readonly [number, number]): readonly [number, number] =>
  one < another ? [one, another] : [another, one];

const moveOf = ({ step, pair: [one, another] }: Pick<WinningTurn, 'step' | 'pair'>): Move =>
  packTurn(step, one, another);

function findOnlyChoices(position: Position): readonly OnlyChoice[] {
  const eigenstate = positionOf(EigenstatePosition, position);
  if (eigenstate.isOver() || !eigenstate.canStep()) return [];
  if (!canProve(eigenstate)) return findFillings(eigenstate);
  const atOnce = winningSteps(piecesOf(eigenstate));
  if (atOnce.length > 0) return winsInOne(eigenstate, atOnce);
  const turns = winningTurns(eigenstate);
  return turns.length > 0 ? winsInThree(eigenstate, turns) : winsInFive(eigenstate);
}

/** [6] Where a full piece always wins and one may be full within three plies: wins in three, if not at once. */
function findFillings(position: EigenstatePosition): readonly OnlyChoice[] {
  const turns = position.doesFullAlwaysWin ? turnsThatFill(position) : [];
  return winsInThree(position, turns);
}

/** The same as `winningTurns`, by the solver; nothing where a turn wins at once. */
function turnsThatFill(position: EigenstatePosition): readonly WinningTurn[] {
  const forced = new EigenstateWinSearch(() => false);
  const { arena, demands } = forced;
  const attacker = position.turn === 1 ? SIDE_ONE : SIDE_TWO;
  arena.load(position);
  forced.setAttacker(attacker);
  if (forced.winsNow()) return [];
  return stepsOf(piecesOf(position)).flatMap((step) => {
    arena.step(attacker, step);
    const isPossible = forced.collectDemands(0, 0, false);
    arena.takeBack(step);
    const places = emptyPlaces(afterStep(piecesOf(position), step).own);
    const pairs = isPossible ? pairsOf(places).filter(([one, another]) => demands.areMetBy(one, another)) : [];
    const [pair] = pairs;
    return pair === undefined ? [] : [{ isFree: pairs.length > 1, pair, step }];
  });
}

const pairsOf = (places: readonly number[]): readonly (readonly [number, number])[] =>
  places.flatMap((one, index) => places.slice(index + 1).map((another) => sorted([one, another])));

function findWin(position: Position, plies: number): Move | null {
  const eigenstate = positionOf(EigenstatePosition, position);
  if (eigenstate.isOver()) return null;
  if (eigenstate.doesFullAlwaysWin && !canProve(eigenstate)) return findFilling(eigenstate, plies);
  const [atOnce] = winningSteps(piecesOf(eigenstate));
  if (atOnce !== undefined) return turnOf(eigenstate, atOnce);
  const [turn] = plies >= IN_THREE && canProve(eigenstate) ? winningTurns(eigenstate) : [];
  return turn === undefined ? null : moveOf(turn);
}

function findFilling(position: EigenstatePosition, plies: number): Move | null {
  const prover = new EigenstateProver(position, () => false);
  return isWon(prover.search(position.turn, Math.min(plies, IN_THREE))) ? prover.remembered() : null;
}

/** One turn for each step that delays the end, captures first; in a win in five, without those that lose in two. */
function findReplies(position: Position, plies: number | null): readonly Move[] {
  const eigenstate = positionOf(EigenstatePosition, position);
  const pieces = piecesOf(eigenstate);
  const after = (step: number): ReturnType<typeof afterStep> => afterStep(pieces, step);
  const isLate = (plies ?? 0) > IN_THREE;
  return stepsOf(pieces)
    .filter((step) => (isLate ? !isRefuted(pieces, step) : after(step).own.length > 1))
    .toSorted((a, b) => after(a).other.length - after(b).other.length)
    .map((step) => turnOf(eigenstate, step));
}

/** Proves wins in one ply, three and five, where everything but the solution is proved to lose. */
export const prover: PuzzleProver = { findOnlyChoices, findWin, findReplies };

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
