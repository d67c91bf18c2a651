import { type GameId, type GameLocale, loadRuleTexts } from '@tabuleiro/games';
import { PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import type { PuzzleSession } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import {
  type OpenPuzzle,
  PuzzleCollection,
  PUZZLE_COMMANDS,
  type PuzzleCommand,
  PuzzleController,
  formatTitle,
  formatTask,
} from '../puzzles/puzzle-controller.ts';
import type { ShownMatch } from '../text/game-facets.ts';
import { App } from './app.ts';
import type { BoardPageState } from './board-page.ts';
import type { MenuPage } from './menu-page.ts';
import { gamesMenu, TaskPage } from './task-page.ts';
import { TextPage } from './text-page.ts';

/** A puzzle on the full screen, solved with cursor, mouse or typed moves. */
export class PuzzlePage extends TaskPage<PuzzleCommand> {
  protected readonly commands = PUZZLE_COMMANDS;
  protected readonly controller: PuzzleController;
  private readonly collection: PuzzleCollection;

  constructor(app: App, context: Context, collection: PuzzleCollection, first: OpenPuzzle, ascii: boolean) {
    super(app, context, ascii);
    this.collection = collection;
    this.controller = new PuzzleController(context, collection, first);
    this.placeCursorOnOffer();
  }

  protected get shown(): ShownMatch {
    return this.controller.current.shown;
  }

  protected get board(): PuzzleSession {
    return this.controller.current.session;
  }

  protected get isSolved(): boolean {
    return this.board.shown.isOver;
  }

  protected state(): BoardPageState {
    const { controller, context } = this;
    return {
      ...this.taskState(this.board.shown.view, context.texts.puzzles),
      title: formatTitle(context, this.collection, controller.current),
      status: this.isSolved ? '' : formatTask(context, controller.current),
      message: [...controller.messages, this.storageProblem].filter((line) => line !== '').join(' '),
    };
  }

  private get storageProblem(): string {
    return this.collection.problem === '' ? '' : this.context.texts.puzzles.notKept(this.collection.problem);
  }

  protected obey(command: PuzzleCommand): void {
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
}

/** The menu of games with puzzles. */
export function puzzleMenu(
  app: App,
  context: Context,
  locales: readonly { readonly game: GameId; readonly locale: GameLocale }[],
  ascii: boolean,
): MenuPage {
  const games = locales.filter(({ game }) => PUZZLE_GAMES.includes(game));
  return gamesMenu(app, context.texts.puzzles.title, games, async (game) => {
    const collection = await PuzzleCollection.load(context, { game, grade: null });
    const first = await collection.open();
    return first === null ? null : new PuzzlePage(app, context, collection, first, ascii);
  });
}

/** Shows puzzles on the full screen until the user leaves. */
export async function startPuzzles(
  context: Context,
  collection: PuzzleCollection,
  first: OpenPuzzle,
  ascii: boolean,
): Promise<void> {
  const app = new App(context);
  await app.run(new PuzzlePage(app, context, collection, first, ascii));
  await collection.saved();
}
