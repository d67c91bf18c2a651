import type { Failed } from '@tabuleiro/engine';
import {
  draw,
  loss,
  type MatchRecord,
  type Move,
  type Outcome,
  otherSide,
  SeededRandom,
  type Side,
} from '@tabuleiro/games';
import { BoardController, type BoardNote } from './board-controller.ts';
import type { BoardDependencies, MatchLease } from './dependencies.ts';
import { EnginePlayer, isChosen, type OpenPlayer } from './engine-player.ts';
import type { SessionNote } from './format-note.ts';
import type { GameFacets } from './game-facets.ts';
import type { Timekeeper } from './match-clock.ts';
import { MatchHistory } from './match-history.ts';
import type { MatchSource } from './new-match.ts';
import { BEFORE_PASS_MS, refuseDrawOffer } from './policies.ts';
import { toRecord, toRecordText } from './to-record.ts';

const BEFORE_COMPUTER_MS = 250;
const BETWEEN_COMPUTERS_MS = 900;

/** What a match needs from its front end. `Extra` is the type of the front end's own notes on a match. */
export interface MatchDependencies<Extra> extends BoardDependencies {
  readonly openPlayer: OpenPlayer;
  /** Logs an internal error. */
  readonly failed: Failed;
  /** The time in milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Saves the match; called after every change. */
  readonly save: (session: MatchSession<Extra>) => void;
  /** Where several windows may show one match: whether this window continues it. */
  readonly lease?: Pick<MatchLease, 'isHeld'>;
  /** Why hints are forbidden now, as during a rated match; null when they are allowed. */
  readonly refuseHint?: () => Promise<Extra | null>;
}

/**
 * A match in progress: it asks computers for moves, shows moves frame by frame, and lets people look back meanwhile.
 */
export class MatchSession<Extra> extends BoardController<SessionNote | Extra> {
  readonly source: MatchSource;
  readonly history: MatchHistory;
  readonly timekeeper: Timekeeper | null;
  /** The side whose computer is thinking. */
  thinking: Side | null = null;
  isPaused: boolean;
  /** Whether the computer to move failed. `retry` or the next move of the match asks it again. */
  isStuck = false;
  /** Whether the match asked it again: it then plays any legal move rather than fail once more. */
  private isAskedAgain = false;
  isClosed = false;
  /** Whether another window continues the match: this one then plays and saves nothing. */
  isElsewhere: boolean;
  /** The picks of a hint. */
  hinted: readonly string[] = [];
  private readonly enginePlayer: EnginePlayer;
  private readonly dependencies: MatchDependencies<Extra>;
  private cancelNext: () => void = () => undefined;

  constructor(source: MatchSource, facets: GameFacets, dependencies: MatchDependencies<Extra>, speed: number) {
    const { match, setup, seed } = source;
    super(facets, match.position, dependencies, speed);
    this.source = source;
    this.dependencies = dependencies;
    this.isPaused = source.isPaused ?? false;
    this.isElsewhere = dependencies.lease?.isHeld() === false;
    this.history = new MatchHistory(match, setup.players, facets, source.branches, source);
    this.history.lastDrawOffer = source.lastDrawOffer ?? null;
    const { timers, now, openPlayer, failed } = dependencies;
    this.enginePlayer = new EnginePlayer(openPlayer, new SeededRandom(seed + match.moves.length), failed);
    const flagFalls = (side: Side): void => this.end(loss(side, 'time'));
    this.timekeeper = source.clock?.makeTimekeeper({ match, timers, now, flagFalls }) ?? null;
  }

  /** Stops timers and searches. The session cannot be used again. */
  close(): void {
    this.isClosed = true;
    this.cancelNext();
    this.framePlayer.stop();
    this.enginePlayer.close();
    this.timekeeper?.stop();
  }

  /** Stops timers and searches until `resume`, as while a menu covers the board. */
  suspend(): void {
    this.finishMove();
    this.cancelNext();
    this.withdraw();
  }

  resume(): void {
    this.settle(this.note);
  }

  /** Another window takes the match: saves it a last time and stops. To take it back, open it again. */
  leave(): void {
    if (this.isElsewhere || this.isClosed) return;
    this.finishMove();
    if (this.dependencies.lease?.isHeld() !== false) this.dependencies.save(this);
    this.isElsewhere = true;
    this.suspend();
    this.settle();
  }

  play(move: Move, shownFrames = 0): void {
    if (!this.checkLease()) return;
    // A computer may answer while the last move is shown once more.
    this.finishMove();
    if (this.history.isLookingBack) this.withdraw();
    this.hinted = [];
    this.history.branch();
    this.make(move);
    this.animate(this.history.ply - 1, shownFrames);
  }

  /** Plays a forced pass at once, without its delay. */
  playForced(): boolean {
    const { step } = this.builder;
    if (step?.kind !== 'move' || !this.history.isHumanTurn || this.isMoving) return false;
    this.play(step.move);
    return true;
  }

