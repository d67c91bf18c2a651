import { type Move, sayMessage, type TextError } from '@tabuleiro/games';
import type { Verdict } from '@tabuleiro/games/puzzle';
import type { Context } from '../context.ts';
import { readTyped } from '../play/typed-move.ts';
import { Walker } from '../terminal/walker.ts';
import { findCommand } from '../text/command-word.ts';
import { PUZZLE_COMMANDS, type PuzzleCommand } from '../text/puzzles/texts.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';
import { sayEnd, sayMoves } from './words.ts';

/** What a person says about a puzzle and what is answered, on a screen or line by line. */
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

  /** The order that a word is, in the language spoken or as programs write it. */
  orderOf(word: string): PuzzleCommand | null {
    const { orders, otherOrders } = this.context.texts.puzzles;
    return findCommand(PUZZLE_COMMANDS, { words: orders, also: otherOrders }, word);
  }

  /** Does what was ordered; to leave is for the caller. */
  async obey(order: PuzzleCommand): Promise<void> {
    if (order === 'hint') this.hint();
    else if (order === 'show') this.show();
    else if (order === 'again') this.turnTo(await this.shelf.again(this.now));
    else if (order === 'next') this.turnTo(await this.shelf.open());
    else if (order === 'help') this.say(...this.context.texts.puzzles.help);
  }

  /** Judges a move in the notation of the game. */
  type(text: string): void {
    const { attempt, session } = this.now;
    if (attempt.isSolved) return this.say(this.context.texts.puzzles.over);
    const { match } = session;
    const tried = match.playText(readTyped(match.rules, match.position, text));
    if (!tried.ok) return this.say(this.sayBadMove(text, tried.error));
    // It is legal: it is taken back to be judged.
    match.undo();
    this.hear(attempt.judgeMove(tried.value), tried.value);
  }

  /** The reason that the same picks would get, or what was expected. */
  private sayBadMove(text: string, error: TextError): string {
    const { session } = this.now;
    const { match, voice } = session;
    const { puzzles } = this.context.texts;
    const move = match.rules.parseMove(match.position, error.found);
    const expected = sayMessage(voice, error.expected);
    if (!move.ok) return puzzles.unknownWord(text, expected);
    const reason = new Walker(session).explain(move.value);
    return reason === null ? puzzles.badMove(text, expected) : `${error.found}: ${sayMessage(voice, reason)}.`;
  }

  /** Goes on after a judgement; the move is null where only a part of one was tried. */
  hear(verdict: Verdict, tried: Move | null): void {
    const { puzzles } = this.context.texts;
    const { attempt, session } = this.now;
    if (verdict === 'open') return this.say();
    if (verdict === 'wrong') {
      this.shelf.noteMistake();
      const { match } = session;
      const text = tried === null ? null : match.rules.makeMove(match.position, tried);
      return this.say(text === null ? puzzles.notThisPart : puzzles.notThis(text));
    }
    const moves = attempt.goOn(verdict.move);
    const told = sayMoves(this.now, moves);
    if (!attempt.isSolved) return this.say(...told, puzzles.right);
    this.end(told, false);
  }

  say(...lines: readonly string[]): void {
    this.said = lines;
  }

  private hint(): void {
    const { puzzles } = this.context.texts;
    const place = this.now.attempt.hint();
    this.say(place === null ? puzzles.over : puzzles.hint(place));
  }

  private show(): void {
    const { attempt } = this.now;
    if (attempt.isSolved) return this.say(this.context.texts.puzzles.over);
    const moves = attempt.showRest();
    this.end(sayMoves(this.now, moves), true);
  }

  private end(told: readonly string[], wasShown: boolean): void {
    this.shelf.noteEnd(this.now.attempt);
    this.say(...told, sayEnd(this.context, this.now, wasShown));
  }

  private turnTo(next: OpenPuzzle | null): void {
    if (next !== null) this.now = next;
    this.say();
  }
}
