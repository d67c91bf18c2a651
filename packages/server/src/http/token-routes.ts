import { NewTokenAnswer, NewTokenBody, TokenInfo, WhoAnswer } from '@tabuleiro/client/schemas';
import { Type } from 'typebox';
import type { Tokens } from '../accounts/tokens.ts';
import type { Revoke } from '../live/session-revoker.ts';
import { accountOf } from './account-routes.ts';
import type { HttpApp } from './app.ts';

const tags = ['programs'];
const OfToken = Type.Object({ id: Type.String({ pattern: '^[0-9a-z]{16}$' }) });

export interface TokenRouteParts {
  readonly tokens: Tokens;
  readonly now: () => number;
  readonly revoke: Revoke;
}

/** Tokens for programs, and accounts that are programs. */
export function addTokenRoutes(app: HttpApp, { tokens, now, revoke }: TokenRouteParts): void {
  const list = { operationId: 'listTokens', tags, summary: 'Your tokens', response: { 200: Type.Array(TokenInfo) } };
  app.get('/api/tokens', { schema: list, config: { access: 'account' } }, async (request) =>
    tokens.list(accountOf(request).info.id),
  );

  const make = {
    operationId: 'createToken',
    tags,
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
    tags,
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
    tags,
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