  togglePause(): void {
    if (!this.checkLease()) return;
    this.isPaused = !this.isPaused;
    this.isStuck = false;
    // The match asks the computer again when it resumes.
    if (this.isPaused && this.thinking !== null) this.withdraw();
    this.save();
    this.cancelNext();
    if (!this.isPaused && !this.isMoving) this.proceed();
    this.say(null);
  }

  /** Plays one computer move of a paused match. */
  step(): void {
    this.finishMove();
    if (this.history.isLookingBack) return this.goTo(this.history.ply + 1);
    if (!this.checkLease()) return;
    this.isPaused = true;
    this.save();
    if (!this.history.isHumanTurn) void this.think();
  }

  /** Makes the thinking computer play its best move so far. */
  hurry(): void {
    this.enginePlayer.hurry();
  }

  /** Asks a computer that failed again. */
  retry(): void {
    this.isStuck = false;
    this.isAskedAgain = true;
    this.proceed();
    this.say(null);
  }

  undo(): void {
    this.finishMove();
    if (!this.checkLease() || this.unpick()) return;
    this.withdraw();
    if (!this.history.hasHuman) this.isPaused = true;
    const isUndone = this.history.undo();
    this.save();
    this.settle(isUndone ? null : { kind: 'no-undo' });
  }

  redo(): void {
    this.finishMove();
    if (!this.checkLease()) return;
    this.withdraw();
    const isRedone = this.history.redo();
    this.save();
    this.settle(isRedone ? null : { kind: 'no-redo' });
  }

  continueHere(): void {
    this.changeHistory((history) => history.branch());
  }

  changeTo(index: number): void {
    this.changeHistory((history) => history.changeTo(index));
  }

  /** The person to move resigns; on a computer's turn, the person who waits. */
  resign(): void {
    this.finishMove();
    const { history } = this;
    if (history.match.outcome !== null || !history.hasHuman || !this.checkLease()) return;
    const { turn } = history.match.position;
    this.end(loss(history.isHuman(turn) ? turn : otherSide(turn), 'resignation'));
  }

  /** Ends a match that the rules have not ended. */
  end(outcome: Outcome): void {
    const { history } = this;
    this.finishMove();
    if (!this.checkLease()) return;
    this.interrupt();
    this.timekeeper?.halt();
    history.goTo(history.match.moves.length);
    history.match.end(outcome);
    this.save();
    this.settle();
  }

  /** The person to move offers a draw. Two people at one board have already agreed; a computer weighs the offer. */
  async offerDraw(): Promise<void> {
    this.finishMove();
    const { match } = this.history;
    const { position } = match;
    const isPerson = this.history.isHuman(position.turn);
    if (match.outcome !== null || !isPerson || !this.checkLease()) return this.say(this.whyNotNow());
    const opponent = this.history.players[otherSide(position.turn)];
    if (opponent.kind === 'human') return this.end(draw('agreement'));
    const plies = match.moves.length;
    const refusal = refuseDrawOffer(plies, this.history.lastDrawOffer);
    if (refusal !== null) return this.say({ kind: refusal });
    this.history.lastDrawOffer = plies;
    this.save();
    this.say({ kind: 'weighing-draw' });
    const answer = await this.enginePlayer.weighDraw(opponent, match);
    if (answer === 'withdrawn' || match.position !== position || match.outcome !== null || this.isClosed) return;
    if (answer === 'accepted') this.end(draw('agreement'));
    else this.say(answer === 'declined' ? { kind: 'draw-declined' } : { kind: 'player-failed', reason: answer.failed });
  }

  /** Says what the strongest player would play and why, and marks the beginning of the move. */
  async hint(): Promise<void> {
    this.finishMove();
    const { history, facets } = this;
    // A viewer may ask for a hint while computers are paused.
    const isWatching = this.isPaused && this.thinking === null && !history.isOver;
    if ((!history.isHumanTurn && !isWatching) || !this.checkLease()) return this.say(this.whyNotNow());
    this.clearPicks();
    // A forced pass needs no hint.
    if (this.builder.step?.kind === 'move') return;
    // Only one question at a time: the match later asks the thinking computer again.
    if (this.thinking !== null) this.withdraw();
    const { position } = history;
    const isLate = (): boolean => history.position !== position || history.isOver || this.isClosed;
    this.say({ kind: 'seeking-hint' });
    const refusal = (await this.dependencies.refuseHint?.()) ?? null;
    // If the person moved meanwhile, drop the hint and do not disturb a computer that is now thinking.
    if (isLate() || this.thinking !== null) return;
    if (refusal !== null) return this.say(refusal);
    const match = history.shownMatch();
    const [suggested, explain] = await Promise.all([
      this.enginePlayer.suggest(match),
      // A page that lost its connection may not get this file. A hint is of use without reasons too.
      import('./hint-reasons.ts').catch(() => null),
    ]);
    if (suggested === 'withdrawn' || isLate()) return;
    if ('failed' in suggested) return this.say({ kind: 'player-failed', reason: suggested.failed });
    const { best, second } = suggested;
    this.hinted = facets.choices.picksOf(position, best.move);
    this.say({
      kind: 'hint',
      move: match.rules.makeMove(position, best.move),
      isInWords: facets.moveViewer.nameMove !== undefined,
      told: facets.moveViewer.describeMove(position, best.move),
      reasons: explain?.reasonsFor({ rules: match.rules, ...facets, position, best, second }) ?? [],
    });
  }

