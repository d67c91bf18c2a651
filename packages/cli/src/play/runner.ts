import {
  assert,
  type BySide,
  type Chosen,
  type Match,
  type MoveViewer,
  type Outcome,
  type Random,
  type Side,
  StopFlag,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import type { Listener } from './events.ts';
import type { Interruption } from './interrupt.ts';
import { moveEventOf, stateOf } from './move-event.ts';
import type { Seat } from './seats.ts';

export interface RunnerOptions {
  /** May have begun already. */
  readonly match: Match;
  readonly seats: BySide<Seat>;
  readonly moveViewer: MoveViewer;
  /** Both players draw from it, so that one seed decides the whole match. */
  readonly random: Random;
  readonly listen: Listener;
  /** Leaves the match, as `stop` does. */
  readonly interruption?: Interruption;
}

/** Drives a match between two computer players to its end and tells what happens. It writes nothing itself. */
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
    await this.listen({ type: 'start', ...place, players, ...stateOf(match) });
    let goesOn = true;
    while (goesOn && match.outcome === null) {
      await this.interruption?.breathe();
      if (this.flag.stopped) break;
      await this.listen({ type: 'turn', ply: match.moves.length + 1, ...stateOf(match) });
      goesOn = await this.takeTurn(match.position.turn);
    }
    const { outcome, moves } = match;
    await this.listen({ type: 'end', outcome, plies: moves.length, position: stateOf(match).position });
    return outcome;
  }

  /** Lets the side to move play; false when the match is left. */
  private async takeTurn(side: Side): Promise<boolean> {
    const { match } = this;
    const { player, limits } = this.seats[side];
    let chosen: Chosen;
    try {
      chosen = await player.choose(match, limits, this.random, this.flag);
    } catch (error) {
      if (!(error instanceof PlayerFailure)) throw error;
      // Ctrl-C reaches the engines of the same terminal too.
      if (this.flag.stopped) return false;
      await this.listen({ type: 'failed', side, problem: error.problem });
      return false;
    }
    if (this.flag.stopped) return false;
    assert(match.play(chosen.move).ok, 'the move of a player is legal');
    await this.listen(moveEventOf(match, match.moves.length, this.moveViewer, chosen));
    return true;
  }
}
