import type { ArchiveEntry, ArchivePage, Ending, MatchEvent, RecordsQuery, Seat } from '@tabuleiro/client';
import {
  isOutcomeReason,
  type Side,
  findVariant,
  GAME_IDS,
  type GameId,
  otherSide,
  variantIds,
} from '@tabuleiro/games';
import { type Kysely, type Selectable, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { progressOf } from '../match/match-summary.ts';
import { RefusalError, unknownDetail } from '../refusal-error.ts';
import { findSeatedEvents, readInfo } from '../store/event-log.ts';
import { nameKey } from '../store/name-keys.ts';
import type { DatabaseSchema, MatchesTable } from '../store/tables.ts';

const USUAL_PAGE = 30;

type Row = Selectable<MatchesTable>;

/** Lists matches that were played or are being played. Only its players find a private match without knowing its link. */
export class Archive {
  private readonly db: Kysely<DatabaseSchema>;

  constructor(db: Kysely<DatabaseSchema>) {
    this.db = db;
  }

  async page(query: RecordsQuery, viewer: string | null): Promise<ArchivePage> {
    const { ids, next } = await this.ids(query, viewer);
    if (ids.length === 0) return { matches: [], next };
    const rows = await this.db.selectFrom('matches').selectAll().where('id', 'in', ids).execute();
    const places = new Map(ids.map((id, place) => [id, place]));
    rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    return { matches: await this.entriesOf(rows), next };
  }

  /** The ids of matches, and where the next page begins. */
  async ids(query: RecordsQuery, viewer: string | null): Promise<{ ids: readonly string[]; next: string | null }> {
    const { player, limit = USUAL_PAGE, ...rest } = query;
    const user = player === undefined ? null : await this.findPlayer(player);
    // One more than shown, to find out whether there is a next page.
    const select = selectMatches(this.db, { ...rest, viewer, player: user }, limit + 1);
    const found = (await select?.execute()) ?? [];
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const next = found.length > limit && last !== undefined ? `${last.created_at}.${last.id}` : null;
    return { ids: shown.map(({ id }) => id), next };
  }

  private async findPlayer(name: string): Promise<string> {
    const row = await this.db.selectFrom('users').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
    if (row === undefined) throw new RefusalError('no-such-user');
    return row.id;
  }

  private async entriesOf(rows: readonly Row[]): Promise<ArchiveEntry[]> {
    const seated = await findSeatedEvents(
      this.db,
      rows.map(({ id }) => id),
    );
    const seats = new Map(seated.map(({ match, event }): [string, Seat] => [placeOf(match, event.side), event.seat]));
    const running = rows.filter(({ status }) => status === 'running');
    const progress = await progressOf(
      this.db,
      running.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      terms: readInfo(row.info).terms,
      status: row.status,
      seats: [seats.get(placeOf(row.id, 1)) ?? OPEN_SEAT, seats.get(placeOf(row.id, 2)) ?? OPEN_SEAT],
      plies: progress.get(row.id)?.plies ?? row.plies,
      ending: endingOf(row),
      createdAt: row.created_at,
      updatedAt: progress.get(row.id)?.at ?? row.updated_at,
    }));
  }
}

const OPEN_SEAT: Extract<MatchEvent, { kind: 'seated' }>['seat'] = { kind: 'open' };

function placeOf(match: string, side: Side): string {
  return `${match} ${side}`;
}

function endingOf({ winner, reason }: Row): Ending | null {
  if (reason === null || !isOutcomeReason(reason)) return null;
  return { winner: winner === 1 || winner === 2 ? winner : null, reason };
}

// The query behind a page of the archive. No combination of filters may make the database scan all matches, even if
// hardly any match fits. The query is a union of parts. Each part fixes every leading column of one index of step 005,
// whose rows are in the order of the page, so the database reads one page of it and stops. Matches of one player,
// running ones and open ones are few: there, other filters are checked against the columns of the index.

/** The filters of a page, with the ids of users. */
export interface ArchiveFilter extends Omit<RecordsQuery, 'player' | 'limit'> {
  readonly player: string | null;
  /** The user who asks; null without a session. */
  readonly viewer: string | null;
}

type Condition = RawBuilder<SqlBool>;
type Select = SelectQueryBuilder<DatabaseSchema, never, Pick<Selectable<MatchesTable>, 'created_at' | 'id'>>;

const WITHOUT_PLAYER = { en: 'result: won or lost by which player', pt: 'result: ganho ou perdido por que jogador' };

// The indexes have exactly these expressions. SQLite compares them as text, so they have no parameters.
const PUBLIC = sql<SqlBool>`visibility = 'public'`;
const PRIVATE = sql<SqlBool>`visibility = 'link'`;
const OPEN = sql<SqlBool>`status = 'open'`;
const RUNNING = sql<SqlBool>`status = 'running'`;
const OVER = sql<SqlBool>`status = 'over'`;
/** A match that was called off before its first move is not shown. */
const WAS_PLAYED = sql<SqlBool>`(reason <> 'abandoned' or plies > 0)`;
/** Which side won; 0 for a draw, -1 for a match that was called off. */
const RESULT = sql<number>`coalesce(winner, case reason when 'abandoned' then -1 else 0 end)`;
const RESULTS = [1, 2, 0, -1];

/** The matches of a page, the newest first; null when there can be none. */
export function selectMatches(db: Kysely<DatabaseSchema>, wanted: ArchiveFilter, limit: number): Select | null {
  const [first, ...others] = partsOf(wanted).map((conditions) =>
    db
      .selectFrom(inOrder(selectPart(db, [...conditions, ...timesOf(wanted)]), limit).as('part'))
      .select(['part.created_at', 'part.id']),
  );
  return first === undefined
    ? null
    : inOrder(
        others.reduce((all, part) => all.unionAll(part), first),
        limit,
      );
}

