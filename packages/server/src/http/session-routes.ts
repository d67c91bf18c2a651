import { WhoAnswer, NewTokenAnswer, NewTokenBody, TokenInfo } from '@tabuleiro/client/schemas';
import { Type } from 'typebox';
import type { Tokens } from '../accounts/tokens.ts';
import type { Users } from '../accounts/users.ts';
import type { Config } from '../config.ts';
import type { ServerLimits } from '../limits/limits.ts';
import type { Revoke } from '../live/session-revoker.ts';
import { hashSecret } from '../secrets.ts';
import { accountOf } from './account-routes.ts';
import type { HttpApp } from './app.ts';
import { endedCookie, sessionCookie, sessionIn } from './authentication.ts';

// Who one is: guests, sessions, and tokens for programs. Accounts are in account-routes.ts.

const tags = ['you'];

export interface SessionRouteParts {
  readonly users: Users;
  readonly limits: ServerLimits;
  readonly config: Config;
  readonly now: () => number;
  readonly revoke: Revoke;
}

/** Who one is, and playing as a guest. */
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

const tokenTags = ['programs'];
const OfToken = Type.Object({ id: Type.String({ pattern: '^[0-9a-z]{16}$' }) });

export interface TokenRouteParts {
  readonly tokens: Tokens;
  readonly now: () => number;
  readonly revoke: Revoke;
}

/** Tokens for programs, and accounts that are programs. */
export function addTokenRoutes(app: HttpApp, { tokens, now, revoke }: TokenRouteParts): void {
  const list = {
    operationId: 'listTokens',
    tags: tokenTags,
    summary: 'Your tokens',
    response: { 200: Type.Array(TokenInfo) },
  };
  app.get('/api/tokens', { schema: list, config: { access: 'account' } }, async (request) =>
    tokens.list(accountOf(request).info.id),
  );

  const make = {
    operationId: 'createToken',
    tags: tokenTags,
    summary: 'Create a token, which is shown once',
    body: NewTokenBody,
    response: { 201: NewTokenAnswer },
  };
  app.post(
    '/api/tokens',
    { schema: make, config: { access: 'account', refusals: ['too-many-tokens'] } },
    async (request, reply) => reply.status(201).send(await tokens.make(accountOf(request).info.id, request.body)),
  );

  const remove = {
    operationId: 'deleteToken',
    tags: tokenTags,
    summary: 'Delete a token',
    params: OfToken,
    response: { 200: Type.Array(TokenInfo) },
  };
  const removeConfig = { access: 'account', refusals: ['no-such-token'] } as const;
  app.delete('/api/tokens/:id', { schema: remove, config: removeConfig }, async (request) => {
    const { id } = accountOf(request).info;
    const deleted = await tokens.delete(id, request.params.id);
    revoke(id, ({ secret }) => secret === deleted);
    return tokens.list(id);
  });

  const bot = {
    operationId: 'declareBot',
    tags: tokenTags,
    summary: 'Declare this account a bot, for good',
    response: { 200: WhoAnswer },
  };
  const botConfig = { access: 'account', refusals: ['bot-has-played'] } as const;
  app.post('/api/account/bot', { schema: bot, config: botConfig }, async (request) => {
    const { info } = accountOf(request);
    await tokens.declareBot(info.id);
    // Connected programs reconnect as bots.
    revoke(info.id, ({ by }) => by === 'token');
    return { user: { ...info, isBot: true }, now: now() };
  });
}
