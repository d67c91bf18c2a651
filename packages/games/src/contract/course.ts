import type { TaskExample } from './example.ts';
import type { ByLanguage, ExampleText } from './text.ts';

/** A step of a course: one thing to learn, and moves to find on a live board. */
export interface CourseStep<Code extends string = string> {
  /** Unique in the course; progress is kept by it. */
  readonly id: string;
  readonly tasks: readonly [TaskExample<Code>, ...TaskExample<Code>[]];
}

export interface CourseTaskText<Code extends string = string> extends ExampleText {
  /** Why a legal move is not the one wanted, by the message code of its description; `other` for all the rest. */
  readonly wrong: Readonly<Partial<Record<Code, string>>> & { readonly other: string };
}

export interface CourseStepText<Code extends string = string> {
  readonly title: string;
  /** The step in one sentence. In the first step it is the goal of the game, which invitations show. */
  readonly inShort?: string;
  /** What there is to know before the first task: two or three short sentences. */
  readonly body: string;
  /** By the ids of the tasks. */
  readonly tasks: Readonly<Record<string, CourseTaskText<Code>>>;
}

/** By the ids of the steps. */
export type CourseTexts<Code extends string = string> = Readonly<Record<string, CourseStepText<Code>>>;

/** Five to eight steps of two minutes each, from the goal of the game to a first puzzle. */
export interface Course<Code extends string = string> {
  readonly steps: readonly CourseStep<Code>[];
  readonly texts: ByLanguage<() => Promise<CourseTexts<Code>>>;
}
