import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { OperatorError } from '../src/operator-error.ts';
import { lockFolder } from '../src/store/data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-start-'));
const file = join(folder, 'file');
let other: Server;
let port = '';

beforeAll(async () => {
  writeFileSync(file, 'this is no folder, and no database\n'.repeat(50));
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  port = String(typeof bound === 'object' ? bound?.port : '');
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true });
});

/** What a server says that cannot start, in both languages. */
async function start(env: Readonly<Record<string, string>>): Promise<readonly [string, string]> {
  const usual = { PORT: '0', THINKERS: '0', LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data') };
  const config = readConfig({ ...usual, ...env }, folder);
  try {
    await (await startApplication(config, new Site(folder))).close();
  } catch (error) {
    if (error instanceof OperatorError) return [error.in('en'), error.in('pt')];
    throw error;
  }
  throw new Error('it has started');
}

describe('a server that cannot start names the setting', () => {
  test('when another program has the port', async () => {
    const [en, pt] = await start({ PORT: port });
    expect(en).toContain(`PORT: another program is listening on port ${port} of 127.0.0.1`);
    expect(pt).toContain(`PORT: outro programa escuta na porta ${port}`);
  });

  test.each(['no.such.host.invalid', '192.0.2.1'])('when %s is no address of the machine', async (host) => {
    const [en, pt] = await start({ HOST: host });
    expect(en).toContain(`HOST: found "${host}", expected an address of this machine`);
    expect(pt).toContain(`HOST: encontrou-se "${host}"`);
  });

  test('when its folder is a file', async () => {
    const [en, pt] = await start({ DATA_DIR: file });
    expect(en).toContain(`DATA_DIR: nothing can be stored in ${file}`);
    expect(pt).toContain(`DATA_DIR: não se consegue guardar nada em ${file}`);
  });

  test('when its database is something else', async () => {
    expect(await start({ DATABASE_URL: file })).toEqual([
      `${file} is not a database`,
      `${file} não é uma base de dados`,
    ]);
  });

  test('when its database is damaged', async () => {
    const database = join(folder, 'damaged.db');
    const whole = new Database(database);
    whole.exec('create table notes (text text)');
    whole.close();
    // The first page keeps its header and loses its list of tables.
    writeFileSync(database, Buffer.concat([readFileSync(database).subarray(0, 100), Buffer.alloc(8092, 0xff)]));
    const [en, pt] = await start({ DATABASE_URL: database });
    expect(en).toContain(`${database} is damaged (`);
    expect(en).toContain('malformed');
    expect(pt).toContain(`${database} está danificado (`);
  });

  test('when its lock cannot be taken for another reason than another server', async () => {
    const data = mkdtempSync(join(folder, 'lock-'));
    const database = join(data, 'tabuleiro.db');
    writeFileSync(`${database}.lock`, 'this is no lock\n'.repeat(500));
    const [en] = await start({ DATA_DIR: data });
    expect(en).toBe(`${database} is not a database`);
    rmSync(`${database}.lock`);
    const lock = lockFolder(database);
    expect((await start({ DATA_DIR: data }))[0]).toContain(`another server is using ${database}`);
    lock.release();
  });

  // The first port is closed; the second one is invalid.
  test.each(['127.0.0.1:1', '127.0.0.1:http'])(
    'when no database is at %s, and does not say the password',
    async (at) => {
      const [en, pt] = await start({ DATABASE_URL: `postgres://me:hush@${at}/db` });
      expect(en).toContain('DATABASE_URL: the database cannot be used (');
      expect(pt).toContain('DATABASE_URL: não se consegue usar a base de dados (');
      expect(en + pt).not.toContain('hush');
    },
  );
});
