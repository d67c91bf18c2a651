import type { Message, Move, Position, View } from '@tabuleiro/games';
import type { BoardDependencies } from './dependencies.ts';
import { FramePlayer, frameTime } from './frame-player.ts';
import type { GameFacets } from './game-facets.ts';
import type { MatchHistory } from './match-history.ts';
import { MoveBuilder, type PickResult } from './move-builder.ts';
import { enterTyped, type TypedInput, type TypedMoveError } from './typed-move.ts';

/** What a board answers to a pick or a typed move. */
export type BoardNote =
  | { readonly kind: 'over' }
  | { readonly kind: 'not-your-turn' }
  | { readonly kind: 'refused'; readonly why: Message }
  | TypedMoveError;

const BOARD_NOTES: readonly string[] = [
  'over',
  'not-your-turn',
  'refused',
  'unreadable-move',
  'illegal-move',
] satisfies readonly BoardNote['kind'][];

export function isBoardNote(note: BoardNote | { readonly kind: string }): note is BoardNote {
  return BOARD_NOTES.includes(note.kind);
}

/** The last typed move that needs an echo: its text, and the ply after it. */
interface TypedEcho {
  readonly move: Move;
  readonly text: string;
  readonly ply: number;
}

/**
 * A board that a person looks at and picks on: the position that is shown, moves played frame by frame, and a note on what
 * just happened. Subclasses decide where moves come from and what a finished move leads to.
 */
export abstract class BoardController<Note> {
  readonly facets: GameFacets;
  /** The match, and the ply that is shown. */
  abstract readonly history: MatchHistory;
  readonly builder: MoveBuilder;
  /** The position that is shown, without what picks and frames change. */
  settled: View;
  /** How long a change of the view takes. */
  frameMs = 0;
  /** Shown instead of what can be done. */
  note: BoardNote | Note | null = null;
  /** In percent. */
  speed: number;
  protected readonly framePlayer: FramePlayer;
  private frame: View | null = null;
  private typed: TypedEcho | null = null;
  /** For how many more plies the echo of a typed move is shown. */
  protected readonly echoPlies: number = 0;
  private readonly board: BoardDependencies;

  constructor(facets: GameFacets, position: Position, dependencies: BoardDependencies, speed: number) {
    this.facets = facets;
    this.board = dependencies;
    this.speed = speed;
    this.builder = new MoveBuilder(facets);
    this.framePlayer = new FramePlayer(dependencies.timers);
    this.settled = facets.viewer.describe(position);
  }

  /** Plays a move at the ply that is shown, without the frames that the picks have shown already. */
  abstract play(move: Move, shownFrames?: number): void;

  /** Shows the position, and goes on from there. */
  abstract settle(note?: BoardNote | Note | null): void;

  get isMoving(): boolean {
    return this.framePlayer.isRunning;
  }

  /** The view to draw now. */
  get view(): View {
    const { preview } = this.builder;
    if (this.frame !== null) return this.frame;
    return preview === null ? this.settled : { ...preview.view, notices: this.settled.notices };
  }

  /** Picks something on the board. A move that is still being shown is shown to its end first. */
  pick(id: string): void {
    const wasMoving = this.isMoving;
    this.finishMove();
    // A touch while pieces move only wants to go on; it needs no explanation.
    if (wasMoving && !this.builder.offered.includes(id)) return;
    if (!this.canPick) return this.say(this.whyNotNow());
    const shownFrames = this.builder.preview?.frames ?? 0;
    this.goOnFrom(this.builder.pick(id), shownFrames);
  }

  private goOnFrom(picked: PickResult, shownFrames: number): void {
    if (picked === null) this.picksChanged(shownFrames);
    else if ('move' in picked) this.play(picked.move, shownFrames);
    else this.say({ kind: 'refused', why: picked.refused });
  }

  /** Drops all picks; false when there are none. */
  clearPicks(): boolean {
    if (this.builder.picks.length === 0) return false;
    this.builder.reset(this.history.position);
    this.showPicks(null);
    return true;
  }

