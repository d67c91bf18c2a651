import type { BySide, Message, Move, PlayerSpec, Puzzle, Rules } from '@tabuleiro/games';
import { Attempt } from '@tabuleiro/games/puzzle';
import type { BoardNote } from './board-controller.ts';
import { type BoardSnapshot, SnapshotBoard } from './board-snapshot.ts';
import type { BoardDependencies } from './dependencies.ts';
import type { GameFacets } from './game-facets.ts';
import { MatchHistory } from './match-history.ts';

/** In percent: a little slower than matches, because both sides' moves follow each other. */
const SPEED = 70;

export const BOTH_HUMAN: BySide<PlayerSpec> = { 1: { kind: 'human' }, 2: { kind: 'human' } };

export type PuzzleNote =
  | BoardNote
  /** What can be picked next. */
  | { readonly kind: 'asked'; readonly isFirst: boolean; readonly prompt: Message | null }
  /** Null where only a part of a move was tried. */
  | { readonly kind: 'wrong'; readonly move: string | null }
  | { readonly kind: 'hint'; readonly place: string }
  /** A move is being shown. */
  | { readonly kind: 'told'; readonly told: Message }
  | { readonly kind: 'solved'; readonly isClean: boolean }
  | { readonly kind: 'shown' };

export interface PuzzleSnapshot extends BoardSnapshot {
  readonly note: PuzzleNote;
  /** How a typed move was understood, where it was typed otherwise. */
  readonly understood: string | null;
  /** Whether there is nothing more to find. */
  readonly isOver: boolean;
}

export interface PuzzleOptions extends Omit<BoardDependencies, 'changed'> {
  readonly puzzle: Puzzle;
  readonly rules: Rules;
  readonly facets: GameFacets;
  /** A wrong choice was made. */
  readonly onMistake: () => void;
  /** All was found, or shown. */
  readonly onEnd: (attempt: Attempt) => void;
}

/** A puzzle on a board while somebody solves it. */
export class PuzzleSession extends SnapshotBoard<PuzzleNote, PuzzleSnapshot> {
  /** The answer comes at once. */
  protected override readonly echoPlies = 1;
  history: MatchHistory;
  attempt: Attempt;
  private hinted: string | null = null;
  private ending: PuzzleNote | null = null;
  private readonly options: PuzzleOptions;

  constructor(options: PuzzleOptions) {
    const { puzzle, rules, facets } = options;
    const attempt = new Attempt(puzzle, rules, facets.choices);
    super(facets, attempt.match.position, { ...options, changed: () => undefined }, SPEED);
    this.options = options;
    this.attempt = attempt;
    this.history = new MatchHistory(attempt.match, BOTH_HUMAN, facets);
    this.settle();
  }

  get match(): Attempt['match'] {
    return this.attempt.match;
  }

  get side(): Attempt['side'] {
    return this.attempt.side;
  }

  override pick(id: string): void {
    if (this.attempt.isSolved) this.finishMove();
    else super.pick(id);
  }

  /** Drops the picks that are not given. */
  override clearPicks(): boolean {
    if (this.attempt.isSolved || this.isMoving || !this.hasOwnPicks) return false;
    this.settle();
    return true;
  }

  override unpick(): boolean {
    return this.hasOwnPicks && super.unpick();
  }

  private get hasOwnPicks(): boolean {
    return this.builder.picks.length > this.attempt.given.length;
  }

  play(move: Move, shownFrames = 0): void {
    const verdict = this.attempt.judgeMove(move);
    if (typeof verdict === 'object') this.goOn(verdict.move, shownFrames);
    else this.refuse(move);
  }

  /** Shows where to begin. */
  hint(): void {
    this.finishMove();
    const place = this.attempt.hint();
    if (this.attempt.isSolved || place === null) return;
    this.settle();
    this.hinted = place;
    this.say({ kind: 'hint', place });
  }

  /** Plays the solution to its end. */
  showSolution(): void {
    this.finishMove();
    if (this.attempt.isSolved) return;
    this.attempt.showRest();
    this.end({ kind: 'shown' });
    this.showNext(0);
  }

  again(): void {
    const { puzzle, rules, facets } = this.options;
    this.stop();
    this.attempt = new Attempt(puzzle, rules, facets.choices);
    this.history = new MatchHistory(this.attempt.match, BOTH_HUMAN, facets);
    this.ending = null;
    this.settle();
  }

  /** A move and the reply to it are shown one after the other. */
  override finishMove(): void {
    while (this.isMoving) super.finishMove();
  }

  settle(note: PuzzleNote | null = null): void {
    if (this.history.isLookingBack) return this.showNext(0);
    this.hinted = null;
    this.rest();
    this.resetPicks();
    this.say(note ?? this.ending);
  }

  protected override get canPick(): boolean {
    return !this.attempt.isSolved;
  }

  protected override picksChanged(shownFrames: number): void {
    const { attempt, builder } = this;
    this.hinted = null;
    // What the puzzle gives cannot be taken back.
    if (!attempt.given.every((id, index) => builder.picks[index] === id)) this.resetPicks();
    const verdict = attempt.judgePicks(builder.picks);
    if (verdict === 'open') this.showPicks(null);
    else if (verdict === 'wrong') this.refuse(null);
    else this.goOn(verdict.move, shownFrames);
  }

  protected snapshot(): PuzzleSnapshot {
    const { hinted, builder, attempt } = this;
    const board = this.boardSnapshot(hinted === null ? builder.offered : [hinted]);
    return { ...board, note: this.currentNote(), understood: this.understood, isOver: attempt.isSolved };
  }

  private currentNote(): PuzzleNote {
    const { history, note } = this;
    const { match, ply } = history;
    const move = match.moves[ply - 1];
    if (this.isMoving && move !== undefined) {
      return { kind: 'told', told: this.facets.moveViewer.tell(match.positionAt(ply - 1), move) };
    }
    const { step } = this.builder;
    return note ?? { kind: 'asked', isFirst: ply === 0, prompt: step?.kind === 'pick' ? step.prompt : null };
  }

  /** Sets the picks to those that are given. */
  private resetPicks(): void {
    this.builder.reset(this.attempt.isSolved ? null : this.match.position);
    for (const id of this.attempt.given) this.builder.pick(id);
  }

  private refuse(move: Move | null): void {
    const { rules, position } = this.match;
    this.options.onMistake();
    this.settle({ kind: 'wrong', move: move === null ? null : rules.makeMove(position, move) });
  }

  private goOn(move: Move, shownFrames: number): void {
    const { attempt } = this;
    attempt.goOn(move);
    if (attempt.isSolved) this.end({ kind: 'solved', isClean: attempt.isClean });
    this.showNext(shownFrames);
  }

  private end(note: PuzzleNote): void {
    this.options.onEnd(this.attempt);
    this.ending = note;
  }

  private showNext(shownFrames: number): void {
    const { history } = this;
    history.goTo(history.ply + 1);
    this.hinted = null;
    this.animate(history.ply - 1, shownFrames);
  }
}
