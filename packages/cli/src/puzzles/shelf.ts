import { type GameId, loadRules, loadVoice, type Puzzle, type PuzzleGrade } from '@tabuleiro/games';
import {
  type Attempt,
  loadPuzzles,
  nextPuzzle,
  NO_PROGRESS,
  type PuzzleProgress,
  withAttempt,
  withMistake,
} from '@tabuleiro/games/puzzle';
import { loadGameFacets, PuzzleSession } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { sayFileError } from '../storage/index.ts';
import { NODE_TIMERS } from '../terminal/host.ts';
import type { ShownMatch } from '../terminal/shown-match.ts';
import { PuzzleStore } from './store.ts';

/** A puzzle taken from the shelf, with all that is needed to show it. */
export interface OpenPuzzle {
  readonly session: PuzzleSession;
  /** Its match, for drawing. */
  readonly shown: ShownMatch;
}

export interface ShelfOptions {
  readonly game: GameId;
  /** Null for all. */
  readonly grade: PuzzleGrade | null;
}

/** The puzzles of a game, and what has been done with them. */
export class PuzzleShelf {
  progress: PuzzleProgress = NO_PROGRESS;
  /** Why nothing can be kept, if that is so. */
  trouble = '';
  private readonly context: Context;
  private readonly options: ShelfOptions;
  private readonly store: PuzzleStore;
  private readonly puzzles: readonly Puzzle[];
  private current: string | null = null;
  private saving: Promise<void> = Promise.resolve();

  private constructor(context: Context, options: ShelfOptions, puzzles: readonly Puzzle[]) {
    this.context = context;
    this.options = options;
    this.store = new PuzzleStore(context.io.env);
    this.puzzles = puzzles;
  }

  static async load(context: Context, options: ShelfOptions): Promise<PuzzleShelf> {
    const shelf = new PuzzleShelf(context, options, await loadPuzzles(options.game));
    const kept = await shelf.store.load(options.game);
    if (kept.ok) shelf.progress = kept.value;
    else shelf.trouble = await sayFileError(kept.error, context.language);
    return shelf;
  }

  get count(): number {
    return this.puzzles.length;
  }

  get solved(): number {
    return this.puzzles.filter(({ id }) => this.progress.solved.includes(id)).length;
  }

  /** The puzzle of that id, the one to go on with without an id; null when there is none. */
  async open(id?: string): Promise<OpenPuzzle | null> {
    const { grade } = this.options;
    const puzzle =
      id === undefined
        ? nextPuzzle(this.puzzles, this.progress, grade, this.current)
        : this.puzzles.find((one) => one.id === id);
    return puzzle === null || puzzle === undefined ? null : this.lay(puzzle);
  }

  /** The same once more. */
  again({ session }: OpenPuzzle): Promise<OpenPuzzle> {
    return this.lay(session.attempt.puzzle);
  }

  /** Until all that was done is on disk. */
  settled(): Promise<void> {
    return this.saving;
  }

  private async lay(puzzle: Puzzle): Promise<OpenPuzzle> {
    const { game } = this.options;
    const [rules, facets, voice] = await Promise.all([
      loadRules(game, puzzle.variant),
      loadGameFacets(game, this.context.language),
      loadVoice(game, this.context.language),
    ]);
    this.current = puzzle.id;
    const session = new PuzzleSession({
      puzzle,
      rules,
      facets,
      timers: NODE_TIMERS,
      canAnimate: () => false,
      onMistake: () => this.keep(withMistake(this.progress)),
      onEnd: (attempt: Attempt) => this.keep(withAttempt(this.progress, attempt)),
    });
    return { session, shown: { match: session.match, facets, voice } };
  }

  private keep(progress: PuzzleProgress): void {
    this.progress = progress;
    this.saving = this.save(this.saving, progress);
  }

  private async save(before: Promise<void>, progress: PuzzleProgress): Promise<void> {
    await before;
    const saved = await this.store.save(this.options.game, progress);
    this.trouble = saved.ok ? '' : await sayFileError(saved.error, this.context.language);
  }
}
