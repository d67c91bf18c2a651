import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { getField, getItems, getText, newAccount, PASSPHRASE, playMoves, signIn, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function whoIs(visitor: Visitor): Promise<unknown> {
  return getField((await visitor.ask('GET', 'api/me')).body, 'user');
}

describe('an account', () => {
  test('keeps the matches of the guest who made it, and has the new name in them', async () => {
    const [guest, other] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await startMatch(guest, other);
    await playMoves(match, [guest, other], ['A']);
    const kept = await guest.ask('POST', 'api/account', { name: 'Inês  Sá', passphrase: PASSPHRASE });
    expect(kept).toMatchObject({ status: 201, body: { user: { name: 'Inês Sá', isGuest: false, isBot: false } } });
    expect(await other.ask('POST', `api/matches/${match}/moves`, { ply: 1, move: 'b' })).toMatchObject({ status: 200 });
    expect(await guest.ask('POST', `api/matches/${match}/moves`, { ply: 2, move: 'B' })).toMatchObject({ status: 200 });
    // On a busy machine there may be entries about lost time.
    const events = getItems((await guest.ask('GET', `api/matches/${match}`)).body, 'events');
    expect(events.filter((event) => getText(event, 'kind') !== 'resumed')).toMatchObject([
      { kind: 'seated', seat: { user: { name: 'Inês Sá', isGuest: false } } },
      { kind: 'seated' },
      { kind: 'move' },
      { kind: 'move' },
      { kind: 'move' },
    ]);
    expect(await guest.ask('POST', 'api/account', { name: 'Outra', passphrase: PASSPHRASE })).toMatchObject({
      status: 409,
      body: { code: 'already-account' },
    });
  });

  test('can be made by who is no guest, and lets in wherever name and passphrase are right', async () => {
    const visitor = new Visitor(server.address);
    expect(await visitor.ask('POST', 'api/account', { name: 'Rui', passphrase: PASSPHRASE })).toMatchObject({
      status: 201,
    });
    expect(await whoIs(await signIn(server.address, 'RUÍ'))).toMatchObject({ name: 'Rui' });
    const stranger = new Visitor(server.address);
    for (const [name, passphrase] of [
      ['Rui', 'quatro sementes e um quarto'],
      ['Nobody at all', PASSPHRASE],
    ]) {
      expect(await stranger.ask('POST', 'api/session', { name, passphrase })).toMatchObject({
        status: 401,
        body: { code: 'wrong-passphrase', message: { pt: 'O nome e a frase-passe não correspondem.' } },
      });
    }
    expect(await whoIs(stranger)).toBeNull();
  });

  test('has a name that no other user has, in any spelling', async () => {
    await newAccount(server.address, 'Conceição');
    for (const name of ['CONCEICAO', 'conceição', 'Conceic\u0327a\u0303o', 'Ｃonceição']) {
      const guest = await Visitor.guest(server.address);
      expect(await guest.ask('POST', 'api/account', { name, passphrase: PASSPHRASE })).toMatchObject({
        status: 409,
        body: { code: 'name-taken' },
      });
    }
  });

  test.each([
    ['<b>x</b>', 'bad-name'],
    ['Аna', 'mixed-name'],
    ['Rυi', 'mixed-name'],
    ["x'; drop table users; --", 'bad-request'],
    ["x'; drop users--", 'bad-name'],
    [' - ', 'bad-name'],
    ['guest-abc', 'name-taken'],
    ['Deleted-abc', 'name-taken'],
    ['', 'bad-request'],
  ])('is not called %j: %s', async (name, code) => {
    const guest = await Visitor.guest(server.address);
    expect(await guest.ask('POST', 'api/account', { name, passphrase: PASSPHRASE })).toMatchObject({ body: { code } });
    expect(await whoIs(guest)).toMatchObject({ isGuest: true });
  });

  test('needs a passphrase that is not short', async () => {
    const guest = await Visitor.guest(server.address);
    expect(await guest.ask('POST', 'api/account', { name: 'Curto', passphrase: 'curta' })).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    });
  });

  test('is left on one device or on all', async () => {
    const { visitor: first } = await newAccount(server.address, 'Saída');
    const [second, third] = [await signIn(server.address, 'Saída'), await signIn(server.address, 'Saída')];
    const own = await second.connect();
    const left = new Promise<number>((resolve) => own.socket.on('close', resolve));
    await second.ask('DELETE', 'api/session');
    expect(await left).toBe(4001);
    expect([await whoIs(first), await whoIs(second)]).toMatchObject([{ name: 'Saída' }, null]);
    const line = await first.connect();
    const gone = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await third.ask('DELETE', 'api/sessions')).toMatchObject({ status: 200, body: { user: null } });
    expect(await gone).toBe(4001);
    expect([await whoIs(first), await whoIs(third)]).toEqual([null, null]);
  });

  test('changes its name, also in matches, and its passphrase, which ends other sessions and tokens', async () => {
    const { visitor } = await newAccount(server.address, 'Antes');
    const match = await startMatch(visitor, await Visitor.guest(server.address));
    expect(await visitor.ask('POST', 'api/account/name', { name: 'Saída' })).toMatchObject({
      body: { code: 'name-taken' },
    });
    expect(await visitor.ask('POST', 'api/account/name', { name: 'ANTES' })).toMatchObject({ status: 200 });
    expect(await visitor.ask('POST', 'api/account/name', { name: 'Depois' })).toMatchObject({
      status: 200,
      body: { user: { name: 'Depois' } },
    });
    const seats = await visitor.ask('GET', `api/matches/${match}`);
    expect(JSON.stringify(seats.body)).not.toContain('Antes');
    expect(await visitor.ask('GET', 'api/players/depois')).toMatchObject({ status: 200 });
    expect(await visitor.ask('GET', 'api/players/Antes')).toMatchObject({ body: { code: 'no-such-user' } });

    const elsewhere = await signIn(server.address, 'Depois');
    const next = 'outra frase bem longa';
    const wrong = { passphrase: 'not this one', newPassphrase: next };
    expect(await visitor.ask('POST', 'api/account/passphrase', wrong)).toMatchObject({ status: 401 });
    const token = getText((await visitor.ask('POST', 'api/tokens', { label: 'x' })).body, 'token');
    const right = { passphrase: PASSPHRASE, newPassphrase: next };
    expect(await visitor.ask('POST', 'api/account/passphrase', right)).toMatchObject({ status: 200 });
    const program = new Visitor(server.address, { authorization: `Bearer ${token}` });
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 401 });
    expect([await whoIs(visitor), await whoIs(elsewhere)]).toMatchObject([{ name: 'Depois' }, null]);
    await signIn(server.address, 'Depois', next);
    const old = await new Visitor(server.address).ask('POST', 'api/session', {
      name: 'Depois',
      passphrase: PASSPHRASE,
    });
    expect(old.status).toBe(401);
  });

  test('is recovered with a code, which works once and ends all sessions and tokens', async () => {
    const { visitor, codes } = await newAccount(server.address, 'Perdida');
    const token = getText((await visitor.ask('POST', 'api/tokens', { label: 'x' })).body, 'token');
    const program = new Visitor(server.address, { authorization: `Bearer ${token}` });
    expect(await whoIs(program)).toMatchObject({ name: 'Perdida' });
    expect(new Set(codes).size).toBe(8);
    const [code = '', second = ''] = codes;
    const next = 'uma frase que fica na memória';
    const recover = (typed: string): ReturnType<Visitor['ask']> =>
      new Visitor(server.address).ask('POST', 'api/account/recovery', {
        name: 'perdida',
        code: typed,
        passphrase: next,
      });
    expect(await recover('0000-0000-0000-0000')).toMatchObject({ status: 401, body: { code: 'wrong-code' } });
    expect(await recover(code.toUpperCase().replaceAll('-', ' '))).toMatchObject({ status: 200 });
    expect(await recover(code)).toMatchObject({ status: 401 });
    expect(await whoIs(visitor)).toBeNull();
    // An intruder may have made the token.
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    const back = await signIn(server.address, 'Perdida', next);
    const renewed = await back.ask('POST', 'api/account/recovery-codes', { passphrase: next });
    expect(renewed.status).toBe(200);
    expect(await recover(second)).toMatchObject({ status: 401 });
  });
});

