import { err, oneOf, textError } from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { CourseController, OpenCourse } from '../courses/course-controller.ts';
import { UsageError } from '../errors.ts';
import { isTerminal } from '../io/streams.ts';
import { solveInPipe } from '../pipes/command-reader.ts';
import { parseGame } from '../queries/parse-position.ts';

export interface LearnCommandOptions {
  readonly step?: string;
  readonly ascii?: boolean;
}

/** Takes a person through the course of a game: full screen on a terminal, else as plain text. */
export async function runLearn(context: Context, name: string, options: LearnCommandOptions): Promise<void> {
  const game = await context.expect(parseGame(name));
  const course = await OpenCourse.load(context, game);
  if (course === null) throw new UsageError(context.texts.courses.none(game));
  const controller = new CourseController(context, course);
  const { step, ascii = false } = options;
  if (step !== undefined && !controller.goToStep(step)) {
    const ids = course.session.steps.map(({ id }) => id);
    await context.expect(err(textError('--step', step, oneOf(ids))));
  }
  if (isTerminal(context.io)) {
    const { startCourse } = await import('../terminal/course-page.ts');
    return startCourse(context, controller, ascii);
  }
  await solveInPipe(context, controller, {
    draw: () => describe(context, controller, ascii),
    state: () => [controller.current, controller.current.lesson.shown.isSolved],
  });
  await course.saved();
  if (course.problem !== '') await context.print(context.texts.courses.notKept(course.problem));
}

function describe({ texts }: Context, controller: CourseController, ascii: boolean): readonly string[] {
  const { shown, current, words, title } = controller;
  const board = drawView(shown.facets.viewer.describe(shown.match.position), shown.locale, { ascii });
  if (current.lesson.shown.isSolved) return ['', ...board];
  const lesson = current.taskIndex === 0 ? ['', words.step.body] : [];
  return ['', title, ...lesson, '', ...board, '', words.task.caption, texts.courses.keys];
}
