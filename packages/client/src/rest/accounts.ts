import type {
  BanAnswer,
  NewAccountAnswer,
  NewAccountBody,
  NewPassphraseBody,
  NewTokenAnswer,
  NewTokenBody,
  RecoverBody,
  RecoveryCodesAnswer,
  TokenInfo,
  WhoAnswer,
} from '../schemas/index.ts';
import { ask, has, listOf, type Server } from './ask.ts';

const isWho = has<WhoAnswer>('user', 'now');
const isCodes = has<RecoveryCodesAnswer>('recoveryCodes');
const isTokens = listOf<TokenInfo>('id', 'label', 'createdAt', 'scopes', 'expiresAt', 'usedAt');

/** Makes an account of a guest, or of nobody yet. The recovery codes are said this once. */
export function keepAccount(server: Server, body: NewAccountBody): Promise<NewAccountAnswer> {
  return ask(server, {
    method: 'POST',
    path: 'api/account',
    body,
    answer: has<NewAccountAnswer>('user', 'now', 'recoveryCodes'),
  });
}

/** A new passphrase for whoever has a recovery code. */
export function recoverAccount(server: Server, body: RecoverBody): Promise<WhoAnswer> {
  return ask(server, { method: 'POST', path: 'api/account/recovery', body, answer: isWho });
}

export function signOutEverywhere(server: Server): Promise<WhoAnswer> {
  return ask(server, { method: 'DELETE', path: 'api/sessions', answer: isWho });
}

export function renameAccount(server: Server, name: string): Promise<WhoAnswer> {
  return ask(server, { method: 'POST', path: 'api/account/name', body: { name }, answer: isWho });
}

export function changePassphrase(server: Server, body: NewPassphraseBody): Promise<WhoAnswer> {
  return ask(server, { method: 'POST', path: 'api/account/passphrase', body, answer: isWho });
}

/** The codes before are worth nothing then. */
export function renewRecoveryCodes(server: Server, passphrase: string): Promise<RecoveryCodesAnswer> {
  return ask(server, { method: 'POST', path: 'api/account/recovery-codes', body: { passphrase }, answer: isCodes });
}

/** A guest has no passphrase to say. */
export function deleteAccount(server: Server, passphrase?: string): Promise<WhoAnswer> {
  const body = passphrase === undefined ? {} : { passphrase };
  return ask(server, { method: 'POST', path: 'api/account/deletion', body, answer: isWho });
}

/** Where all that is kept about one can be downloaded. */
export function exportAddress(server: Server): string {
  return new URL('api/account/export', server.address).href;
}

/** Who the browser is, and whether and why that user is banned. */
export function findBan(server: Server): Promise<BanAnswer> {
  return ask(server, { method: 'GET', path: 'api/account/ban', answer: has<BanAnswer>('user', 'ban') });
}

/** Says for good that a program plays for this account. */
export function declareBot(server: Server): Promise<WhoAnswer> {
  return ask(server, { method: 'POST', path: 'api/account/bot', answer: isWho });
}

export function findTokens(server: Server): Promise<readonly TokenInfo[]> {
  return ask(server, { method: 'GET', path: 'api/tokens', answer: isTokens });
}

/** The token itself is said this once. */
export function makeToken(server: Server, body: NewTokenBody): Promise<NewTokenAnswer> {
  return ask(server, {
    method: 'POST',
    path: 'api/tokens',
    body,
    answer: has<NewTokenAnswer>('id', 'label', 'createdAt', 'scopes', 'expiresAt', 'usedAt', 'token'),
  });
}

/** Gives those that are left. */
export function deleteToken(server: Server, id: string): Promise<readonly TokenInfo[]> {
  return ask(server, { method: 'DELETE', path: `api/tokens/${encodeURIComponent(id)}`, answer: isTokens });
}
