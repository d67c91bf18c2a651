import {
  type Chosen,
  type ComputerPlayer,
  err,
  type Match,
  type Move,
  NEVER_STOP,
  ok,
  type Outcome,
  type Result,
  sayMessage,
  SeededRandom,
  type Side,
  type View,
} from '@tabuleiro/games';
import type { Session } from './session.ts';

/** What the course of a match needs from around it. */
export interface CourseHost {
  /** The player of a computer's side. */
  openPlayer(side: Side): Promise<Result<ComputerPlayer, string>>;
  /** Who gives hints, to whoever asks. */
  openAdviser(): ComputerPlayer;
  /** How well the side to move stands: above 0 is better than the other. */
  judge(match: Match): Promise<number>;
  /** Keeps the match for the next start, or forgets it when it is over. */
  keep(): void;
  /** Something changed that can be seen. */
  changed(): void;
  /** A sentence about what just happened. */
  say(message: string): void;
  thinking(side: Side): string;
  failed(reason: string): string;
}

const FRAME_MS = 220;
const LONG_FRAMES_MS = 2000;
const BETWEEN_MS = 500;
/** In percent. */
const SPEEDS = [25, 50, 100, 200, 400, 1600] as const;
const USUAL_SPEED = 2;

/** A match while it goes on by itself: computers are asked, moves are shown frame by frame, with pauses. */
export class Course {
  /** What is to be seen now: a frame of a move that is under way, or the position. */
  view: View;
  paused = false;
  private readonly session: Session;
  private readonly host: CourseHost;
  private readonly random: SeededRandom;
  private readonly opened = new Map<Side, ComputerPlayer>();
  private frames: View[] = [];
  private pending: Move | null = null;
  private timer: NodeJS.Timeout | undefined;
  private speedIndex = USUAL_SPEED;
  private isThinking = false;
  private isRunning = false;

  constructor(session: Session, host: CourseHost) {
    this.session = session;
    this.host = host;
    this.random = new SeededRandom(session.seed);
    this.view = session.viewer.describe(session.match.position);
  }

  start(): void {
    this.isRunning = true;
    this.proceed();
  }

  /** Stops for good or for a while: timers end, players are closed, a move under way is played. */
  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.finishMove();
    for (const player of this.opened.values()) void player.close();
    this.opened.clear();
  }

  get isMoving(): boolean {
    return this.pending !== null;
  }

  get speed(): number {
    return SPEEDS[this.speedIndex] ?? 100;
  }

  changeSpeed(by: number): void {
    this.speedIndex = Math.max(0, Math.min(SPEEDS.length - 1, this.speedIndex + by));
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.proceed();
  }

  /** Plays one move of a computer although the match is paused. */
  step(): void {
    if (this.paused) void this.askComputer();
  }

  /** Goes on from where the match stands now, after moves were taken back or played again. */
  jump(): void {
    this.view = { ...this.view, marks: [] };
    this.proceed();
  }

  end(outcome: Outcome): void {
    this.session.match.end(outcome);
    this.proceed();
  }

  /** Plays a move step by step before the eyes. */
  play(move: Move): void {
    clearTimeout(this.timer);
    this.frames = [...this.session.moveViewer.frames(this.session.match.position, move)];
    this.pending = move;
    const each = (Math.min(FRAME_MS, LONG_FRAMES_MS / this.frames.length) * 100) / this.speed;
    const next = (): void => {
      const frame = this.frames.shift();
      if (frame !== undefined) this.view = frame;
      if (this.frames.length > 0) this.timer = setTimeout(next, each);
      else this.finishMove();
      this.host.changed();
    };
    next();
  }

  /** Shows the end of a move that is under way, and goes on. */
  finishMove(): void {
    const move = this.pending;
    if (move === null) return;
    clearTimeout(this.timer);
    const { marks } = this.frames.at(-1) ?? this.view;
    this.frames = [];
    this.pending = null;
    this.session.play(move);
    this.view = { ...this.view, marks };
    if (this.isRunning) this.proceed();
  }

  /** The engine's opinion on the position now, told to a person who asks, whoever is to move. */
  async suggest(): Promise<Result<Chosen, string>> {
    const adviser = this.host.openAdviser();
    try {
      return await this.choose(adviser);
    } finally {
      await adviser.close();
    }
  }

  /** A computer that stands no better agrees once nothing new happens; one that cannot weigh a position does so anyway. */
  async agreesToDraw(computer: Side): Promise<boolean> {
    const { match, players } = this.session;
    if (match.standings() < 2) return false;
    const { kind } = players[computer];
    if (kind !== 'level' && kind !== 'max') return true;
    const { turn } = match.position;
    const score = await this.judge();
    return score !== null && (turn === computer ? score : -score) <= 0;
  }

  private proceed(): void {
    const { match, viewer } = this.session;
    clearTimeout(this.timer);
    this.view = { ...viewer.describe(match.position), marks: this.view.marks };
    this.host.keep();
    const computer = match.outcome === null && !this.session.isHuman(match.position.turn);
    if (computer && !this.paused) this.timer = setTimeout(() => void this.askComputer(), this.pauseMs());
    this.host.changed();
  }

  /** Between two computers one wants to see what happened; a person who has just moved does not want to wait. */
  private pauseMs(): number {
    return (BETWEEN_MS * (this.session.hasHuman ? 1 : 2) * 100) / this.speed;
  }

  private async askComputer(): Promise<void> {
    const { match, voice, moveViewer } = this.session;
    if (this.isThinking || this.isMoving || !this.isRunning || match.outcome !== null) return;
    const side = match.position.turn;
    if (this.session.isHuman(side)) return;
    this.isThinking = true;
    this.host.say(this.host.thinking(side));
    this.host.changed();
    const ply = match.moves.length;
    const chosen = await this.chooseFor(side);
    this.isThinking = false;
    // Meanwhile the person may have taken back, left or ended the match.
    if (!this.isRunning || match.outcome !== null) return;
    if (match.moves.length !== ply) return this.proceed();
    if (!chosen.ok) {
      this.paused = true;
      this.host.say(this.host.failed(chosen.error));
      return this.host.changed();
    }
    const { move } = chosen.value;
    const words = sayMessage(voice, moveViewer.tell(match.position, move));
    this.host.say(`${match.rules.makeMove(match.position, move)}: ${words}.`);
    this.play(move);
  }

  /** Null when nobody could judge; that must not end the program. */
  private async judge(): Promise<number | null> {
    try {
      return await this.host.judge(this.session.match);
    } catch {
      return null;
    }
  }

  private async chooseFor(side: Side): Promise<Result<Chosen, string>> {
    let player = this.opened.get(side);
    if (player === undefined) {
      const opened = await this.host.openPlayer(side);
      if (!opened.ok) return opened;
      player = opened.value;
      this.opened.set(side, player);
    }
    return this.choose(player);
  }

  /** An outside program may fail; that must not end ours. */
  private async choose(player: ComputerPlayer): Promise<Result<Chosen, string>> {
    try {
      return ok(await player.choose(this.session.match, {}, this.random, NEVER_STOP));
    } catch (error) {
      return err(error instanceof Error ? error.message : String(error));
    }
  }
}
