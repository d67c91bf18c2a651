import { formatMessage, unreachable, type Move } from '@tabuleiro/games';
import { isBoardNote, type PuzzleNote, formatNote, formatUnderstood } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { findCommand } from '../text/find-command.ts';
import { formatPly } from '../text/game-facets.ts';
import type { OpenPuzzle, PuzzleCollection } from './puzzle-collection.ts';

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