function selectPart(db: Kysely<DatabaseSchema>, conditions: readonly Condition[]): Select {
  return db
    .selectFrom('matches')
    .select(['created_at', 'id'])
    .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`);
}

/** The creation time never changes, so new matches do not move the pages. */
function inOrder(select: Select, limit: number): Select {
  return select.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** The conditions of each part; no match fits two parts. */
function partsOf(wanted: ArchiveFilter): readonly (readonly Condition[])[] {
  const { player, viewer, result } = wanted;
  checkNames(wanted);
  if (player === null && (result === 'won' || result === 'lost')) {
    throw new RefusalError('bad-request', { detail: WITHOUT_PLAYER });
  }
  if (player === null) return [...publicParts(wanted), ...(viewer === null ? [] : privateParts(wanted, viewer, null))];
  const shown = SIDES.map((side) => [PUBLIC, sits(side, player)].concat(filtersOf(wanted, side)));
  return viewer === null ? shown : shown.concat(privateParts(wanted, player, viewer === player ? null : viewer));
}

/** Private matches of a player, against one opponent or against all. */
function privateParts(wanted: ArchiveFilter, player: string, other: string | null): readonly Condition[][] {
  return SIDES.map((side) => {
    const seats = [sits(side, player)].concat(other === null ? [] : sits(otherSide(side), other));
    return [PRIVATE].concat(seats, filtersOf(wanted, side));
  });
}

const SIDES: readonly Side[] = [1, 2];

function sits(side: Side, user: string): Condition {
  return side === 1 ? sql`user1 = ${user}` : sql`user2 = ${user}`;
}

function publicParts(wanted: ArchiveFilter): readonly (readonly Condition[])[] {
  const { status, result } = wanted;
  if (status === 'open') return result === undefined ? [[OPEN, PUBLIC, ...termsOf(wanted)]] : [];
  const running = status === 'over' || result !== undefined ? [] : [[RUNNING, PUBLIC, ...termsOf(wanted)]];
  const over = status === 'running' ? [] : overParts(wanted).map((part) => [OVER, PUBLIC, WAS_PLAYED].concat(part));
  return [...over, ...running];
}

/** Public matches that are over, which are most: every part is a whole prefix of an index. */
function overParts({ game, variant, rated, result }: ArchiveFilter): readonly (readonly Condition[])[] {
  const variants = game === undefined && variant === undefined ? [[]] : variantsOf(game, variant).map(isOfVariant);
  if (rated === undefined && result === undefined) return variants;
  const ratings = rated === undefined ? [0, 1] : [Number(rated)];
  const results = result === undefined ? RESULTS : [numberOf(result, 1)];
  return variants.flatMap((part) =>
    ratings.flatMap((isRated) =>
      results.map((one) => part.concat(sql<SqlBool>`is_rated = ${isRated}`, sql<SqlBool>`${RESULT} = ${one}`)),
    ),
  );
}

function isOfVariant([game, variant]: readonly [GameId, string]): readonly Condition[] {
  return [sql`game = ${game}`, sql`variant = ${variant}`];
}

/** All filters except the time, for a part with few matches; `side` is the side of the player. */
function filtersOf(wanted: ArchiveFilter, side: Side): readonly Condition[] {
  const { status, result } = wanted;
  return [
    ...(status === undefined ? [sql<SqlBool>`status <> 'open'`] : [sql<SqlBool>`status = ${status}`]),
    sql<SqlBool>`(reason is null or ${WAS_PLAYED})`,
    ...termsOf(wanted),
    ...(result === undefined ? [] : [OVER, sql<SqlBool>`${RESULT} = ${numberOf(result, side)}`]),
  ];
}

function termsOf({ game, variant, rated }: ArchiveFilter): readonly Condition[] {
  return [
    ...(game === undefined ? [] : [sql<SqlBool>`game = ${game}`]),
    ...(variant === undefined ? [] : [sql<SqlBool>`variant = ${variant}`]),
    ...(rated === undefined ? [] : [sql<SqlBool>`is_rated = ${Number(rated)}`]),
  ];
}

function numberOf(result: NonNullable<ArchiveFilter['result']>, side: Side): number {
  const numbers = { first: 1, second: 2, draw: 0, won: side, lost: otherSide(side) };
  return numbers[result];
}

/** One lower and one upper bound: of two upper bounds the database would look at the rows between them. */
function timesOf({ since, until = Infinity, cursor }: ArchiveFilter): readonly Condition[] {
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  const before =
    cursor !== undefined && Number(at) < until
      ? [sql<SqlBool>`(created_at, id) < (${Number(at)}, ${id})`]
      : Number.isFinite(until)
        ? [sql<SqlBool>`created_at < ${until}`]
        : [];
  return [...(since === undefined ? [] : [sql<SqlBool>`created_at >= ${since}`]), ...before];
}

function checkNames({ game, variant }: ArchiveFilter): void {
  if (variant === undefined || variantsOf(game, variant).length > 0) return;
  throw new RefusalError('bad-request', { detail: unknownDetail('variant', variant) });
}

/** The variants that fit; games may have variants of the same name. */
function variantsOf(game: GameId | undefined, variant: string | undefined): readonly (readonly [GameId, string])[] {
  const games = game === undefined ? GAME_IDS : [game];
  if (variant === undefined) return games.flatMap((one) => variantIds(one).map((id) => [one, id] as const));
  return games.filter((one) => findVariant(one, variant) !== undefined).map((one) => [one, variant] as const);
}
