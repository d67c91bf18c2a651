import type { BySide, Message, Move, PlayerSpec, Puzzle, Rules } from '@tabuleiro/games';
import { PuzzleAttempt } from '@tabuleiro/games/puzzle';
import type { BoardNote } from './board-controller.ts';
import type { BoardDependencies } from './dependencies.ts';
import type { GameFacets } from './game-facets.ts';
import { MatchHistory } from './match-history.ts';
import { type BoardSnapshot, ObservableBoard } from './observable-board.ts';

/** In percent: a little slower than matches, because the moves of both sides follow each other. */
const SPEED = 70;

export const BOTH_HUMAN: BySide<PlayerSpec> = { 1: { kind: 'human' }, 2: { kind: 'human' } };

export type PuzzleNote =
  | BoardNote
  /** What the person can pick next. */
  | { readonly kind: 'asked'; readonly isFirst: boolean; readonly prompt: Message | null }
  /** `move` is null where the person tried only a part of a move. */
  | { readonly kind: 'wrong'; readonly move: string | null }
  | { readonly kind: 'hint'; readonly place: string }
  /** A move is animating. */
  | { readonly kind: 'told'; readonly told: Message }
  | { readonly kind: 'solved'; readonly isClean: boolean }
  | { readonly kind: 'shown' };

export interface PuzzleSnapshot extends BoardSnapshot {
  readonly note: PuzzleNote;
  /** How the last typed move was understood, if it was typed in another way. */
  readonly understood: string | null;
  /** Whether there is nothing more to find. */
  readonly isOver: boolean;
}

export interface PuzzleSessionOptions extends Omit<BoardDependencies, 'changed'> {
  readonly puzzle: Puzzle;
  readonly rules: Rules;
  readonly facets: GameFacets;
  /** Called after a wrong choice, and after a hint. */
  readonly onMistake: () => void;
  /** Called when the whole solution has been found or shown. */
  readonly onEnd: (attempt: PuzzleAttempt) => void;
}

/** A puzzle on a board, for one person to solve. */
export class PuzzleSession extends ObservableBoard<PuzzleNote, PuzzleSnapshot> {
  history: MatchHistory;
  attempt: PuzzleAttempt;
  private hinted: string | null = null;
  private ending: PuzzleNote | null = null;
  private readonly options: PuzzleSessionOptions;

  constructor(options: PuzzleSessionOptions) {
    const { puzzle, rules, facets } = options;
    const attempt = new PuzzleAttempt(puzzle, rules, facets.choices);
    super(facets, attempt.match.position, { ...options, changed: () => undefined }, SPEED);
    this.options = options;
    this.attempt = attempt;
    this.history = new MatchHistory(attempt.match, BOTH_HUMAN, facets);
    this.settle();
  }

  get match(): PuzzleAttempt['match'] {
    return this.attempt.match;
  }

  get side(): PuzzleAttempt['side'] {
    return this.attempt.side;
  }

  override pick(id: string): void {
    if (this.attempt.isSolved) this.finishMove();
    else super.pick(id);
  }

  /** Drops the picks that the puzzle does not give. */
  override clearPicks(): boolean {
    if (this.attempt.isSolved || this.isMoving || !this.hasOwnPicks) return false;
    this.settle();
    return true;
  }

  override unpick(): boolean {
    return this.hasOwnPicks && super.unpick();
  }

  /** The reply to a move comes at once. */
  protected override get echoPlies(): number {
    return 1;
  }

  private get hasOwnPicks(): boolean {
    return this.builder.picks.length > this.attempt.given.length;
  }

  play(move: Move, shownFrames = 0): void {
    const verdict = this.attempt.judgeMove(move);
    if (typeof verdict === 'object') this.goOn(verdict.move, shownFrames);
    else this.refuse(move);
  }

  /** Shows the beginning of the solution. */
  hint(): void {
    this.finishMove();
    const place = this.attempt.hint();
    if (this.attempt.isSolved || place === null) return;
    this.options.onMistake();
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
    this.attempt = new PuzzleAttempt(puzzle, rules, facets.choices);
    this.history = new MatchHistory(this.attempt.match, BOTH_HUMAN, facets);
    this.ending = null;
    this.settle();
  }

  /** Skips a move and then the reply to it. */
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
    // A person cannot take back the picks that the puzzle gives.
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
      return { kind: 'told', told: this.facets.moveViewer.describeMove(match.positionAt(ply - 1), move, 'after') };
    }
    const { step } = this.builder;
    return note ?? { kind: 'asked', isFirst: ply === 0, prompt: step?.kind === 'pick' ? step.prompt : null };
  }

  /** Resets the picks to those that the puzzle gives. */
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
    attempt.playOn(move);
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