describe('a program', () => {
  test('acts with a token, which is shown once and can be taken away, and does not touch the account', async () => {
    const { visitor } = await newAccount(server.address, 'Programadora');
    const made = await visitor.ask('POST', 'api/tokens', { label: 'meu bot' });
    expect(made).toMatchObject({ status: 201, body: { label: 'meu bot' } });
    const token = getText(made.body, 'token');
    const listed = await visitor.ask('GET', 'api/tokens');
    expect(listed.body).toMatchObject([{ label: 'meu bot' }]);
    expect(JSON.stringify(listed.body)).not.toContain(token);

    const program = new Visitor(server.address, { authorization: `Bearer ${token}` });
    expect(await whoIs(program)).toMatchObject({ name: 'Programadora' });
    for (const [method, path, body] of [
      ['POST', 'api/tokens', { label: 'more' }],
      ['POST', 'api/account/name', { name: 'Outra coisa' }],
      ['POST', 'api/account/deletion', { passphrase: PASSPHRASE }],
      ['GET', 'api/account/export', undefined],
      ['DELETE', 'api/sessions', undefined],
    ] as const) {
      expect(await program.ask(method, path, body)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    }
    // A token must not do what cannot be undone.
    expect(await program.ask('POST', 'api/account/bot')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await visitor.ask('POST', 'api/account/bot')).toMatchObject({
      status: 200,
      body: { user: { isBot: true } },
    });
    expect(await whoIs(visitor)).toMatchObject({ isBot: true });

    const line = await program.connect();
    const gone = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await visitor.ask('DELETE', `api/tokens/${getText(made.body, 'id')}`)).toMatchObject({ body: [] });
    expect(await gone).toBe(4001);
    expect(await program.ask('GET', 'api/me')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  test('of another user is not deleted, and a guest has none', async () => {
    const [{ visitor: owner }, { visitor: thief }] = [
      await newAccount(server.address, 'Dona'),
      await newAccount(server.address, 'Ladra'),
    ];
    const { body } = await owner.ask('POST', 'api/tokens', { label: 'x' });
    expect(await thief.ask('DELETE', `api/tokens/${getText(body, 'id')}`)).toMatchObject({ status: 404 });
    expect(await (await Visitor.guest(server.address)).ask('POST', 'api/tokens', { label: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'needs-account' },
    });
  });

  test('cannot be declared when a person has played rated matches', async () => {
    const [{ visitor }, { visitor: other }] = [
      await newAccount(server.address, 'Pessoa'),
      await newAccount(server.address, 'Pessoa 2'),
    ];
    await startMatch(visitor, other, { isRated: true });
    expect(await visitor.ask('POST', 'api/account/bot')).toMatchObject({
      status: 409,
      body: { code: 'bot-has-played' },
    });
  });
});

describe('the stored data of a user', () => {
  test('is given out whole and without secrets', async () => {
    const { visitor } = await newAccount(server.address, 'Curiosa');
    const match = await startMatch(visitor, await Visitor.guest(server.address));
    await visitor.ask('POST', 'api/tokens', { label: 'label' });
    const { status, body } = await visitor.ask('GET', 'api/account/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'tabuleiro-account',
      version: 1,
      account: { name: 'Curiosa', isBot: false },
      sessions: [{}],
      tokens: [{ label: 'label' }],
      ratings: [],
      matches: [{ info: { id: match } }],
    });
    expect(JSON.stringify(body)).not.toMatch(/scrypt|hash/);
  });

  test('is gone with the account; the matches stay without the name', async () => {
    const [{ visitor, codes }, { visitor: other }] = [
      await newAccount(server.address, 'Esquecida'),
      await newAccount(server.address, 'Lembrada'),
    ];
    const match = await startMatch(visitor, other, { isRated: true, visibility: 'public' });
    await playMoves(match, [visitor, other], ['A', 'b']);
    const waiting = await visitor.makeMatch({ visibility: 'public' });
    const line = await visitor.connect();
    const gone = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await visitor.ask('POST', 'api/account/deletion', {})).toMatchObject({ status: 401 });
    expect(await visitor.ask('POST', 'api/account/deletion', { passphrase: PASSPHRASE })).toMatchObject({
      status: 200,
    });
    expect(await gone).toBe(4001);
    expect(await whoIs(visitor)).toBeNull();

    const left = await other.ask('GET', `api/matches/${match}`);
    expect(left.body).toMatchObject({
      events: [
        { seat: { user: { name: expect.stringMatching(/^deleted-/) } } },
        {},
        {},
        {},
        { kind: 'ended', ending: { winner: 2, reason: 'resignation' } },
      ],
    });
    expect(JSON.stringify(left.body)).not.toContain('Esquecida');
    expect(await other.ask('GET', `api/matches/${waiting}`)).toMatchObject({
      body: { events: [{}, { kind: 'ended', ending: { reason: 'abandoned' } }] },
    });
    expect(await other.ask('GET', 'api/players/Esquecida')).toMatchObject({ status: 404 });
    const again = new Visitor(server.address);
    expect(await again.ask('POST', 'api/session', { name: 'Esquecida', passphrase: PASSPHRASE })).toMatchObject({
      status: 401,
    });
    const code = codes[0];
    const recovery = { name: 'Esquecida', code, passphrase: PASSPHRASE };
    expect(await again.ask('POST', 'api/account/recovery', recovery)).toMatchObject({ status: 401 });
    const rows = await server.store.db.selectFrom('users').selectAll().where('name', 'like', 'deleted-%').execute();
    expect(rows).toMatchObject([{ passphrase: null, recovery: null }]);
    // The name is free again.
    await newAccount(server.address, 'Esquecida');
  });
});
