import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { expectGame, readNamedRecord, type RecordOptions } from '../options/record-position.ts';
import { loadMatchFacets } from '../text/game-facets.ts';
import { moveEventOf, formatMove } from '../text/move.ts';
import { drawPosition, type ShownPosition, positionToJson } from '../text/position.ts';

interface ShowOptions extends PlaceOptions, RecordOptions {
  readonly record?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

export async function runShow(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: ShowOptions,
): Promise<void> {
  if (options.record !== undefined) {
    return show(context, await findInRecord(context, game, words, { ...options, record: options.record }), options);
  }
  const { rules, position } = await readPlace(context, expectGame(context, 'show', game), words, options);
  return show(context, { rules, position, outcome: position.outcome() }, options);
}

async function findInRecord(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: RecordOptions & { readonly record: string },
): Promise<ShownPosition> {
  const { read, ply } = await readNamedRecord(context, { command: 'show', game, words, file: options.record, options });
  const { match } = read;
  const { rules } = match;
  const position = match.positionAt(ply);
  const outcome = ply === match.moves.length ? match.outcome : null;
  const shown = { rules, position, outcome, facts: { ply, plies: match.moves.length } };
  if (ply === 0) return shown;
  const { locale, moveViewer } = await loadMatchFacets(context, rules);
  return { ...shown, last: formatMove(context, locale, moveEventOf(match, ply, moveViewer)) };
}

async function show(context: Context, shown: ShownPosition, { json, ascii }: ShowOptions): Promise<void> {
  if (json === true) return context.printJson(await positionToJson(context, shown));
  await context.print((await drawPosition(context, shown, ascii === true)).join('\n'));
}
