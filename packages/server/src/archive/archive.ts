import type { ArchiveEntry, ArchivePage, Ending, MatchEvent, RecordsQuery, Seat } from '@tabuleiro/client';
import { isOutcomeReason, type Side } from '@tabuleiro/games';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { progressOf } from '../match/progress.ts';
import { findSeated, readInfo } from '../match/reading.ts';
import { Refused } from '../refused.ts';
import type { MatchesTable, Tables } from '../store/tables.ts';
import { nameKey } from '../users/names.ts';

const USUAL_PAGE = 30;
const WITHOUT_PLAYER = { en: 'result: won or lost by which player', pt: 'result: ganho ou perdido por que jogador' };

type Row = Selectable<MatchesTable>;
type Where = ExpressionBuilder<Tables, 'matches'>;

/** What was asked for, with the player found. */
interface Wanted extends Omit<RecordsQuery, 'player'> {
  readonly player: string | null;
  readonly viewer: string | null;
}

/** Finds matches that were played or are being played. Who knows no link of a private match finds it only as its player. */
export class Archive {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async page(query: RecordsQuery, viewer: string | null): Promise<ArchivePage> {
    const { rows, next } = await this.find(query, viewer);
    return { matches: await this.entriesOf(rows), next };
  }

  /** The ids of matches, and where the next page begins. */
  async ids(query: RecordsQuery, viewer: string | null): Promise<{ ids: readonly string[]; next: string | null }> {
    const { rows, next } = await this.find(query, viewer);
    return { ids: rows.map(({ id }) => id), next };
  }

  private async find(query: RecordsQuery, viewer: string | null): Promise<{ rows: Row[]; next: string | null }> {
    const limit = query.limit ?? USUAL_PAGE;
    const { player, ...rest } = query;
    const wanted: Wanted = { ...rest, viewer, player: player === undefined ? null : await this.findPlayer(player) };
    const rows = await this.db
      .selectFrom('matches')
      .selectAll()
      .where((where) => where.and(conditionsOf(where, wanted)))
      // The time at which a match was made never changes, so a page stays where it was whatever comes.
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const next = rows.length > limit && last !== undefined ? `${last.created_at}.${last.id}` : null;
    return { rows: shown, next };
  }

  private async findPlayer(name: string): Promise<string> {
    const row = await this.db.selectFrom('users').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst();
    if (row === undefined) throw new Refused('no-such-user');
    return row.id;
  }

  private async entriesOf(rows: readonly Row[]): Promise<ArchiveEntry[]> {
    const seated = await findSeated(
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
      seats: [seats.get(placeOf(row.id, 1)) ?? OPEN, seats.get(placeOf(row.id, 2)) ?? OPEN],
      plies: progress.get(row.id)?.plies ?? row.plies,
      ending: endingOf(row),
      createdAt: row.created_at,
      updatedAt: progress.get(row.id)?.at ?? row.updated_at,
    }));
  }
}

const OPEN: Extract<MatchEvent, { kind: 'seated' }>['seat'] = { kind: 'open' };

function placeOf(match: string, side: Side): string {
  return `${match} ${side}`;
}

function endingOf({ winner, reason }: Row): Ending | null {
  if (reason === null || !isOutcomeReason(reason)) return null;
  return { winner: winner === 1 || winner === 2 ? winner : null, reason };
}

/** The condition that a match is public, or one of whoever looks. */
export function maySee(viewer: string | null) {
  return (where: Where) => {
    const isPublic = where('visibility', '=', 'public');
    return viewer === null ? isPublic : where.or([isPublic, where('user1', '=', viewer), where('user2', '=', viewer)]);
  };
}

function conditionsOf(where: Where, wanted: Wanted) {
  const { viewer, player, game, variant, rated, since, until, cursor } = wanted;
  const isOf = (user: string) => where.or([where('user1', '=', user), where('user2', '=', user)]);
  return [
    maySee(viewer)(where),
    ...statusOf(where, wanted.status),
    ...(player === null ? [] : [isOf(player)]),
    ...(game === undefined ? [] : [where('game', '=', game)]),
    ...(variant === undefined ? [] : [where('variant', '=', variant)]),
    ...(rated === undefined ? [] : [where('is_rated', '=', Number(rated))]),
    ...(since === undefined ? [] : [where('created_at', '>=', since)]),
    ...(until === undefined ? [] : [where('created_at', '<', until)]),
    ...(wanted.result === undefined ? [] : [resultOf(where, wanted.result, player)]),
    ...(cursor === undefined ? [] : [isBefore(where, cursor)]),
  ];
}

/** What waits for somebody is in the lobby, and what nobody came to is of no interest: neither is a match yet. */
function statusOf(where: Where, status: Wanted['status']) {
  const isNothing = where.and([where('plies', '=', 0), where('reason', '=', 'abandoned')]);
  return [
    status === undefined ? where('status', '!=', 'open') : where('status', '=', status),
    where.or([where('reason', 'is', null), where.not(isNothing)]),
  ];
}

function resultOf(where: Where, result: NonNullable<Wanted['result']>, player: string | null) {
  const won = (side: Side) => where('winner', '=', side);
  const isAt = (side: Side) => where(side === 1 ? 'user1' : 'user2', '=', player);
  switch (result) {
    case 'first':
      return won(1);
    case 'second':
      return won(2);
    case 'draw':
      return where.and([where('status', '=', 'over'), where('winner', 'is', null), where('reason', '!=', 'abandoned')]);
    case 'won':
    case 'lost': {
      if (player === null) throw new Refused('bad-request', { detail: WITHOUT_PLAYER });
      const [own, other] = result === 'won' ? ([1, 2] as const) : ([2, 1] as const);
      return where.or([where.and([isAt(1), won(own)]), where.and([isAt(2), won(other)])]);
    }
    default:
      throw new Refused('bad-request', { detail: 'result' });
  }
}

function isBefore(where: Where, cursor: string) {
  const [at = '', id = ''] = cursor.split('.');
  return where.or([
    where('created_at', '<', Number(at)),
    where.and([where('created_at', '=', Number(at)), where('id', '<', id)]),
  ]);
}
