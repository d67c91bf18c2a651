import {
  assert,
  type Course,
  type CourseStep,
  type CourseTexts,
  type GameId,
  type Language,
  loadCourse,
  loadRules,
  type Rules,
  type TaskExample,
} from '@tabuleiro/games';
import { type CourseProgress, NO_COURSE_PROGRESS } from './course-progress.ts';
import { type GameFacets, loadGameFacets } from './game-facets.ts';
import { type LessonOptions, LessonSession } from './lesson-session.ts';

/** A course with what its boards need. */
export interface LoadedCourse {
  readonly course: Course;
  readonly facets: GameFacets;
  /** By variant. */
  readonly rules: ReadonlyMap<string | undefined, Rules>;
}

/** Loads the course of a game; null where it has none. The language is needed for typed moves. */
export async function loadCourseBoards(game: GameId, language?: Language): Promise<LoadedCourse | null> {
  const [course, facets] = await Promise.all([loadCourse(game), loadGameFacets(game, language)]);
  if (course === null) return null;
  const variants = [...new Set(course.steps.flatMap(({ tasks }) => tasks.map(({ variant }) => variant)))];
  const rules = await Promise.all(variants.map(async (variant) => [variant, await loadRules(game, variant)] as const));
  return { course, facets, rules: new Map(rules) };
}

export interface CourseSessionOptions extends Pick<LessonOptions, 'timers' | 'canAnimate'> {
  readonly loaded: LoadedCourse;
  readonly progress: CourseProgress;
  /** The id of the step to begin with; by default the first that is not done. */
  readonly step?: string | null;
  readonly onProgress: (progress: CourseProgress) => void;
}

/** The task on the board. */
export interface CurrentTask {
  readonly step: CourseStep;
  /** Counted from 0. */
  readonly stepIndex: number;
  readonly task: TaskExample;
  readonly taskIndex: number;
  readonly lesson: LessonSession;
}

export interface CourseSnapshot {
  readonly progress: CourseProgress;
  /** Null after the last step. */
  readonly current: CurrentTask | null;
}

/** What `next` leads to. */
export type CourseWay = 'task' | 'step' | 'end';

/** A person who takes the course of a game: one task after the other, each on a live board. */
export class CourseSession {
  readonly steps: readonly CourseStep[];
  private readonly options: CourseSessionOptions;
  private readonly listeners = new Set<() => void>();
  /** Tasks of unfinished steps. */
  private solved: ReadonlySet<TaskExample> = new Set();
  private shown: CourseSnapshot;

  constructor(options: CourseSessionOptions) {
    this.options = options;
    this.steps = options.loaded.course.steps;
    this.shown = { progress: options.progress, current: null };
    if (options.step === undefined || options.step === null || !this.goToStep(options.step)) this.goToFirst();
  }

  readonly getState = (): CourseSnapshot => this.shown;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  isDone(step: CourseStep): boolean {
    return this.shown.progress.done.includes(step.id);
  }

  /** Begins a step; false when there is none with that id. */
  goToStep(id: string): boolean {
    const index = this.steps.findIndex((step) => step.id === id);
    if (index < 0) return false;
    this.open(index, 0);
    return true;
  }

  get way(): CourseWay {
    const { current } = this.shown;
    if (current !== null && current.taskIndex + 1 < current.step.tasks.length) return 'task';
    return this.nextStep() < 0 ? 'end' : 'step';
  }

  /** The next task, the next step or the end. A task may be left unsolved. */
  next(): void {
    const { current } = this.shown;
    if (current !== null && this.way === 'task') this.open(current.stepIndex, current.taskIndex + 1);
    else this.openOrEnd(this.nextStep());
  }

  /** Another try at the task. */
  again(): void {
    this.shown.current?.lesson.again();
  }

  /** Forgets all progress and begins with the first step. */
  restart(): void {
    this.solved = new Set();
    this.update({ progress: NO_COURSE_PROGRESS });
    this.open(0, 0);
  }

  /** The person wants no more of the course. */
  dismiss(): void {
    this.update({ progress: { ...this.shown.progress, isOver: true } });
  }

  private goToFirst(): void {
    this.openOrEnd(this.steps.findIndex((step) => !this.isDone(step)));
  }

  /** The step after the current one; after the last one, the first other one that is not done. -1 when there is none. */
  private nextStep(): number {
    const now = this.shown.current?.stepIndex ?? -1;
    if (now + 1 < this.steps.length) return now + 1;
    return this.steps.findIndex((step, index) => index !== now && !this.isDone(step));
  }

  private openOrEnd(stepIndex: number): void {
    if (stepIndex < 0) this.update({ current: null });
    else this.open(stepIndex, 0);
  }

  private open(stepIndex: number, taskIndex: number): void {
    const { loaded, timers, canAnimate } = this.options;
    const step = this.steps[stepIndex];
    const task = step?.tasks[taskIndex];
    assert(step !== undefined && task !== undefined, 'there is such a task');
    const rules = loaded.rules.get(task.variant);
    assert(rules !== undefined, 'the rules of all tasks are loaded');
    const onSolved = (): void => this.solve(step, task);
    const lesson = new LessonSession({ example: task, rules, facets: loaded.facets, timers, canAnimate, onSolved });
    this.update({ current: { step, stepIndex, task, taskIndex, lesson } });
  }

  private solve(step: CourseStep, task: TaskExample): void {
    const { progress } = this.shown;
    this.solved = new Set([...this.solved, task]);
    if (this.isDone(step) || !step.tasks.every((one) => this.solved.has(one))) return;
    const done = [...progress.done, step.id];
    const isOver = progress.isOver || this.steps.every(({ id }) => done.includes(id));
    this.update({ progress: { done, isOver } });
  }

  private update(change: Partial<CourseSnapshot>): void {
    this.shown = { ...this.shown, ...change };
    if (change.progress !== undefined) this.options.onProgress(change.progress);
    for (const changed of this.listeners) changed();
  }
}

/** What is said of a task, and of its step. */
export interface TaskTexts {
  readonly step: CourseTexts[string];
  readonly task: CourseTexts[string]['tasks'][string];
}

export function textsOfTask(texts: CourseTexts, { step, task }: Pick<CurrentTask, 'step' | 'task'>): TaskTexts {
  const ofStep = texts[step.id];
  const ofTask = ofStep?.tasks[task.id];
  assert(ofStep !== undefined && ofTask !== undefined, `${step.id} has texts`);
  return { step: ofStep, task: ofTask };
}
