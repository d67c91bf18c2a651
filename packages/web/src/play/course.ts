import type { EngineHost } from '@tabuleiro/engine';
import { loss, type Move, type Outcome, SeededRandom, type Side } from '@tabuleiro/games';
import { keepMatch, type Keepsakes } from './kept.ts';
import type { Kit, Remark, Words } from './kit.ts';
import { MatchLine } from './line.ts';
import type { Opening } from './opening.ts';
import { Showing, type ShowingSurroundings } from './showing.ts';
import { Thinker } from './thinker.ts';
import type { Timekeeper } from './timekeeper.ts';
import { recordTextOf } from './written.ts';

const BEFORE_COMPUTER_MS = 250;
const BETWEEN_COMPUTERS_MS = 900;
/** Long enough to read why one must pass. */
const BEFORE_PASS_MS = 2200;

/** What a match on the page stands among. */
export interface Surroundings extends ShowingSurroundings {
  readonly host: Pick<EngineHost, 'open'>;
  readonly storage: Keepsakes;
  /** In milliseconds, from whenever. */
  readonly now: () => number;
}

export interface CourseOptions {
  readonly opening: Opening;
  readonly kit: Kit;
  readonly words: Words;
  readonly around: Surroundings;
  /** In percent. */
  readonly speed: number;
}

/** A match while it goes on: computers are asked, moves are shown frame by frame, and one can look back meanwhile. */
export class Course extends Showing<Remark> {
  readonly opening: Opening;
  readonly line: MatchLine;
  readonly thinker: Thinker;
  readonly timekeeper: Timekeeper | null;
  words: Words;
  thinking: Side | null = null;
  isPaused: boolean;
  /** Whether the computer that is to move broke; it is asked again when somebody says so, or when the match moves on. */
  isStuck = false;
  /** Whether it was asked again: then it plays any legal move rather than break once more. */
  private isAskedAgain = false;
  /** Whether a reload goes on with this match. */
  isKept: boolean;
  isClosed = false;
  /** The picks of a hint. */
  hinted: readonly string[] = [];
  private readonly around: Surroundings;
  private cancelNext: () => void = () => undefined;

  constructor({ opening, kit, words, around, speed }: CourseOptions) {
    const { match, setup, seed } = opening;
    super(kit, match.position, around, speed);
    this.opening = opening;
    this.words = words;
    this.around = around;
    this.isKept = opening.isKept;
    this.isPaused = opening.isPaused ?? false;
    this.line = new MatchLine(match, setup.players, kit, opening.lines);
    this.thinker = new Thinker(around.host, new SeededRandom(seed + match.moves.length));
    const flagFalls = (side: Side): void => this.end(loss(side, 'time'));
    const { timers, now } = around;
    this.timekeeper = opening.clock?.keeper({ match, timers, now, flagFalls }) ?? null;
  }

  start(): void {
    if (this.opening.isKept) this.keep();
    this.settle(this.opening.problem);
  }

  /** Timers end and nobody is asked any more; it is not used again. */
  close(): void {
    this.isClosed = true;
    this.cancelNext();
    this.animator.stop();
    this.thinker.withdraw();
    this.timekeeper?.stop();
  }

  /** Plays a move where one looks, but for the frames that the picks have shown already. */
  play(move: Move, shown = 0): void {
    // A computer may answer while somebody looks at the last move once more.
    this.finishMove();
    if (this.line.isLookingBack) this.withdraw();
    this.line.branch();
    this.make(move);
    this.animate(this.line.ply - 1, move, shown);
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    // Whoever thinks is asked again when the match goes on, or one move of it is wanted.
    if (this.isPaused && this.thinking !== null) this.withdraw();
    this.keep();
    this.cancelNext();
    if (!this.isPaused && !this.isMoving) this.proceed();
    this.say(null);
  }

  /** Plays one move of a computer although the match is paused. */
  step(): void {
    this.finishMove();
    if (this.line.isLookingBack) return this.goTo(this.line.ply + 1);
    this.isPaused = true;
    this.keep();
    if (!this.line.isHumanTurn) void this.think();
  }

