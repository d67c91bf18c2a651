import type { Readable } from 'node:stream';
import {
  Ban,
  BanAnswer,
  ConfirmBody,
  DeletionBody,
  MatchSnapshot,
  NewAccountAnswer,
  NewAccountBody,
  NewPassphraseBody,
  RecoverBody,
  RecoveryCodesAnswer,
  RenameBody,
  SignInBody,
  WhoAnswer,
} from '@tabuleiro/client/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Accounts, SignInResult } from '../accounts/accounts.ts';
import { banRefusal } from '../accounts/bans.ts';
import { deleteUser, type DeletionParts, exportUser } from '../accounts/user-data.ts';
import type { Person } from '../accounts/users.ts';
import type { Config } from '../config.ts';
import { addressKeys } from '../limits/address-limiter.ts';
import type { Requester } from '../limits/fair-queue.ts';
import type { ServerLimits } from '../limits/limits.ts';
import type { Revoke } from '../live/session-revoker.ts';
import type { SecurityLog } from '../operations/security-log.ts';
import { RefusalError } from '../refusal-error.ts';
import { nameKey } from '../store/name-keys.ts';
import type { DatabaseSchema } from '../store/tables.ts';
import { type HttpApp, personOf } from './app.ts';
import { endedCookie, sessionCookie } from './authentication.ts';
import { streamDownload } from './download.ts';

const tags = ['you'];
const NAMING = ['name-taken', 'bad-name', 'mixed-name', 'rare-letters', 'invisible-name', 'reserved-name'] as const;
const CHOOSING = ['common-passphrase', 'own-name-passphrase'] as const;
/** For routes that ask for the passphrase. */
const CONFIRMING = ['wrong-passphrase'] as const;
const setsCookie = 'Sets the session cookie.';
const UNAUTHORIZED = 401;
const AccountExport = Type.Object({
  format: Type.String(),
  version: Type.Integer(),
  account: Type.Object({ id: Type.String(), name: Type.String() }),
  ban: Type.Union([Ban, Type.Null()]),
  operatorActions: Type.Array(Type.Object({})),
  sessions: Type.Array(Type.Object({})),
  tokens: Type.Array(Type.Object({})),
  ratings: Type.Array(Type.Object({})),
  ratingHistory: Type.Array(Type.Object({})),
  matches: Type.Array(MatchSnapshot),
});

export interface AccountRouteParts extends DeletionParts {
  readonly slowReads: Kysely<DatabaseSchema>;
  readonly accounts: Accounts;
  readonly limits: ServerLimits;
  readonly config: Config;
  readonly now: () => number;
  readonly security: SecurityLog;
  /** Counts sign-ins by result: `ok`, or the code of a refusal. */
  readonly signedIn: (result: string) => void;
  readonly revoke: Revoke;
}

/** The user who sits at a page, not a program with a token: only they change the account itself. */
export function holderOf(request: { readonly person: Person | null }): Person {
  const person = personOf(request);
  if (person.by !== 'session') throw new RefusalError('not-allowed');
  return person;
}

/** The same for routes that a banned user may still use. */
function evenBannedHolderOf({ person, bannedPerson }: FastifyRequest): Person {
  return holderOf({ person: person ?? bannedPerson });
}

/** Identifies the requester in the hashing queue. Visitors without a session share the turns of their address. */
function requesterOf({ person, bannedPerson, ip }: FastifyRequest): Requester {
  const { address, network } = addressKeys(ip) ?? { address: '', network: '' };
  return { visitor: (person ?? bannedPerson)?.info.id ?? null, address, network };
}

/** The holder of an account with a name and a passphrase. */
export function accountOf(request: { readonly person: Person | null }): Person {
  const person = holderOf(request);
  if (person.info.isGuest) throw new RefusalError('needs-account');
  return person;
}

