import { WhoAnswer } from '@tabuleiro/client/schemas';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import type { Revoke } from '../live/session-revoker.ts';
import { hashSecret } from '../secrets.ts';
import type { Users } from '../users/users.ts';
import type { App } from './app.ts';
import { endedCookie, sessionCookie, sessionIn } from './identity.ts';

const tags = ['you'];

export interface SessionRouteParts {
  readonly users: Users;
  readonly limits: Limits;
  readonly config: Config;
  readonly now: () => number;
  readonly revoke: Revoke;
}

/** Who one is, and playing as a guest. Accounts are in account-routes.ts. */
export function addSessionRoutes(app: App, { users, limits, config, now, revoke }: SessionRouteParts): void {
  const who = { operationId: 'getMe', tags, summary: 'Who you are', response: { 200: WhoAnswer } };
  app.get('/api/me', { schema: who, config: { access: 'optional', scope: 'none' } }, async (request, reply) => {
    const { person } = request;
    // Every visit makes the session last longer; a guest has nothing else to come back with.
    const secret = person?.by === 'session' ? sessionIn(request.headers, config.isSecure) : null;
    if (secret !== null) void reply.header('Set-Cookie', sessionCookie(secret, config.isSecure));
    return { user: person?.info ?? null, now: now() };
  });

  const guest = {
    operationId: 'createGuest',
    tags,
    summary: 'Come in as a guest',
    description: 'Sets the session cookie. Signed-in users stay who they are.',
    response: { 200: WhoAnswer },
  };
  app.post('/api/guest', { schema: guest, config: { access: 'optional' } }, async (request, reply) => {
    if (request.person !== null) return { user: request.person.info, now: now() };
    limits.makeGuest(request.ip);
    const { secret, info } = await users.makeGuest();
    void reply.header('Set-Cookie', sessionCookie(secret, config.isSecure));
    return { user: info, now: now() };
  });

  const leave = { operationId: 'signOut', tags, summary: 'Sign out', response: { 200: WhoAnswer } };
  const leaveConfig = { access: 'optional-session', allowsBanned: true } as const;
  app.delete('/api/session', { schema: leave, config: leaveConfig }, async (request, reply) => {
    // Also of who is banned, and so is nobody here.
    const secret = request.headers.authorization === undefined ? sessionIn(request.headers, config.isSecure) : null;
    const closed = secret === null ? null : hashSecret(secret);
    const user = closed === null ? null : await users.closeSession(closed);
    if (user !== null) revoke(user, (person) => person.secret === closed);
    void reply.header('Set-Cookie', endedCookie(config.isSecure));
    return { user: null, now: now() };
  });
}
