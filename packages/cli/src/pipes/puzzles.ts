import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { readLines, TOO_LONG } from '../io/lines.ts';
import type { OpenPuzzle, PuzzleCollection } from '../puzzles/puzzle-collection.ts';
import { PuzzleController } from '../puzzles/puzzle-controller.ts';
import { formatTitle, formatTask } from '../puzzles/puzzle-text.ts';
import { LONGEST_LINE } from './command-reader.ts';

/** Puzzles without a screen: reads moves and commands from stdin, one a line, and prints on stdout. */
export async function solveInPipe(
  context: Context,
  collection: PuzzleCollection,
  first: OpenPuzzle,
  options: { readonly ascii: boolean },
): Promise<void> {
  const controller = new PuzzleController(context, collection, first);
  const show = (): Promise<void> =>
    context.print(describe(context, collection, controller.current, options.ascii).join('\n'));
  await show();
  for await (const line of readLines(context.io.stdin, LONGEST_LINE)) {
    const text = line === TOO_LONG ? '' : line.trim();
    if (line === TOO_LONG) await context.print(context.texts.matches.lineTooLong(LONGEST_LINE));
    if (text === '') continue;
    const command = controller.commandOf(text);
    if (command === 'quit') break;
    const before = controller.current;
    const ply = before.session.match.moves.length;
    if (command === null) controller.type(text);
    else await controller.run(command);
    if (controller.messages.length > 0) await context.print(controller.messages.join('\n'));
    // Print the board only if it changed.
    if (controller.current !== before || controller.current.session.match.moves.length !== ply) await show();
  }
  await collection.saved();
}

function describe(context: Context, collection: PuzzleCollection, open: OpenPuzzle, ascii: boolean): readonly string[] {
  const { session, shown } = open;
  const { match, locale } = shown;
  const board = drawView(shown.facets.viewer.describe(match.position), locale, { ascii });
  const task = session.shown.isOver ? [] : [formatTask(context, open), context.texts.puzzles.keys];
  const place = match.rules.makePosition(match.position);
  return [formatTitle(context, collection, open), '', ...board, '', place, ...task];
}
