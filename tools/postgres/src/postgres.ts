import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder, RUN_AS, unpackPrograms } from './programs.ts';

export interface Postgres {
  /** Of a user who may do anything, without the name of a database at the end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const USER = 'tabuleiro';
const KEEPER = join(import.meta.dirname, 'keeper.mjs');
/** What a crash of the whole machine would do to a test's data is nobody's concern. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** The server named by TEST_POSTGRES, or else a new one on a free port that ends with this process. */
export async function startPostgres(env: NodeJS.ProcessEnv = process.env): Promise<Postgres> {
  const given = env['TEST_POSTGRES'];
  if (given !== undefined && given !== '') return { address: given.replace(/\/*$/, ''), stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-postgres-'));
  const password = randomBytes(16).toString('hex');
  try {
    await makeCluster(folder, password);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const data = join(folder, 'data');
  const port = await findPort();
  const server = spawn(
    join(folder, 'programs/bin/postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...RUN_AS, cwd: data, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const keeper = spawn(process.execPath, [KEEPER, String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  await readiness(server);
  return {
    address: `postgres://${USER}:${password}@127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(keeper, 'exit');
      keeper.stdin.end();
      await ended;
    },
  };
}

async function makeCluster(folder: string, password: string): Promise<void> {
  chmodSync(folder, 0o755);
  const programs = unpackPrograms(join(folder, 'programs'));
  const data = makeFolder(join(folder, 'data'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (RUN_AS.uid !== undefined && RUN_AS.gid !== undefined) chownSync(passwordFile, RUN_AS.uid, RUN_AS.gid);
  const options = ['--no-sync', '--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const maker = spawn(join(programs, 'initdb'), ['-D', data, '-U', USER, ...options], {
    ...RUN_AS,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  maker.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(maker, 'close');
  if (maker.exitCode !== 0) throw new Error(`initdb failed: ${said}`);
}

/** Resolves when it takes connections. */
async function readiness(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
