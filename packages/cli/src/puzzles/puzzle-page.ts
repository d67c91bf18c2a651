import { capitalise, formatMessage } from '@tabuleiro/games';
import type { MoveBuilder } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import type { App, Page, PageEvent } from '../terminal/app.ts';
import { BoardPage, type BoardPageState } from '../terminal/board-page.ts';
import type { ShownMatch } from '../terminal/shown-match.ts';
import { TextPage } from '../terminal/text-page.ts';
import { PUZZLE_COMMANDS, type PuzzleCommand } from '../text/puzzles/texts.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';
import { PuzzleTalk } from './talk.ts';
import { sayHead, sayTask } from './words.ts';

export interface PuzzleLook {
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A puzzle on the whole screen: cursor, mouse, or typed moves and commands. */
export class PuzzlePage extends BoardPage implements Page {
  private readonly context: Context;
  private readonly shelf: PuzzleShelf;
  private readonly look: PuzzleLook;
  private readonly talk: PuzzleTalk;

  constructor(app: App, context: Context, shelf: PuzzleShelf, first: OpenPuzzle, look: PuzzleLook) {
    super(app);
    this.context = context;
    this.shelf = shelf;
    this.look = look;
    this.talk = new PuzzleTalk(context, shelf, first);
    this.placeCursorOnOffer();
  }

  protected get shown(): ShownMatch {
    return this.talk.now.shown;
  }

  protected get builder(): MoveBuilder {
    return this.talk.now.session.builder;
  }

  protected state(): BoardPageState {
    const { talk, context } = this;
    const { puzzles } = context.texts;
    const { session, shown } = talk.now;
    const { view, isOver } = session.shown;
    const { step } = this.builder;
    return {
      title: sayHead(context, this.shelf, talk.now),
      view: { ...view, notices: [] },
      status: isOver ? '' : sayTask(context, talk.now),
      message: [...talk.said, this.trouble].filter((line) => line !== '').join(' '),
      prompt: !isOver && step?.kind === 'pick' ? `${capitalise(formatMessage(shown.locale, step.prompt))}.` : '',
      isPicking: !isOver,
      inputPrompt: puzzles.prompt,
      commands: PUZZLE_COMMANDS.map((id) => ({ id, label: puzzles.orders[id] })),
      ...this.look,
    };
  }

  private get trouble(): string {
    return this.shelf.trouble === '' ? '' : this.context.texts.puzzles.notKept(this.shelf.trouble);
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') return this.hit(event.id);
    if (event.key === 'f1') this.obey('help');
    else this.handleKey(event.key);
  }

  private hit(id: string): void {
    const order = PUZZLE_COMMANDS.find((one) => id === `command:${one}`);
    if (order === undefined) this.pick(id.slice(id.indexOf(':') + 1));
    else this.obey(order);
  }

  protected enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (this.talk.now.session.shown.isOver) this.obey('next');
    else if (this.cursor !== null) this.pick(this.cursor);
  }

  protected space(): void {
    this.enter();
  }

  protected arrow(key: string): void {
    this.moveCursor(key);
  }

  protected interpret(text: string): void {
    const order = this.talk.orderOf(text);
    if (order !== null) return this.obey(order);
    this.talk.type(text);
    this.placeCursorOnOffer();
  }

  private obey(order: PuzzleCommand): void {
    if (order === 'quit') return this.app.close();
    if (order === 'help') return this.app.open(this.helpPage());
    void this.obeyAndShow(order);
  }

  /** The commands, and the rules of the game. */
  private helpPage(): TextPage {
    const { game } = this.shown.locale;
    const { puzzles } = this.context.texts;
    return new TextPage(this.app, game.name, [{ title: puzzles.title, body: puzzles.help.join(' ') }, ...game.rules]);
  }

  private async obeyAndShow(order: PuzzleCommand): Promise<void> {
    await this.talk.obey(order);
    this.placeCursorOnOffer();
    const { note } = this.talk.now.session.shown;
    if (note.kind === 'hint') this.cursor = note.place;
    this.app.redraw();
  }

  protected pick(id: string): void {
    if (this.places.has(id)) this.cursor = id;
    this.talk.pick(id);
    this.placeCursorOnOffer();
  }

  protected backspace(): void {
    if (!this.eraseLetter()) this.talk.now.session.unpick();
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (!this.talk.now.session.clearPicks()) this.app.close();
  }
}
