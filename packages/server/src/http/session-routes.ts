import { WhoAnswer } from '@tabuleiro/client/schemas';
import type { Users } from '../accounts/users.ts';
import type { Config } from '../config.ts';
import type { ServerLimits } from '../limits/limits.ts';
import type { Revoke } from '../live/session-revoker.ts';
import { hashSecret } from '../secrets.ts';
import type { HttpApp } from './app.ts';
import { endedCookie, sessionCookie, sessionIn } from './authentication.ts';

const tags = ['you'];

export interface SessionRouteParts {
  readonly users: Users;
  readonly limits: ServerLimits;
  readonly config: Config;
  readonly now: () => number;
  readonly revoke: Revoke;
}

/** Who one is, and playing as a guest. Accounts are in account-routes.ts. */
export function addSessionRoutes(app: HttpApp, { users, limits, config, now, revoke }: SessionRouteParts): void {
  const who = { operationId: 'getMe', tags, summary: 'Who you are', response: { 200: WhoAnswer } };
  app.get('/api/me', { schema: who, config: { access: 'optional', scope: 'none' } }, async (request, reply) => {
    const { person } = request;
    // Every visit prolongs the cookie: a guest cannot sign in again.
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
    limits.countNewGuest(request.ip);
    const { secret, info } = await users.makeGuest();
    void reply.header('Set-Cookie', sessionCookie(secret, config.isSecure));
    return { user: info, now: now() };
  });

  const leave = { operationId: 'signOut', tags, summary: 'Sign out', response: { 200: WhoAnswer } };
  const leaveConfig = { access: 'optional-session', allowsBanned: true } as const;
  app.delete('/api/session', { schema: leave, config: leaveConfig }, async (request, reply) => {
    // Also the session of a banned user, for whom there is no `person`.
    const secret = request.headers.authorization === undefined ? sessionIn(request.headers, config.isSecure) : null;
    const closed = secret === null ? null : hashSecret(secret);
    const user = closed === null ? null : await users.closeSession(closed);
    if (user !== null) revoke(user, (person) => person.secret === closed);
    void reply.header('Set-Cookie', endedCookie(config.isSecure));
    return { user: null, now: now() };
  });
}
