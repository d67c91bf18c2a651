import { err, ok, type PuzzleGrade, textError } from '@tabuleiro/games';
import { PUZZLE_GRADES } from '@tabuleiro/games/puzzle';
import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { isTerminal } from '../io/streams.ts';
import { solveInPipe } from '../pipes/command-reader.ts';
import {
  type OpenPuzzle,
  PuzzleCollection,
  PuzzleController,
  formatTitle,
  formatTask,
} from '../puzzles/puzzle-controller.ts';
import { parseGame } from '../queries/parse-position.ts';

export interface PuzzleCommandOptions {
  readonly grade?: string;
  readonly id?: string;
  readonly ascii?: boolean;
}

/** Poses puzzles of a game: full screen on a terminal, else as plain text. */
export async function runPuzzle(context: Context, name: string, options: PuzzleCommandOptions): Promise<void> {
  const game = await context.expect(parseGame(name));
  const grade = await readGrade(context, options.grade);
  const collection = await PuzzleCollection.load(context, { game, grade });
  const first = await collection.open(options.id);
  if (first === null) throw new UsageError(context.texts.puzzles.none(game));
  const ascii = options.ascii === true;
  if (isTerminal(context.io)) {
    const { startPuzzles } = await import('../terminal/puzzle-page.ts');
    return startPuzzles(context, collection, first, ascii);
  }
  const controller = new PuzzleController(context, collection, first);
  await solveInPipe(context, controller, {
    draw: () => describe(context, collection, controller.current, ascii),
    state: () => [controller.current, controller.current.session.match.moves.length],
  });
  await collection.saved();
}

async function readGrade(context: Context, text: string | undefined): Promise<PuzzleGrade | null> {
  if (text === undefined) return null;
  const grade = PUZZLE_GRADES.find((one) => String(one) === text);
  const most = PUZZLE_GRADES.length;
  const expected = { code: 'number-from', values: { min: 1, max: most } };
  return context.expect(grade === undefined ? err(textError('--grade', text, expected)) : ok(grade));
}

function describe(context: Context, collection: PuzzleCollection, open: OpenPuzzle, ascii: boolean): readonly string[] {
  const { session, shown } = open;
  const { match, locale } = shown;
  const board = drawView(shown.facets.viewer.describe(match.position), locale, { ascii });
  const task = session.shown.isOver ? [] : [formatTask(context, open), context.texts.puzzles.keys];
  const place = match.rules.makePosition(match.position);
  return [formatTitle(context, collection, open), '', ...board, '', place, ...task];
}
