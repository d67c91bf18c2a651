import {
  BrokenInvariant,
  type ChoiceStep,
  type Message,
  type Move,
  type PieceView,
  type Position,
  type Result,
  type View,
} from '@tabuleiro/games';
import type { GameFacets } from './game-facets.ts';

/** The number of completions that a preview compares; they hardly differ. */
const MAX_COMPLETIONS = 12;
/** In steps to the sides: as far as a short jump. */
const NEAR = 2;

/**
 * The result of a pick: a whole move, a whole move that waits for the same pick once more, the reason for a refusal, or null
 * when the move needs more picks.
 */
export type PickResult = { readonly move: Move } | { readonly held: Move } | { readonly refused: Message } | null;

/** What the picks of an illegal move reveal about it. */
export interface Explanation {
  readonly why?: Message;
  /** The picks of an incomplete move. */
  readonly begun?: readonly string[];
  /** The legal move with the same picks. */
  readonly meant?: Move;
}

/** The board after the picks so far, and the number of frames of the move that led there. */
export interface Preview {
  readonly view: View;
  readonly frames: number;
  /** Some of the moves that begin so. */
  readonly moves: readonly Move[];
}

/** Builds a move from a person's picks. */
export class MoveBuilder {
  picks: readonly string[] = [];
  step: ChoiceStep | null = null;
  preview: Preview | null = null;
  readonly facets: GameFacets;
  private position: Position | null = null;
  /** The last pick, if it was a piece of the person's own that cannot move: the next one may be meant as its goal. */
  private refusedPiece: string | null = null;

  constructor(facets: GameFacets) {
    this.facets = facets;
  }

  /** Starts a new move; null where there is no move to make. */
  reset(position: Position | null): void {
    this.position = position;
    this.start([]);
  }

  get offered(): readonly string[] {
    return this.step?.kind === 'pick' ? this.step.picks.map(({ id }) => id) : [];
  }

  get offersHoles(): boolean {
    return this.step?.kind === 'pick' && this.step.picks.some(({ target }) => target.kind === 'hole');
  }

  /**
   * Adds a pick. Repeating the last pick takes it back. While there is only one pick, another pick may replace it, unless
   * that would be a whole move: a slip must not play one. Another piece of one's own replaces it even if it cannot move:
   * then nothing is picked, and a pick near it that would be a whole move is held once, since it may be meant as its goal.
   */
  pick(id: string): PickResult {
    const { refusedPiece } = this;
    this.refusedPiece = null;
    const walked = this.walk([...this.picks, id]);
    if (walked?.ok) {
      const mayBeGoal = refusedPiece !== null && this.isNear(refusedPiece, id) && !this.isOwnPiece(id);
      const isHeld = mayBeGoal && walked.value.kind === 'move';
      return isHeld ? { held: walked.value.move } : this.follow([...this.picks, id], walked.value);
    }
    if (this.picks.at(-1) === id) {
      this.back();
      return null;
    }
    const instead = this.picks.length === 1 ? this.walk([id]) : walked;
    if (instead?.ok && instead.value.kind === 'pick') return this.follow([id], instead.value);
    const isOther = this.picks.length < 2 && [...this.picks, id].every((pick) => this.isOwnPiece(pick));
    if (isOther && instead?.ok === false) {
      this.start([]);
      this.refusedPiece = id;
      return { refused: instead.error };
    }
    this.refusedPiece = refusedPiece;
    return walked === null ? null : { refused: walked.error };
  }

  /** Takes back the last pick; returns false when there is none. */
  back(): boolean {
    if (this.picks.length === 0) return false;
    this.start(this.picks.slice(0, -1));
    return true;
  }

  /** What the picks of a well-formed but illegal move reveal about it. */
  explain(move: Move): Explanation {
    const picks = this.picksOf(move);
    const walked = picks === null ? null : this.walk(picks);
    if (picks === null || walked === null) return {};
    if (!walked.ok) return { why: walked.error };
    if (walked.value.kind === 'move') return { meant: walked.value.move };
    const ended = this.walk([...picks, 'done']);
    const why = ended === null || ended.ok ? {} : { why: ended.error };
    return picks.length === 0 ? why : { ...why, begun: picks };
  }

  /** The picks of a move, without the final "done"; null for an illegal move without picks. */
  private picksOf(move: Move): readonly string[] | null {
    if (this.position === null) return null;
    try {
      return this.facets.choices.picksOf(this.position, move).filter((pick) => pick !== 'done');
    } catch (error) {
      // `picksOf` guarantees picks for legal moves only.
      if (error instanceof BrokenInvariant) return null;
      throw error;
    }
  }

  private follow(picks: readonly string[], step: ChoiceStep): PickResult {
    this.picks = picks;
    this.step = step;
    if (step.kind === 'move') return { move: step.move };
    this.preview = this.makePreview();
    return null;
  }

  /** Starts a move with some picks, which must be legal. */
  start(picks: readonly string[]): void {
    this.refusedPiece = null;
    const walked = this.walk(picks);
    this.picks = picks;
    this.step = walked?.ok ? walked.value : null;
    this.preview = this.makePreview();
  }

  /** Whether a pick is a piece of the side to move, on the board or in its hand. */
  private isOwnPiece(id: string): boolean {
    const { position, facets } = this;
    if (position === null) return false;
    const isPicked = ({ id: piece, at }: PieceView): boolean => piece === id || ('cell' in at && at.cell === id);
    return facets.viewer.describe(position).pieces.some((one) => one.owner === position.turn && isPicked(one));
  }

  /** Whether two picks are cells so close to each other that one may be meant as the goal of the other. */
  private isNear(one: string, other: string): boolean {
    if (this.position === null) return false;
    const { cells } = this.facets.viewer.describe(this.position);
    const [from, to] = [one, other].map((id) => cells.find((cell) => cell.id === id));
    return from !== undefined && to !== undefined && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= NEAR;
  }

  private walk(picks: readonly string[]): Result<ChoiceStep, Message> | null {
    return this.position === null ? null : this.facets.choices.walk(this.position, picks);
  }

  /** The current frame of some whole move that the picks lead to; null while nothing has changed yet. */
  private makePreview(): Preview | null {
    const { position } = this;
    if (position === null || this.picks.length === 0 || this.step?.kind !== 'pick') return null;
    const { choices, moveViewer } = this.facets;
    const moves: Move[] = [];
    let shortest: { readonly frames: readonly View[]; readonly picks: number } | null = null;
    for (const id of this.offered.slice(0, MAX_COMPLETIONS)) {
      const whole = this.complete([...this.picks, id]);
      if (whole === null) continue;
      moves.push(whole);
      const frames = moveViewer.frames(position, whole, this.picks);
      const picks = choices.picksOf(position, whole).filter((pick) => pick !== 'done').length;
      if (shortest === null || frames.length < shortest.frames.length) shortest = { frames, picks };
    }
    if (shortest === null) return null;
    // With more picks than frames, the first picks only select something.
    const index = this.picks.length - (shortest.picks - shortest.frames.length) - 1;
    const view = shortest.frames[index];
    return view === undefined ? null : { view, frames: index + 1, moves };
  }

  /** Some whole move that begins with these picks. */
  private complete(picks: readonly string[]): Move | null {
    const walked = this.walk(picks);
    if (!walked?.ok) return null;
    if (walked.value.kind === 'move') return walked.value.move;
    const next = walked.value.picks.find(({ id }) => id === 'done') ?? walked.value.picks[0];
    return next === undefined ? null : this.complete([...picks, next.id]);
  }
}
