import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ComputerPlayer, Match, NEVER_STOP, type Result, SeededRandom, type TextError } from '@tabuleiro/games';
import { forcedPassAt } from '@tabuleiro/play';
import type { Beginning, Seats } from './begin.ts';
import type { Dialect } from './dialect.ts';

/** One game with a board: what is sent before each turn, whose turn it is, and the moves of the computer players. */
export class BoardGame {
  private readonly dialect: Dialect;
  private readonly seats: Seats;
  private readonly match: Match;
  private readonly pauseMs: number;
  private readonly random = new SeededRandom(randomInt(2 ** 32));
  private readonly send: (lines: string) => Promise<void>;
  private readonly closing = new AbortController();

  /** A computer player takes at least `pauseMs` for a turn, so that people can follow. */
  constructor({ dialect, seats }: Beginning, pauseMs: number, send: (lines: string) => Promise<void>) {
    this.dialect = dialect;
    this.seats = seats;
    this.match = new Match(dialect.rules, dialect.rules.start());
    this.pauseMs = pauseMs;
    this.send = send;
  }

  get isOver(): boolean {
    return this.match.outcome !== null;
  }

  get isPersonsTurn(): boolean {
    return !this.isOver && this.mover() === null;
  }

  /** Plays a person's choice, which is followed by `go`, or says why not. */
  choose(text: string): Result<unknown, TextError> {
    return this.dialect.choose(this.match, text);
  }

  /** Tells the board what there is, and lets the computer players move until a person is to move or the game is over. */
  async go(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      this.passOver();
      // Known before anything is awaited: a person may choose as soon as the board has heard.
      const player = this.isOver ? null : this.mover();
      await this.send(this.tell());
      if (player === null) return;
      const pause = wait(this.pauseMs, undefined, { signal }).catch(() => undefined);
      const { move } = await player.choose(this.match, {}, this.random, NEVER_STOP);
      await pause;
      if (!signal.aborted) this.match.play(move);
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    for (const player of this.seats) await player?.close();
  }

  private mover(): ComputerPlayer | null {
    return this.seats[this.match.position.turn - 1] ?? null;
  }

  private tell(): string {
    const { position, outcome } = this.match;
    const end = outcome?.winner === null ? 'endGame draw' : `endGame victory ${outcome?.winner}`;
    return `gameStatus ${this.dialect.makeStatus(position)}\n${outcome === null ? `playerTurn ${position.turn}` : end}`;
  }

  /** A pass is no choice: it is made for whoever must, and the board hears of the next turn only. */
  private passOver(): void {
    const { rules } = this.match;
    while (!this.isOver) {
      const pass = forcedPassAt(rules, this.match.position);
      if (pass === null) return;
      this.match.play(pass);
    }
  }
}
