import { formatMessage, unreachable } from '@tabuleiro/games';
import { isBoardNote, type PuzzleNote, sayNote, sayUnderstood } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { TERMINAL_TEXTS } from '../terminal/text/index.ts';
import { findCommand } from '../text/command-word.ts';
import { PUZZLE_COMMANDS, type PuzzleCommand } from '../text/puzzles/texts.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';
import { sayEnd, sayMoves } from './words.ts';

/** What a person does with a puzzle and what is answered, on a screen or line by line. */
export class PuzzleTalk {
  /** What was said last; several lines after several moves. */
  said: readonly string[] = [];
  now: OpenPuzzle;
  private readonly context: Context;
  private readonly shelf: PuzzleShelf;

  constructor(context: Context, shelf: PuzzleShelf, first: OpenPuzzle) {
    this.context = context;
    this.shelf = shelf;
    this.now = first;
  }

  /** The command that a word is, in the language spoken or as programs write it. */
  orderOf(word: string): PuzzleCommand | null {
    const { orders, otherOrders } = this.context.texts.puzzles;
    return findCommand(PUZZLE_COMMANDS, { words: orders, also: otherOrders }, word);
  }

  /** Obeys a command; to leave is for the caller. */
  async obey(order: PuzzleCommand): Promise<void> {
    if (order === 'hint') this.act(({ session }) => session.hint());
    else if (order === 'show') this.act(({ session }) => session.showSolution());
    else if (order === 'again') this.turnTo(await this.shelf.again(this.now));
    else if (order === 'next') this.turnTo(await this.shelf.open());
    else if (order === 'help') this.said = this.context.texts.puzzles.help;
  }

  type(text: string): void {
    this.act(({ session }) => session.typeMove(text));
  }

  pick(id: string): void {
    this.act(({ session }) => session.pick(id));
  }

  /** Does something, and says what came of it: the moves that were played, and the note of the session. */
  private act(act: (now: OpenPuzzle) => void): void {
    const { now } = this;
    if (now.session.shown.isOver) {
      this.said = [this.context.texts.puzzles.over];
      return;
    }
    const first = now.session.match.moves.length;
    act(now);
    const { match, understood, shown } = now.session;
    const echo = understood === null ? [] : [sayUnderstood(understood, this.context.language)];
    this.said = [...echo, ...sayMoves(now, match.moves.slice(first)), ...this.sayNote(shown.note)];
  }

  private sayNote(note: PuzzleNote): readonly string[] {
    const { puzzles } = this.context.texts;
    const { locale } = this.now.shown;
    if (isBoardNote(note)) {
      const { game } = TERMINAL_TEXTS[this.context.language];
      const badMove = note.kind === 'unreadable-move' ? puzzles.unknownWord : puzzles.badMove;
      return [sayNote(note, locale, { ...game, badMove })];
    }
    switch (note.kind) {
      case 'asked':
        return note.isFirst || this.now.session.shown.picked.length > 0 ? [] : [puzzles.right];
      case 'wrong':
        return [note.move === null ? puzzles.notThisPart : puzzles.notThis(note.move)];
      case 'hint':
        return [puzzles.hint(note.place)];
      case 'told':
        return [`${formatMessage(locale, note.told)}.`];
      case 'solved':
      case 'shown':
        return [sayEnd(this.context, this.now, note.kind === 'shown')];
      default:
        return unreachable(note);
    }
  }

  private turnTo(next: OpenPuzzle | null): void {
    if (next !== null) this.now = next;
    this.said = [];
  }
}
