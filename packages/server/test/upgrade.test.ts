import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { type Config, readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { isPostgres } from '../src/store/postgres.ts';
import { freshDatabase } from './database.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

// A database that version 0.1.0 made and left is opened by this version (fixtures/0.1.0.sql).

/** A few minutes after the server of old was ended. */
const THEN = 1_794_847_000_000;
const RATED = '1dhyzjzpru6qu818';
const RUNNING = 'vc7sowlde5gc92be';
const OFFER = 'gt83jfgsoibbaks7';
const GUEST_COOKIE = 'tabuleiro=7hSPq5e6jYmItcgW7rYUtvHwIEvw4DpyicSiPMHoYxk';
const BOT_TOKEN = 'w3InpleljhRIV6bTkgAC7U02ERdJBHIPZx31q1Z7Quc';
const RECOVERY_CODE = 'v4ej-1vjk-d6j8-ahh4';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-upgrade-'));
let config: Config;
let server: Application;

beforeAll(async () => {
  config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...(await freshDatabase(folder)) }, folder);
  await load(readFileSync(new URL('fixtures/0.1.0.sql', import.meta.url), 'utf8'));
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const start = (): Promise<Application> =>
  startApplication(config, new Site(folder), {
    ...TEST_OVERRIDES,
    sources: { system: () => THEN, monotonic: () => performance.now() },
  });

/** Executes SQL on the database while no server uses it. */
async function load(text: string): Promise<void> {
  if (isPostgres(config.database)) {
    const client = new Client({ connectionString: config.database });
    await client.connect();
    await client.query(text);
    await client.end();
  } else {
    const database = new Database(config.database);
    database.exec(text);
    database.close();
  }
}

async function signIn(name: string, passphrase: string): Promise<Visitor> {
  const visitor = new Visitor(server.address);
  const answer = await visitor.ask('POST', 'api/session', { name, passphrase });
  expect(answer).toMatchObject({ status: 200, body: { user: { name } } });
  return visitor;
}

describe('after an upgrade from 0.1.0', () => {
  test('people sign in with their old passphrases, more than once, and with recovery codes', async () => {
    await signIn('Rui', 'cinco peixes verdes');
    // What is kept of the passphrase may have been renewed at the first time.
    await signIn('Rui', 'cinco peixes verdes');
    const ana = new Visitor(server.address);
    const passphrase = 'outra frase bem comprida';
    const recovered = await ana.ask('POST', 'api/account/recovery', { name: 'Ana', code: RECOVERY_CODE, passphrase });
    expect(recovered.status).toBe(200);
    await signIn('Ana', passphrase);
  });

  test('a guest is still known, and a match that was running goes on', async () => {
    const guest = new Visitor(server.address, { cookie: GUEST_COOKIE });
    expect(await guest.ask('GET', 'api/me')).toMatchObject({ body: { user: { isGuest: true } } });
    const rui = await signIn('Rui', 'cinco peixes verdes');
    const ana = await signIn('Ana', 'outra frase bem comprida');
    expect(await ana.ask('POST', `api/matches/${RUNNING}/moves`, { ply: 2, move: 'C' })).toMatchObject({ status: 200 });
    expect(await rui.ask('POST', `api/matches/${RUNNING}/acts`, { act: 'resign' })).toMatchObject({ status: 200 });
  });

  test('a token of a program works as before', async () => {
    const bot = new Visitor(server.address, { authorization: `Bearer ${BOT_TOKEN}` });
    expect(await bot.ask('POST', `api/matches/${OFFER}/join`)).toMatchObject({ status: 200 });
    expect(await bot.ask('GET', 'api/me')).toMatchObject({ body: { user: { isBot: true } } });
  });

  test('results and ratings are there', async () => {
    const visitor = new Visitor(server.address);
    expect(await visitor.ask('GET', `api/matches/${RATED}`)).toMatchObject({
      status: 200,
      body: { info: { id: RATED } },
    });
    const profile = await visitor.ask('GET', 'api/players/Ana');
    expect(profile).toMatchObject({ body: { ratings: [{ game: 'oware', matches: 1 }], counts: { won: 1 } } });
    expect(await visitor.ask('GET', 'api/matches?player=Rui')).toMatchObject({ body: { matches: [{ id: RATED }] } });
  });

  test('the server starts again on what it has upgraded', async () => {
    await server.close();
    server = await start();
    expect(await new Visitor(server.address).ask('GET', `api/matches/${RATED}`)).toMatchObject({ status: 200 });
  });

  test('a database of a later version is refused, in both languages, and left as it is', async () => {
    await server.close();
    await load("insert into migrations (name) values ('999-later')");
    await expect(start()).rejects.toThrow('was made by a later version of Tabuleiro (999-later)');
    await load("delete from migrations where name = '999-later'");
    server = await start();
  });
});
