import type { Move, Position, View } from '@tabuleiro/games';
import { Animator, frameTime } from './animator.ts';
import type { Kit, Timers } from './kit.ts';
import type { MatchLine } from './line.ts';
import { Walker } from './walker.ts';

/** What a board that somebody looks at stands among. */
export interface ShowingSurroundings {
  readonly timers: Timers;
  /** Whether things may move on the screen. */
  readonly moves: () => boolean;
  /** Something changed that can be seen. */
  readonly changed: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A board that somebody looks at and picks on: the position as it stands, moves shown frame by frame, and what is said. Where
 * moves come from is the business of who extends it.
 */
export abstract class Showing<Said> {
  readonly kit: Kit;
  /** The match, and the place in it that is looked at. */
  abstract readonly line: MatchLine;
  readonly walker: Walker;
  /** The position shown, without what picks and frames change. */
  settled: View;
  /** How long a change of the view takes. */
  frameMs = 0;
  /** What is said instead of what can be done. */
  remark: Said | null = null;
  /** In percent. */
  speed: number;
  protected readonly animator: Animator;
  private frame: View | null = null;
  private readonly screen: ShowingSurroundings;

  constructor(kit: Kit, position: Position, screen: ShowingSurroundings, speed: number) {
    this.kit = kit;
    this.screen = screen;
    this.speed = speed;
    this.walker = new Walker(kit);
    this.animator = new Animator(screen.timers);
    this.settled = kit.viewer.describe(position);
  }

  /** Shows the position as it stands, and goes on from there. */
  abstract settle(remark?: Said | null): void;

  get isMoving(): boolean {
    return this.animator.isRunning;
  }

  /** What is to be seen now. */
  get view(): View {
    const { preview } = this.walker;
    if (this.frame !== null) return this.frame;
    return preview === null ? this.settled : { ...preview.view, notices: this.settled.notices };
  }

  /** Looks at another ply; the next one is shown as it was played. */
  goTo(ply: number): void {
    this.finishMove();
    const { line } = this;
    const from = line.ply;
    line.goTo(ply);
    // Beyond the first or the last ply there is nothing to see, and what has been picked is not let go.
    if (line.ply === from) return;
    const move = line.match.moves[from];
    if (line.ply === from + 1 && move !== undefined) this.animate(from, move, 0);
    else this.settle();
  }

  /** Shows the end of a move that is under way. */
  finishMove(): void {
    this.animator.finish();
  }

  say(remark: Said | null): void {
    this.remark = remark;
    this.screen.changed();
  }

  /** A pick changed the board, or did not. */
  picked(remark: Said | null): void {
    this.frameMs = this.eachFrame(1);
    this.say(remark);
  }

  /** Puts the position on the board where one looks. */
  protected rest(): void {
    const { line } = this;
    this.frame = null;
    // Pieces may have other names in a new position; a movement between the two would be none.
    this.frameMs = 0;
    const view = this.kit.viewer.describe(line.position);
    this.settled = { ...view, notices: this.newsAmong(view.notices), marks: line.marks() };
  }

  /** What lasts is said when it begins, for two plies, so to both sides; after that it would only push down what matters. */
  private newsAmong(notices: View['notices']): View['notices'] {
    const { match, ply } = this.line;
    if (ply < 2) return notices;
    const isOld = (notice: View['notices'][number], back: number): boolean =>
      this.kit.viewer.describe(match.positionAt(ply - back)).notices.some((one) => isSame(one, notice));
    return notices.filter((notice) => !notice.lasts || ![1, 2].every((back) => isOld(notice, back)));
  }

  /** Shows the move that was made at a ply, but for the frames that picks have shown already. */
  protected animate(ply: number, move: Move, shown: number): void {
    this.remark = null;
    this.walker.reset(null);
    const all = this.kit.moveViewer.frames(this.line.match.positionAt(ply), move);
    const frames = this.screen.moves() ? all.slice(Math.min(shown, all.length - 1)) : [];
    const each = this.eachFrame(all.length);
    const show = (frame: View): void => {
      this.frame = frame;
      this.frameMs = each;
      this.screen.changed();
    };
    this.animator.run(frames, each, show, () => this.settle());
  }

  private eachFrame(frames: number): number {
    return this.screen.moves() ? frameTime(frames, this.speed) : 0;
  }
}
