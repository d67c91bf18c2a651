import { err, oneOf, textError } from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { CourseController } from '../courses/course-controller.ts';
import { OpenCourse } from '../courses/open-course.ts';
import { UsageError } from '../errors.ts';
import { isTerminal, readLines, TOO_LONG } from '../io/streams.ts';
import { LONGEST_LINE } from '../pipes/command-reader.ts';
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
  if (!isTerminal(context.io)) return learnInPipe(context, controller, ascii);
  const { startCourse } = await import('../terminal/course-page.ts');
  return startCourse(context, controller, ascii);
}

/** A course without a screen: reads moves and commands from stdin, one a line, and prints on stdout. */
async function learnInPipe(context: Context, controller: CourseController, ascii: boolean): Promise<void> {
  const { course } = controller;
  const show = (): Promise<void> => context.print(describe(context, controller, ascii).join('\n'));
  await show();
  for await (const line of readLines(context.io.stdin, LONGEST_LINE)) {
    const text = line === TOO_LONG ? '' : line.trim();
    if (line === TOO_LONG) await context.print(context.texts.matches.lineTooLong(LONGEST_LINE));
    if (text === '') continue;
    const command = controller.commandOf(text);
    if (command === 'quit') break;
    const before = controller.current;
    const wasSolved = before.lesson.shown.isSolved;
    if (command === null) controller.type(text);
    else controller.run(command);
    if (controller.messages.length > 0) await context.print(controller.messages.join('\n'));
    // Print the board only if it changed.
    if (controller.current !== before || before.lesson.shown.isSolved !== wasSolved) await show();
  }
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
