import type { IncomingHttpHeaders } from 'node:http';
import type { Person, Users } from '../accounts/users.ts';
import type { LookUpCharge } from '../limits/limits.ts';
import { RefusalError } from '../refusal-error.ts';

const COOKIE = 'tabuleiro';
/** Over HTTPS the name itself makes browsers refuse one that another name of the domain, or a page without HTTPS, has set. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const MAX_AGE_S = 180 * 86_400;
const BEARER = /^Bearer ([\w-]{20,100})$/;

/**
 * The person who sends a request; null without a session or token. `lookUp` charges the address for invalid secrets.
 */
export async function authenticate(
  users: Users,
  headers: IncomingHttpHeaders,
  isSecure: boolean,
  lookUp: LookUpCharge,
): Promise<Person | null> {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) {
    const [, token] = BEARER.exec(authorization) ?? [];
    const person = token === undefined ? null : await users.recognise(token, 'token', lookUp);
    if (person === null) throw new RefusalError('not-signed-in');
    return person;
  }
  const secret = sessionIn({ cookie }, isSecure);
  return secret === null ? null : users.recognise(secret, 'session', lookUp);
}

/** The secret of the session that a browser keeps; null where there is none. */
export function sessionIn({ cookie }: IncomingHttpHeaders, isSecure: boolean): string | null {
  return findCookie(cookie, cookieName(isSecure));
}

/** Refuses requests for a host under which the page is not known. Without ORIGIN every host is accepted. */
export function checkHost(host: string | undefined, origins: readonly string[]): void {
  const asked = host?.toLowerCase() ?? '';
  const isKnown = origins.some((origin) => {
    const { protocol, host: own } = new URL(origin);
    return asked === own || asked === `${own}:${protocol === 'https:' ? 443 : 80}`;
  });
  if (origins.length > 0 && !isKnown) throw new RefusalError('unknown-host');
}

/**
 * Refuses requests from pages of other sites: the origin must be one of `origins`, or without these have the same host.
 */
export function checkOrigin(headers: IncomingHttpHeaders, host: string | undefined, origins: readonly string[]): void {
  const { origin, authorization } = headers;
  // A page of another site cannot send a token.
  if (authorization !== undefined || origin === undefined) return;
  if (!URL.canParse(origin)) throw new RefusalError('not-allowed');
  const isOurs = origins.length > 0 ? origins.includes(origin.toLowerCase()) : new URL(origin).host === host;
  if (!isOurs) throw new RefusalError('not-allowed');
}

/** The header that keeps a session in a browser, where no script can read it. */
export function sessionCookie(secret: string, isSecure: boolean): string {
  return `${cookieName(isSecure)}=${secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_S}${isSecure ? '; Secure' : ''}`;
}

export function endedCookie(isSecure: boolean): string {
  return `${cookieName(isSecure)}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${isSecure ? '; Secure' : ''}`;
}

/** The name of the session cookie. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? SECURE_COOKIE : COOKIE;
}

function findCookie(header: string | undefined, wanted: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value = ''] = part.trim().split('=');
    if (name === wanted && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return null;
}
