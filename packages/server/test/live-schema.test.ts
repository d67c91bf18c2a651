import { joinMatch, makeMatch, type NewMatchBody, type OpenSocket } from '@tabuleiro/client';
import { ClientMessage, ServerMessage } from '@tabuleiro/client/schemas';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { ClientPlayer, waitFor } from './client-players.ts';
import { newAccount, playMoves, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
let isClientMessage: ValidateFunction;
let isServerMessage: ValidateFunction;
// Strict: an unknown keyword or one that has no effect is an error.
const ajv = new Ajv({ strict: true, allErrors: true });
const fetchSchema = (): Promise<Response> => fetch(new URL('api/live.schema.json', server.address));
beforeAll(async () => {
  server = await startTestServer();
  const published: object = JSON.parse(await (await fetchSchema()).text());
  ajv.addSchema(published, 'live');
  isClientMessage = ajv.compile({ $ref: 'live#/definitions/ClientMessage' });
  isServerMessage = ajv.compile({ $ref: 'live#/definitions/ServerMessage' });
});
afterAll(() => server.close());

/** The kinds of a union of messages. */
function kindsOf(union: unknown): readonly string[] {
  const { anyOf }: { anyOf: { properties: { t: { const: string } } }[] } = JSON.parse(JSON.stringify(union));
  return anyOf.map(({ properties }) => properties.t.const).toSorted();
}

/** Sockets that check every message in both directions, and note its kind. */
function checking(player: ClientPlayer, sent: Set<string>, received: Set<string>): OpenSocket {
  const open = player.sockets((text) => {
    received.add(check(isServerMessage, text));
    return [text];
  });
  return (address, events) => {
    const socket = open(address, events);
    return {
      close: () => socket.close(),
      send: (text) => {
        sent.add(check(isClientMessage, text));
        socket.send(text);
      },
    };
  };
}

function check(isValid: ValidateFunction, text: string): string {
  const message: { t: string } = JSON.parse(text);
  expect(isValid(message), `${text}: ${JSON.stringify(isValid.errors)}`).toBe(true);
  return message.t;
}

test('the schema is published as JSON Schema, and is valid', async () => {
  const response = await fetchSchema();
  expect(response.headers.get('content-type')).toBe('application/schema+json; charset=utf-8');
  const published: object = JSON.parse(await response.text());
  expect(ajv.validateSchema(published), ajv.errorsText()).toBe(true);
});

test('every message of a session fits the published schema, and every kind occurs', async () => {
  const own = await startTestServer();
  const [sent, received] = [new Set<string>(), new Set<string>()];
  const [south, north] = [await ClientPlayer.guest(own.address), await ClientPlayer.guest(own.address)];
  const wanted: NewMatchBody = {
    game: 'oware',
    clock: { kind: 'live', initialMs: 60_000, incrementMs: 1000 },
    visibility: 'public',
    isRated: false,
    side: 1,
  };
  const [live, other] = [south, north].map((player) =>
    player.connect({ open: checking(player, sent, received), timing: { ping: 200 } }),
  );
  if (live === undefined || other === undefined) throw new Error('two players');
  await waitFor(other.lobby, (open) => open !== null);
  const end = other.lobby.subscribe(() => undefined);
  await waitFor(other.lobby, (open) => open !== null);
  const [{ info }, { info: unwatched }] = [
    await makeMatch(south.server, wanted),
    await makeMatch(south.server, { ...wanted, clock: { kind: 'days', days: 3 }, visibility: 'link' }),
  ];
  await waitFor(other.lobby, (open) => open?.length === 1);
  for (const { id } of [info, unwatched]) await joinMatch(north.server, id);
  await waitFor(other.lobby, (open) => open?.length === 0);
  end();
  const matches = [live.watch(info.id), other.watch(info.id)] as const;
  for (const match of matches) await waitFor(match, ({ state, here }) => state !== null && here.length === 2);
  expect(await matches[0].move('A')).toBeNull();
  // Before the other one sees the move, its own would be late.
  await waitFor(matches[1], ({ state }) => state?.plies.length === 1);
  expect(await matches[1].move('z')).toMatchObject({ code: 'illegal-move' });
  expect(await matches[1].move('b')).toBeNull();
  expect(await matches[0].act({ act: 'say', preset: 'hello' })).toBeNull();
  expect(await matches[0].act({ act: 'ask-takeback' })).toBeNull();
  await waitFor(matches[1], ({ state }) => state?.takeback !== null);
  const asked = matches[1].get().events.at(-1)?.version ?? 0;
  expect(await matches[1].act({ act: 'accept-takeback', of: asked })).toBeNull();
  expect(await matches[0].act({ act: 'offer-draw' })).toBeNull();
  expect(await matches[1].act({ act: 'resign' })).toBeNull();
  await waitFor(matches[0], ({ state }) => state?.ending !== null);
  matches[1].leave();
  await waitFor(live.turns, (turns) => turns.has(unwatched.id));
  await own.close();
  await waitFor(live.status, ({ kind }) => kind !== 'open');
  for (const player of [south, north]) player.close();
  expect([...sent].toSorted()).toEqual(kindsOf(ClientMessage));
  expect([...received].toSorted()).toEqual(kindsOf(ServerMessage));
});

test('rated matches and rematches fit it, too', async () => {
  const [{ visitor: first }, { visitor: second }] = [
    await newAccount(server.address, 'Primeira'),
    await newAccount(server.address, 'Segunda'),
  ];
  for (let round = 0; round < 2; round++) {
    const match = await startMatch(first, second, { isRated: true });
    const line = await first.connect();
    line.socket.on('message', (data: Buffer) => check(isServerMessage, data.toString('utf8')));
    await line.send({ t: 'watch', match });
    await playMoves(match, [first, second], ['A', 'b']);
    expect(await second.ask('POST', `api/matches/${match}/acts`, { act: 'resign' })).toMatchObject({ status: 200 });
    await line.receive('events', (message) => JSON.stringify(message).includes('"ended"'));
    for (const one of [first, second]) {
      expect(await one.ask('POST', `api/matches/${match}/acts`, { act: 'offer-rematch' })).toMatchObject({
        status: 200,
      });
    }
    await line.receive('events', (message) => JSON.stringify(message).includes('"rematch-made"'));
    line.close();
  }
});

test.each([
  ['a message of another kind', { t: 'dance', id: 1 }],
  ['a field too many', { t: 'ping', id: 1, more: true }],
  ['a field too few', { t: 'watch', id: 1 }],
  ['a match that is none', { t: 'leave', id: 1, match: 'x' }],
])('the schema refuses %s, as the server does', async (_name, message) => {
  expect(isClientMessage(message)).toBe(false);
  const line = await (await Visitor.guest(server.address)).connect();
  line.socket.send(JSON.stringify(message));
  expect(await line.receive('refused')).toMatchObject({ id: 1, refusal: { code: 'bad-request' } });
  line.close();
});