/** Keeping an account, coming in and going out. */
export function addAccountRoutes(app: HttpApp, parts: AccountRouteParts): void {
  const { accounts, users, limits, config, now, revoke, security } = parts;
  // A banned user is refused, but gets a session for the routes that banned users may still use.
  const letIn = (reply: FastifyReply, { secret, ban }: SignInResult): void => {
    void reply.header('Set-Cookie', sessionCookie(secret, config.isSecure));
    if (ban !== null) throw banRefusal(ban);
  };
  const letOut = (reply: FastifyReply): void => void reply.header('Set-Cookie', endedCookie(config.isSecure));

  const keep = {
    operationId: 'createAccount',
    tags,
    summary: 'Create an account; a guest keeps all matches',
    description: setsCookie,
    body: NewAccountBody,
    response: { 201: NewAccountAnswer },
  };
  const keepConfig = { access: 'optional-session', refusals: ['already-account', ...NAMING, ...CHOOSING] } as const;
  app.post('/api/account', { schema: keep, config: keepConfig }, async (request, reply) => {
    const { name, passphrase } = request.body;
    const guest = request.person === null ? null : holderOf(request);
    if (guest === null) limits.countNewGuest(request.ip);
    const kept = await accounts.keep(requesterOf(request), guest, name, passphrase);
    letIn(reply, kept);
    revoke(kept.info.id);
    return reply.status(201).send({ user: kept.info, now: now(), recoveryCodes: [...kept.codes] });
  });

  const signIn = {
    operationId: 'signIn',
    tags,
    summary: 'Sign in',
    description: setsCookie,
    body: SignInBody,
    response: { 200: WhoAnswer },
  };
  const signInConfig = { access: 'public', refusals: ['wrong-passphrase', 'banned'], allowsBanned: true } as const;
  app.post('/api/session', { schema: signIn, config: signInConfig }, async (request, reply) => {
    const { name, passphrase } = request.body;
    const entry = await observeSignIn(parts, request, 'passphrase', name, () =>
      limits.trySignIn(request.ip, nameKey(name), () => accounts.signIn(requesterOf(request), name, passphrase)),
    );
    letIn(reply, entry);
    return { user: entry.info, now: now() };
  });

  const recover = {
    operationId: 'recoverAccount',
    tags,
    summary: 'A new passphrase with a recovery code; all sessions and tokens end',
    description: setsCookie,
    body: RecoverBody,
    response: { 200: WhoAnswer },
  };
  const recoverConfig = {
    access: 'public',
    refusals: ['wrong-code', 'banned', ...CHOOSING],
    allowsBanned: true,
  } as const;
  app.post('/api/account/recovery', { schema: recover, config: recoverConfig }, async (request, reply) => {
    const { name, code, passphrase } = request.body;
    const entry = await observeSignIn(parts, request, 'recovery-code', name, () =>
      limits.tryRecoveryCode(request.ip, () => accounts.recover(requesterOf(request), name, code, passphrase)),
    );
    revoke(entry.info.id);
    letIn(reply, entry);
    return { user: entry.info, now: now() };
  });

  const leave = {
    operationId: 'signOutEverywhere',
    tags,
    summary: 'Sign out everywhere; tokens stay',
    response: { 200: WhoAnswer },
  };
  app.delete('/api/sessions', { schema: leave, config: { access: 'session' } }, async (request, reply) => {
    const { id } = holderOf(request).info;
    await accounts.endSessions(id);
    letOut(reply);
    revoke(id, ({ by }) => by === 'session');
    return { user: null, now: now() };
  });

  const remove = {
    operationId: 'deleteAccount',
    tags,
    summary: 'Delete the account: matches stay under a name that says nothing',
    body: DeletionBody,
    response: { 200: WhoAnswer },
  };
  const removeConfig = { access: 'session', refusals: CONFIRMING, allowsBanned: true } as const;
  app.post('/api/account/deletion', { schema: remove, config: removeConfig }, async (request, reply) => {
    const { info } = evenBannedHolderOf(request);
    const { passphrase = '' } = request.body;
    if (!info.isGuest) {
      await limits.tryConfirmation(info.id, () => accounts.confirm(requesterOf(request), info, passphrase));
    }
    await deleteUser(parts, info.id);
    security.record('deletion', { ip: request.ip, user: info.id });
    letOut(reply);
    revoke(info.id);
    return { user: null, now: now() };
  });

  const ban = {
    operationId: 'getBan',
    tags,
    summary: 'Who you are, and why and until when you are banned',
    response: { 200: BanAnswer },
  };
  const banConfig = { access: 'optional-session', allowsBanned: true } as const;
  app.get('/api/account/ban', { schema: ban, config: banConfig }, async (request) => {
    const person = request.person ?? request.bannedPerson;
    return { user: person?.info ?? null, ban: person === null ? null : await users.findBan(person.info.id) };
  });

  addChangeRoutes(app, parts);
}

