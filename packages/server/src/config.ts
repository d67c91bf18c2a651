import { join } from 'node:path';
import { TrustedProxies } from './http/trusted-proxies.ts';
import { OperatorError } from './operator-error.ts';
import { isPostgres } from './store/postgres.ts';

/** How the server is set up; every setting has a line in docs/server.md. */
export interface Config {
  readonly host: string;
  /** The requested port, or the first of several to try. */
  readonly port: number;
  readonly ports: number;
  /** A PostgreSQL address, or the file of the embedded database. */
  readonly database: string;
  /** Whether the page is served over HTTPS, perhaps by a proxy. Cookies are then sent over HTTPS only. */
  readonly isSecure: boolean;
  /** The proxies whose forwarding headers are trusted. */
  readonly proxies: TrustedProxies;
  /** The addresses under which browsers know the page, such as `https://play.example.org`; none when every name is served. */
  readonly origins: readonly string[];
  /** Threads in which computer players think; 0 for none. */
  readonly thinkers: number;
  readonly logLevel: string;
  /** Whether the server publishes its metrics. */
  readonly hasMetrics: boolean;
  /** How long the server reports that it is not ready before it closes, so that proxies send no new clients. */
  readonly drainMs: number;
}

const FIRST_PORT = 8080;
const PORTS = 50;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Reads the settings from the environment; `folder` is the default place of the data. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  const text = (name: string): string | undefined => env[name] || undefined;
  const port = text('PORT');
  const origins = readOrigins(text('ORIGIN'));
  const isHttps = origins[0]?.startsWith('https:') === true;
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: port === undefined ? FIRST_PORT : readNumber('PORT', port, 65_535),
    ports: port === undefined ? PORTS : 1,
    database: readDatabase(text('DATABASE_URL')) ?? join(text('DATA_DIR') ?? folder, 'tabuleiro.db'),
    isSecure: readSwitch('SECURE', text('SECURE') ?? (isHttps ? '1' : '0')),
    proxies: readProxies(text('TRUST_PROXY')),
    origins,
    thinkers: readNumber('THINKERS', text('THINKERS') ?? '1', 64),
    logLevel: readOneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'warn', LOG_LEVELS),
    hasMetrics: readSwitch('METRICS', text('METRICS') ?? '0'),
    drainMs: 1000 * readNumber('DRAIN_SECONDS', text('DRAIN_SECONDS') ?? '0', 300),
  };
}

/**
 * The URL of another kind of database would be taken for a file. Only its scheme is repeated, because it may hold a
 * password.
 */
function readDatabase(text: string | undefined): string | undefined {
  const [scheme] = /^[a-z][a-z0-9+.-]+:/i.exec(text ?? '') ?? [];
  if (text === undefined || scheme === undefined || isPostgres(text)) return text;
  throw OperatorError.of('bad-database', { found: JSON.stringify(scheme) });
}

function readNumber(name: string, text: string, most: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw OperatorError.of('bad-number', { name, found: JSON.stringify(text), most });
}

function readProxies(text: string | undefined): TrustedProxies {
  if (text === undefined) return TrustedProxies.NONE;
  const proxies = TrustedProxies.read(text);
  if (proxies !== null) return proxies;
  throw OperatorError.of('bad-proxies', { found: JSON.stringify(text) });
}

/** All are HTTPS or none is: the cookie of a session is either. */
function readOrigins(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const found = text.split(',').map((part) => readOrigin(part.trim()));
  const origins = found.filter((origin) => origin !== null);
  const schemes = new Set(origins.map((origin) => origin.split(':')[0]));
  if (origins.length === found.length && schemes.size === 1) return origins;
  throw OperatorError.of('bad-origin', { found: JSON.stringify(text) });
}

/** Null unless the text is a scheme, a host and an optional port. */
function readOrigin(text: string): string | null {
  const isOrigin = /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text);
  return isOrigin ? new URL(text).origin : null;
}

function readSwitch(name: string, text: string): boolean {
  if (text === '0') return false;
  if (text === '1') return true;
  throw OperatorError.of('bad-switch', { name, found: JSON.stringify(text) });
}

function readOneOf(name: string, text: string, allowed: readonly string[]): string {
  if (allowed.includes(text)) return text;
  throw OperatorError.of('bad-choice', { name, found: JSON.stringify(text), allowed: allowed.join(', ') });
}
