import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { type Config, readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { getMatch, runAdminCommand } from './admin-command.ts';
import { freshDatabase } from './database.ts';
import { newAccount, playMoves, startMatch } from './scenarios.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-admin-'));
let config: Config;
let server: Application;
beforeAll(async () => {
  config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...(await freshDatabase(folder)) }, folder);
  server = await startApplication(config, new Site(folder), TEST_OVERRIDES);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const admin = (...words: string[]): Promise<string> => runAdminCommand(config.database, folder, words);

describe('while the server runs, an administrator', () => {
  test('bans and lets back in', async () => {
    const { visitor } = await newAccount(server.address, 'Má Pessoa');
    const line = await visitor.connect();
    const gone = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await admin('ban', 'ma pessoa', 'insults')).toBe('Má Pessoa is banned for good');
    expect(await gone).toBe(4001);
    expect(await visitor.ask('GET', 'api/me')).toMatchObject({ status: 403, body: { code: 'banned' } });
    expect(await admin('list', 'users', 'banned')).toMatch(/^Má Pessoa\taccount\t.*banned .*\tinsults/);
    await expect(admin('ban', 'Má Pessoa', 'insults')).rejects.toThrow('already banned');
    expect(await admin('unban', 'Má Pessoa')).toBe('Má Pessoa is no longer banned');
    await expect.poll(() => visitor.ask('GET', 'api/me'), { timeout: 10_000 }).toMatchObject({ status: 200 });
  });

  test('bans, and the open matches of who is banned leave the lobby', async () => {
    const { visitor } = await newAccount(server.address, 'Ausentada');
    const match = await visitor.makeMatch({ visibility: 'public' });
    const other = await Visitor.guest(server.address);
    const line = await other.connect();
    await line.send({ t: 'lobby', isWanted: true });
    const isListed = (wanted: boolean) =>
      line.receive(
        'lobby',
        (message) => message.t === 'lobby' && message.open.some(({ id }) => id === match) === wanted,
      );
    await isListed(true);
    await admin('ban', 'Ausentada', 'insults');
    await isListed(false);
    expect(await other.ask('POST', `api/matches/${match}/join`)).toMatchObject({ body: { code: 'opponent-gone' } });
    expect(await admin('list', 'matches', 'over')).toContain(match);
    line.close();
  });

  test('takes a name away, also from matches', async () => {
    const { visitor } = await newAccount(server.address, 'Nome Feio');
    const match = await startMatch(visitor, await Visitor.guest(server.address));
    expect(await admin('rename', 'Nome Feio', 'Nome Limpo')).toBe('Nome Feio is now called Nome Limpo');
    expect(JSON.stringify((await getMatch(visitor, match)).body)).not.toContain('Feio');
    await expect
      .poll(() => visitor.ask('GET', 'api/me'), { timeout: 10_000 })
      .toMatchObject({ body: { user: { name: 'Nome Limpo' } } });
    await expect(admin('rename', 'Nome Limpo', 'Má Pessoa')).rejects.toThrow('already called Má Pessoa');
    await expect(admin('rename', 'Nome Limpo', '<b>')).rejects.toThrow('A name has');
  });

  test('ends a match, and those who look at it hear of it', async () => {
    const [first, second] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(first, second);
    await playMoves(match, [first, second], ['A', 'b', 'B']);
    const line = await first.connect();
    await line.send({ t: 'watch', match });
    expect(await admin('list', 'matches', 'running')).toContain(`${match}\toware\trunning\tplies: 3\tcasual`);
    await admin('abort', match);
    const told = await line.receive('events');
    expect(told).toMatchObject({ events: [{ kind: 'ended', ending: { winner: null, reason: 'abandoned' } }] });
    expect(await second.ask('POST', `api/matches/${match}/moves`, { ply: 3, move: 'c' })).toMatchObject({
      status: 409,
      body: { code: 'already-over' },
    });
    await expect(admin('abort', match)).rejects.toThrow('is already over');
    line.close();
  });

  test.each([
    [['ban', 'Ninguém', 'insults'], 'there is no player called Ninguém'],
    [['abort', '0000000000000000'], 'there is no match'],
    [['abort', 'x'], 'is not a match'],
    [['list', 'matches', 'lost'], 'expected open, running or over'],
    [['list'], 'list: use this command like this:\n\n  npm run admin -- list users [banned]'],
    [['list', 'cats'], 'list cats: use this command like this'],
    [['ban', 'Má Pessoa', ' '], 'a ban needs a reason'],
    [['ban', 'Má Pessoa', 'insults', '3 weeks'], '3 weeks: expected a time such as 12h or 30d'],
    [['ban', 'Má Pessoa'], 'use this command like this:\n\n  npm run admin -- ban <name> <reason>'],
    [['constructor', 'x'], 'constructor x: there is no such command'],
    [['recovery-code', 'Ninguém'], 'there is no player called Ninguém'],
    [['export', 'Má Pessoa', 'nowhere/at/all.json'], 'there is no folder'],
    [['ban'], 'use this command like this:\n\n  npm run admin -- ban <name>'],
    [['backup'], 'backup: use this command like this:\n\n  npm run admin -- backup <file>'],
    [['backup', 'a', 'b'], 'backup a b: use this command like this'],
    [['rename', 'Má Pessoa', 'Guest-foo'], 'Guest-foo: names that begin with guest- are given by the server'],
    [['rename', 'Má Pessoa', 'deleted-x'], 'names that begin with deleted- are given by the server'],
    [['dance', 'x'], 'dance x: there is no such command'],
    [['check', 'nothing.db'], /there is no file .*nothing\.db/],
  ])('learns what is wrong with %j', async (words, message) => {
    await expect(admin(...words)).rejects.toThrow(message);
  });
});
