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
import { alignColumns } from '@tabuleiro/games/render';
import { formatSentence, usualStart } from '@tabuleiro/play';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { UsageError } from '../errors.ts';
import { isTerminal } from '../io/streams.ts';
import { parseClock, formatClock, formatSeat } from '../online/match-text.ts';
import { requireSignIn, openClient, readMatchId, type ServerOption, reportRefusals } from '../online/server-options.ts';
import type { OnlinePlayOptions } from '../pipes/online-match.ts';
import { computerNames, parseComputer } from '../players/open-player.ts';
import { playOnline } from './online-play.ts';

export interface LobbyOptions extends ServerOption {
  readonly json?: boolean;
}

export async function runLobby(context: Context, options: LobbyOptions): Promise<void> {
  const client = await openClient(context, options);
  await reportRefusals(context, client.server.address, async () => {
    const open = await findLobby(client.server);
    if (options.json === true) return context.printJson(open);
    if (open.length === 0) return context.print(context.texts.online.noLobby);
    const rows = await Promise.all(open.map((entry) => formatRow(context, entry, formatHost(entry))));
    return context.print(alignColumns(rows, ['left', 'left', 'left', 'left', 'left', 'left']).join('\n'));
  });
}

export async function runOwnMatches(context: Context, options: LobbyOptions): Promise<void> {
  const { client } = await requireSignIn(context, options);
  const { texts } = context;
  await reportRefusals(context, client.server.address, async () => {
    const [{ user }, matches] = await Promise.all([whoAmI(client.server), findOwnMatches(client.server)]);
    if (options.json === true) return context.printJson(matches);
    if (matches.length === 0) return context.print(texts.online.noGames);
    const rows = await Promise.all(
      matches.map(async ({ info, seats, turn, isRunning }) => {
        const { game } = info.terms;
        const locale = await loadLocale(game, context.language);
        const side = user === null ? null : sideOfUser({ seats }, user.id);
        const { waiting, yourTurn, theirTurn } = texts.online;
        const state = isRunning ? (side === turn ? yourTurn : theirTurn) : waiting;
        const who = ([1, 2] as const).map((one) => formatSeat(context, game, locale.game, seats[one])).join(' – ');
        return formatRow(context, info, who, state);
      }),
    );
    return context.print(alignColumns(rows, ['left', 'left', 'left', 'left', 'left', 'left', 'left']).join('\n'));
  });
}

type MatchSummary = Pick<LobbyEntry, 'id' | 'terms'>;

/** A match as a row of a list; `more` are the last columns. */
async function formatRow(
  context: Context,
  { id, terms }: MatchSummary,
  ...more: readonly string[]
): Promise<readonly string[]> {
  const { game } = await loadLocale(terms.game, context.language);
  const { online } = context.texts;
  const kind = terms.isRated ? online.rated : online.casual;
  const variant = game.variants[terms.variant]?.name ?? terms.variant;
  return [id, game.name, variant, formatClock(context.texts, terms.clock), kind, ...more];
}

function formatHost({ host, rating }: LobbyEntry): string {
  const name = host.isBot ? `${host.name} (bot)` : host.name;
  return rating === undefined ? name : `${name} (${rating})`;
}

export interface NewOptions extends ServerOption, PlaceOptions, OnlinePlayOptions {
  readonly clock?: string;
  readonly rated?: boolean;
  readonly public?: boolean;
  readonly link?: boolean;
  readonly computer?: string;
  readonly side?: string;
}

const USUAL_CLOCK = '10+5';

/** Creates a match; on a terminal the user then plays it at once. */
export async function runNewMatch(context: Context, game: string, options: NewOptions): Promise<void> {
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
    start: options.start ?? usualStart(rules.variant),
    ...(options.side !== undefined && { side: readSide(context, options.side) }),
    ...(options.computer !== undefined && { computer: options.computer }),
  };
  const { client } = await requireSignIn(context, options);
  await reportRefusals(context, client.server.address, async () => {
    const answer = await makeMatch(client.server, wanted);
    const { id, isStartDrawn, turn } = answer.info;
    if (isTerminal(context.io)) return playOnline(context, client, id, options);
    if (options.json === true) return context.printJson(answer);
    const link = makeMatchLink(client.server.address, id);
    const made = options.computer === undefined ? online.made(id, link) : online.joined(id);
    const drawn = isStartDrawn === true ? [await formatLot(context, rules.game, turn)] : [];
    return context.print([...drawn, made, online.goOn(id)].join('\n'));
  });
}

async function formatLot({ language }: Context, game: GameId, first: Side): Promise<string> {
  return formatSentence(await loadLocale(game, language), { code: 'start-drawn', values: { mover: { side: first } } });
}

/** Joins a match; on a terminal the user then plays it at once. */
export async function runJoin(
  context: Context,
  match: string,
  options: ServerOption & OnlinePlayOptions,
): Promise<void> {
  const id = readMatchId(context, match);
  const { client } = await requireSignIn(context, options);
  await reportRefusals(context, client.server.address, async () => {
    const { version } = await joinMatch(client.server, id);
    if (isTerminal(context.io)) return playOnline(context, client, id, options);
    if (options.json === true) return context.printJson({ id, version });
    const { joined, goOn } = context.texts.online;
    return context.print([joined(id), goOn(id)].join('\n'));
  });
}

/** Accepts a computer player of the server; servers do not run outside engines. */
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
