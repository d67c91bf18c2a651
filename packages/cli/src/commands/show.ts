import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { moveEventOf } from '../play/move-event.ts';
import { expectGame, pickNamed, type PickOptions } from '../play/pick.ts';
import { sayMove } from '../play/report.ts';
import { drawShown, type Shown, toJson } from '../play/shown.ts';
import { loadStage } from '../play/stage.ts';

interface ShowOptions extends PlaceOptions, PickOptions {
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
  options: PickOptions & { readonly record: string },
): Promise<Shown> {
  const { read, ply } = await pickNamed(context, { command: 'show', game, words, file: options.record, options });
  const { match } = read;
  const { rules } = match;
  const position = match.positionAt(ply);
  const outcome = ply === match.moves.length ? match.outcome : null;
  const shown = { rules, position, outcome, facts: { ply, plies: match.moves.length } };
  if (ply === 0) return shown;
  const { locale, moveViewer } = await loadStage(context, rules);
  return { ...shown, last: sayMove(context, locale, moveEventOf(match, ply, moveViewer)) };
}

async function show(context: Context, shown: Shown, { json, ascii }: ShowOptions): Promise<void> {
  if (json === true) return context.printJson(await toJson(context, shown));
  await context.print((await drawShown(context, shown, ascii === true)).join('\n'));
}
