import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { ClientMessage, LONGEST_MESSAGE, MatchAct, MoveBody, NewMatchBody } from '@tabuleiro/client/schemas';
import { loadRules, Match, MoveList } from '@tabuleiro/games';
import * as fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { startTestServer, type TestConnection, Visitor } from './test-server.ts';

const TABLES = ['users', 'sessions', 'tokens', 'matches', 'events', 'ratings', 'rating_history'] as const;
const SEED = 20_261_115;

let server: Application;
let match: string;
let lines: readonly [TestConnection, TestConnection];
let board: Match;
/** The player of the first side. */
let player: Visitor;
/** A guest without a match. */
let stranger: Visitor;
/** Another one, who has not asked for anything yet. */
let intruder: Visitor;

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  player = south;
  stranger = await Visitor.guest(server.address);
  intruder = await Visitor.guest(server.address);
  const rules = await loadRules('oware', 'abapa');
  board = new Match(rules, rules.start());
  match = await south.makeMatch({ game: 'oware', variant: 'abapa' });
  await north.ask('POST', `api/matches/${match}/join`);
  lines = [await south.connect(), await north.connect()];
  for (const line of lines) await line.send({ t: 'watch', match });
});
afterAll(async () => {
  for (const line of lines) line.close();
  await server.close();
});

/** All that is in the database, but for the match that goes on. */
async function checksum(): Promise<string> {
  const hash = createHash('sha256');
  for (const table of TABLES) {
    const rows = await server.store.db.selectFrom(table).selectAll().execute();
    const texts = rows.map((row) => JSON.stringify(row)).filter((text) => !text.includes(match));
    for (const text of texts.toSorted()) hash.update(`${table} ${text}\n`);
  }
  return hash.digest('hex');
}

/** The next move of the match is acknowledged, and the other side receives it. */
async function playOn(): Promise<void> {
  const list = new MoveList();
  board.position.legalMoves(list);
  const text = board.rules.makeMove(board.position, list.at(0));
  const [mover, other] = board.position.turn === 1 ? lines : [lines[1], lines[0]];
  const ply = board.moves.length;
  const answer = await mover.send({ t: 'move', match, ply, move: text });
  expect(answer).toMatchObject({ t: 'done' });
  await other.receive('events', (one) => JSON.stringify(one).includes(`"ply":${ply},`));
  board.play(list.at(0));
}

/** Runs something that must not change anything while the match goes on. */
async function expectNoChange(flood: () => Promise<void>): Promise<void> {
  const before = await checksum();
  await playOn();
  const flooding = flood();
  await playOn();
  await flooding;
  expect(await checksum()).toBe(before);
  const { status } = await fetch(new URL('readyz', server.address));
  expect(status).toBe(200);
}

/** Opens a connection, sends all, and gives the answers when the server has said something to each, or has hung up. */
async function pour(visitor: Visitor, messages: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const line = await visitor.connect();
  const answers: string[] = [];
  const isOver = new Promise<void>((resolve) => {
    line.socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.includes('"t":"refused"') && answers.push(text) === messages.length) resolve();
    });
    line.socket.on('close', () => resolve());
  });
  for (const message of messages) line.socket.send(message);
  await isOver;
  line.close();
  return answers;
}

const isMessage = Compile(ClientMessage);
const strange = fc.oneof(
  fc.jsonValue(),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 100 }),
  fc.constantFrom(null, true, 1e308, -0, 2 ** 53, '9'.repeat(300), [], {}, '__proto__', '\u0000'),
);

/** A message in which one thing is not as it should be, or something is there that should not. */
function almost(whole: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const names = Object.keys(whole);
  return fc.oneof(
    fc.tuple(fc.constantFrom(...names), strange).map(([name, value]) => withChange(whole, name, value)),
    fc
      .constantFrom(...names)
      .map((gone) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== gone))),
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 20 }), strange)
      .map(([name, value]) => withChange(whole, name, value)),
  );
}

function withChange(whole: Readonly<Record<string, unknown>>, name: string, value: unknown): object {
  return { ...whole, [name]: value };
}

