import { err, formatOutcome, loadLocale, MoveList } from '@tabuleiro/games';
import { type Context, type Place, type PlaceOptions, readPlace } from '../context.ts';
import { write } from '../io/streams.ts';
import { readNumber, readOptionalNumber } from '../options/numbers.ts';
import { expectGame, readNamedRecord, type RecordOptions } from '../options/record-position.ts';
import { countPerft, DEEPEST_PERFT, refusePerft } from '../queries/perft.ts';
import { listMoves } from '../queries/positions.ts';
import { loadMatchFacets } from '../text/game-facets.ts';
import { moveEventOf, formatMove } from '../text/move.ts';
import { drawPosition, type ShownPosition, positionToJson } from '../text/position.ts';

// What a position says without a search: `show`, `moves` and `perft`.

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

interface MovesOptions extends PlaceOptions {
  readonly json?: boolean;
  readonly limit?: string;
}

export async function runMoves(
  context: Context,
  game: string,
  words: readonly string[],
  options: MovesOptions,
): Promise<void> {
  const limit = await readOptionalNumber(context, '--limit', options.limit, Number.MAX_SAFE_INTEGER);
  const { rules, position } = await readPlace(context, game, words, options);
  const answer = listMoves(rules, position, limit);
  if (options.json === true) return context.printJson(answer);
  if (answer.outcome !== null) {
    // stdout holds moves only, for pipes; anything else goes to stderr.
    const locale = await loadLocale(rules.game, context.language);
    return write(context.io.stderr, `${context.texts.gameOver}. ${formatOutcome(locale, answer.outcome)}.\n`);
  }
  if (answer.moves.length > 0) await context.print(answer.moves.join('\n'));
}

interface PerftOptions extends PlaceOptions {
  readonly depth: string;
  readonly divide?: boolean;
  readonly json?: boolean;
}

export async function runPerft(
  context: Context,
  game: string,
  words: readonly string[],
  options: PerftOptions,
): Promise<void> {
  const depth = await readNumber(context, '--depth', options.depth, DEEPEST_PERFT);
  const { rules, position } = await readPlace(context, game, words, options);
  if (options.divide === true && depth > 0) return divide(context, { rules, position }, depth, options.json === true);
  const nodes = await context.expect(countPerft(position, depth));
  return options.json === true ? context.printJson({ nodes }) : context.print(String(nodes));
}

/** Counts each first move separately and adds the counts up. */
async function divide(context: Context, { rules, position }: Place, depth: number, json: boolean): Promise<void> {
  const refused = refusePerft(position, depth);
  if (refused !== null) await context.expect(err(refused));
  const parts: { move: string; nodes: number }[] = [];
  const list = new MoveList();
  position.legalMoves(list);
  for (const move of list) {
    const text = rules.makeMove(position, move);
    position.apply(move);
    parts.push({ move: text, nodes: await context.expect(countPerft(position, depth - 1)) });
    position.undo();
  }
  const nodes = parts.reduce((sum, part) => sum + part.nodes, 0);
  if (json) return context.printJson({ nodes, moves: parts });
  await context.print([...parts.map((part) => `${part.move} ${part.nodes}`), String(nodes)].join('\n'));
}
