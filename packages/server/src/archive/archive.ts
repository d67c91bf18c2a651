import type { ArchiveEntry, ArchivePage, Ending, MatchEvent, RecordsQuery, Seat } from '@tabuleiro/client';
import { isOutcomeReason, type Side } from '@tabuleiro/games';
import type { Kysely, Selectable } from 'kysely';
import { progressOf } from '../match/match-progress.ts';
import { RefusalError } from '../refusal-error.ts';
import { findSeatedEvents, readInfo } from '../store/log-reader.ts';
import { nameKey } from '../store/name-keys.ts';
import type { DatabaseSchema, MatchesTable } from '../store/tables.ts';
import { selectMatches } from './archive-query.ts';

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
