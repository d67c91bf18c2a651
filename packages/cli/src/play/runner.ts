import {
  assert,
  type BySide,
  type Chosen,
  draw,
  loss,
  type Match,
  type Move,
  MoveList,
  type MoveViewer,
  type Outcome,
  otherSide,
  type Position,
  type Random,
  type Side,
  StopFlag,
  unreachable,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import type { Listener, MoveEvent, Refused } from './events.ts';
import type { Interruption } from './interrupt.ts';
import { moveEventOf } from './move-event.ts';
import type { Action, Seat } from './seats.ts';

export interface RunnerOptions {
  /** May have begun already. */
  readonly match: Match;
  readonly seats: BySide<Seat>;
  readonly moveViewer: MoveViewer;
  /** All computer players draw from it, so that one seed decides the whole match. */
  readonly random: Random;
  readonly listen: Listener;
  /** Leaves the match, as `stop` does. */
  readonly interruption?: Interruption;
}

/** How every game writes the turn of a player who has no other move. */
const PASS = 'pass';

type Extras = Pick<MoveEvent, 'forced' | 'thought'>;

/** Drives a match between two seats to its end and tells what happens. It writes nothing itself. */
export class MatchRunner {
  readonly match: Match;
  private readonly seats: BySide<Seat>;
  private readonly moveViewer: MoveViewer;
  private readonly random: Random;
  private readonly listen: Listener;
  private readonly interruption: Interruption | undefined;
  private readonly flag = new StopFlag();

  constructor(options: RunnerOptions) {
    this.match = options.match;
    this.seats = options.seats;
    this.moveViewer = options.moveViewer;
    this.random = options.random;
    this.listen = options.listen;
    this.interruption = options.interruption;
  }

  /** Plays on until the match is over or left; null when it was left. */
  async run(): Promise<Outcome | null> {
    const stop = (): void => this.stop();
    const signal = this.interruption?.signal;
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop);
    try {
      return await this.playOn();
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Leaves the match: a computer that thinks stops at once, and its choice is not played. */
  stop(): void {
    this.flag.raise();
  }

  private async playOn(): Promise<Outcome | null> {
    const { match, seats } = this;
    const { rules } = match;
    const place = { game: rules.game, variant: rules.variant.id, plies: match.moves.length };
    const players = { 1: seats[1].name, 2: seats[2].name };
    await this.listen({ type: 'start', ...place, players, ...this.state() });
    let goesOn = true;
    while (goesOn && match.outcome === null) {
      await this.interruption?.breathe();
      if (this.flag.stopped) break;
      await this.listen({ type: 'turn', ply: match.moves.length + 1, ...this.state() });
      goesOn = await this.takeTurn();
    }
    const { outcome, moves } = match;
    await this.listen({ type: 'end', outcome, plies: moves.length, position: this.state().position });
    return outcome;
  }

  private state(): { readonly turn: Side; readonly position: string } {
    const { position, rules } = this.match;
    return { turn: position.turn, position: rules.makePosition(position) };
  }

  /** Asks the side to move once; false when the match is left. */
  private async takeTurn(): Promise<boolean> {
    const side = this.match.position.turn;
    const seat = this.seats[side];
    if (seat.kind === 'computer') return this.letComputerPlay(side, seat);
    const pass = this.forcedPass(this.match.position);
    if (pass !== null) {
      await this.play(pass, { forced: true });
      seat.source.passed?.();
      return true;
    }
    const action = await seat.source.next(this.match);
    return this.flag.stopped ? false : this.act(action, side);
  }

  private async letComputerPlay(side: Side, seat: Extract<Seat, { kind: 'computer' }>): Promise<boolean> {
    let chosen: Chosen;
    try {
      chosen = await seat.player.choose(this.match, seat.limits, this.random, this.flag);
    } catch (error) {
      if (!(error instanceof PlayerFailure)) throw error;
      // Ctrl-C reaches the engines of the same terminal too.
      if (this.flag.stopped) return false;
      await this.listen({ type: 'failed', side, problem: error.problem });
      return false;
    }
    if (this.flag.stopped) return false;
    const { move, ...thought } = chosen;
    await this.play(move, Object.keys(thought).length > 0 ? { thought } : {});
    return true;
  }

  private async act(action: Action, side: Side): Promise<boolean> {
    switch (action.kind) {
      case 'text': {
        const played = this.match.playText(action.text);
        await (played.ok ? this.tellLast({}) : this.refuse(side, { code: 'wrong-move', error: played.error }));
        return true;
      }
      case 'move':
        await this.play(action.move, {});
        return true;
      case 'undo':
        await this.undo(side);
        return true;
      case 'resign':
        this.match.end(loss(side, 'resignation'));
        return true;
      case 'draw':
        await this.offerDraw(side);
        return true;
      case 'unreadable':
        await this.refuse(side, { code: action.refusal });
        return true;
      case 'leave':
        return false;
      default:
        return unreachable(action);
    }
  }

  private async play(move: Move, extras: Extras): Promise<void> {
    assert(this.match.play(move).ok, 'the move of a player is legal');
    await this.tellLast(extras);
  }

  private async tellLast(extras: Extras): Promise<void> {
    await this.listen({ ...moveEventOf(this.match, this.match.moves.length, this.moveViewer), ...extras });
  }

  private async refuse(side: Side, refused: Refused): Promise<void> {
    await this.listen({ type: 'refused', side, refused });
  }

  /** Goes back to where a person last had a choice. */
  private async undo(side: Side): Promise<void> {
    const { match } = this;
    const before = match.moves.length;
    let ply = before - 1;
    while (ply >= 0 && !this.isChoice(match.positionAt(ply))) ply--;
    if (ply < 0) return this.refuse(side, { code: 'nothing-to-undo' });
    while (match.moves.length > ply) match.undo();
    await this.listen({ type: 'undone', plies: before - ply, ply, position: this.state().position });
  }

  private isChoice(position: Position): boolean {
    return this.seats[position.turn].kind === 'person' && this.forcedPass(position) === null;
  }

  private async offerDraw(side: Side): Promise<void> {
    await this.listen({ type: 'draw-offered', side });
    const other = otherSide(side);
    const seat = this.seats[other];
    // The computer players of today cannot judge an offer: they play on.
    const agreed = seat.kind === 'person' && (await seat.source.agreesToDraw(this.match, other));
    if (agreed) this.match.end(draw('agreement'));
    else await this.listen({ type: 'draw-declined', side: other });
  }

  private forcedPass(position: Position): Move | null {
    if (position.countMoves() !== 1) return null;
    const moves = new MoveList();
    position.legalMoves(moves);
    const only = moves.at(0);
    return this.match.rules.makeMove(position, only) === PASS ? only : null;
  }
}
