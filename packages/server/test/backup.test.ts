import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from '../src/admin/commands.ts';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { OperatorError } from '../src/operator-error.ts';
import { lockFolder } from '../src/store/data-folder.ts';
import { getMatch, runAdminCommand } from './admin-command.ts';
import { playMoves, startMatch } from './scenarios.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

// Of the embedded database; PostgreSQL has its own tools.

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-backup-'));
const config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error' }, join(folder, 'data'));
let server: Application;
beforeAll(async () => {
  server = await startApplication(config, new Site(folder), TEST_OVERRIDES);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const admin = (...words: string[]): Promise<string> => runAdminCommand(config.database, folder, words);

describe('a backup', () => {
  test('is made while people play, holds all that was acknowledged, and comes back', async () => {
    const [first, second] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(first, second);
    await playMoves(match, [first, second], ['A', 'b']);
    const playing = playMoves(match, [first, second], ['A', 'b', 'B', 'c', 'C', 'd']);
    expect(await admin('backup', 'copy.db')).toMatch(/copy\.db has \d+ matches$/);
    await playing;
    await expect(admin('backup', 'copy.db')).rejects.toThrow('already exists');
    expect(await admin('check', 'copy.db')).toContain('is intact');
    await expect(admin('restore', 'copy.db')).rejects.toThrow('the server is running');
    // Also one that has not been able to say for a while that it is alive.
    const later = {
      database: config.database,
      folder,
      now: () => Date.now() + 60_000,
      operator: 'olga',
      language: 'en',
    } as const;
    const unheard = runAdmin(['restore', 'copy.db'], { ...later, print: () => undefined });
    await expect(unheard).rejects.toThrow('the server is running');
    await playMoves(match, [first, second], ['A', 'b', 'B', 'c', 'C', 'd', 'D']);

    await server.close();
    expect(await admin('restore', 'copy.db')).toContain('has been restored from');
    expect(readdirSync(join(folder, 'data')).some((name) => name.includes('.before-'))).toBe(true);
    server = await startApplication(config, new Site(folder), TEST_OVERRIDES);
    const { body } = await getMatch(new Visitor(server.address), match);
    expect(body).toMatchObject({ events: expect.arrayContaining([expect.objectContaining({ move: 'b', ply: 1 })]) });
    await server.close();
  });

  test('that is damaged, of another program or of a later version is not taken', async () => {
    const whole = readFileSync(join(folder, 'copy.db'));
    writeFileSync(join(folder, 'cut.db'), whole.subarray(0, 8192));
    await expect(admin('restore', 'cut.db')).rejects.toThrow(/damaged|not a database/);
    writeFileSync(join(folder, 'text.db'), 'not a database, but long enough to be looked at'.repeat(100));
    await expect(admin('restore', 'text.db')).rejects.toThrow('is not a database of Tabuleiro');
    writeFileSync(join(folder, 'later.db'), whole);
    const { default: Database } = await import('libsql');
    const later = new Database(join(folder, 'later.db'));
    later.exec("insert into migrations (name) values ('999-later')");
    later.close();
    await expect(admin('restore', 'later.db')).rejects.toThrow('a later version (999-later)');
    await expect(
      runAdmin(['backup', 'x.db'], {
        database: 'postgres://x',
        folder,
        now: Date.now,
        operator: 'olga',
        language: 'en',
        print: () => undefined,
      }),
    ).rejects.toThrow('pg_dump');
  });
});

describe('the operator learns', () => {
  const elsewhere = join(folder, 'nowhere/at/all/tabuleiro.db');
  const run = (words: readonly string[], database = elsewhere): Promise<void> =>
    runAdmin(words, { database, folder, now: Date.now, operator: 'olga', language: 'pt', print: () => undefined });
  const inBoth = async (work: Promise<void>): Promise<readonly string[]> => {
    const error: unknown = await work.catch((reason: unknown) => reason);
    return error instanceof OperatorError ? [error.in('en'), error.in('pt')] : [String(error)];
  };

  test('that a folder was mistyped, and no database is made there', async () => {
    expect(await inBoth(run(['list', 'users']))).toEqual([
      `there is no database at ${elsewhere}: check DATA_DIR, or start the server once`,
      `não há nenhuma base de dados em ${elsewhere}: verifica DATA_DIR, ou inicia o servidor uma vez`,
    ]);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('that a backup has no place to go to', async () => {
    const missing = join(folder, 'not/there');
    expect(await inBoth(run(['backup', 'not/there/x.db'], config.database))).toEqual([
      `there is no folder ${missing}: create it first, or name another file`,
      `não há nenhuma pasta ${missing}: cria-a primeiro, ou indica outro ficheiro`,
    ]);
  });

  test('in Portuguese what was done, and a new machine gets its folder', async () => {
    const said: string[] = [];
    const context = {
      database: elsewhere,
      folder,
      now: Date.now,
      operator: 'olga',
      language: 'pt',
      print: (line: string) => said.push(line),
    };
    await runAdmin(['restore', 'copy.db'], { ...context, language: 'pt' });
    expect(said).toEqual([`${elsewhere} foi reposta a partir de ${join(folder, 'copy.db')}`]);
    expect(existsSync(elsewhere)).toBe(true);
  });

  test('nothing by the files: only their owner reads them', async () => {
    const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(join(folder, 'data'))).toBe('700');
    for (const file of [config.database, join(folder, 'copy.db'), elsewhere]) expect(modeOf(file)).toBe('600');
  });

  test('that a restore is under way, whatever starts meanwhile', async () => {
    const lock = lockFolder(config.database);
    try {
      await expect(startApplication(config, new Site(folder), TEST_OVERRIDES)).rejects.toThrow(
        'another server is using',
      );
      await expect(admin('restore', 'copy.db')).rejects.toThrow('the server is running');
    } finally {
      lock.release();
    }
    expect(await admin('restore', 'copy.db')).toContain('has been restored from');
  });

  test('that another server uses the same folder', async () => {
    const first = await startApplication(config, new Site(folder), TEST_OVERRIDES);
    const second = startApplication(config, new Site(folder), TEST_OVERRIDES);
    await expect(second).rejects.toThrow('another server is using');
    await first.close();
    const third = await startApplication(config, new Site(folder), TEST_OVERRIDES);
    await third.close();
  });
});
