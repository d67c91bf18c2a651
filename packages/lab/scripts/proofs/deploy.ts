// `npm run prove:deploy`: runs nginx and Caddy with the files of deploy/ before two server processes on one PostgreSQL, and
// checks over HTTPS what visitors meet. Everything is on 127.0.0.1 and in a temporary folder. docs/server-proof.md has the
// result. The words `nginx` and `caddy` try one of them, and write nothing.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@tabuleiro/postgres';
import { Client } from 'pg';
import { ServerProcess } from '../../../server/test/server-process.ts';
import { readArguments } from '../shared/arguments.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';
import { CHECKS, type Site } from './deploy/checks.ts';
import { makeCertificate, NAME, PROXIES, type ProxyProgram, versionOf } from './deploy/proxies.ts';

/** Two addresses of this machine: Caddy finds the processes by one name with one port. */
const HOSTS = ['127.0.0.1', '127.0.0.2'] as const;
const FAILED = 'FAILED: ';

const { words } = readArguments('prove:deploy', { words: PROXIES.map(({ program }) => program), options: [] });
const chosen = PROXIES.filter(({ program }) => words.length === 0 || words.includes(program));
const versions = chosen.map(({ program, debianPackage, versionArguments }) => ({
  debianPackage,
  version: versionOf(program, versionArguments),
}));
const missing = versions.filter(({ version }) => version === null).map(({ debianPackage }) => debianPackage);
if (versionOf('openssl', ['version']) === null) missing.push('openssl');
if (missing.length > 0) giveUp(`not everything is installed. On Debian: apt install ${missing.join(' ')}`);
const outside = findOutside();

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-deploy-'));
// The workers of nginx and PostgreSQL run as other users.
chmodSync(folder, 0o755);
const postgres = await startPostgres();
const results: string[][] = [];
try {
  const certificate = makeCertificate(folder);
  for (const proxy of chosen) results.push(await prove(proxy, certificate));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

const names = chosen.map(({ name }, index) => `${name} ${versions[index]?.version ?? ''}`);
const rows = CHECKS.map(({ name }, index) => [name, ...results.map((cells) => cells[index] ?? '')]);
const table = makeTable([{ name: 'check' }, ...names.map((name) => ({ name }))], rows);
console.log(`\n${table}`);
const failed = results.flat().filter((cell) => cell.startsWith(FAILED)).length;
if (failed > 0) giveUp(`${failed} checks failed`);
if (chosen.length === PROXIES.length) {
  writeSection('docs/server-proof.md', 'deploy', table);
  console.log('all checks hold; docs/server-proof.md has the table');
}

/** Starts everything for one proxy and runs all checks. */
async function prove(
  { name, program, start }: ProxyProgram,
  { certificate, key }: ReturnType<typeof makeCertificate>,
): Promise<string[]> {
  const own = join(folder, program);
  mkdirSync(own);
  const [httpsPort, httpPort, serverPort] = [await findPort(), await findPort(), await findPort()];
  const env = {
    DATABASE_URL: await makeDatabase(program),
    PORT: String(serverPort),
    ORIGIN: `https://${NAME}:${httpsPort}`,
    TRUST_PROXY: '1',
  };
  const first = await ServerProcess.start({ ...env, HOST: HOSTS[0] });
  const second = await ServerProcess.start({ ...env, HOST: HOSTS[1] });
  const proxy = await start({ folder: own, hosts: HOSTS, httpsPort, httpPort, serverPort, certificate, key });
  const site: Site = { port: httpsPort, httpPort, ca: readFileSync(certificate), servers: [first, second], outside };
  const cells: string[] = [];
  try {
    for (const check of CHECKS) {
      const cell = await check.run(site).catch((error: unknown) => `${FAILED}${messageOf(error)}`);
      console.log(`${name}: ${check.name}: ${cell}`);
      cells.push(cell);
    }
  } finally {
    await proxy.stop();
    await Promise.all([first.end(), second.end()]);
  }
  return cells;
}

async function makeDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: `${postgres.address}/postgres` });
  await client.connect();
  await client.query(`create database deploy_${name}`);
  await client.end();
  return `${postgres.address}/deploy_${name}`;
}

/** An address from which a visitor is counted. Connections from it to 127.0.0.1 do not leave the machine. */
function findOutside(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return (
    found?.address ??
    giveUp('this machine has no address but 127.0.0.1, which the server does not count: limits cannot be shown')
  );
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() =>
        typeof bound === 'object' && bound !== null ? resolve(bound.port) : reject(new Error('no port')),
      );
    });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function giveUp(reason: string): never {
  console.error(`prove:deploy: ${reason}`);
  process.exit(1);
}