  /** Asks a computer again that broke; its worker is a new one. */
  retry(): void {
    this.isStuck = false;
    this.isAskedAgain = true;
    this.proceed();
    this.say(null);
  }

  /** Goes over to a line that was left. */
  changeTo(index: number): void {
    this.finishMove();
    this.withdraw();
    this.line.changeTo(index);
    this.keep();
    this.settle();
  }

  /** Nobody is to think any more about the position as it was; the time that was spent on it is given back. */
  withdraw(): void {
    this.interrupt();
    this.timekeeper?.stop();
  }

  /** Ends a match that the rules have not ended. */
  end(outcome: Outcome): void {
    const { line } = this;
    this.finishMove();
    this.interrupt();
    this.timekeeper?.halt();
    line.goTo(line.match.moves.length);
    line.match.end(outcome);
    this.keep();
    this.settle();
  }

  recordText(isPaused = false): string {
    return recordTextOf(this.opening, this.line.besides, { spentMs: this.timekeeper?.spentMs ?? 0, isPaused });
  }

  keep(): void {
    this.isKept = true;
    keepMatch(this.around.storage, this.opening.setup.game, this.recordText(this.isPaused));
  }

  /** Shows the position as it stands, and goes on from there. */
  settle(remark: Remark | null = null): void {
    const { line } = this;
    this.isStuck = false;
    this.isAskedAgain = false;
    this.hinted = [];
    this.rest();
    this.walker.reset(line.isHumanTurn ? line.position : null);
    // The clock of a computer runs while it thinks.
    if (line.isHuman(line.match.position.turn) && this.walker.step?.kind !== 'move') this.timekeeper?.start();
    this.proceed();
    this.say(remark);
  }

  private interrupt(): void {
    this.thinking = null;
    this.thinker.withdraw();
  }

  private make(move: Move): void {
    const { match } = this.line;
    const [ply, side] = [match.moves.length, match.position.turn];
    if (this.line.play(move)) this.timekeeper?.moved(ply, side);
    this.keep();
  }

  protected override animate(ply: number, move: Move, shown: number): void {
    this.cancelNext();
    this.hinted = [];
    super.animate(ply, move, shown);
  }

  /** Asks the computer, or plays a pass that a person has no choice about. */
  private proceed(): void {
    const { line, walker } = this;
    this.cancelNext();
    if (line.isLookingBack || line.isOver || this.isStuck || this.thinking !== null) return;
    if (line.isHumanTurn) {
      const { step } = walker;
      if (step?.kind !== 'move') return;
      const { move } = step;
      this.cancelNext = this.around.timers.after(BEFORE_PASS_MS, () => this.play(move));
    } else if (!this.isPaused) {
      const pause = line.hasHuman ? BEFORE_COMPUTER_MS : (BETWEEN_COMPUTERS_MS * 100) / this.speed;
      this.cancelNext = this.around.timers.after(pause, () => void this.think());
    }
  }

  private async think(): Promise<void> {
    const { line } = this;
    const { match } = line;
    if (this.thinking !== null || this.isMoving || match.outcome !== null) return;
    const { turn } = match.position;
    this.cancelNext();
    this.thinking = turn;
    this.timekeeper?.start();
    this.say(null);
    const limits = this.timekeeper?.limits ?? {};
    const thought = await this.thinker.choose(line.players[turn], match, limits, this.isAskedAgain);
    if (thought === 'withdrawn') return;
    this.thinking = null;
    if (thought === 'failed') {
      this.isStuck = true;
      this.timekeeper?.stop();
      return this.say(({ texts }) => texts.playerFailed);
    }
    if (!line.isLookingBack) return this.play(thought.move);
    // Somebody looks back meanwhile: the match goes on, the board stays where it is.
    this.make(thought.move);
    if (line.isHuman(match.position.turn)) this.timekeeper?.start();
    this.around.changed();
  }
}
