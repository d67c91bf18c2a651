import { err, ok, type PuzzleGrade, textError } from '@tabuleiro/games';
import { PUZZLE_GRADES } from '@tabuleiro/games/puzzle';
import type { Context } from '../context.ts';
import { isTerminal } from '../io.ts';
import { solvePlain } from '../puzzles/plain.ts';
import { PuzzleShelf } from '../puzzles/shelf.ts';
import { parseGame } from '../service/params.ts';
import { UsageError } from '../usage.ts';

export interface PuzzleOptions {
  readonly grade?: string;
  readonly id?: string;
  readonly ascii?: boolean;
}

/** Asks puzzles of a game: full screen on a terminal, else as plain text. */
export async function runPuzzle(context: Context, name: string, options: PuzzleOptions): Promise<void> {
  const game = await context.expect(parseGame(name));
  const grade = await readGrade(context, options.grade);
  const shelf = await PuzzleShelf.load(context, { game, grade });
  const first = await shelf.open(options.id);
  if (first === null) throw new UsageError(context.texts.puzzles.none(game));
  const ascii = options.ascii === true;
  if (!isTerminal(context.io)) return solvePlain(context, shelf, first, { ascii });
  const { startPuzzles } = await import('../puzzles/start.ts');
  return startPuzzles(context, shelf, first, ascii);
}

async function readGrade(context: Context, text: string | undefined): Promise<PuzzleGrade | null> {
  if (text === undefined) return null;
  const grade = PUZZLE_GRADES.find((one) => String(one) === text);
  const most = PUZZLE_GRADES.length;
  const expected = { code: 'number-from', values: { min: 1, max: most } };
  return context.expect(grade === undefined ? err(textError('--grade', text, expected)) : ok(grade));
}
