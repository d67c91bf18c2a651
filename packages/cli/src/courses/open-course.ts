import { type CourseTexts, type GameId, type GameLocale, loadLocale } from '@tabuleiro/games';
import {
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