function wrongMessages(): fc.Arbitrary<unknown> {
  const whole = { id: 1, match };
  return fc
    .oneof(
      almost({ t: 'move', ...whole, ply: 0, move: 'A' }),
      almost({ t: 'watch', ...whole, version: 1 }),
      almost({ t: 'act', ...whole, act: { act: 'resign' } }),
      almost({ t: 'lobby', id: 1, isWanted: true }),
      strange,
    )
    .filter((value) => !isMessage.Check(JSON.parse(JSON.stringify(value) ?? 'null')));
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const sample = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(values, { numRuns: count, seed: SEED });

describe('a flood changes nothing', () => {
  test('of messages that are not what they should be, from a player and from a stranger', async () => {
    await expectNoChange(async () => {
      const texts = [
        ...sample(wrongMessages(), 1500).map((value) => JSON.stringify(value) ?? 'undefined'),
        ...sample(fc.string({ maxLength: 400 }), 500).filter((text) => !isReadable(text)),
        ...Array.from({ length: 60 }, (_, end) =>
          `{"t":"move","id":1,"match":"${match}","ply":0,"move":"A"}`.slice(0, end),
        ),
        ...[10, 100, 900].map(deep),
        ...[10, 100, 300].map((depth) => `${'{"t":'.repeat(depth)}1${'}'.repeat(depth)}`),
      ].filter((text) => Buffer.byteLength(text) <= LONGEST_MESSAGE);
      for (let begin = 0; begin < texts.length; begin += 200) {
        const part = texts.slice(begin, begin + 200);
        const answers = await pour((begin / 200) % 2 === 0 ? player : stranger, part);
        expect(answers).toHaveLength(part.length);
        for (const answer of answers) {
          expect(JSON.parse(answer)).toMatchObject({
            refusal: {
              code: expect.stringMatching(/^(?:bad-request|too-fast)$/),
              message: { en: expect.stringMatching(/\w/), pt: expect.stringMatching(/\w/) },
            },
          });
        }
      }
    });
  });

  test('of messages that are well made and not allowed', async () => {
    await expectNoChange(async () => {
      const acts = ['resign', 'abort', 'offer-draw', 'ask-takeback', 'offer-rematch'].map((act) => ({
        t: 'act',
        act: { act },
      }));
      const moves = Array.from({ length: 20 }, (_, ply) => ({ t: 'move', ply, move: 'A' }));
      const messages = [...acts, ...moves].map((one, id) => JSON.stringify({ ...one, id, match }));
      for (const answer of await pour(intruder, messages)) expect(answer).toContain('"not-yours"');
    });
  });

  test.each([
    ['binary frames', (): Buffer => Buffer.from([0, 1, 2, 255]), 1003],
    ['messages that are too long', (): string => `"${'x'.repeat(LONGEST_MESSAGE)}"`, 1009],
    ['messages that are far too long', (): string => deep(200_000), 1009],
  ])('of %s', async (_name, make, code) => {
    await expectNoChange(async () => {
      for (let round = 0; round < 30; round++) {
        const line = await stranger.connect();
        const closed = once(line.socket, 'close');
        line.socket.send(make());
        const [found] = await closed;
        expect(found).toBe(code);
      }
    });
  });

  test('of bytes that are no frames, and of no HTTP at all', async () => {
    await expectNoChange(async () => {
      const { hostname, port } = new URL(server.address);
      for (const bytes of sample(fc.uint8Array({ minLength: 1, maxLength: 2000 }), 200)) {
        const socket = connectSocket(Number(port), hostname).on('error', () => undefined);
        await once(socket, 'connect');
        const closed = once(socket, 'close');
        socket.resume().end(bytes);
        await closed;
      }
      for (const bytes of sample(fc.uint8Array({ minLength: 20, maxLength: 2000 }), 30)) {
        const line = await stranger.connect();
        const closed = once(line.socket, 'close');
        rawSocketOf(line.socket).write(Buffer.concat([Buffer.from([0xff, 0xff]), bytes]));
        await closed;
      }
    });
  });

  test('of requests that are not what they should be', async () => {
    const wanted = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false };
    const targets = [
      { path: 'api/matches', whole: wanted, isRight: Compile(NewMatchBody) },
      { path: `api/matches/${match}/moves`, whole: { ply: 0, move: 'A' }, isRight: Compile(MoveBody) },
      { path: `api/matches/${match}/acts`, whole: { act: 'say', preset: 'hello' }, isRight: Compile(MatchAct) },
    ];
    await expectNoChange(async () => {
      for (const { path, whole, isRight } of targets) {
        const values = sample(fc.oneof(almost(whole), strange), 400).filter(
          (value) => value !== undefined && !isRight.Check(JSON.parse(JSON.stringify(value))),
        );
        for (const value of values) {
          const { status, body } = await stranger.ask('POST', path, value);
          // After a while it is the number of requests that is refused.
          expect([400, 403, 429]).toContain(status);
          expect(body).toMatchObject({
            code: expect.any(String),
            message: { en: expect.any(String), pt: expect.any(String) },
          });
        }
      }
    });
  });

  test('of texts that no database keeps, and of times that no date has', async () => {
    const unseen = ['\u0000', 'a\u0000b', '\u0007', '\u007f', '\u0085'];
    const body = { passphrase: 'quatro sementes e meia' };
    const curious = await Visitor.guest(server.address);
    await expectNoChange(async () => {
      for (const text of unseen) {
        const escaped = encodeURIComponent(text);
        const answers = [
          await curious.ask('GET', `api/players/${escaped}`),
          await curious.ask('GET', `api/players/${escaped}/ratings/oware`),
          await curious.ask('GET', `api/matches?player=${escaped}`),
          await curious.ask('POST', 'api/session', { ...body, name: text }),
          await curious.ask('POST', 'api/account/recovery', { ...body, name: text, code: 'x' }),
          await curious.ask('POST', 'api/account', { ...body, name: text }),
          await curious.ask('POST', 'api/account/name', { name: text }),
          await curious.ask('POST', 'api/tokens', { label: text }),
        ];
        for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      }
      for (const time of ['99999999999999999999', '1e300', '-1', '8640000000000001']) {
        for (const name of ['since', 'until']) {
          const answer = await curious.ask('GET', `api/matches?${name}=${time}`);
          expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
        }
      }
    });
  });

  test.each([
    ['half of a body', '{"game":"ow', 'application/json', 400],
    ['a body of another kind', 'game=oware', 'application/x-www-form-urlencoded', 415],
    ['a deep body', deep(20_000), 'application/json', 400],
    ['a body that is too long', `"${'x'.repeat(100_000)}"`, 'application/json', 413],
    ['a body that would change what objects are', '{"__proto__":{"game":"oware"}}', 'application/json', 400],
  ])('of requests with %s', async (_name, body, type, expected) => {
    const somebody = await Visitor.guest(server.address);
    await expectNoChange(async () => {
      for (let round = 0; round < 50; round++) {
        const response = await fetch(new URL('api/matches', server.address), {
          method: 'POST',
          headers: { 'content-type': type, ...somebody.identity },
          body,
        });
        const answer: unknown = await response.json();
        expect(answer).toMatchObject({
          code: expect.any(String),
          message: { en: expect.any(String), pt: expect.any(String) },
        });
        // After a while it is the number of requests that is refused.
        expect(round === 0 ? [expected, 400] : [expected, 400, 429]).toContain(response.status);
      }
    });
  });
});

function isReadable(text: string): boolean {
  try {
    return isMessage.Check(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The connection below a WebSocket, to write to it what no WebSocket would. */
function rawSocketOf(socket: WebSocket): { write(bytes: Buffer): void } {
  const raw: unknown = Reflect.get(socket, '_socket');
  const write: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'write') : undefined;
  if (typeof write !== 'function') throw new Error('no connection');
  return { write: (bytes) => void Reflect.apply(write, raw, [bytes]) };
}
