import { capitalise, formatMessage, type GameId, type GameLocale, loadRuleTexts } from '@tabuleiro/games';
import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import type { AttackedBoard, MoveBuilder } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { hasColours } from '../io/streams.ts';
import { type OpenPuzzle, PuzzleCollection } from '../puzzles/puzzle-collection.ts';
import {
  PUZZLE_COMMANDS,
  type PuzzleCommand,
  PuzzleController,
  formatTitle,
  formatTask,
} from '../puzzles/puzzle-controller.ts';
import type { ShownMatch } from '../text/game-facets.ts';
import { App, type Page, type PageEvent, TERMINAL_TEXTS } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { Screen } from './screen.ts';
import { TextPage } from './text-page.ts';

export interface PuzzlePageOptions {
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A puzzle on the full screen, solved with cursor, mouse or typed moves. */
export class PuzzlePage extends BoardPage implements Page {
  private readonly context: Context;
  private readonly collection: PuzzleCollection;
  private readonly options: PuzzlePageOptions;
  private readonly controller: PuzzleController;

  constructor(app: App, context: Context, collection: PuzzleCollection, first: OpenPuzzle, look: PuzzlePageOptions) {
    super(app);
    this.context = context;
    this.collection = collection;
    this.options = look;
    this.controller = new PuzzleController(context, collection, first);
    this.placeCursorOnOffer();
  }

  protected get shown(): ShownMatch {
    return this.controller.current.shown;
  }

  protected get builder(): MoveBuilder {
    return this.controller.current.session.builder;
  }

  protected state(): BoardPageState {
    const { controller, context } = this;
    const { puzzles } = context.texts;
    const { session, shown } = controller.current;
    const { view, isOver } = session.shown;
    const { step } = this.builder;
    return {
      title: formatTitle(context, this.collection, controller.current),
      view: { ...view, notices: [] },
      status: isOver ? '' : formatTask(context, controller.current),
      message: [...controller.messages, this.storageProblem].filter((line) => line !== '').join(' '),
      prompt: !isOver && step?.kind === 'pick' ? `${capitalise(formatMessage(shown.locale, step.prompt))}.` : '',
      isPicking: !isOver,
      inputPrompt: puzzles.prompt,
      commands: PUZZLE_COMMANDS.map((id) => ({ id, label: puzzles.words[id] })),
      ...this.options,
    };
  }

  protected attackedBoard(): AttackedBoard {
    return this.controller.current.session.attackedBoard();
  }

  private get storageProblem(): string {
    return this.collection.problem === '' ? '' : this.context.texts.puzzles.notKept(this.collection.problem);
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') return this.hit(event.id);
    if (event.key === 'f1') this.obey('help');
    else this.handleKey(event.key);
  }

  private hit(id: string): void {
    const command = PUZZLE_COMMANDS.find((one) => id === `command:${one}`);
    if (command === undefined) this.pick(id.slice(id.indexOf(':') + 1));
    else this.obey(command);
  }

  protected enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (this.controller.current.session.shown.isOver) this.obey('next');
    else if (this.cursor !== null) this.pick(this.cursor);
  }

  protected space(): void {
    this.enter();
  }

  protected arrow(key: string): void {
    this.moveCursor(key);
  }

  protected interpret(text: string): void {
    const command = this.controller.commandOf(text);
    if (command !== null) return this.obey(command);
    this.controller.type(text);
    this.placeCursorOnOffer();
  }

  private obey(command: PuzzleCommand): void {
    if (command === 'quit') return this.app.close();
    if (command === 'help') void this.openHelp();
    else void this.obeyAndShow(command);
  }

  /** The commands, and the rules of the game. */
  private async openHelp(): Promise<void> {
    const { match, locale } = this.shown;
    const { title, help } = this.context.texts.puzzles;
    const rules = await loadRuleTexts(match.rules.game, locale.language);
    this.app.open(new TextPage(this.app, locale.game.name, [{ title, body: help.join(' ') }, ...rules]));
  }

  private async obeyAndShow(command: PuzzleCommand): Promise<void> {
    await this.controller.run(command);
    this.placeCursorOnOffer();
    const { note } = this.controller.current.session.shown;
    if (note.kind === 'hint') this.cursor = note.place;
    this.app.redraw();
  }

  protected pick(id: string): void {
    if (this.places.has(id)) this.cursor = id;
    this.controller.pick(id);
    this.placeCursorOnOffer();
  }

  protected backspace(): void {
    if (!this.eraseLetter()) this.controller.current.session.unpick();
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (!this.controller.current.session.clearPicks()) this.app.close();
  }
}

/** The menu of games with puzzles. */
export function puzzleMenu(
  app: App,
  context: Context,
  locales: readonly { readonly game: GameId; readonly locale: GameLocale }[],
  look: PuzzlePageOptions,
): MenuPage {
  const open = async (game: GameId): Promise<void> => {
    const collection = await PuzzleCollection.load(context, { game, grade: null });
    const first = await collection.open();
    if (first !== null) app.open(new PuzzlePage(app, context, collection, first, look));
  };
  const items = (): readonly MenuItem[] => [
    ...locales
      .filter(({ game }) => PUZZLE_GAMES.includes(game))
      .map(({ game, locale }) => ({ label: locale.game.name, choose: () => void open(game) })),
    { label: app.texts.setup.back, choose: () => app.close() },
  ];
  return new MenuPage(app, { title: context.texts.puzzles.title, items });
}

/** Shows puzzles on the full screen until the user leaves. */
export async function startPuzzles(
  context: Context,
  collection: PuzzleCollection,
  first: OpenPuzzle,
  ascii: boolean,
): Promise<void> {
  const colours = hasColours(context);
  const app = new App(new Screen(context.io.stdin, context.io.stdout, colours), TERMINAL_TEXTS[context.language]);
  await app.run(new PuzzlePage(app, context, collection, first, { ascii, colours }));
  await collection.saved();
}
