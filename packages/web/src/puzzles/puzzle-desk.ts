import { assert, type Message, type Move, type Puzzle, type Rules, type View } from '@tabuleiro/games';
import { Attempt } from '@tabuleiro/games/puzzle';
import { Animator, frameTime } from '../play/animator.ts';
import type { Kit, Timers } from '../play/kit.ts';
import { Walker } from '../play/walker.ts';

/** In percent: a little slower than matches, because both sides' moves follow each other. */
const SPEED = 70;

/** What there is to say. */
export type PuzzleNote =
  /** Nothing has happened since something was asked; what can be picked next. */
  | { readonly kind: 'asked'; readonly isFirst: boolean; readonly prompt: Message | null }
  /** Null where only a part of a move was tried. */
  | { readonly kind: 'wrong'; readonly move: string | null }
  | { readonly kind: 'refused'; readonly why: Message }
  | { readonly kind: 'hint'; readonly place: string }
  /** A move is being shown. */
  | { readonly kind: 'told'; readonly told: Message }
  | { readonly kind: 'solved'; readonly isClean: boolean }
  | { readonly kind: 'shown' };

/** What is to be seen of a puzzle. */
export interface PuzzleView {
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly note: PuzzleNote;
  /** Whether there is nothing more to find. */
  readonly isOver: boolean;
}

export interface PuzzleDeskOptions {
  readonly puzzle: Puzzle;
  readonly rules: Rules;
  readonly kit: Kit;
  readonly timers: Timers;
  /** Whether things may move on the screen. */
  readonly moves: () => boolean;
  /** A wrong choice was made. */
  readonly onMistake: () => void;
  /** All was found, or shown. */
  readonly onEnd: (attempt: Attempt) => void;
}

/** A puzzle on the table, while somebody thinks about it. */
export class PuzzleDesk {
  shown: PuzzleView;
  private readonly options: PuzzleDeskOptions;
  private readonly walker: Walker;
  private readonly animator: Animator;
  private listener: () => void = () => undefined;
  private attempt: Attempt;
  private hinted: string | null = null;
  private frameMs = 0;

  constructor(options: PuzzleDeskOptions) {
    this.options = options;
    this.walker = new Walker(options.kit);
    this.animator = new Animator(options.timers);
    this.attempt = this.begin();
    this.shown = this.still(this.asked());
  }

  get match(): Attempt['match'] {
    return this.attempt.match;
  }

  get side(): Attempt['side'] {
    return this.attempt.side;
  }

  /** For a screen: calls back after every change, until what it returns is called. */
  readonly listen = (changed: () => void): (() => void) => {
    this.listener = changed;
    return () => {
      this.listener = () => undefined;
      this.animator.stop();
    };
  };

  readonly pick = (id: string): void => {
    const wasMoving = this.animator.isRunning;
    this.finishMoves();
    if (this.shown.isOver) return;
    // Whoever touches the board while pieces move is in a hurry, and need not be told what was impossible.
    if (wasMoving && !this.walker.offered.includes(id)) return;
    const seen = this.walker.preview?.frames ?? 0;
    const picked = this.walker.pick(id);
    this.hinted = null;
    this.frameMs = this.eachFrame(1);
    if (picked !== null && 'refused' in picked) return this.show(this.still({ kind: 'refused', why: picked.refused }));
    this.keepGiven();
    const { picks } = this.walker;
    const verdict = picked === null ? this.attempt.judgePicks(picks) : this.attempt.judgeMove(picked.move);
    if (verdict === 'open') this.show(this.still(this.asked()));
    else if (verdict === 'wrong') this.refuse(picked?.move ?? null);
    else this.goOn(verdict.move, seen);
  };

  /** A move in the notation of the game; false when it is none, or not legal. */
  readonly typeMove = (text: string): boolean => {
    this.finishMoves();
    if (this.shown.isOver) return false;
    const { rules, position } = this.match;
    const move = rules.parseMove(position, text.trim());
    if (!move.ok || !position.isLegal(move.value)) return false;
    const verdict = this.attempt.judgeMove(move.value);
    if (typeof verdict === 'object') this.goOn(verdict.move, 0);
    else this.refuse(move.value);
    return true;
  };

  /** Lets go of what was picked. */
  readonly clearPicks = (): void => {
    if (this.shown.isOver || this.animator.isRunning) return;
    this.seat();
    this.settle(this.asked());
  };

