import type { Translation } from '../../settings/language.tsx';

export type CoursePageTexts = Translation<typeof en>;

/** The page of a course. */
export const en = {
  titleOf: (game: string) => `Learn ${game}`,
  steps: 'Steps of the course',
  /** For screen readers. */
  step: (number: number, title: string, isDone: boolean) => `Step ${number}: ${title}${isDone ? ' (done)' : ''}`,
  place: (step: number, steps: number, task: number, tasks: number) =>
    `Step ${step} of ${steps}${tasks > 1 ? ` · task ${task} of ${tasks}` : ''}`,
  again: 'Again',
  next: { task: 'Next task', step: 'Next step', end: 'Finish' },
  /** Skips the course: it is not offered again. */
  skip: 'Play now',
  backToInvitation: 'Back to the invitation',
  finished: (game: string) => `You can play ${game} now`,
  /** The end was reached, but some steps were left out. */
  leftOut: 'That was the last step. You can take those that you left out at any time.',
  whatNext: 'What would you like to do next?',
  firstMatch: 'Play a match',
  restart: 'Start the course again',
  none: (game: string) => `There is no course for ${game} yet. The rules explain everything, with boards to try.`,
};
