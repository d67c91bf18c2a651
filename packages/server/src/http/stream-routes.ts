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
import { requireBot } from '../accounts/tokens.ts';
import type { Person } from '../accounts/users.ts';
import type { ServerLimits } from '../limits/limits.ts';
import { NdjsonStream, matchesOf, type Streams } from '../live/streams.ts';
import type { ActiveMatches } from '../match/active-matches.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Store } from '../store/store.ts';
import { type HttpApp, personOf, type SecurityHeaders } from './app.ts';

const tags = ['programs'];
/** Enough for one program that follows each of its matches, and for a second one while it is replaced. */
const MOST_OF_ONE = 5;
const MOST_MATCHES_OF_ONE = 220;
const MOST_OF_ALL = 20_000;

export interface StreamParts {
  readonly activeMatches: ActiveMatches;
  readonly streams: Streams;
  readonly store: Store;
  readonly limits: ServerLimits;
  readonly headers: SecurityHeaders;
  readonly failed: (error: unknown) => void;
}

/** Streams for programs, and the user's own matches. */
export function addStreamRoutes(
  app: HttpApp,
  { store, activeMatches, streams, limits, headers, failed }: StreamParts,
): void {
  const slots = new StreamSlots(limits);

  const own = {
    operationId: 'listOwnMatches',
    tags,
    summary: 'Your matches that are not over',
    response: { 200: Type.Array(OwnMatch) },
  };
  app.get('/api/me/matches', { schema: own, config: { access: 'user' } }, async (request) => {
    const ids = await matchesOf(store, [personOf(request).info.id]);
    const states = await Promise.all(ids.map((id) => activeMatches.find(id)));
    return states.flatMap((state): OwnMatchType[] => {
      if (state === null) return [];
      const { info, seats, turn, plies } = state;
      return [{ info, seats, turn, plies: plies.length, isRunning: isRunning(state), deadline: deadlineOf(state) }];
    });
  });

  const user = {
    operationId: 'streamUser',
    tags,
    summary: 'All that concerns you, line by line',
    description:
      'The answer does not end: one JSON object a line, at least every ten seconds. First your running matches, then what happens: `begun`, `turn`, `offer`, `over`.',
    response: { 200: { description: 'Lines', content: { 'application/x-ndjson': { schema: UserLine } } } },
  };
  const userConfig = { access: 'user', refusals: ['needs-bot', 'too-many-connections'] } as const;
  app.get('/api/stream', { schema: user, config: userConfig }, async (request, reply) => {
    if (streams.isClosed) throw new RefusalError('going-away');
    const person = personOf(request);
    const { info } = person;
    requireBot(person);
    if (streams.ofUsers.countOf(info.id) >= MOST_OF_ONE) throw new RefusalError('too-many-connections');
    if (hasHungUp(reply)) return reply;
    const release = slots.take(request.ip, person);
    reply.hijack();
    const stream = new NdjsonStream<UserLineType>(reply.raw, headers, person, () => {
      release();
      streams.ofUsers.close(info.id, stream);
    });
    streams.ofUsers.open(info, stream).catch((error: unknown) => {
      failed(error);
      stream.end();
    });
    return reply;
  });

  const match = {
    operationId: 'streamMatch',
    tags,
    summary: 'A match, line by line',
    description:
      'First a `snapshot` of the whole match, then each new entry in `events`. The answer ends with the match. You need not be signed in.',
    params: Type.Object({ id: MatchId }),
    response: { 200: { description: 'Lines', content: { 'application/x-ndjson': { schema: MatchLine } } } },
  };
  const matchConfig = { access: 'optional', refusals: ['no-such-match', 'too-many-connections'] } as const;
  app.get('/api/matches/:id/stream', { schema: match, config: matchConfig }, async (request, reply) => {
    const { person } = request;
    const { id } = request.params;
    const state = await activeMatches.find(id);
    if (streams.isClosed) throw new RefusalError('going-away');
    if (state === null) throw new RefusalError('no-such-match');
    if (hasHungUp(reply)) return reply;
    limits.countLogRead(request.ip, state.version);
    const release = slots.take(request.ip, person);
    reply.hijack();
    const stream = new NdjsonStream<MatchLineType>(reply.raw, headers, person, () => {
      release();
      streams.ofMatches.close(id, stream);
    });
    streams.ofMatches.open(state, stream).catch((error: unknown) => {
      failed(error);
      stream.end();
    });
    return reply;
  });
}

/**
 * Whether the client disconnected during authentication. The response would not emit `close`, and its slot would be
 * taken for ever.
 */
function hasHungUp(reply: FastifyReply): boolean {
  const isGone = reply.raw.destroyed;
  if (isGone) reply.hijack();
  return isGone;
}

/** How many streams are open: of each user, at each address, and of all. */
class StreamSlots {
  private readonly limits: ServerLimits;
  private readonly byUser = new Map<string, number>();
  private all = 0;

  constructor(limits: ServerLimits) {
    this.limits = limits;
  }

  /** Takes a slot and returns the function that gives it back. Throws a refusal when there is none. */
  take(ip: string, person: Person | null): () => void {
    const user = person?.info.id ?? null;
    const count = user === null ? 0 : (this.byUser.get(user) ?? 0);
    if (count >= MOST_MATCHES_OF_ONE || this.all >= MOST_OF_ALL) throw new RefusalError('too-many-connections');
    const release = this.limits.openStream(ip, person);
    if (user !== null) this.byUser.set(user, count + 1);
    this.all++;
    return () => {
      release();
      if (user !== null) this.remove(user);
      this.all--;
    };
  }

  private remove(user: string): void {
    const count = (this.byUser.get(user) ?? 1) - 1;
    if (count === 0) this.byUser.delete(user);
    else this.byUser.set(user, count);
  }
}
