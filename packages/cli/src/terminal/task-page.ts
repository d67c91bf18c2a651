import { capitalise, formatMessage, type GameId, type GameLocale, type View } from '@tabuleiro/games';
import type { AttackedBoard, BoardController, MoveBuilder } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import type { TaskController } from '../pipes/command-reader.ts';
import type { App, Page, PageEvent } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';

/** The texts of a task. */
interface TaskTexts<Command extends string> {
  readonly prompt: string;
  readonly words: Readonly<Record<Command, string>>;
}

/** A board with a task to solve by cursor, mouse or typed moves, and with commands: a puzzle, or a task of a course. */
export abstract class TaskPage<Command extends string> extends BoardPage implements Page {
  protected readonly context: Context;
  private readonly ascii: boolean;

  constructor(app: App, context: Context, ascii: boolean) {
    super(app);
    this.context = context;
    this.ascii = ascii;
  }

  protected abstract readonly commands: readonly Command[];
  protected abstract readonly controller: TaskController<Command> & { pick(id: string): void };
  /** The board of the task. */
  protected abstract readonly board: BoardController<unknown>;
  /** Whether there is nothing left to do on the board. */
  protected abstract readonly isSolved: boolean;
  protected abstract obey(command: Command | 'help' | 'next'): void;

  protected get builder(): MoveBuilder {
    return this.board.builder;
  }

  protected attackedBoard(): AttackedBoard {
    return this.board.attackedBoard();
  }

  /** The part of the picture that is the same for all tasks. */
  protected taskState(view: View, { prompt, words }: TaskTexts<Command>) {
    const { isSolved, builder, ascii, shown } = this;
    const { step } = builder;
    return {
      view: { ...view, notices: [] },
      prompt: !isSolved && step?.kind === 'pick' ? `${capitalise(formatMessage(shown.locale, step.prompt))}.` : '',
      isPicking: !isSolved,
      inputPrompt: prompt,
      commands: this.commands.map((id) => ({ id, label: words[id] })),
      ascii,
    } satisfies Partial<BoardPageState>;
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') return this.hit(event.id);
    if (event.key === 'f1') this.obey('help');
    else this.handleKey(event.key);
  }

  private hit(id: string): void {
    const command = this.commands.find((one) => id === `command:${one}`);
    if (command === undefined) this.pick(id.slice(id.indexOf(':') + 1));
    else this.obey(command);
  }

  protected enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (this.isSolved) this.obey('next');
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
    this.taskChanged();
  }

  protected taskChanged(): void {
    this.placeCursorOnOffer();
  }

  protected pick(id: string): void {
    if (this.places.has(id)) this.cursor = id;
    this.controller.pick(id);
    this.placeCursorOnOffer();
  }

  protected backspace(): void {
    if (!this.eraseLetter()) this.board.unpick();
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (!this.board.clearPicks()) this.app.close();
  }
}

/** A menu of games, each of which opens a page. */
export function gamesMenu(
  app: App,
  title: string,
  games: readonly { readonly game: GameId; readonly locale: GameLocale }[],
  open: (game: GameId) => Promise<Page | null>,
): MenuPage {
  const choose = async (game: GameId): Promise<void> => {
    const page = await open(game);
    if (page !== null) app.open(page);
  };
  const items = (): readonly MenuItem[] => [
    ...games.map(({ game, locale }) => ({ label: locale.game.name, choose: () => void choose(game) })),
    { label: app.texts.setup.back, choose: () => app.close() },
  ];
  return new MenuPage(app, { title, items });
}
