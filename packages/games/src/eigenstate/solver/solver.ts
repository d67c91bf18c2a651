import {
  onePlyEarlier,
  isWon,
  type Move,
  MoveList,
  NO_WIN,
  noWinWithin,
  positionOf,
  type Position,
  type Side,
  type SolverFacet,
  type CountNode,
  triedPlies,
  type TurnProver,
} from '../../contract/index.ts';
import { HOLES, PIECES_EACH } from '../geometry.ts';
import { firstPinOf, NONE, packTurn, secondPinOf, stepOf } from '../moves.ts';
import { EigenstatePosition } from '../rules.ts';
import { SIDE_ONE, SIDE_TWO } from './proof-board.ts';
import { EigenstateWinSearch } from './win-search.ts';

const pieceBase = (side: Side): number => (side === 1 ? SIDE_ONE : SIDE_TWO);

/** A win and its first turn; a pin is NONE if it may be any. */
interface LastWin {
  readonly attacker: Side;
  readonly verdict: number;
  readonly step: number;
  readonly pins: readonly number[];
}

/** Proves wins of Eigenstate by `WinSearch`: exact up to three plies; longer wins may be missed. */
export class EigenstateProver implements TurnProver {
  private readonly position: EigenstatePosition;
  private readonly forced: EigenstateWinSearch;
  private lastWin: LastWin | null = null;

  constructor(position: EigenstatePosition, spend: CountNode) {
    this.position = position;
    this.forced = new EigenstateWinSearch(spend);
  }

  search(attacker: Side, plies: number): number {
    const { position, forced } = this;
    if (position.isOver()) return position.outcome()?.winner === attacker ? 0 : NO_WIN;
    // [7] [8] While pins are placed, no position repeats and the clock does not run. Nothing is claimed about later plies.
    if (plies === 0 || position.clock > 0) return noWinWithin(0);
    forced.arena.load(position);
    forced.setAttacker(pieceBase(attacker));
    const verdict = position.turn === attacker ? this.attack(plies) : this.defend(plies);
    const { step, firstPin, secondPin } = forced;
    if (isWon(verdict)) this.lastWin = { attacker, verdict, step, pins: [firstPin, secondPin] };
    return verdict;
  }

  searchMove(attacker: Side, move: Move, plies: number): number {
    if (plies < 1) return noWinWithin(0);
    const { lastWin } = this;
    this.position.apply(move);
    const verdict = onePlyEarlier(this.search(attacker, plies - 1));
    this.position.undo();
    this.lastWin = lastWin;
    return verdict;
  }

  remembered(): Move | null {
    return this.lastWin === null ? null : this.firstOf(this.lastWin);
  }

  bestMoves(result: 'win' | 'draw' | 'loss', plies: number): readonly Move[] | null {
    if (result === 'win') return plies === 1 ? this.winsAtOnce() : plies === 3 ? this.winsInThree() : null;
    if (result === 'draw' || plies > 4) return null;
    return this.holdingMoves(plies - 1);
  }

  /** The moves that do not lose within a number of plies, at most three; null if that is not certain for all. */
  private holdingMoves(plies: number): readonly Move[] | null {
    const { position } = this;
    const winner = position.turn === 1 ? 2 : 1;
    const moves = legalMoves(position);
    // Pins do not prevent an immediate capture: only the step decides how long the defence lasts.
    const verdicts = new Map<number, number>();
    for (const move of moves) {
      const step = stepOf(move);
      if (!verdicts.has(step)) verdicts.set(step, this.searchMove(winner, move, plies));
    }
    const isCertain = (verdict: number): boolean => (isWon(verdict) ? verdict < 3 : triedPlies(verdict) >= plies);
    if (![...verdicts.values()].every(isCertain)) return null;
    return moves.filter((move) => !isWon(verdicts.get(stepOf(move)) ?? 0));
  }

  line(attacker: Side, plies: number): readonly Move[] {
    const { position } = this;
    const line: Move[] = [];
    for (let left = plies; left > 0 && !position.isOver(); left--) {
      const move = position.turn === attacker ? this.nextAttack(attacker, left) : this.longestReply(attacker, left);
      if (move === null) break;
      line.push(move);
      position.apply(move);
    }
    for (let count = 0; count < line.length; count++) position.undo();
    return line;
  }

