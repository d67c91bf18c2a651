import { join } from 'node:path';
import { isPostgres } from './store/address.ts';
import { OperatorError } from './text/index.ts';

/** How the server is set up; every setting has a line in docs/server.md. */
export interface Config {
  readonly host: string;
  /** The port that was asked for, which alone is tried then; else the first of many. */
  readonly port: number;
  readonly ports: number;
  /** A PostgreSQL address, or the file of the embedded database. */
  readonly database: string;
  /** Whether the page is served over HTTPS, perhaps by a proxy: then cookies travel over nothing else. */
  readonly isSecure: boolean;
  /** Whether a proxy stands before the server and says whom it speaks for. */
  readonly hasProxy: boolean;
  /** Threads in which computer players think; 0 for none. */
  readonly thinkers: number;
  readonly logLevel: string;
  /** Whether everybody who can reach the server may read its metrics. */
  readonly hasMetrics: boolean;
  /** How long the server says that it is going away before it goes, so that a proxy sends nobody else to it. */
  readonly drainMs: number;
}

const FIRST_PORT = 8080;
const PORTS = 50;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Reads the settings from the environment; `folder` is where data goes when nobody says where. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  const text = (name: string): string | undefined => env[name] || undefined;
  const port = text('PORT');
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: port === undefined ? FIRST_PORT : readNumber('PORT', port, 65_535),
    ports: port === undefined ? PORTS : 1,
    database: readDatabase(text('DATABASE_URL')) ?? join(text('DATA_DIR') ?? folder, 'tabuleiro.db'),
    isSecure: readSwitch('SECURE', text('SECURE')),
    hasProxy: readSwitch('TRUST_PROXY', text('TRUST_PROXY')),
    thinkers: readNumber('THINKERS', text('THINKERS') ?? '1', 64),
    logLevel: readOneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'warn', LOG_LEVELS),
    hasMetrics: readSwitch('METRICS', text('METRICS')),
    drainMs: 1000 * readNumber('DRAIN_SECONDS', text('DRAIN_SECONDS') ?? '0', 300),
  };
}

/** What names another kind of database would be taken for a file. Only its beginning is repeated: it may hold a password. */
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

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '0') return false;
  if (text === '1') return true;
  throw OperatorError.of('bad-switch', { name, found: JSON.stringify(text) });
}

function readOneOf(name: string, text: string, allowed: readonly string[]): string {
  if (allowed.includes(text)) return text;
  throw OperatorError.of('bad-choice', { name, found: JSON.stringify(text), allowed: allowed.join(', ') });
}