  /** Shows where to begin. */
  readonly hint = (): void => {
    this.finishMoves();
    if (this.shown.isOver) return;
    this.seat();
    this.hinted = this.attempt.hint();
    if (this.hinted !== null) this.settle({ kind: 'hint', place: this.hinted });
  };

  /** Plays the solution to its end. */
  readonly showSolution = (): void => {
    this.finishMoves();
    if (this.shown.isOver) return;
    const first = this.match.moves.length;
    this.attempt.showRest();
    this.end(first, 0, { kind: 'shown' });
  };

  readonly again = (): void => {
    this.animator.stop();
    this.attempt = this.begin();
    this.settle(this.asked());
  };

  private begin(): Attempt {
    const { puzzle, rules, kit } = this.options;
    this.attempt = new Attempt(puzzle, rules, kit.choices);
    this.seat();
    return this.attempt;
  }

  /** Sets the picks to those that are given. */
  private seat(): void {
    this.hinted = null;
    this.walker.reset(this.attempt.isSolved ? null : this.match.position);
    for (const id of this.attempt.given) this.walker.pick(id);
  }

  /** What is given cannot be taken back. */
  private keepGiven(): void {
    const isKept = this.attempt.given.every((id, index) => this.walker.picks[index] === id);
    if (!isKept) this.seat();
  }

  private refuse(move: Move | null): void {
    const { rules, position } = this.match;
    this.options.onMistake();
    this.seat();
    this.settle({ kind: 'wrong', move: move === null ? null : rules.makeMove(position, move) });
  }

  private goOn(move: Move, seen: number): void {
    const first = this.match.moves.length;
    this.attempt.goOn(move);
    const { isSolved, isClean } = this.attempt;
    if (isSolved) return this.end(first, seen, { kind: 'solved', isClean });
    this.animate(first, seen, () => {
      this.seat();
      this.settle(this.asked());
    });
  }

  private end(first: number, seen: number, note: PuzzleNote): void {
    this.options.onEnd(this.attempt);
    this.animate(first, seen, () => {
      this.seat();
      this.settle(note);
    });
  }

  /** Shows the moves from one on, but for the frames that picks have shown already. */
  private animate(first: number, seen: number, end: () => void): void {
    const { match } = this;
    const { moveViewer } = this.options.kit;
    this.walker.reset(null);
    this.hinted = null;
    const showFrom = (ply: number, skipped: number): void => {
      const move = match.moves[ply];
      if (move === undefined) return end();
      const before = match.positionAt(ply);
      const all = moveViewer.frames(before, move);
      const frames = this.options.moves() ? all.slice(Math.min(skipped, all.length - 1)) : [];
      const frameMs = this.eachFrame(all.length);
      const note: PuzzleNote = { kind: 'told', told: moveViewer.tell(before, move) };
      const show = (view: View): void => this.show({ ...this.still(note), view, frameMs });
      this.animator.run(frames, frameMs, show, () => showFrom(ply + 1, 0));
    };
    showFrom(first, seen);
  }

  /** Whoever does not want to wait goes on at once: a move and the reply to it are shown one after the other. */
  private finishMoves(): void {
    while (this.animator.isRunning) this.animator.finish();
  }

  private eachFrame(frames: number): number {
    return this.options.moves() ? frameTime(frames, SPEED) : 0;
  }

  private settle(note: PuzzleNote): void {
    // Pieces may have other names in a new position; a movement between the two would be none.
    this.frameMs = 0;
    this.show(this.still(note));
  }

  private show(shown: PuzzleView): void {
    this.shown = shown;
    this.listener();
  }

  private still(note: PuzzleNote): PuzzleView {
    const { walker, frameMs, hinted } = this;
    const view = walker.preview?.view ?? { ...this.described(), marks: this.marks() };
    const offered = new Set(hinted === null ? walker.offered : [hinted]);
    return { view, frameMs, offered, picked: walker.picks, note, isOver: this.attempt.isSolved };
  }

  private described(): View {
    return this.options.kit.viewer.describe(this.match.position);
  }

  private marks(): View['marks'] {
    const ply = this.match.moves.length - 1;
    const move = this.match.moves[ply];
    if (move === undefined) return [];
    const last = this.options.kit.moveViewer.frames(this.match.positionAt(ply), move).at(-1);
    assert(last !== undefined, 'a move has a frame');
    return last.marks;
  }

  private asked(): PuzzleNote {
    const { step } = this.walker;
    const prompt = step?.kind === 'pick' ? step.prompt : null;
    return { kind: 'asked', isFirst: this.match.moves.length === 0, prompt };
  }
}