  /** The attacker is to move. */
  private attack(plies: number): number {
    const { forced } = this;
    if (forced.winsNow()) return 1;
    if (plies === 1) return noWinWithin(1);
    if (forced.winsInTwoTurns(0, 0, plies === 2)) return plies === 2 ? 2 : 3;
    const tried = forced.isUncertain ? 1 : Math.min(plies, 3);
    const turns = (plies + 1) >> 1;
    return turns > 2 && forced.attack(turns, 0, 0) ? 2 * turns - 1 : noWinWithin(tried);
  }

  /** The other side is to move. */
  private defend(plies: number): number {
    const { forced } = this;
    if (forced.holds(0, 0, 0)) return 1;
    if (plies === 1) return noWinWithin(1);
    if (forced.holds(1, 0, 0)) return 2;
    const turns = plies >> 1;
    return turns > 1 && forced.holds(turns, 0, 0) ? 2 * turns : noWinWithin(2);
  }

  private winsAtOnce(): readonly Move[] {
    const { position } = this;
    const { turn } = position;
    return legalMoves(position).filter((move) => {
      position.apply(move);
      const isWin = position.outcome()?.winner === turn;
      position.undo();
      return isWin;
    });
  }

  /** All turns that win in three plies: those whose pins meet all demands of their step. */
  private winsInThree(): readonly Move[] | null {
    const { position, forced } = this;
    const attacker = pieceBase(position.turn);
    forced.arena.load(position);
    forced.setAttacker(attacker);
    const moves = legalMoves(position);
    const found: Move[] = [];
    let step = -1;
    let isPossible = false;
    for (const move of moves) {
      if (stepOf(move) !== step) {
        step = stepOf(move);
        forced.arena.step(attacker, step);
        isPossible = forced.collectDemands(0, 0, false);
        forced.arena.takeBack(step);
      }
      if (isPossible && forced.demands.areMetBy(firstPinOf(move), secondPinOf(move))) found.push(move);
    }
    return forced.isUncertain ? null : found;
  }

  private nextAttack(attacker: Side, plies: number): Move | null {
    return isWon(this.search(attacker, plies)) ? this.remembered() : null;
  }

  /** The first turn of a win; any turn of a loss. */
  private firstOf({ attacker, verdict, step, pins }: LastWin): Move | null {
    const { position, forced } = this;
    if (position.turn !== attacker) return legalMoves(position)[0] ?? null;
    if (verdict === 1) return this.winsAtOnce()[0] ?? null;
    const base = pieceBase(attacker);
    forced.arena.load(position);
    forced.arena.step(base, step);
    const holes = new Int16Array(PIECES_EACH * HOLES);
    const count = forced.arena.listHoles(base, holes);
    forced.arena.takeBack(step);
    // Where no pin is required, any pin is used.
    const wanted = pins.filter((pin) => pin !== NONE);
    const others = [...holes.subarray(0, count)].filter((pin) => !wanted.includes(pin));
    const [first = NONE, second = NONE] = [...wanted, ...others].slice(0, 2).sort((a, b) => a - b);
    return packTurn(step, first, second);
  }

  /** The step with which a lost side holds out longest, with the first free pins. */
  private longestReply(attacker: Side, plies: number): Move | null {
    const { position } = this;
    const tried = new Set<number>();
    let best: Move | null = null;
    let latest = -1;
    for (const move of legalMoves(position)) {
      if (tried.has(stepOf(move))) continue;
      tried.add(stepOf(move));
      const verdict = this.searchMove(attacker, move, plies);
      // For uncertain steps it is only known that they lose eventually.
      const end = isWon(verdict) ? verdict : plies;
      if (end <= latest) continue;
      latest = end;
      best = move;
    }
    return best;
  }
}

function legalMoves(position: Position): readonly Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

export const solver: SolverFacet = {
  prover: (position: Position, spend: CountNode) =>
    new EigenstateProver(positionOf(EigenstatePosition, position), spend),
};
