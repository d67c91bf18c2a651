import {
  deadlineOf,
  isRunning,
  type MatchLine as MatchLineType,
  type OwnMatch as OwnMatchType,
  type UserLine as UserLineType,
} from '@tabuleiro/client';
import { MatchId, MatchLine, OwnMatch, UserLine } from '@tabuleiro/client/schemas';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { StreamLine } from '../live/line.ts';
import { matchesOf, type Streams } from '../live/streams.ts';
import type { Rooms } from '../match/rooms.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { type App, checkReader, personOf } from './app.ts';
import type { SafeHeaders } from './headers.ts';

const tags = ['programs'];
/** Enough for one program that follows each of its matches, and for a second one while it is replaced. */
const MOST_OF_ONE = 5;
const MOST_MATCHES_OF_ONE = 220;
const MOST_OF_ALL = 20_000;

export interface StreamParts {
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly store: Store;
  readonly headers: SafeHeaders;
  readonly failed: (error: unknown) => void;
}

/** For programs that play: lines that stay open, and one's own matches. */
export function addStreamRoutes(app: App, { store, rooms, streams, headers, failed }: StreamParts): void {
  const lines = new LineCounter();

  const own = { tags, summary: 'Your matches that are not over', response: { 200: Type.Array(OwnMatch) } };
  app.get('/api/me/matches', { schema: own, onRequest: checkReader }, async (request) => {
    const ids = await matchesOf(store, [personOf(request).info.id]);
    const states = await Promise.all(ids.map((id) => rooms.find(id)));
    return states.flatMap((state): OwnMatchType[] => {
      if (state === null) return [];
      const { info, seats, turn, plies } = state;
      return [{ info, seats, turn, plies: plies.length, isRunning: isRunning(state), deadline: deadlineOf(state) }];
    });
  });

  const user = {
    tags,
    summary: 'All that concerns you, line by line',
    description:
      'The answer does not end: one JSON object a line, at least every ten seconds. First your running matches, then what happens: `begun`, `turn`, `offer`, `over`.',
    response: { 200: { description: 'Lines', content: { 'application/x-ndjson': { schema: UserLine } } } },
  };
  app.get('/api/stream', { schema: user, onRequest: checkReader }, async (request, reply) => {
    if (streams.isClosed) throw new Refused('going-away');
    const person = personOf(request);
    const { info } = person;
    if (streams.ofUsers.countOf(info.id) >= MOST_OF_ONE) throw new Refused('too-many-connections');
    if (hasHungUp(reply)) return reply;
    lines.add(info.id);
    reply.hijack();
    const line = new StreamLine<UserLineType>(reply.raw, headers, person, () => {
      lines.remove(info.id);
      streams.ofUsers.close(info.id, line);
    });
    streams.ofUsers.open(info, line).catch((error: unknown) => {
      failed(error);
      line.end();
    });
    return reply;
  });

  const match = {
    tags,
    summary: 'A match, line by line',
    description:
      'First a `snapshot` of the whole match, then each new entry in `events`. The answer ends with the match.',
    params: Type.Object({ id: MatchId }),
    response: { 200: { description: 'Lines', content: { 'application/x-ndjson': { schema: MatchLine } } } },
  };
  app.get('/api/matches/:id/stream', { schema: match, onRequest: checkReader }, async (request, reply) => {
    const person = personOf(request);
    const { info } = person;
    const { id } = request.params;
    const state = await rooms.find(id);
    if (streams.isClosed) throw new Refused('going-away');
    if (state === null) throw new Refused('no-such-match');
    if (hasHungUp(reply)) return reply;
    lines.add(info.id);
    reply.hijack();
    const line = new StreamLine<MatchLineType>(reply.raw, headers, person, () => {
      lines.remove(info.id);
      streams.ofMatches.close(id, line);
    });
    streams.ofMatches.open(state, line).catch((error: unknown) => {
      failed(error);
      line.end();
    });
    return reply;
  });
}

/**
 * Whether whoever asked has gone while it was looked up who they are. Nobody would ever say that their line is closed, and it
 * would be counted for ever.
 */
function hasHungUp(reply: FastifyReply): boolean {
  const isGone = reply.raw.destroyed;
  if (isGone) reply.hijack();
  return isGone;
}

/** How many lines each user has open. */
class LineCounter {
  private readonly byUser = new Map<string, number>();
  private all = 0;

  add(user: string): void {
    const count = this.byUser.get(user) ?? 0;
    if (count >= MOST_MATCHES_OF_ONE || this.all >= MOST_OF_ALL) throw new Refused('too-many-connections');
    this.byUser.set(user, count + 1);
    this.all++;
  }

  remove(user: string): void {
    const count = (this.byUser.get(user) ?? 1) - 1;
    if (count === 0) this.byUser.delete(user);
    else this.byUser.set(user, count);
    this.all--;
  }
}
