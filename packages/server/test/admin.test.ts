import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from '../src/admin/commands.ts';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/site.ts';
import { OperatorError } from '../src/text/index.ts';
import { newAccount, play, seat } from './people.ts';
import { Visitor } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-admin-'));
const config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error' }, join(folder, 'data'));
let server: Application;
beforeAll(async () => {
  server = await startApplication(config, new Site(folder));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What a command says, as one text. */
async function admin(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  await runAdmin(words, { database: config.database, folder, now: Date.now, language: 'en', say });
  return lines.join('\n');
}

function inMatch(visitor: Visitor, match: string): ReturnType<Visitor['ask']> {
  return visitor.ask('GET', `api/matches/${match}`);
}

describe('while the server runs, an administrator', () => {
  test('bans and lets back in', async () => {
    const { visitor } = await newAccount(server.address, 'Má Pessoa');
    const line = await visitor.connect();
    const gone = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await admin('ban', 'ma pessoa')).toBe('Má Pessoa is banned');
    expect(await gone).toBe(4001);
    expect(await visitor.ask('GET', 'api/me')).toMatchObject({ status: 403, body: { code: 'banned' } });
    expect(await admin('list', 'users', 'banned')).toMatch(/^Má Pessoa\taccount\t.*banned/);
    await expect(admin('ban', 'Má Pessoa')).rejects.toThrow('banned already');
    expect(await admin('unban', 'Má Pessoa')).toBe('Má Pessoa may come back');
    await expect.poll(() => visitor.ask('GET', 'api/me'), { timeout: 10_000 }).toMatchObject({ status: 200 });
  });

  test('bans, and the open matches of who is banned leave the lobby', async () => {
    const { visitor } = await newAccount(server.address, 'Ausentada');
    const match = await visitor.makeMatch({ visibility: 'public' });
    const other = await Visitor.guest(server.address);
    const line = await other.connect();
    await line.send({ t: 'lobby', isWanted: true });
    const isListed = (wanted: boolean) =>
      line.hear('lobby', (message) => message.t === 'lobby' && message.open.some(({ id }) => id === match) === wanted);
    await isListed(true);
    await admin('ban', 'Ausentada');
    await isListed(false);
    expect(await other.ask('POST', `api/matches/${match}/join`)).toMatchObject({ body: { code: 'opponent-gone' } });
    expect(await admin('list', 'matches', 'over')).toContain(match);
    line.close();
  });

  test('takes a name away, also from matches', async () => {
    const { visitor } = await newAccount(server.address, 'Nome Feio');
    const match = await seat(visitor, await Visitor.guest(server.address));
    expect(await admin('rename', 'Nome Feio', 'Nome Limpo')).toBe('Nome Feio is Nome Limpo now');
    expect(JSON.stringify((await inMatch(visitor, match)).body)).not.toContain('Feio');
    await expect
      .poll(() => visitor.ask('GET', 'api/me'), { timeout: 10_000 })
      .toMatchObject({ body: { user: { name: 'Nome Limpo' } } });
    await expect(admin('rename', 'Nome Limpo', 'Má Pessoa')).rejects.toThrow('called Má Pessoa already');
    await expect(admin('rename', 'Nome Limpo', '<b>')).rejects.toThrow('A name has');
  });

  test('ends a match, and those who look at it hear of it', async () => {
    const [first, second] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await seat(first, second);
    await play(match, [first, second], ['A', 'b', 'B']);
    const line = await first.connect();
    await line.send({ t: 'watch', match });
    expect(await admin('list', 'matches', 'running')).toContain(`${match}\toware\trunning\t3 plies\tcasual`);
    await admin('abort', match);
    const told = await line.hear('events');
    expect(told).toMatchObject({ events: [{ kind: 'ended', ending: { winner: null, reason: 'abandoned' } }] });
    expect(await second.ask('POST', `api/matches/${match}/moves`, { ply: 3, move: 'c' })).toMatchObject({
      status: 409,
      body: { code: 'already-over' },
    });
    await expect(admin('abort', match)).rejects.toThrow('is over already');
    line.close();
  });

  test.each([
    [['ban', 'Ninguém'], 'there is no player called Ninguém'],
    [['abort', '0000000000000000'], 'there is no match'],
    [['abort', 'x'], 'is no match'],
    [['list', 'matches', 'lost'], 'expected open, running or over'],
    [['list', 'cats'], 'no such command'],
    [['ban'], 'no such command'],
    [['dance', 'x'], 'dance x: there is no such command'],
    [['check', 'nothing.db'], 'nothing.db is no database'],
  ])('is told what is wrong with %j', async (words, message) => {
    await expect(admin(...words)).rejects.toThrow(message);
  });
});

describe('a backup', () => {
  test('is made while people play, holds all that was acknowledged, and comes back', async () => {
    const [first, second] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await seat(first, second);
    await play(match, [first, second], ['A', 'b']);
    const playing = play(match, [first, second], ['A', 'b', 'B', 'c', 'C', 'd']);
    expect(await admin('backup', 'copy.db')).toMatch(/copy\.db has \d+ matches$/);
    await playing;
    await expect(admin('backup', 'copy.db')).rejects.toThrow('is there already');
    expect(await admin('check', 'copy.db')).toContain('is whole');
    await expect(admin('restore', 'copy.db')).rejects.toThrow('the server is running');

    await server.close();
    const later = {
      database: config.database,
      folder,
      now: () => Date.now() + 60_000,
      language: 'en',
      say: () => undefined,
    } as const;
    await runAdmin(['restore', 'copy.db'], later);
    expect(readdirSync(join(folder, 'data')).some((name) => name.includes('.before-'))).toBe(true);
    server = await startApplication(config, new Site(folder));
    const { body } = await inMatch(new Visitor(server.address), match);
    expect(body).toMatchObject({ events: expect.arrayContaining([expect.objectContaining({ move: 'b', ply: 1 })]) });
    await server.close();
  });

  test('that is damaged, of another program or of a later version is not taken', async () => {
    const whole = readFileSync(join(folder, 'copy.db'));
    writeFileSync(join(folder, 'cut.db'), whole.subarray(0, 8192));
    await expect(admin('restore', 'cut.db')).rejects.toThrow(/damaged|no database/);
    writeFileSync(join(folder, 'text.db'), 'not a database, but long enough to be looked at'.repeat(100));
    await expect(admin('restore', 'text.db')).rejects.toThrow('is no database of Tabuleiro');
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
        language: 'en',
        say: () => undefined,
      }),
    ).rejects.toThrow('pg_dump');
  });
});

