import { type GameId, type GameLocale, hasCourse, loadRuleTexts } from '@tabuleiro/games';
import type { LessonSession } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { COURSE_COMMANDS, type CourseCommand, CourseController, OpenCourse } from '../courses/course-controller.ts';
import type { ShownMatch } from '../text/game-facets.ts';
import { App } from './app.ts';
import type { BoardPageState } from './board-page.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { gamesMenu, TaskPage } from './task-page.ts';
import { TextPage } from './text-page.ts';

/** A course on the full screen: each step begins with a page of text, then its tasks are solved on the board. */
export class CoursePage extends TaskPage<CourseCommand> {
  protected readonly commands = COURSE_COMMANDS;
  protected readonly controller: CourseController;
  /** The step whose text was shown last. */
  private introduced: string | null = null;

  constructor(app: App, context: Context, controller: CourseController, ascii: boolean) {
    super(app, context, ascii);
    this.controller = controller;
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

  protected get board(): LessonSession {
    return this.controller.current.lesson;
  }

  protected get isSolved(): boolean {
    return this.board.shown.isSolved;
  }

  protected state(): BoardPageState {
    const { controller, context } = this;
    const { courses } = context.texts;
    const { course, messages, words, title } = controller;
    const problem = course.problem === '' ? [] : [courses.notKept(course.problem)];
    return {
      ...this.taskState(this.board.shown.view, courses),
      title,
      status: '',
      message: [...(messages.length > 0 ? messages : [words.task.caption]), ...problem].join(' '),
    };
  }

  protected override enter(): void {
    if (this.input.trim() === '' && this.controller.isOver) this.app.close();
    else super.enter();
  }

  protected obey(command: CourseCommand): void {
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

  protected override taskChanged(): void {
    super.taskChanged();
    this.show();
  }
}

/** The menu of games with a course. */
export function courseMenu(
  app: App,
  context: Context,
  locales: readonly { readonly game: GameId; readonly locale: GameLocale }[],
  ascii: boolean,
): MenuPage {
  const games = locales.filter(({ game }) => hasCourse(game));
  return gamesMenu(app, context.texts.courses.title, games, async (game) => {
    const course = await OpenCourse.load(context, game);
    return course === null ? null : new CoursePage(app, context, new CourseController(context, course), ascii);
  });
}

/** Shows a course on the full screen until the user leaves. */
export async function startCourse(context: Context, controller: CourseController, ascii: boolean): Promise<void> {
  const app = new App(context);
  await app.run(new CoursePage(app, context, controller, ascii));
  await controller.course.saved();
}
