import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ComputerMoveBody, findLobby, refusalBody, ServerRefusal } from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { PositionService } from '../src/computer/position-service.ts';
import { ClientPlayer } from './client-players.ts';
import { fillMatches, getText, newAccount, playMoves, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Refusals that the other tests do not meet, each with its code.

let server: Application;
let ana: Visitor;
let rui: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  ana = (await newAccount(server.address, 'Ana')).visitor;
  rui = (await newAccount(server.address, 'Rui')).visitor;
});
afterAll(() => server.close());

const refusedWith = (status: number, code: string): object => ({
  status,
  body: { code, message: { en: expect.stringMatching(/\w/), pt: expect.stringMatching(/\w/) } },
});
const usual = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false };

/** The response to a refused live connection. */
function openLive(address: string, path: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL(path, address.replace(/^http/, 'ws')), { headers });
    socket.on('open', () => reject(new Error('let in')));
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const body: unknown = JSON.parse(text);
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
  });
}

describe('a live connection is refused', () => {
  test.each([
    ['api/live', 400, 'unknown-protocol'],
    ['api/live?v=0', 400, 'unknown-protocol'],
    ['api/live?v=2', 400, 'unknown-protocol'],
    ['api/nothing?v=1', 404, 'no-such-page'],
    ['?v=1', 404, 'no-such-page'],
  ])('at %s', async (path, status, code) => {
    expect(await openLive(server.address, path, ana.identity)).toMatchObject(refusedWith(status, code));
  });

  test('to who has not come in, with the headers that keep pages safe', async () => {
    expect(await openLive(server.address, 'api/live?v=1', {})).toMatchObject({
      ...refusedWith(401, 'not-signed-in'),
      headers: {
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      },
    });
  });

  test('and let go, even when the other side does not hang up', async () => {
    const quiet = await startTestServer();
    const { hostname, port } = new URL(quiet.address);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.resume().on('error', () => undefined);
    socket.write(
      'GET /api/live?v=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    const count = (): Promise<number> =>
      new Promise((resolve, reject) => {
        quiet.app.server.getConnections((error, number) => (error === null ? resolve(number) : reject(error)));
      });
    await expect.poll(count).toBe(1);
    await expect.poll(count, { timeout: 5000 }).toBe(0);
    socket.destroy();
    await quiet.close();
  });

  test('while the server goes away', async () => {
    const leaving = await startTestServer();
    const guest = await Visitor.guest(leaving.address);
    const line = await guest.connect();
    // It does not hear that it is to go, so the server waits for it a while.
    line.socket.pause();
    const closed = leaving.close();
    // It lets connections in until it knows that it goes.
    await expect
      .poll(() => openLive(leaving.address, 'api/live?v=1', guest.identity).catch(String))
      .toMatchObject(refusedWith(503, 'going-away'));
    line.close();
    await closed;
  });
});

describe('a match', () => {
  test('is not joined by who made it', async () => {
    const match = await ana.makeMatch();
    expect(await ana.ask('POST', `api/matches/${match}/join`)).toMatchObject(refusedWith(400, 'own-match'));
    expect(await ana.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject(
      refusedWith(409, 'not-running'),
    );
    expect(await ana.ask('POST', `api/matches/${match}/acts`, { act: 'resign' })).toMatchObject(
      refusedWith(409, 'not-running'),
    );
  });

  test.each([
    [
      'of a guest',
      'rated-as-guest',
      async () => (await Visitor.guest(server.address)).ask('POST', 'api/matches', { ...usual, isRated: true }),
    ],
    [
      'joined by a guest',
      'rated-as-guest',
      async () => {
        const match = await ana.makeMatch({ isRated: true });
        return (await Visitor.guest(server.address)).ask('POST', `api/matches/${match}/join`);
      },
    ],
    [
      'against a computer',
      'rated-computer',
      () => ana.ask('POST', 'api/matches', { ...usual, isRated: true, computer: '1' }),
    ],
    [
      'with a takeback',
      'rated-takeback',
      async () => {
        const match = await startMatch(ana, rui, { isRated: true });
        await playMoves(match, [ana, rui], ['A', 'b']);
        return ana.ask('POST', `api/matches/${match}/acts`, { act: 'ask-takeback' });
      },
    ],
  ] as const)('that is rated, %s', async (_, code, ask) => {
    expect(await ask()).toMatchObject(refusedWith(400, code));
  });

  test('has takebacks in their order', async () => {
    const match = await startMatch(ana, rui);
    const ask = (who: Visitor): ReturnType<Visitor['ask']> =>
      who.ask('POST', `api/matches/${match}/acts`, { act: 'ask-takeback' });
    expect(await ask(ana)).toMatchObject(refusedWith(400, 'nothing-to-take-back'));
    await playMoves(match, [ana, rui], ['A', 'b']);
    expect(await ask(ana)).toMatchObject({ status: 200 });
    expect(await ask(rui)).toMatchObject(refusedWith(400, 'answer-first'));
  });

  test('is one of a bounded number', async () => {
    const eager = await Visitor.guest(server.address);
    await fillMatches(server, eager);
    expect(await eager.ask('POST', 'api/matches', usual)).toMatchObject(refusedWith(400, 'too-many-matches'));
    const open = await ana.makeMatch();
    expect(await eager.ask('POST', `api/matches/${open}/join`)).toMatchObject(refusedWith(400, 'too-many-matches'));
  });

  test('is one of fifty that a connection looks at', async () => {
    const line = await ana.connect();
    const matches = await server.store.db.selectFrom('matches').select('id').limit(51).execute();
    expect(matches).toHaveLength(51);
    const answers = [];
    for (const { id } of matches) {
      answers.push(await line.send({ t: 'watch', match: id }));
      await wait(25);
    }
    expect(answers.slice(0, 50).every(({ t }) => t === 'done')).toBe(true);
    expect(answers[50]).toMatchObject({ t: 'refused', refusal: { code: 'too-many-watched' } });
    line.close();
  });
});

test('tokens are few, and one that is not there is not deleted', async () => {
  expect(await ana.ask('DELETE', 'api/tokens/0123456789abcdef')).toMatchObject(refusedWith(404, 'no-such-token'));
  const made = [];
  for (let count = 0; count < 20; count++) made.push(await ana.ask('POST', 'api/tokens', { label: `${count}` }));
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await ana.ask('POST', 'api/tokens', { label: 'x' })).toMatchObject(refusedWith(400, 'too-many-tokens'));
  expect(await ana.ask('DELETE', `api/tokens/${getText(made[0]?.body, 'id')}`)).toMatchObject({ status: 200 });
});

test('who asks when too many wait for an answer is sent away', async () => {
  const never = new Promise<never>(() => undefined);
  const positions = new PositionService({
    open: () => ({ choose: () => never, close: async () => undefined }),
    openAnalyst: () => {
      throw new Error('no request for it');
    },
  });
  const body: ComputerMoveBody = { game: 'oware', player: '1' };
  for (let waiting = 0; waiting < 20; waiting++) void positions.computerMove(body);
  await wait(10);
  await expect(positions.computerMove(body)).rejects.toThrow('too-busy');
});

describe('what cannot be read is said in both languages', () => {
  test.each([
    ['api/matches', {}, 'missing: game', 'falta: game'],
    ['api/matches', { ...usual, game: 'ludo' }, 'game: expected one of', 'game: esperava-se um de'],
    [
      'api/matches',
      { ...usual, visibility: 'all' },
      'visibility: expected one of public, link',
      'visibility: esperava-se um de public, link',
    ],
    ['api/matches', { ...usual, isRated: 1 }, 'isRated: expected true or false', 'isRated: esperava-se true ou false'],
    ['api/matches', { ...usual, more: 1 }, 'more: there is no such field', 'more: não há nenhum campo assim'],
    ['api/matches', { ...usual, variant: 'nothing' }, 'there is no variant nothing', 'não há variante nothing'],
    ['api/matches', [], 'expected an object', 'esperava-se um objeto'],
    [
      'api/session',
      { name: 'x'.repeat(21), passphrase: 'y' },
      'name: expected at most 20 characters',
      'name: esperavam-se no máximo 20 caracteres',
    ],
    ['api/session', { name: 'a\u0000', passphrase: 'y' }, 'name: it has characters', 'name: tem caracteres'],
    [
      'api/account',
      { name: 'x', passphrase: 'short' },
      'passphrase: expected at least 10',
      'passphrase: esperavam-se pelo menos 10',
    ],
  ])('%s %j', async (path, body, en, pt) => {
    const { message } = bodyOf(await rui.ask('POST', path, body));
    expect(message).toEqual({ en: expect.stringContaining(en), pt: expect.stringContaining(pt) });
    expect(message.pt).not.toMatch(/\b(?:must|should|expected|body)\b/);
  });

  test.each([
    ['{"game"', 'the body is not JSON', 'o corpo não é JSON'],
    ['', 'the body is empty', 'o corpo está vazio'],
  ])('the body %j', async (body, en, pt) => {
    const response = await fetch(new URL('api/matches', server.address), {
      method: 'POST',
      headers: { ...rui.identity, 'content-type': 'application/json' },
      body,
    });
    const { message } = bodyOf({ body: await response.json() });
    expect(message).toEqual({ en: expect.stringContaining(en), pt: expect.stringContaining(pt) });
  });
});

describe('a live message that cannot be read is refused with its id and what is wrong, in both languages:', () => {
  const match = '0123456789abcdef';
  test.each([
    ['not JSON', '{"t":"ping","id":5', 0, 'the message is not JSON', 'a mensagem não é JSON'],
    ['a number', '5', 0, 'expected an object', 'esperava-se um objeto'],
    ['a list', '[{"id":5}]', 0, 'expected an object', 'esperava-se um objeto'],
    ['no kind', '{"id":5}', 5, 'missing: t', 'falta: t'],
    [
      'an unknown kind',
      '{"t":"dance","id":5}',
      5,
      't: expected one of watch, leave',
      't: esperava-se um de watch, leave',
    ],
    ['no id', '{"t":"ping"}', 0, 'missing: id', 'falta: id'],
    ['an id that is none', '{"t":"ping","id":-1}', 0, 'id: expected 0 or more', 'id: esperava-se 0 ou mais'],
    [
      'an id that is text',
      '{"t":"ping","id":"5"}',
      0,
      'id: expected a whole number',
      'id: esperava-se um número inteiro',
    ],
    ['a missing field', '{"t":"watch","id":5}', 5, 'missing: match', 'falta: match'],
    [
      'an unknown field',
      '{"t":"ping","id":5,"more":1}',
      5,
      'more: there is no such field',
      'more: não há nenhum campo',
    ],
    [
      'a match that is none',
      '{"t":"leave","id":5,"match":"x"}',
      5,
      'match: expected the id of a match',
      'match: esperava-se o identificador de uma partida',
    ],
    [
      'a ply that is text',
      `{"t":"move","id":2147483648,"match":"${match}","ply":"x","move":"A"}`,
      2 ** 31,
      'ply: expected a whole number',
      'ply: esperava-se um número inteiro',
    ],
    [
      'an unknown act',
      `{"t":"act","id":5,"match":"${match}","act":{"act":"dance"}}`,
      5,
      'act.act: expected one of resign, abort',
      'act.act: esperava-se um de resign, abort',
    ],
    [
      'an act without its field',
      `{"t":"act","id":5,"match":"${match}","act":{"act":"accept-draw"}}`,
      5,
      'act: missing: of',
      'act: falta: of',
    ],
    [
      'a sentence that is none',
      `{"t":"act","id":5,"match":"${match}","act":{"act":"say","preset":"hey"}}`,
      5,
      'act.preset: expected one of hello',
      'act.preset: esperava-se um de hello',
    ],
  ])('%s', async (_name, text, id, en, pt) => {
    const line = await ana.connect();
    line.socket.send(text);
    const refused = await line.receive('refused');
    expect(refused).toMatchObject({ id, refusal: { code: 'bad-request' } });
    const { message } = bodyOf({ body: refused.t === 'refused' ? refused.refusal : null });
    expect(message).toEqual({ en: expect.stringContaining(en), pt: expect.stringContaining(pt) });
    line.close();
  });
});

describe('a refusal of fast requests says in a field how long to wait', () => {
  const tooFast = { code: 'too-fast', retryAfterSeconds: expect.any(Number) };
  const now = 1_800_000_000_000;

  test('over a live connection, also when the message cannot be read, and over HTTP', async () => {
    const still = await startTestServer({}, () => now, Date.now);
    const visitor = await Visitor.guest(still.address);
    const line = await visitor.connect();
    for (let count = 0; count < 60; count++) await line.send({ t: 'ping' });
    expect(await line.send({ t: 'ping' })).toMatchObject({ t: 'refused', refusal: tooFast });
    line.socket.send('{"t":"dance","id":77}');
    expect(await line.receive('refused')).toMatchObject({ id: 77, refusal: { ...tooFast, retryAfterSeconds: 1 } });
    line.close();
    const answers = await Promise.all(Array.from({ length: 130 }, () => visitor.ask('GET', 'api/lobby')));
    expect(answers.find(({ status }) => status === 429)).toMatchObject({ status: 429, body: tooFast });
    await still.close();
  });

  test('by the typed client, which says null for every other refusal', async () => {
    const still = await startTestServer({}, () => now, Date.now);
    const { server: address } = await ClientPlayer.guest(still.address);
    const refusals = await Promise.all(
      Array.from({ length: 130 }, () => findLobby(address).catch((error: unknown) => error)),
    );
    const refused = refusals.find((one) => one instanceof ServerRefusal);
    expect(refused).toMatchObject({ code: 'too-fast', retryAfterSeconds: 1 });
    await still.close();
    expect(new ServerRefusal(refusalBody('failed')).retryAfterSeconds).toBeNull();
  });
});

function bodyOf({ body }: { readonly body: unknown }): {
  readonly message: { readonly en: string; readonly pt: string };
} {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return { message: { en: getText(message, 'en'), pt: getText(message, 'pt') } };
}
