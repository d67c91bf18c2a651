import {
  findLobby,
  findOwnMatches,
  joinMatch,
  type LobbyEntry,
  makeMatch,
  makeMatchLink,
  type NewMatchBody,
  sideOfUser,
  whoAmI,
} from '@tabuleiro/client';
import {
  err,
  type GameId,
  loadLocale,
  ok,
  oneOf,
  type Result,
  type Side,
  type TextError,
  textError,
} from '@tabuleiro/games';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { isTerminal } from '../io.ts';
import { computerNames, parseComputer } from '../players/open.ts';
import { alignColumns } from '../text/columns.ts';
import { UsageError } from '../usage.ts';
import { parseClock, sayClock } from './clock-words.ts';
import { enter, enterToLook, readMatch, type ServerOption, tellRefusals } from './enter.ts';
import { playOnline, type PlayOnlineOptions } from './play.ts';
import { saySeat } from './seat-words.ts';

export interface ListOptions extends ServerOption {
  readonly json?: boolean;
}

export async function runLobby(context: Context, options: ListOptions): Promise<void> {
  const visitor = await enterToLook(context, options);
  await tellRefusals(context, visitor.server.address, async () => {
    const open = await findLobby(visitor.server);
    if (options.json === true) return context.printJson(open);
    if (open.length === 0) return context.print(context.texts.online.noLobby);
    const rows = await Promise.all(open.map((entry) => sayRow(context, entry, sayHost(entry))));
    return context.print(alignColumns(rows, ['left', 'left', 'left', 'left', 'left', 'left']).join('\n'));
  });
}

export async function runOwn(context: Context, options: ListOptions): Promise<void> {
  const { visitor } = await enter(context, options);
  const { texts } = context;
  await tellRefusals(context, visitor.server.address, async () => {
    const [{ user }, matches] = await Promise.all([whoAmI(visitor.server), findOwnMatches(visitor.server)]);
    if (options.json === true) return context.printJson(matches);
    if (matches.length === 0) return context.print(texts.online.noGames);
    const rows = await Promise.all(
      matches.map(async ({ info, seats, turn, isRunning }) => {
        const { game } = info.terms;
        const locale = await loadLocale(game, context.language);
        const side = user === null ? null : sideOfUser({ seats }, user.id);
        const { waiting, yourTurn, theirTurn } = texts.online;
        const state = isRunning ? (side === turn ? yourTurn : theirTurn) : waiting;
        const who = ([1, 2] as const).map((one) => saySeat(context, game, locale.game, seats[one])).join(' – ');
        return sayRow(context, info, who, state);
      }),
    );
    return context.print(alignColumns(rows, ['left', 'left', 'left', 'left', 'left', 'left', 'left']).join('\n'));
  });
}

type Named = Pick<LobbyEntry, 'id' | 'terms'>;

/** A match in a list; `more` stands after its terms. */
async function sayRow(context: Context, { id, terms }: Named, ...more: readonly string[]): Promise<readonly string[]> {
  const { game } = await loadLocale(terms.game, context.language);
  const { online } = context.texts;
  const kind = terms.isRated ? online.rated : online.casual;
  const variant = game.variants[terms.variant]?.name ?? terms.variant;
  return [id, game.name, variant, sayClock(context.texts, terms.clock), kind, ...more];
}

function sayHost({ host, rating }: LobbyEntry): string {
  const name = host.isBot ? `${host.name} (bot)` : host.name;
  return rating === undefined ? name : `${name} (${rating})`;
}

export interface NewOptions extends ServerOption, PlaceOptions, PlayOnlineOptions {
  readonly clock?: string;
  readonly rated?: boolean;
  readonly public?: boolean;
  readonly link?: boolean;
  readonly computer?: string;
  readonly side?: string;
}

const USUAL_CLOCK = '10+5';

/** Makes a match; on a terminal one goes straight into it. */
export async function runNew(context: Context, game: string, options: NewOptions): Promise<void> {
  const { online } = context.texts;
  if (options.public === true && options.link === true) throw new UsageError(online.oneOfBoth('--public', '--link'));
  const { rules } = await readPlace(context, game, [], options);
  const clock = parseClock(options.clock ?? USUAL_CLOCK);
  if (clock === null) throw new UsageError(online.badClock(options.clock ?? ''));
  if (options.computer !== undefined) await context.expect(readComputer(rules.game, options.computer));
  const wanted: NewMatchBody = {
    game: rules.game,
    variant: rules.variant.id,
    clock,
    visibility: options.public === true ? 'public' : 'link',
    isRated: options.rated === true,
    ...(options.start !== undefined && { start: options.start }),
    ...(options.side !== undefined && { side: readSide(context, options.side) }),
    ...(options.computer !== undefined && { computer: options.computer }),
  };
  const { visitor } = await enter(context, options);
  await tellRefusals(context, visitor.server.address, async () => {
    const answer = await makeMatch(visitor.server, wanted);
    const { id } = answer.info;
    if (isTerminal(context.io)) return playOnline(context, visitor, id, options);
    if (options.json === true) return context.printJson(answer);
    const link = makeMatchLink(visitor.server.address, id);
    const made = options.computer === undefined ? online.made(id, link) : online.joined(id);
    return context.print([made, online.goOn(id)].join('\n'));
  });
}

/** Sits down; on a terminal one goes straight into the match. */
export async function runJoin(
  context: Context,
  match: string,
  options: ServerOption & PlayOnlineOptions,
): Promise<void> {
  const id = readMatch(context, match);
  const { visitor } = await enter(context, options);
  await tellRefusals(context, visitor.server.address, async () => {
    const { version } = await joinMatch(visitor.server, id);
    if (isTerminal(context.io)) return playOnline(context, visitor, id, options);
    if (options.json === true) return context.printJson({ id, version });
    const { joined, goOn } = context.texts.online;
    return context.print([joined(id), goOn(id)].join('\n'));
  });
}

/** A computer player of the server, which starts no programs for others. */
function readComputer(game: GameId, text: string): Result<string, TextError> {
  const spec = parseComputer(game, text, '--computer');
  if (spec.ok && spec.value.kind !== 'ugi') return ok(text);
  const isPlayer = spec.ok || spec.error.expected.code === 'player';
  return isPlayer ? err(textError('--computer', text, oneOf(computerNames(game)))) : spec;
}

function readSide(context: Context, text: string): Side {
  if (text === '1' || text === '2') return text === '1' ? 1 : 2;
  throw new UsageError(context.texts.online.badSide(text));
}
