import { type GameId, loadRules, loadLocale, type Puzzle, type PuzzleGrade } from '@tabuleiro/games';
import {
  type PuzzleAttempt,
  loadPuzzles,
  makeProgress,
  nextPuzzle,
  NO_PROGRESS,
  parseProgress,
  type PuzzleProgress,
  withAttempt,
  withMistake,
} from '@tabuleiro/games/puzzle';
import { loadGameFacets, PuzzleSession } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { NODE_TIMERS } from '../io/streams.ts';
import { ProgressStore } from '../storage/progress-store.ts';
import type { ShownMatch } from '../text/game-facets.ts';

/** An open puzzle with what is needed to show it. */
export interface OpenPuzzle {
  readonly session: PuzzleSession;
  /** The match of the session, for drawing. */
  readonly shown: ShownMatch;
}

export interface PuzzleFilter {
  readonly game: GameId;
  /** Null for all. */
  readonly grade: PuzzleGrade | null;
}

/** The puzzles of a game and the user's progress. */
export class PuzzleCollection {
  progress: PuzzleProgress = NO_PROGRESS;
  private readonly context: Context;
  private readonly options: PuzzleFilter;
  private readonly store: ProgressStore<PuzzleProgress>;
  private readonly puzzles: readonly Puzzle[];
  private current: string | null = null;

  private constructor(context: Context, options: PuzzleFilter, puzzles: readonly Puzzle[]) {
    this.context = context;
    this.options = options;
    this.store = new ProgressStore(context, 'puzzles', options.game, { parse: parseProgress, make: makeProgress });
    this.puzzles = puzzles;
  }

  static async load(context: Context, options: PuzzleFilter): Promise<PuzzleCollection> {
    const collection = new PuzzleCollection(context, options, await loadPuzzles(options.game));
    collection.progress = await collection.store.load();
    return collection;
  }

  /** Why progress cannot be saved; empty when it can. */
  get problem(): string {
    return this.store.problem;
  }

  get count(): number {
    return this.puzzles.length;
  }

  get solved(): number {
    return this.puzzles.filter(({ id }) => this.progress.solved.includes(id)).length;
  }

  /** Opens the puzzle with that id, or the next one; null when there is none. */
  async open(id?: string): Promise<OpenPuzzle | null> {
    const { grade } = this.options;
    const puzzle =
      id === undefined
        ? nextPuzzle(this.puzzles, this.progress, grade, this.current)
        : this.puzzles.find((one) => one.id === id);
    return puzzle === null || puzzle === undefined ? null : this.openPuzzle(puzzle);
  }

  /** Opens the same puzzle again. */
  restart({ session }: OpenPuzzle): Promise<OpenPuzzle> {
    return this.openPuzzle(session.attempt.puzzle);
  }

  /** Waits until the progress is saved. */
  saved(): Promise<void> {
    return this.store.saved();
  }

  private async openPuzzle(puzzle: Puzzle): Promise<OpenPuzzle> {
    const { game } = this.options;
    const [rules, facets, locale] = await Promise.all([
      loadRules(game, puzzle.variant),
      loadGameFacets(game, this.context.language),
      loadLocale(game, this.context.language),
    ]);
    this.current = puzzle.id;
    const session = new PuzzleSession({
      puzzle,
      rules,
      facets,
      timers: NODE_TIMERS,
      canAnimate: () => false,
      onMistake: () => this.record(withMistake(this.progress, puzzle, Date.now())),
      onEnd: (attempt: PuzzleAttempt) => this.record(withAttempt(this.progress, attempt, Date.now())),
    });
    return { session, shown: { match: session.match, facets, locale } };
  }

  private record(progress: PuzzleProgress): void {
    this.progress = progress;
    this.store.save(progress);
  }
}
