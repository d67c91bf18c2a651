import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { LONGEST_LINE } from '../play/lines.ts';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';
import { PuzzleTalk } from './talk.ts';
import { sayHead, sayTask } from './words.ts';

/** Puzzles without a screen: moves and commands come from stdin one a line, everything is told on stdout. */
export async function solvePlain(
  context: Context,
  shelf: PuzzleShelf,
  first: OpenPuzzle,
  options: { readonly ascii: boolean },
): Promise<void> {
  const talk = new PuzzleTalk(context, shelf, first);
  const show = (): Promise<void> => context.print(describe(context, shelf, talk.now, options.ascii).join('\n'));
  await show();
  for await (const line of readLines(context.io.stdin, LONGEST_LINE)) {
    const text = line === TOO_LONG ? '' : line.trim();
    if (line === TOO_LONG) await context.print(context.texts.matches.lineTooLong(LONGEST_LINE));
    if (text === '') continue;
    const order = talk.orderOf(text);
    if (order === 'quit') break;
    const before = talk.now;
    const ply = before.session.match.moves.length;
    if (order === null) talk.type(text);
    else await talk.obey(order);
    if (talk.said.length > 0) await context.print(talk.said.join('\n'));
    // The board only where it has changed.
    if (talk.now !== before || talk.now.session.match.moves.length !== ply) await show();
  }
  await shelf.settled();
}

function describe(context: Context, shelf: PuzzleShelf, open: OpenPuzzle, ascii: boolean): readonly string[] {
  const { session, shown } = open;
  const { match, locale } = shown;
  const board = drawView(shown.facets.viewer.describe(match.position), locale, { ascii });
  const task = session.shown.isOver ? [] : [sayTask(context, open), context.texts.puzzles.keys];
  const place = match.rules.makePosition(match.position);
  return [sayHead(context, shelf, open), '', ...board, '', place, ...task];
}