describe('whoever runs a server is told', () => {
  const elsewhere = join(folder, 'nowhere/at/all/tabuleiro.db');
  const run = (words: readonly string[], database = elsewhere): Promise<void> =>
    runAdmin(words, { database, folder, now: Date.now, language: 'pt', say: () => undefined });
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
      `there is no folder ${missing}: make it first, or name another file`,
      `não há nenhuma pasta ${missing}: cria-a primeiro, ou indica outro ficheiro`,
    ]);
  });

  test('in Portuguese what was done, and a new machine gets its folder', async () => {
    const said: string[] = [];
    const context = {
      database: elsewhere,
      folder,
      now: Date.now,
      language: 'pt',
      say: (line: string) => said.push(line),
    };
    await runAdmin(['restore', 'copy.db'], { ...context, language: 'pt' });
    expect(said).toEqual([`${elsewhere} é o que ${join(folder, 'copy.db')} era`]);
    expect(existsSync(elsewhere)).toBe(true);
  });

  test('nothing by the files: only their owner reads them', async () => {
    const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(join(folder, 'data'))).toBe('700');
    for (const file of [config.database, join(folder, 'copy.db'), elsewhere]) expect(modeOf(file)).toBe('600');
  });

  test('that another server uses the same folder', async () => {
    const first = await startApplication(config, new Site(folder));
    const second = startApplication(config, new Site(folder));
    await expect(second).rejects.toThrow('another server uses');
    await first.close();
    const third = await startApplication(config, new Site(folder));
    await third.close();
  });
});
