import { type CourseTexts, type GameId, type GameLocale, loadLocale } from '@tabuleiro/games';
import {
  type CourseProgress,
  CourseSession,
  loadCourseBoards,
  type LoadedCourse,
  makeCourseProgress,
  NO_COURSE_PROGRESS,
  parseCourseProgress,
} from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { NODE_TIMERS } from '../io/streams.ts';
import { formatFileError } from '../storage/files.ts';
import { ProgressStore } from '../storage/progress-store.ts';

interface CourseParts {
  readonly game: GameId;
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
  /** Why progress cannot be saved; empty when it can. */
  problem = '';
  private readonly context: Context;
  private readonly store: ProgressStore<CourseProgress>;
  private saving: Promise<void> = Promise.resolve();

  private constructor(context: Context, store: ProgressStore<CourseProgress>, parts: CourseParts) {
    const { game, loaded, texts, locale, progress } = parts;
    this.context = context;
    this.store = store;
    this.game = game;
    this.texts = texts;
    this.locale = locale;
    this.session = new CourseSession({
      loaded,
      progress,
      timers: NODE_TIMERS,
      canAnimate: () => false,
      onProgress: (next) => {
        this.saving = this.save(this.saving, next);
      },
    });
  }

  /** Null where the game has no course. */
  static async load(context: Context, game: GameId): Promise<OpenCourse | null> {
    const { language } = context;
    const loaded = await loadCourseBoards(game, language);
    if (loaded === null) return null;
    const store = new ProgressStore(context.io.env, 'courses', {
      parse: parseCourseProgress,
      make: makeCourseProgress,
    });
    const [texts, locale, kept] = await Promise.all([
      loaded.course.texts[language](),
      loadLocale(game, language),
      store.load(game),
    ]);
    const progress = kept.ok ? kept.value : NO_COURSE_PROGRESS;
    const course = new OpenCourse(context, store, { game, loaded, texts, locale, progress });
    if (!kept.ok) course.problem = await formatFileError(kept.error, language);
    return course;
  }

  /** Waits until the progress is saved. */
  saved(): Promise<void> {
    return this.saving;
  }

  private async save(before: Promise<void>, progress: CourseProgress): Promise<void> {
    await before;
    const saved = await this.store.save(this.game, progress);
    this.problem = saved.ok ? '' : await formatFileError(saved.error, this.context.language);
  }
}
