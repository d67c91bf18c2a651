import {
  formatMessage,
  unreachable,
  type Move,
  type GameId,
  loadRules,
  loadLocale,
  type Puzzle,
  type PuzzleGrade,
} from '@tabuleiro/games';
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
import {
  isBoardNote,
  type PuzzleNote,
  formatNote,
  formatUnderstood,
  loadGameFacets,
  PuzzleSession,
} from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { NODE_TIMERS } from '../io/streams.ts';
import { ProgressStore } from '../storage/progress-store.ts';
import { findCommand } from '../text/find-command.ts';
import { formatPly, type ShownMatch } from '../text/game-facets.ts';

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

/** The commands while solving a puzzle. */
export const PUZZLE_COMMANDS = ['hint', 'show', 'again', 'next', 'help', 'quit'] as const;
export type PuzzleCommand = (typeof PUZZLE_COMMANDS)[number];

/** Runs a puzzle for a screen or a pipe: takes input and gives the messages. */
export class PuzzleController {
  /** The last messages. */
  messages: readonly string[] = [];
  current: OpenPuzzle;
  private readonly context: Context;
  private readonly collection: PuzzleCollection;

  constructor(context: Context, collection: PuzzleCollection, first: OpenPuzzle) {
    this.context = context;
    this.collection = collection;
    this.current = first;
  }

  /** The command for a word of the language or an id; null for none. */
  commandOf(word: string): PuzzleCommand | null {
    const { words, otherWords } = this.context.texts.puzzles;
    return findCommand(PUZZLE_COMMANDS, { words: words, also: otherWords }, word);
  }

  /** Runs a command; the caller handles `quit`. */
  async run(command: PuzzleCommand): Promise<void> {
    if (command === 'hint') this.act(({ session }) => session.hint());
    else if (command === 'show') this.act(({ session }) => session.showSolution());
    else if (command === 'again') this.turnTo(await this.collection.restart(this.current));
    else if (command === 'next') this.turnTo(await this.collection.open());
    else if (command === 'help') this.messages = this.context.texts.puzzles.help;
  }

  type(text: string): void {
    this.act(({ session }) => session.typeMove(text));
  }

  pick(id: string): void {
    this.act(({ session }) => session.pick(id));
  }

  /** Acts on the session; the messages become the moves played and the note of the session. */
  private act(act: (now: OpenPuzzle) => void): void {
    const { current } = this;
    if (current.session.shown.isOver) {
      this.messages = [this.context.texts.puzzles.over];
      return;
    }
    const first = current.session.match.moves.length;
    act(current);
    const { match, understood, shown } = current.session;
    const echo = understood === null ? [] : [formatUnderstood(understood, this.context.language)];
    this.messages = [...echo, ...formatPlayedMoves(current, match.moves.slice(first)), ...this.formatNote(shown.note)];
  }

  private formatNote(note: PuzzleNote): readonly string[] {
    const { puzzles } = this.context.texts;
    const { locale } = this.current.shown;
    if (isBoardNote(note)) {
      const badMove = note.kind === 'unreadable-move' ? puzzles.unknownWord : puzzles.badMove;
      return [formatNote(note, locale, { ...this.context.texts.matches.notes, badMove })];
    }
    switch (note.kind) {
      case 'asked':
        return note.isFirst || this.current.session.shown.picked.length > 0 ? [] : [puzzles.right];
      case 'wrong':
        return [note.move === null ? puzzles.notThisPart : puzzles.notThis(note.move)];
      case 'hint':
        return [puzzles.hint(note.place)];
      case 'told':
        return [`${formatMessage(locale, note.told)}.`];
      case 'solved':
      case 'shown':
        return [
          formatResult(this.context, this.current, note.kind === 'shown'),
          puzzles.rating(Math.round(this.collection.progress.rating.rating)),
        ];
      default:
        return unreachable(note);
    }
  }

  private turnTo(next: OpenPuzzle | null): void {
    if (next !== null) this.current = next;
    this.messages = [];
  }
}

/** The task in one or two sentences. */
export function formatTask({ texts }: Context, { session, shown }: OpenPuzzle): string {
  const { attempt } = session;
  const { puzzle, side, given } = attempt;
  const { question, plies } = puzzle;
  const task = texts.puzzles.task(shown.locale.game.sides[side].toMove, plies);
  if (given.length > 0) return `${task} ${texts.puzzles.givenPart(given.join(' '))}`;
  return question.judged === null || attempt.match.moves.length > 0 ? task : `${task} ${texts.puzzles.firstPart}`;
}

/** The title line: puzzle and progress. */
export function formatTitle({ texts }: Context, collection: PuzzleCollection, { session, shown }: OpenPuzzle): string {
  const { puzzles } = texts;
  const { puzzle } = session.attempt;
  const { game } = shown.locale;
  const variant = Object.keys(game.variants).length > 1 ? [game.variants[puzzle.variant]?.name ?? puzzle.variant] : [];
  const { streak, longest } = collection.progress;
  return [
    puzzles.titleOf(game.name),
    ...variant,
    puzzle.id,
    puzzles.grade(puzzle.grade),
    puzzles.progress(collection.solved, collection.count),
    puzzles.streak(streak, longest),
  ].join(' · ');
}

/** The last moves of the match as text and in words. */
export function formatPlayedMoves({ shown }: OpenPuzzle, moves: readonly Move[]): readonly string[] {
  const first = shown.match.moves.length - moves.length;
  return moves.map((_, index) => formatPly(shown, first + index));
}

/** The result: solved or shown. */
export function formatResult({ texts }: Context, { session }: OpenPuzzle, wasShown: boolean): string {
  const { puzzles } = texts;
  const { attempt } = session;
  const solved = attempt.isClean ? puzzles.solvedClean : puzzles.solved;
  return `${wasShown ? puzzles.shown : solved} ${puzzles.others(attempt.puzzle.others)}`;
}
