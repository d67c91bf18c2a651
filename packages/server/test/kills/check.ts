import { isRunning, type MatchEvent, type MatchInfo, stateOf } from '@tabuleiro/client';
import { NEWCOMER, rateMatch } from '@tabuleiro/games/glicko';
import { progressOf } from '../../src/match/match-summary.ts';
import { Store } from '../../src/store/store.ts';
import { checkClocks, checkPage, checkRow, replay } from './check-match.ts';
import type { Ledger, Page } from './ledger.ts';

/** Compares running matches with what their players know, and closes those that are over. */
export async function checkPlayed(database: string, ledger: Ledger): Promise<number> {
  // Entries that arrive during the read may be missing from it.
  const pages = [...ledger.pages].map(([match, page]): [string, Page] => [
    match,
    { ...page, heard: new Map(page.heard), acknowledged: [...page.acknowledged] },
  ]);
  const store = await Store.open(database);
  try {
    for (const [match, page] of pages) {
      const fault = (what: string): void => ledger.fault(match, what);
      const { info, events } = await read(store, match);
      await replay(info, events, fault);
      checkPage(page, events, fault);
      for (const charge of checkClocks(info, events, ledger.outages, fault)) {
        ledger.charges.set(`${match} ${charge.version}`, charge);
      }
      if (page.done === 2) ledger.pages.delete(match);
    }
    return pages.length;
  } finally {
    await store.close();
  }
}

/** Checks the whole database while no server runs. */
export async function checkAll(
  database: string,
  ledger: Ledger,
): Promise<{ matches: number; rated: number; plies: number }> {
  const store = await Store.open(database);
  try {
    const rows = await store.db.selectFrom('matches').selectAll().execute();
    let plies = 0;
    for (const row of rows) {
      const fault = (what: string): void => ledger.fault(row.id, what);
      const { info, events } = await read(store, row.id);
      const state = await replay(info, events, fault);
      plies += state.plies.length;
      checkRow(row, info, events, fault);
      const progress = (await progressOf(store.db, [row.id])).get(row.id);
      if ((progress?.plies ?? row.plies) !== state.plies.length) fault('the table and the log disagree on the plies');
      const turnUser = isRunning(state) ? (state.turn === 1 ? row.user1 : row.user2) : null;
      if (progress?.turnUser !== turnUser) fault('the table and the log disagree on the turn');
    }
    return { matches: rows.length, rated: await checkRatings(store, ledger), plies };
  } finally {
    await store.close();
  }
}

/** Every finished rated match that counts has changed both ratings once, to what they must be. */
async function checkRatings(store: Store, ledger: Ledger): Promise<number> {
  const ended = await store.db
    .selectFrom('matches')
    .selectAll()
    .where('is_rated', '=', 1)
    .where('status', '=', 'over')
    .where('reason', '!=', 'abandoned')
    .orderBy('updated_at')
    .execute();
  const rated: typeof ended = [];
  for (const row of ended) {
    const { info, events } = await read(store, row.id);
    if (stateOf(info, events).unrated === null) rated.push(row);
  }
  const history = await store.db.selectFrom('rating_history').selectAll().execute();
  if (history.length !== 2 * rated.length) ledger.fault('ratings', `${history.length} for ${rated.length} matches`);
  const now = new Map<string, { rating: number; deviation: number; volatility: number; matches: number; at: number }>();
  for (const { id, game, user1, user2, winner } of rated) {
    const at = history.find(({ match_id }) => match_id === id)?.at ?? 0;
    const keys = [`${user1} ${game}`, `${user2} ${game}`] as const;
    const [first, second] = keys.map((key) => now.get(key) ?? { ...NEWCOMER, matches: 0, at });
    if (first === undefined || second === undefined) continue;
    const score = winner === null ? 0.5 : winner === 1 ? 1 : 0;
    now.set(keys[0], { ...rateMatch(first, second, score, at - first.at), matches: first.matches + 1, at });
    now.set(keys[1], { ...rateMatch(second, first, 1 - score, at - second.at), matches: second.matches + 1, at });
  }
  for (const row of await store.db.selectFrom('ratings').selectAll().execute()) {
    const due = now.get(`${row.user_id} ${row.game}`);
    const isRight = due !== undefined && due.matches === row.matches && Math.abs(due.rating - row.rating) < 1e-6;
    if (!isRight) ledger.fault('ratings', `${JSON.stringify(row)} instead of ${JSON.stringify(due)}`);
  }
  return rated.length;
}

async function read(store: Store, match: string): Promise<{ info: MatchInfo; events: MatchEvent[] }> {
  const row = await store.db.selectFrom('matches').select('info').where('id', '=', match).executeTakeFirstOrThrow();
  const rows = await store.db
    .selectFrom('events')
    .select('data')
    .where('match_id', '=', match)
    .orderBy('version')
    .execute();
  const info: MatchInfo = JSON.parse(row.info);
  const events = rows.map(({ data }) => {
    const event: MatchEvent = JSON.parse(data);
    return event;
  });
  return { info, events };
}