  /** Takes back the last pick; false when there is none. */
  unpick(): boolean {
    if (!this.builder.back()) return false;
    this.showPicks(null);
    return true;
  }

  /** Plays a typed move, or picks a typed part of one; false when it is neither, and a note says why. */
  typeMove(text: string): boolean {
    this.finishMove();
    const { history, builder } = this;
    if (!this.canPick) {
      this.say(this.whyNotNow());
      return false;
    }
    const shownFrames = builder.preview?.frames ?? 0;
    const input = enterTyped(history.match.rules, history.position, builder, text);
    this.typed = this.echoOf(input);
    if (input.kind === 'move') this.play(input.typed.move);
    else if (input.kind === 'picked') this.goOnFrom(input.picked, shownFrames);
    else this.say(input.error);
    return input.kind !== 'refused';
  }

  /** A typed move that is written otherwise, or that was typed in parts. */
  private echoOf(input: TypedInput): TypedEcho | null {
    const { match, position, ply } = this.history;
    if (input.kind === 'move') {
      const { move, understood } = input.typed;
      return understood === null ? null : { move, text: understood, ply: ply + 1 };
    }
    if (input.kind === 'refused' || input.picked === null || 'refused' in input.picked) return null;
    const { move } = input.picked;
    return { move, text: match.rules.makeMove(position, move), ply: ply + 1 };
  }

  /** How the last typed move was understood, until the next move; null where it was typed so. */
  get understood(): string | null {
    const { typed, history } = this;
    if (typed === null || history.match.moves[typed.ply - 1] !== typed.move) return null;
    const later = history.ply - typed.ply;
    return later >= 0 && later <= this.echoPlies ? typed.text : null;
  }

  /** Shows another ply; the next one is shown as it was played. */
  goTo(ply: number): void {
    this.finishMove();
    const { history } = this;
    const from = history.ply;
    history.goTo(ply);
    // Before the first or after the last ply there is nothing to show, and picks stay.
    if (history.ply === from) return;
    if (history.ply === from + 1) this.animate(from, 0);
    else this.settle();
  }

  /** Skips to the end of a move that is being shown. */
  finishMove(): void {
    this.framePlayer.finish();
  }

  say(note: BoardNote | Note | null): void {
    this.note = note;
    this.notify();
  }

  /** Something visible changed. */
  protected notify(): void {
    this.board.changed();
  }

  /** A move that is being shown goes on with its next frame. */
  protected notifyFrame(): void {
    if (this.board.frameChanged === undefined) this.notify();
    else this.board.frameChanged();
  }

  protected get canPick(): boolean {
    return this.history.isHumanTurn;
  }

  protected whyNotNow(): BoardNote | Note {
    return { kind: this.history.isOver ? 'over' : 'not-your-turn' };
  }

  /** A pick was added or taken back, and the move is not complete. */
  protected picksChanged(_shownFrames: number): void {
    this.showPicks(null);
  }

  protected showPicks(note: BoardNote | Note | null): void {
    this.frameMs = this.eachFrame(1);
    this.say(note);
  }

  /** Puts the position on the board. */
  protected rest(): void {
    const { history } = this;
    this.frame = null;
    // Pieces may have other ids in a new position; an animation between the two would be wrong.
    this.frameMs = 0;
    const { notices, marks } = history;
    this.settled = { ...this.facets.viewer.describe(history.position), notices, marks };
  }

  /** Shows the move that was made at a ply, without the frames that picks have shown already. */
  protected animate(ply: number, shownFrames: number): void {
    this.note = null;
    this.builder.reset(null);
    const all = this.history.framesAt(ply);
    const frames = this.board.canAnimate() ? all.slice(Math.min(shownFrames, all.length - 1)) : [];
    const each = this.eachFrame(all.length);
    const show = (frame: View): void => {
      const isFirst = this.frame === null;
      this.frame = frame;
      this.frameMs = each;
      if (isFirst) this.notify();
      else this.notifyFrame();
    };
    this.framePlayer.run(frames, each, show, () => this.settle());
  }

  private eachFrame(frames: number): number {
    return this.board.canAnimate() ? frameTime(frames, this.speed) : 0;
  }
}