  /** The match as a record, with players, clocks and branches. A saved match also records whether it is paused. */
  recordText(isPaused = false): string {
    return toRecordText(this.source, this.history, { spentMs: this.timekeeper?.spentMs ?? 0, isPaused });
  }

  record(): MatchRecord {
    return toRecord(this.source, this.history, { spentMs: 0, isPaused: false });
  }

  settle(note: BoardNote | SessionNote | Extra | null = null): void {
    const { history } = this;
    this.isStuck = false;
    this.isAskedAgain = false;
    this.hinted = [];
    this.rest();
    this.builder.reset(this.canPick ? history.position : null);
    // A computer's clock runs while it thinks.
    const isPersonsTime = history.isHuman(history.match.position.turn) && this.builder.step?.kind !== 'move';
    if (isPersonsTime && !this.isElsewhere) this.timekeeper?.start();
    this.proceed();
    this.say(note ?? (this.isElsewhere ? { kind: 'elsewhere' } : null));
  }

  /** A computer may reply to a typed move at once. A note answers something later, so it ends the echo. */
  protected override get echoPlies(): number {
    return this.note === null ? 1 : -1;
  }

  protected override get canPick(): boolean {
    return super.canPick && !this.isElsewhere;
  }

  protected override whyNotNow(): BoardNote | SessionNote | Extra {
    return this.isElsewhere ? { kind: 'elsewhere' } : super.whyNotNow();
  }

  /** Ends the current search and gives back the time spent on it. */
  private withdraw(): void {
    this.interrupt();
    this.timekeeper?.stop();
  }

  private interrupt(): void {
    this.thinking = null;
    this.enginePlayer.withdraw();
  }

  private changeHistory(change: (history: MatchHistory) => void): void {
    this.finishMove();
    if (!this.checkLease()) return;
    this.withdraw();
    change(this.history);
    this.save();
    this.settle();
  }

  private make(move: Move): void {
    const { match } = this.history;
    const [ply, side] = [match.moves.length, match.position.turn];
    if (this.history.play(move)) this.timekeeper?.moved(ply, side);
    this.save();
  }

  private save(): void {
    if (this.checkLease()) this.dependencies.save(this);
  }

  /** Leaves a match that lost its lease unnoticed, as in sleep; false when another window continues it. */
  private checkLease(): boolean {
    if (this.dependencies.lease?.isHeld() === false) this.leave();
    return !this.isElsewhere;
  }

  /** Asks the computer, or plays a forced pass after a pause. */
  private proceed(): void {
    const { history, builder } = this;
    this.cancelNext();
    if (history.isLookingBack || history.isOver || this.isStuck || this.thinking !== null || this.isElsewhere) return;
    const { timers } = this.dependencies;
    if (history.isHumanTurn) {
      if (builder.step?.kind === 'move') this.cancelNext = timers.after(BEFORE_PASS_MS, () => this.playForced());
    } else if (!this.isPaused) {
      const pause = history.hasHuman ? BEFORE_COMPUTER_MS : (BETWEEN_COMPUTERS_MS * 100) / this.speed;
      this.cancelNext = timers.after(pause, () => void this.think());
    }
  }

  private async think(): Promise<void> {
    const { history } = this;
    const { match } = history;
    const { turn } = match.position;
    if (this.thinking !== null || this.isMoving || match.outcome !== null) return;
    this.cancelNext();
    this.thinking = turn;
    this.timekeeper?.start();
    this.say(null);
    const limits = this.timekeeper?.limits ?? {};
    const thought = await this.enginePlayer.choose(history.players[turn], match, limits, this.isAskedAgain);
    if (thought === 'withdrawn') return;
    this.thinking = null;
    if (!isChosen(thought)) {
      this.isStuck = true;
      this.timekeeper?.stop();
      return this.say({ kind: 'player-failed', reason: thought.failed });
    }
    if (!this.checkLease()) return;
    if (!history.isLookingBack) return this.play(thought.move);
    // The match continues while a person looks back; the board stays where it is.
    this.make(thought.move);
    if (history.isHuman(match.position.turn)) this.timekeeper?.start();
    this.dependencies.changed();
  }
}
