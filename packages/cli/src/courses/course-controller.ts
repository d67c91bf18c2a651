import { assert, type CourseStep, type CourseTexts, type GameId, type GameLocale, loadLocale } from '@tabuleiro/games';
import {
  type CurrentTask,
  foldWord,
  formatLessonNote,
  formatUnderstood,
  isBoardNote,
  type TaskTexts,
  textsOfTask,
  type CourseProgress,
  CourseSession,
  loadCourseBoards,
  type LoadedCourse,
  makeCourseProgress,
  parseCourseProgress,
} from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { NODE_TIMERS } from '../io/streams.ts';
import { ProgressStore } from '../storage/progress-store.ts';
import { findCommand } from '../text/find-command.ts';
import type { ShownMatch } from '../text/game-facets.ts';

interface CourseParts {
  readonly game: GameId;
  readonly store: ProgressStore<CourseProgress>;
  readonly loaded: LoadedCourse;
  readonly texts: CourseTexts;
  readonly locale: GameLocale;
  readonly progress: CourseProgress;
}

/** The course of a game, and the user's progress in it. */
export class OpenCourse {
  readonly game: GameId;
  readonly session: CourseSession;
  readonly texts: CourseTexts;
  readonly locale: GameLocale;
  private readonly store: ProgressStore<CourseProgress>;

  private constructor({ game, store, loaded, texts, locale, progress }: CourseParts) {
    this.store = store;
    this.game = game;
    this.texts = texts;
    this.locale = locale;
    this.session = new CourseSession({
      loaded,
      progress,
      timers: NODE_TIMERS,
      canAnimate: () => false,
      onProgress: (next) => store.save(next),
    });
  }

  /** Null where the game has no course. */
  static async load(context: Context, game: GameId): Promise<OpenCourse | null> {
    const { language } = context;
    const loaded = await loadCourseBoards(game, language);
    if (loaded === null) return null;
    const store = new ProgressStore(context, 'courses', game, {
      parse: parseCourseProgress,
      make: makeCourseProgress,
    });
    const [texts, locale, progress] = await Promise.all([
      loaded.course.texts[language](),
      loadLocale(game, language),
      store.load(),
    ]);
    return new OpenCourse({ game, store, loaded, texts, locale, progress });
  }

  /** Why progress cannot be saved; empty when it can. */
  get problem(): string {
    return this.store.problem;
  }

  /** Waits until the progress is saved. */
  saved(): Promise<void> {
    return this.store.saved();
  }
}

/** The commands while taking a course. */
export const COURSE_COMMANDS = ['again', 'next', 'steps', 'help', 'quit'] as const;
export type CourseCommand = (typeof COURSE_COMMANDS)[number];

/** Takes a person through a course, on a screen or in a pipe: takes input and gives the messages. */
export class CourseController {
  readonly course: OpenCourse;
  /** The last messages. */
  messages: readonly string[] = [];
  /** The task on the board; after the last step it stays there. */
  current: CurrentTask;
  /** Whether the last step has been left. */
  isOver = false;
  private readonly context: Context;

  constructor(context: Context, course: OpenCourse) {
    this.context = context;
    this.course = course;
    // A person who has done all steps begins with the first one.
    if (course.session.getState().current === null) course.session.goToStep(course.session.steps[0]?.id ?? '');
    const { current } = course.session.getState();
    assert(current !== null, 'a course has steps');
    this.current = current;
  }

  /** What is drawn. */
  get shown(): ShownMatch {
    const { history, facets } = this.current.lesson;
    return { match: history.match, facets, locale: this.course.locale };
  }

  get words(): TaskTexts {
    return textsOfTask(this.course.texts, this.current);
  }

  /** The title line: game, step and task. */
  get title(): string {
    const { courses } = this.context.texts;
    const { step, stepIndex, taskIndex } = this.current;
    const { session, locale } = this.course;
    const parts = [
      courses.titleOf(locale.game.name),
      courses.step(stepIndex + 1, session.steps.length, this.words.step.title),
    ];
    return [...parts, ...(step.tasks.length > 1 ? [courses.task(taskIndex + 1, step.tasks.length)] : [])].join(' · ');
  }

  /** A line for each step: whether it is done, its number and its title. */
  get stepLines(): readonly string[] {
    const { session, texts } = this.course;
    return session.steps.map(
      (step, index) => `${session.isDone(step) ? '[x]' : '[ ]'} ${index + 1} ${texts[step.id]?.title ?? step.id}`,
    );
  }

  /** How many steps are done. */
  get progress(): string {
    const { session } = this.course;
    const done = session.steps.filter((step) => session.isDone(step)).length;
    return this.context.texts.courses.done(done, session.steps.length);
  }

  /** The command for a word of the language or an id; null for none. */
  commandOf(word: string): CourseCommand | null {
    const { words, otherWords } = this.context.texts.courses;
    return findCommand(COURSE_COMMANDS, { words, also: otherWords }, word);
  }

  /** Runs a command; the caller handles `quit`. */
  run(command: CourseCommand): void {
    const { courses } = this.context.texts;
    this.messages = [];
    if (command === 'again') this.current.lesson.again();
    else if (command === 'next') this.next();
    else if (command === 'steps') this.messages = [...this.stepLines, this.progress];
    else if (command === 'help') this.messages = courses.help;
  }

  /** Goes to a step by number or id; false when there is none. */
  goToStep(named: string): boolean {
    const { session } = this.course;
    const step: CourseStep | undefined = session.steps[Number(named) - 1];
    if (!session.goToStep(step?.id ?? named)) return false;
    this.turnTo(session.getState().current);
    return true;
  }

  /** Takes what a person typed: "step 3" or a move. */
  type(text: string): void {
    const { courses } = this.context.texts;
    const [word = '', named, ...rest] = text.split(/\s+/);
    const isStep = [courses.stepWord, 'step'].includes(foldWord(word)) && named !== undefined && rest.length === 0;
    if (!isStep) return this.act((lesson) => lesson.typeMove(text));
    if (!this.goToStep(named)) this.messages = [courses.noStep(named, this.course.session.steps.length)];
  }

  pick(id: string): void {
    this.act((lesson) => lesson.pick(id));
  }

  private next(): void {
    const { session, locale, game } = this.course;
    session.next();
    const { current } = session.getState();
    this.turnTo(current);
    this.isOver = current === null;
    if (this.isOver) this.messages = [this.context.texts.courses.finished(locale.game.name, game)];
  }

  /** Acts on the board; the messages become its answer. A wrong move is taken back at once. */
  private act(act: (lesson: CurrentTask['lesson']) => void): void {
    const { lesson } = this.current;
    const { matches, courses } = this.context.texts;
    if (lesson.shown.isSolved) {
      this.messages = [courses.solved];
      return;
    }
    act(lesson);
    const { note, understood, isSolved } = lesson.shown;
    const badMove = note.kind === 'unreadable-move' ? courses.unknownWord : courses.badMove;
    const noteTexts = { ...matches.notes, badMove };
    const said = formatLessonNote(note, this.words.task, this.course.locale, noteTexts);
    this.messages = [
      ...(understood === null ? [] : [formatUnderstood(understood, this.context.language)]),
      ...(note.kind === 'begin' ? [] : [said]),
      ...(isSolved ? [courses.goOn] : []),
    ];
    if (!isSolved && !isBoardNote(note) && note.kind === 'unwanted') lesson.again();
  }

  private turnTo(current: CurrentTask | null): void {
    this.messages = [];
    this.isOver = false;
    if (current !== null) this.current = current;
  }
}