/** Counts and logs an attempt to sign in, by whichever means. */
async function observeSignIn(
  { accounts, security, signedIn }: AccountRouteParts,
  { ip }: FastifyRequest,
  means: string,
  name: string,
  attempt: () => Promise<SignInResult>,
): Promise<SignInResult> {
  try {
    const entry = await attempt();
    signedIn(entry.ban === null ? 'ok' : 'banned');
    if (entry.ban === null) security.record('sign-in', { ip, user: entry.info.id, kind: means });
    else security.record('ban', { ip, user: entry.info.id, kind: 'refused' });
    return entry;
  } catch (error) {
    if (error instanceof RefusalError) signedIn(error.body.code);
    if (error instanceof RefusalError && error.status === UNAUTHORIZED) {
      const user = (await accounts.find(name))?.id;
      security.record('sign-in-failed', { ip, kind: means, ...(user !== undefined && { user }) });
    }
    throw error;
  }
}

/** The routes that change an account. */
function addChangeRoutes(app: HttpApp, { accounts, limits, now, revoke, slowReads }: AccountRouteParts): void {
  const rename = {
    operationId: 'renameAccount',
    tags,
    summary: 'Take another name',
    body: RenameBody,
    response: { 200: WhoAnswer },
  };
  app.post(
    '/api/account/name',
    { schema: rename, config: { access: 'account', refusals: NAMING } },
    async (request) => {
      const person = accountOf(request);
      limits.countRename(person.info.id);
      return { user: await accounts.rename(person, request.body.name), now: now() };
    },
  );

  const confirming = { access: 'account', refusals: CONFIRMING } as const;
  const change = {
    operationId: 'changePassphrase',
    tags,
    summary: 'Change the passphrase; other sessions and all tokens end',
    body: NewPassphraseBody,
    response: { 200: WhoAnswer },
  };
  const changing = { access: 'account', refusals: [...CONFIRMING, ...CHOOSING] } as const;
  app.post('/api/account/passphrase', { schema: change, config: changing }, async (request) => {
    const person = accountOf(request);
    const { passphrase, newPassphrase } = request.body;
    await limits.tryConfirmation(person.info.id, () =>
      accounts.changePassphrase(requesterOf(request), person, passphrase, newPassphrase),
    );
    revoke(person.info.id, ({ secret }) => secret !== person.secret);
    return { user: person.info, now: now() };
  });

  const renew = {
    operationId: 'renewRecoveryCodes',
    tags,
    summary: 'New recovery codes; the old ones are worth nothing then',
    body: ConfirmBody,
    response: { 200: RecoveryCodesAnswer },
  };
  app.post('/api/account/recovery-codes', { schema: renew, config: confirming }, async (request) => {
    const person = accountOf(request);
    const recoveryCodes = await limits.tryConfirmation(person.info.id, () =>
      accounts.renewCodes(requesterOf(request), person, request.body.passphrase),
    );
    return { recoveryCodes: [...recoveryCodes] };
  });

  app.get(
    '/api/account/export',
    {
      config: { access: 'session', allowsBanned: true },
      schema: {
        operationId: 'exportAccount',
        tags,
        summary: 'All that is kept about you',
        response: {
          200: {
            description: 'A file',
            content: { 'application/json': { schema: Type.Unsafe<Readable>(AccountExport) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { info } = evenBannedHolderOf(request);
      const done = limits.fetchExport(info.id);
      const file = { name: 'tabuleiro-account.json', type: 'application/json; charset=utf-8' };
      return streamDownload(reply, file, exportUser(slowReads, info.id), done);
    },
  );
}
