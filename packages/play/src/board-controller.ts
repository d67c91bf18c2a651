import {
  type Message,
  type Move,
  type Position,
  type View,
  otherSide,
  type PieceView,
  type Rules,
  type Side,
} from '@tabuleiro/games';
import type { BoardDependencies } from './dependencies.ts';
import { FramePlayer, frameTime } from './frame-player.ts';
import type { GameFacets } from './game-facets.ts';
import type { MatchHistory } from './match-history.ts';
import { MoveBuilder, type PickResult, type Preview } from './move-builder.ts';
import { enterTyped, type TypedInput, type TypedMoveError } from './typed-move.ts';

/** What a board replies to a pick or a typed move. */
export type BoardNote =
  | { readonly kind: 'over' }
  | { readonly kind: 'not-your-turn' }
  | { readonly kind: 'refused'; readonly why: Message }
  /** What the last pick would have played. The same pick again plays it. */
  | { readonly kind: 'held'; readonly told: Message }
  | TypedMoveError;

const BOARD_NOTES: readonly string[] = [
  'over',
  'not-your-turn',
  'refused',
  'held',
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
 * A board that a person watches and picks on: it shows a position, plays moves frame by frame, and notes what just
 * happened. Subclasses decide where moves come from and what to do with a finished move.
 */
export abstract class BoardController<Note> {
  readonly facets: GameFacets;
  /** The match and the ply on the board. */
  abstract readonly history: MatchHistory;
  readonly builder: MoveBuilder;
  /** The position on the board, without the changes by picks and frames. */
  settled: View;
  /** The duration of a change of the view. */
  frameMs = 0;
  /** Replaces the list of what the person can do. */
  note: BoardNote | Note | null = null;
  /** In percent. */
  speed: number;
  protected readonly framePlayer: FramePlayer;
  private frame: View | null = null;
  private typed: TypedEcho | null = null;
  private readonly board: BoardDependencies;

  constructor(facets: GameFacets, position: Position, dependencies: BoardDependencies, speed: number) {
    this.facets = facets;
    this.board = dependencies;
    this.speed = speed;
    this.builder = new MoveBuilder(facets);
    this.framePlayer = new FramePlayer(dependencies.timers);
    this.settled = facets.viewer.describe(position);
  }

  /** Plays a move at the ply on the board, without the frames that the picks have already shown. */
  abstract play(move: Move, shownFrames?: number): void;

  /** Shows the position and continues from there. */
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

  /** What is asked where pieces can go. */
  readonly attackedBoard = (): AttackedBoard => {
    const { facets, history, builder, frame } = this;
    const shown = attackedBoardOf(facets, history, builder.preview);
    return frame === null ? shown : { ...shown, positions: [] };
  };

  /** Picks something on the board. If a move is still animating, the board first skips to its end. */
  pick(id: string): void {
    const wasMoving = this.isMoving;
    this.finishMove();
    // A touch during an animation only skips it and needs no explanation.
    if (wasMoving && !this.builder.offered.includes(id)) return;
    if (!this.canPick) return this.say(this.whyNotNow());
    const shownFrames = this.builder.preview?.frames ?? 0;
    this.goOnFrom(this.builder.pick(id), shownFrames);
  }

  private goOnFrom(picked: PickResult, shownFrames: number): void {
    if (picked === null) this.picksChanged(shownFrames);
    else if ('move' in picked) this.play(picked.move, shownFrames);
    else if ('held' in picked) this.say({ kind: 'held', told: this.tell(picked.held) });
    else this.say({ kind: 'refused', why: picked.refused });
  }

  private tell(move: Move): Message {
    return this.facets.moveViewer.describeMove(this.history.position, move);
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

  /** Plays a typed move, or picks a typed part of one. Returns false when the text is neither; a note then says why. */
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

  /** The echo of a move typed in another notation or in parts. */
  private echoOf(input: TypedInput): TypedEcho | null {
    const { match, position, ply } = this.history;
    if (input.kind === 'move') {
      const { move, understood } = input.typed;
      return understood === null ? null : { move, text: understood, ply: ply + 1 };
    }
    if (input.kind === 'refused' || input.picked === null || !('move' in input.picked)) return null;
    const { move } = input.picked;
    return { move, text: match.rules.makeMove(position, move), ply: ply + 1 };
  }

  /**
   * How the board understood the last typed move, until the next move; null where the person typed it in the game's
   * notation.
   */
  get understood(): string | null {
    const { typed, history } = this;
    if (typed === null || history.match.moves[typed.ply - 1] !== typed.move) return null;
    const later = history.ply - typed.ply;
    return later >= 0 && later <= this.echoPlies ? typed.text : null;
  }

  /** The number of plies after a typed move for which its echo is shown; negative for no echo. */
  protected get echoPlies(): number {
    return 0;
  }

  /** Shows another ply. A step to the next ply animates its move. */
  goTo(ply: number): void {
    this.finishMove();
    const { history } = this;
    const from = history.ply;
    history.goTo(ply);
    // Before the first or after the last ply there is nothing to show, and the picks stay.
    if (history.ply === from) return;
    if (history.ply === from + 1) this.animate(from, 0);
    else this.settle();
  }

  /** Skips to the end of a move that is animating. */
  finishMove(): void {
    this.framePlayer.finish();
  }

  say(note: BoardNote | Note | null): void {
    this.note = note;
    this.notify();
  }

  /** Reports a visible change. */
  protected notify(): void {
    this.board.changed();
  }

  /** Reports the next frame of a move. */
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

  /** Called after a pick is added or taken back, while the move is incomplete. */
  protected picksChanged(_shownFrames: number): void {
    this.showPicks(null);
  }

  protected showPicks(note: BoardNote | Note | null): void {
    this.frameMs = this.eachFrame(1);
    this.say(note);
  }

  /** Puts the position on the board. */
  protected rest(): void {
    this.frame = null;
    // Pieces may have other ids in a new position, so animating from the old to the new view would be wrong.
    this.frameMs = 0;
    this.settled = this.history.view;
  }

  /** Animates the move made at a ply, without the frames that the picks have already shown. */
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

/** What a board shows whose pieces are asked about. */
export interface AttackedBoard {
  readonly rules: Rules;
  /**
   * The position on the board; while a move is half picked, the positions to which it may lead. Only what is the same in
   * all of them is answered. None while a move is under way.
   */
  readonly positions: readonly Position[];
  /** While a move is half picked, answers are about the pieces of the other side alone: it does not change them. */
  readonly onlySide: Side | null;
  readonly view: View;
  /** The side that is threatened; null for the side to move. */
  readonly you: Side | null;
}

/**
 * What a board at rest shows, or one on which a move is half picked. Threats are against the person at the board; between
 * two people, or two others, against the side to move.
 */
export function attackedBoardOf(
  { viewer }: Pick<GameFacets, 'viewer'>,
  history: MatchHistory,
  preview: Preview | null,
): AttackedBoard {
  const { match, position, view } = history;
  const [isFirst, isSecond] = [history.isHuman(1), history.isHuman(2)];
  const about = { rules: match.rules, you: isFirst === isSecond ? null : isFirst ? 1 : 2 } as const;
  if (preview === null) return { ...about, positions: [position], onlySide: null, view };
  const onlySide = otherSide(position.turn);
  const positions = preview.moves.map((move) => {
    const next = position.clone();
    next.apply(move);
    return next;
  });
  // The rest of the move may shift the whole board.
  const isStill = positions.every((next) =>
    viewer.describe(next).pieces.every((piece) => piece.owner !== onlySide || isAt(preview.view, piece)),
  );
  return { ...about, positions: isStill ? positions : [], onlySide, view: preview.view };
}

function isAt({ pieces }: View, { id, at }: PieceView): boolean {
  return !('cell' in at) || pieces.some((one) => one.id === id && 'cell' in one.at && one.at.cell === at.cell);
}
