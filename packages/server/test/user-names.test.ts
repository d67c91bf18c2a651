import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, LANGUAGES, playerNames, styledNames } from '@tabuleiro/games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkNotReserved } from '../src/accounts/user-names.ts';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { nameKey, skeletonsOf } from '../src/store/name-keys.ts';
import { Store } from '../src/store/store.ts';
import { runAdminCommand } from './admin-command.ts';
import { freshDatabase } from './database.ts';
import { getText, newAccount, PASSPHRASE, signIn } from './scenarios.ts';
import { startTestServer, TEST_OVERRIDES, Visitor } from './test-server.ts';

/** Whether two names can be mistaken for each other. */
function lookAlike(first: string, second: string): boolean {
  const skeletons = new Set(skeletonsOf(first));
  return skeletonsOf(second).some((skeleton) => skeletons.has(skeleton));
}

describe('names that look alike', () => {
  test.each([
    ['Inês', 'ines'],
    ['Inês', 'lnes'],
    ['Alice', 'AIice'],
    ['alice', 'A1ice'],
    ['Rui 0', 'rui O'],
    ['Maria', 'rnaria'],
    ['TOM', 'ТОМ'],
    ['tom', 'ТОМ'],
    ['Nina', 'ΝΙΝΑ'],
    ['vo', 'νο'],
    ['Paulo', 'Рauӏo'],
    ['Lisa', 'ꓡꓲꓢꓮ'],
    ['scope', 'ѕсоре'],
    ['Bjorn', 'Bjørn'],
  ])('%s and %s', (first, second) => {
    expect(lookAlike(first, second)).toBe(true);
  });

  test.each([
    ['Ana', 'Ava'],
    ['Rui', 'Rita'],
    ['Tomás', 'Tomé'],
    ['Rui 2', 'Rui 3'],
    ['нос', 'дом'],
    ['太郎', '次郎'],
  ])('and names that do not: %s and %s', (first, second) => {
    expect(lookAlike(first, second)).toBe(false);
  });
});

