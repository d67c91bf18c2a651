import { refusalBody, ServerRefusal } from '../refusals.ts';
import type {
  BanAnswer,
  NewAccountAnswer,
  NewAccountBody,
  NewPassphraseBody,
  NewTokenAnswer,
  NewTokenBody,
  RecoverBody,
  RecoveryCodesAnswer,
  RefusalBody,
  TokenInfo,
  WhoAnswer,
} from '../schemas/index.ts';
import { has, listOf, request, type Server } from './request.ts';

const isWho = has<WhoAnswer>('user', 'now');

/** The user of the session or token. */
export function whoAmI(server: Server): Promise<WhoAnswer> {
  return request(server, { method: 'GET', path: 'api/me', answer: isWho });
}

/** Opens a session as a guest; a signed-in user keeps the session. */
export function beGuest(server: Server): Promise<WhoAnswer> {
  return request(server, { method: 'POST', path: 'api/guest', answer: isWho });
}

/** Signs in with a name and a passphrase. */
export function signIn(server: Server, name: string, passphrase: string): Promise<WhoAnswer> {
  return request(server, { method: 'POST', path: 'api/session', body: { name, passphrase }, answer: isWho });
}

export function signOut(server: Server): Promise<WhoAnswer> {
  return request(server, { method: 'DELETE', path: 'api/session', answer: isWho });
}

/** Explains to a live connection that fails whether the reason is a missing session. */
export function explainBy(server: Server): () => Promise<RefusalBody | null> {
  return async () => {
    try {
      return (await whoAmI(server)).user === null ? refusalBody('not-signed-in') : null;
    } catch (error) {
      return error instanceof ServerRefusal ? error.body : null;
    }
  };
}

const isCodes = has<RecoveryCodesAnswer>('recoveryCodes');
const isTokens = listOf<TokenInfo>('id', 'label', 'createdAt', 'scopes', 'expiresAt', 'usedAt');

/** Creates an account; a guest keeps all matches. The recovery codes are shown only here. */
export function keepAccount(server: Server, body: NewAccountBody): Promise<NewAccountAnswer> {
  return request(server, {
    method: 'POST',
    path: 'api/account',
    body,
    answer: has<NewAccountAnswer>('user', 'now', 'recoveryCodes'),
  });
}

/** Sets a new passphrase by means of a recovery code. */
export function recoverAccount(server: Server, body: RecoverBody): Promise<WhoAnswer> {
  return request(server, { method: 'POST', path: 'api/account/recovery', body, answer: isWho });
}

export function signOutEverywhere(server: Server): Promise<WhoAnswer> {
  return request(server, { method: 'DELETE', path: 'api/sessions', answer: isWho });
}

export function renameAccount(server: Server, name: string): Promise<WhoAnswer> {
  return request(server, { method: 'POST', path: 'api/account/name', body: { name }, answer: isWho });
}

export function changePassphrase(server: Server, body: NewPassphraseBody): Promise<WhoAnswer> {
  return request(server, { method: 'POST', path: 'api/account/passphrase', body, answer: isWho });
}

/** The earlier codes stop working. */
export function renewRecoveryCodes(server: Server, passphrase: string): Promise<RecoveryCodesAnswer> {
  return request(server, { method: 'POST', path: 'api/account/recovery-codes', body: { passphrase }, answer: isCodes });
}

/** A guest has no passphrase. */
export function deleteAccount(server: Server, passphrase?: string): Promise<WhoAnswer> {
  const body = passphrase === undefined ? {} : { passphrase };
  return request(server, { method: 'POST', path: 'api/account/deletion', body, answer: isWho });
}

/** The address at which users download all data about them. */
export function exportAddress(server: Server): string {
  return new URL('api/account/export', server.address).href;
}

/** The user of the session, and why and until when that user is banned. */
export function findBan(server: Server): Promise<BanAnswer> {
  return request(server, { method: 'GET', path: 'api/account/ban', answer: has<BanAnswer>('user', 'ban') });
}

/** Declares the account a bot, which cannot be undone. */
export function declareBot(server: Server): Promise<WhoAnswer> {
  return request(server, { method: 'POST', path: 'api/account/bot', answer: isWho });
}

export function findTokens(server: Server): Promise<readonly TokenInfo[]> {
  return request(server, { method: 'GET', path: 'api/tokens', answer: isTokens });
}

/** The token itself is shown only here. */
export function makeToken(server: Server, body: NewTokenBody): Promise<NewTokenAnswer> {
  return request(server, {
    method: 'POST',
    path: 'api/tokens',
    body,
    answer: has<NewTokenAnswer>('id', 'label', 'createdAt', 'scopes', 'expiresAt', 'usedAt', 'token'),
  });
}

/** Returns the remaining tokens. */
export function deleteToken(server: Server, id: string): Promise<readonly TokenInfo[]> {
  return request(server, { method: 'DELETE', path: `api/tokens/${encodeURIComponent(id)}`, answer: isTokens });
}
