import type { Context } from '../context.ts';
import { App } from '../terminal/app.ts';
import { hasColours } from '../terminal/host.ts';
import { Screen } from '../terminal/screen.ts';
import { TERMINAL_TEXTS } from '../terminal/text/index.ts';
import { PuzzlePage } from './puzzle-page.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';

/** Takes the whole screen until the person leaves. */
export async function startPuzzles(
  context: Context,
  shelf: PuzzleShelf,
  first: OpenPuzzle,
  ascii: boolean,
): Promise<void> {
  const colours = hasColours(context);
  const app = new App(new Screen(context.io.stdin, context.io.stdout, colours), TERMINAL_TEXTS[context.language]);
  await app.run(new PuzzlePage(app, context, shelf, first, { ascii, colours }));
  await shelf.settled();
}
