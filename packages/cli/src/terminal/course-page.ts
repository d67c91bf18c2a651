import { capitalise, formatMessage, type GameId, type GameLocale, hasCourse, loadRuleTexts } from '@tabuleiro/games';
import type { AttackedBoard, MoveBuilder } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { COURSE_COMMANDS, type CourseCommand, CourseController } from '../courses/course-controller.ts';
import { OpenCourse } from '../courses/open-course.ts';
import { hasColours } from '../io/streams.ts';
import type { ShownMatch } from '../text/game-facets.ts';
import { App, type Page, type PageEvent, TERMINAL_TEXTS } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { Screen } from './screen.ts';
import { TextPage } from './text-page.ts';

export interface CoursePageOptions {
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A course on the full screen: each step begins with a page of text, then its tasks are solved on the board. */
export class CoursePage extends BoardPage implements Page {
  private readonly context: Context;
  private readonly controller: CourseController;
  private readonly options: CoursePageOptions;
  /** The step whose text was shown last. */
  private introduced: string | null = null;

  constructor(app: App, context: Context, controller: CourseController, look: CoursePageOptions) {
    super(app);
    this.context = context;
    this.controller = controller;
    this.options = look;
    this.placeCursorOnOffer();
  }

  /** A new step begins with what there is to know. */
  show(): void {
    const { step, taskIndex } = this.controller.current;
    if (this.introduced === step.id || taskIndex > 0) return;
    this.introduced = step.id;
    const { title, words } = this.controller;
    this.app.open(new TextPage(this.app, title, [{ title: words.step.title, body: words.step.body }]));
  }

  protected get shown(): ShownMatch {
    return this.controller.shown;
  }

  protected get builder(): MoveBuilder {
    return this.controller.current.lesson.builder;
  }

  protected state(): BoardPageState {
    const { controller, context, builder } = this;
    const { courses } = context.texts;
    const { current, course, messages, words, title } = controller;
    const { view, isSolved } = current.lesson.shown;
    const { step } = builder;
    const problem = course.problem === '' ? [] : [courses.notKept(course.problem)];
    return {
      title,
      view: { ...view, notices: [] },
      status: '',
      message: [...(messages.length > 0 ? messages : [words.task.caption]), ...problem].join(' '),
      prompt: !isSolved && step?.kind === 'pick' ? `${capitalise(formatMessage(course.locale, step.prompt))}.` : '',
      isPicking: !isSolved,
      inputPrompt: courses.prompt,
      commands: COURSE_COMMANDS.map((id) => ({ id, label: courses.words[id] })),
      ...this.options,
    };
  }

  protected attackedBoard(): AttackedBoard {
    return this.controller.current.lesson.attackedBoard();
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') return this.hit(event.id);
    if (event.key === 'f1') this.obey('help');
    else this.handleKey(event.key);
  }

  private hit(id: string): void {
    const command = COURSE_COMMANDS.find((one) => id === `command:${one}`);
    if (command === undefined) this.pick(id.slice(id.indexOf(':') + 1));
    else this.obey(command);
  }

  protected enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (this.controller.isOver) this.app.close();
    else if (this.controller.current.lesson.shown.isSolved) this.obey('next');
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

  private obey(command: CourseCommand): void {
    if (command === 'quit') return this.app.close();
    if (command === 'help') return void this.openHelp();
    if (command === 'steps') return this.app.open(this.stepsMenu());
    this.controller.run(command);
    this.taskChanged();
  }

  /** The list of steps; the chosen one begins. */
  private stepsMenu(): MenuPage {
    const { app, controller } = this;
    const choose = (index: number): void => {
      this.introduced = null;
      controller.goToStep(String(index + 1));
      this.placeCursorOnOffer();
      app.close();
    };
    const items = (): readonly MenuItem[] => [
      ...controller.stepLines.map((line, index) => ({ label: line, choose: () => choose(index) })),
      { label: app.texts.setup.back, choose: () => app.close() },
    ];
    const options = { title: this.context.texts.courses.titleOf(controller.course.locale.game.name), items };
    return new MenuPage(app, { ...options, subtitle: controller.progress, chosen: controller.current.stepIndex });
  }

  /** What to know about this step, the commands, and the rules of the game. */
  private async openHelp(): Promise<void> {
    const { game, locale } = this.controller.course;
    const { courses } = this.context.texts;
    const { step, task } = this.controller.words;
    const own = { title: step.title, body: `${step.body} ${task.caption}` };
    const commands = { title: courses.title, body: courses.help.join(' ') };
    const rules = await loadRuleTexts(game, locale.language);
    this.app.open(new TextPage(this.app, locale.game.name, [own, commands, ...rules]));
  }

  private taskChanged(): void {
    this.placeCursorOnOffer();
    this.show();
  }

  protected pick(id: string): void {
    if (this.places.has(id)) this.cursor = id;
    this.controller.pick(id);
    this.placeCursorOnOffer();
  }

  protected backspace(): void {
    if (!this.eraseLetter()) this.controller.current.lesson.unpick();
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (!this.controller.current.lesson.clearPicks()) this.app.close();
  }
}

/** The menu of games with a course. */
export function courseMenu(
  app: App,
  context: Context,
  locales: readonly { readonly game: GameId; readonly locale: GameLocale }[],
  look: CoursePageOptions,
): MenuPage {
  const open = async (game: GameId): Promise<void> => {
    const course = await OpenCourse.load(context, game);
    if (course !== null) app.open(new CoursePage(app, context, new CourseController(context, course), look));
  };
  const items = (): readonly MenuItem[] => [
    ...locales
      .filter(({ game }) => hasCourse(game))
      .map(({ game, locale }) => ({ label: locale.game.name, choose: () => void open(game) })),
    { label: app.texts.setup.back, choose: () => app.close() },
  ];
  return new MenuPage(app, { title: context.texts.courses.title, items });
}

/** Shows a course on the full screen until the user leaves. */
export async function startCourse(context: Context, controller: CourseController, ascii: boolean): Promise<void> {
  const colours = hasColours(context);
  const app = new App(new Screen(context.io.stdin, context.io.stdout, colours), TERMINAL_TEXTS[context.language]);
  await app.run(new CoursePage(app, context, controller, { ascii, colours }));
  await controller.course.saved();
}
