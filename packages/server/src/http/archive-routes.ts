import type { Readable } from 'node:stream';
import {
  ArchivePage,
  ArchiveQuery,
  GameName,
  MatchId,
  PlayerProfile,
  RatingHistory,
  RecordsQuery,
  UserName,
} from '@tabuleiro/client/schemas';
import { Type } from 'typebox';
import type { Archive } from '../archive/archive.ts';
import { recordTextOf } from '../archive/match-record.ts';
import type { PlayerProfiles } from '../archive/player-profiles.ts';
import type { ServerLimits } from '../limits/limits.ts';
import { RefusalError } from '../refusal-error.ts';
import { countEntries, readState } from '../store/event-log.ts';
import type { Store } from '../store/store.ts';
import type { HttpApp } from './app.ts';
import { streamDownload } from './download.ts';

const RECORD = 'text/plain; charset=utf-8';
const tags = ['archive'];
const NO_MATCH = ['no-such-match'] as const;
const NO_USER = ['no-such-user'] as const;
const textAnswer = <Text>(description: string, headers: Readonly<Record<string, object>> = {}) => ({
  200: { description, headers, content: { 'text/plain': { schema: Type.Unsafe<Text>({ type: 'string' }) } } },
});

export interface ArchiveRouteParts {
  readonly store: Store;
  readonly archive: Archive;
  readonly players: PlayerProfiles;
  readonly limits: ServerLimits;
}

/** Matches that were played, as lists and as records, and who played them. */
export function addArchiveRoutes(app: HttpApp, { store, archive, players, limits }: ArchiveRouteParts): void {
  const list = {
    operationId: 'listMatches',
    tags,
    summary: 'Matches, the newest first; private ones only to their players',
    querystring: ArchiveQuery,
    response: { 200: ArchivePage },
  };
  app.get('/api/matches', { schema: list, config: { access: 'optional', refusals: NO_USER } }, async (request) =>
    archive.page(request.query, request.person?.info.id ?? null),
  );

  const records = {
    operationId: 'listRecords',
    tags,
    summary: 'The records of many matches in one text',
    querystring: RecordsQuery,
    response: textAnswer<Readable>('Records, one after the other', {
      'X-Next-Cursor': { type: 'string', description: 'The `cursor` of the next part; missing at the end.' },
    }),
  };
  const recordsConfig = { access: 'optional', refusals: NO_USER } as const;
  app.get('/api/matches/records', { schema: records, config: recordsConfig }, async (request, reply) => {
    const done = limits.fetchRecords(request);
    try {
      const { ids, next } = await archive.ids(request.query, request.person?.info.id ?? null);
      limits.sendRecords(request, ids.length);
      if (next !== null) void reply.header('X-Next-Cursor', next);
      return streamDownload(reply, { name: 'tabuleiro.txt', type: RECORD }, recordsOf(store, ids), done);
    } catch (error) {
      done();
      throw error;
    }
  });

  const record = {
    operationId: 'getRecord',
    tags,
    summary: 'The record of a match',
    params: Type.Object({ id: MatchId }),
    response: textAnswer<string>('A record'),
  };
  const recordConfig = { access: 'public', refusals: NO_MATCH } as const;
  app.get('/api/matches/:id/record', { schema: record, config: recordConfig }, async (request, reply) => {
    const { id: match } = request.params;
    limits.countLogRead(request.ip, await countEntries(store.slowReads, match));
    const state = await readState(store.slowReads, match);
    if (state === null) throw new RefusalError('no-such-match');
    const { id, terms } = state.info;
    return reply
      .type(RECORD)
      .header('Content-Disposition', `inline; filename="${terms.game}-${id}.txt"`)
      .send(recordTextOf(state));
  });

  const profile = {
    operationId: 'getPlayer',
    tags,
    summary: 'A player: ratings, counts, recent matches',
    params: Type.Object({ name: UserName }),
    response: { 200: PlayerProfile },
  };
  const profileConfig = { access: 'optional', refusals: NO_USER } as const;
  app.get('/api/players/:name', { schema: profile, config: profileConfig }, async (request) =>
    players.profile(request.params.name, request.person?.info.id ?? null),
  );

  const history = {
    operationId: 'getRatingHistory',
    tags,
    summary: 'How the rating of a player went',
    params: Type.Object({ name: UserName, game: GameName }),
    response: { 200: RatingHistory },
  };
  const historyConfig = { access: 'public', refusals: NO_USER } as const;
  app.get('/api/players/:name/ratings/:game', { schema: history, config: historyConfig }, async (request) =>
    players.history(request.params.name, request.params.game),
  );
}

async function* recordsOf(store: Store, ids: readonly string[]): AsyncGenerator<string> {
  let separator = '';
  for (const id of ids) {
    const state = await readState(store.slowReads, id);
    if (state !== null) yield `${separator}${recordTextOf(state)}`;
    separator = '\n';
  }
}