describe('the server', () => {
  let server: Application;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const keep = async (name: string): Promise<unknown> => {
    const guest = await Visitor.guest(server.address);
    return (await guest.ask('POST', 'api/account', { name, passphrase: PASSPHRASE })).body;
  };

  test('refuses a name that looks like another one', async () => {
    const { visitor } = await newAccount(server.address, 'Alice Tomé');
    for (const name of ['AIice Tomé', 'A1ice Tome', 'alice torné', 'ａlice Tome']) {
      expect(await keep(name)).toMatchObject({ code: 'name-taken' });
    }
    const { visitor: other } = await newAccount(server.address, 'Berta');
    expect(await other.ask('POST', 'api/account/name', { name: 'AIice Tomé' })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    // A user may change the spelling of their name; a name that was given up is free.
    expect(await visitor.ask('POST', 'api/account/name', { name: 'aIice tomé' })).toMatchObject({ status: 200 });
    expect(await visitor.ask('POST', 'api/account/name', { name: 'Outra Pessoa' })).toMatchObject({ status: 200 });
    expect(await other.ask('POST', 'api/account/name', { name: 'AIice Tomé' })).toMatchObject({ status: 200 });
    expect(await other.ask('POST', 'api/account/deletion', { passphrase: PASSPHRASE })).toMatchObject({ status: 200 });
    await newAccount(server.address, 'Alice Tomé');
  });

  test('gives one of two users who ask at the same time a name', async () => {
    const bodies = await Promise.all([keep('Simultânea'), keep('SimuItanea')]);
    const codes = bodies.map((body) => getText(body, 'code'));
    expect(new Set(codes)).toEqual(new Set(['undefined', 'name-taken']));
  });

  test.each([
    'Ana\u200B',
    'A\u00ADna',
    'Ana\uFEFF',
    '\u3164',
    'ㅤAna',
    'An\u115Fa',
    'Ana\u2060Sá',
    'A\u{E0061}na',
    '⠀Ana',
  ])('takes no invisible characters: %j', async (name) => {
    expect(await keep(name)).toMatchObject({
      code: 'invisible-name',
      message: { en: expect.stringContaining('invisible'), pt: expect.stringContaining('não se vê') },
    });
  });

  test.each(['ᴀᴅᴍɪɴ', 'sʏsᴛᴇᴍ', 'ᎪᎠᎷᏆN', 'Ꭰavid', 'ꓡꓲꓢꓮ', 'ꞯuim', 'ɪnês'])(
    'takes no rare letters: %s',
    async (name) => {
      expect(await keep(name)).toMatchObject({
        code: 'rare-letters',
        message: { en: expect.stringContaining('rare letter'), pt: expect.stringContaining('letra rara') },
      });
    },
  );

  test.each(['Τοm', 'Tоm', 'աdmin', 'Дом家', 'Anaเ', 'אdam'])(
    'takes no letters of several alphabets: %s',
    async (name) => {
      expect(await keep(name)).toMatchObject({
        code: 'mixed-name',
        message: { en: expect.stringContaining('one alphabet'), pt: expect.stringContaining('um só alfabeto') },
      });
    },
  );

  test.each([
    'Владимир',
    'Ελένη',
    '김철수',
    'Kim 철수',
    '太郎 Yamada',
    'さくらサクラ',
    'אדם',
    'ليلى',
    'สมชาย',
    'Əli',
    'Ọlá 2',
  ])('takes a name as people write it: %s', async (name) => {
    expect(await keep(name)).toMatchObject({ user: { name } });
  });

  test.each([
    'Admin',
    'adm1n',
    'a.d.m.i.n',
    'Admin 7',
    'Rui Moderador',
    'MODERATOR',
    'TabuIeiro',
    'Sistema',
    'system-2',
    'Computador',
    'Suporte Tabuleiro',
    'administração',
  ])('reserves %j', async (name) => {
    expect(await keep(name)).toMatchObject({
      code: 'reserved-name',
      message: { en: expect.stringContaining('reserved'), pt: expect.stringContaining('reservado') },
    });
  });

  test('reserves the names of games and computer players in both languages, and nothing that only begins like them', async () => {
    for (const { id, load } of GAMES) {
      const names = await Promise.all(LANGUAGES.map(async (language) => (await load.texts[language]()).name));
      const players = playerNames(id).filter((name) => !/^\d+$/.test(name));
      const styled = styledNames(id).map((name) => name.replace(':', ' '));
      for (const name of [...names, ...players, ...styled]) {
        await expect(checkNotReserved(name), name).rejects.toMatchObject({ body: { code: 'reserved-name' } });
      }
    }
    for (const name of ['Modesto', 'Maximiliano', 'Sistelo', 'Rui', 'Pessoa 2']) await checkNotReserved(name);
  });
});

describe('a database of an earlier version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-names-'));
  let server: Application;
  let database: string;
  beforeAll(async () => {
    const config = readConfig(
      { PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...(await freshDatabase(folder)) },
      folder,
    );
    ({ database } = config);
    const first = await startApplication(config, new Site(folder), TEST_OVERRIDES);
    for (const name of ['Inês', 'Segunda', 'Terceira']) await newAccount(first.address, name);
    await Visitor.guest(first.address);
    await first.close();

    const earlier = await Store.open(database);
    for (const [index, [before, name]] of [
      ['Inês', 'Inês'],
      ['Segunda', 'lnes'],
      ['Terceira', 'Admin'],
    ].entries()) {
      await earlier.db
        .updateTable('users')
        .set({ name, name_key: nameKey(name ?? ''), created_at: index })
        .where('name', '=', before ?? '')
        .execute();
    }
    // As it was: no step 006.
    for (const statement of [
      'drop table name_skeletons',
      'drop table audit',
      'alter table users drop column ban_reason',
      'alter table users drop column banned_until',
      "delete from migrations where name = '006-accounts'",
    ]) {
      await sql.raw(statement).execute(earlier.db);
    }
    await earlier.close();
    server = await startApplication(config, new Site(folder), TEST_OVERRIDES);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('keeps names that look alike, and lets both users in', async () => {
    for (const [typed, name] of [
      ['Inês', 'Inês'],
      ['ines', 'Inês'],
      ['lnes', 'lnes'],
      ['admin', 'Admin'],
    ] as const) {
      const visitor = await signIn(server.address, typed);
      expect(await visitor.ask('GET', 'api/me')).toMatchObject({ body: { user: { name } } });
    }
    const rows = await server.store.db
      .selectFrom('name_skeletons')
      .innerJoin('users', 'users.id', 'name_skeletons.user_id')
      .select(['skeleton', 'name'])
      .orderBy('skeleton')
      .execute();
    expect(rows.filter(({ name }) => name !== 'Admin')).toEqual([
      { skeleton: 'ines', name: 'Inês' },
      { skeleton: 'lnes', name: 'Inês' },
    ]);
  });

  test('refuses other users a name that looks like theirs', async () => {
    const guest = await Visitor.guest(server.address);
    for (const name of ['1nes', 'INES', 'lnês']) {
      expect(await guest.ask('POST', 'api/account', { name, passphrase: PASSPHRASE })).toMatchObject({
        body: { code: 'name-taken' },
      });
    }
  });

  test('lets an operator give a name, but none that looks like another one', async () => {
    const admin = (...words: string[]): Promise<string> => runAdminCommand(database, folder, words);
    await expect(admin('rename', 'Admin', '1nês')).rejects.toThrow('already called 1nês');
    expect(await admin('rename', 'lnes', 'Moderadora')).toBe('lnes is now called Moderadora');
  });
});
