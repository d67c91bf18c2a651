import { type MatchEvent, stateOf } from '@tabuleiro/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { ActiveMatches } from '../src/match/active-matches.ts';
import { longestTurn } from './longest-turn.ts';
import { startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// An older version let two players move and take back for ever. Its database may hold a log of that length; nothing that
// can be asked of such a match may keep the server from answering others.

const ENTRIES = 65_000;
const INSERTED_AT_ONCE = 2000;
const ATTEMPTS = 3;
const NEW_LINE = 10;
const HOUR = 3_600_000;
const IDLE_MS = 120_000;

let ahead = 0;
/** When set, the clock stands still. */
let stoppedAt: number | null = null;
let server: Application;
let south: Visitor;
let north: Visitor;
let match: string;
/** How long the event loop stands still when the log is read, parsed and written out at once. */
let wholeLogMs: number;

beforeAll(async () => {
  // Filling the database may take so long that the server would make up for it.
  const aliveAt = Date.now();
  server = await startTestServer(
    { TRUST_PROXY: '1' },
    () => stoppedAt ?? Date.now() + ahead,
    () => aliveAt,
  );
  [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  match = await startMatch(south, north);
  const { db } = server.store;
  await insert(match, longLog(3));
  // The open match does not have these entries, so it is closed.
  ahead = IDLE_MS;
  server.activeMatches.sweep(() => false);
  const all = db.selectFrom('events').select('data').where('match_id', '=', match).orderBy('version');
  const { ms } = await longestTurn(async () => {
    JSON.stringify((await all.execute()).map(({ data }): unknown => JSON.parse(data)));
  });
  wholeLogMs = ms;
}, 120_000);
afterAll(() => server.close());

interface Entry {
  readonly event: MatchEvent;
  readonly line: number | null;
}

async function insert(id: string, entries: readonly Entry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += INSERTED_AT_ONCE) {
    const rows = entries.slice(first, first + INSERTED_AT_ONCE).map(({ event, line }) => ({
      match_id: id,
      version: event.version,
      ply: event.kind === 'move' ? event.ply : null,
      line,
      at: event.at,
      data: JSON.stringify(event),
    }));
    await server.store.db.insertInto('events').values(rows).execute();
  }
}

/** Entries of a player who moves and takes back, beginning with a version; `line` is that of a move. */
function longLog(first: number): Entry[] {
  const at = Date.now();
  return Array.from({ length: ENTRIES - first + 1 }, (_, index) => {
    const place = { version: first + index, at };
    const line = Math.floor(index / 3);
    switch (index % 3) {
      case 0:
        return { event: { kind: 'move', side: 1, ply: 0, move: 'A', next: 2, ...place }, line };
      case 1:
        return { event: { kind: 'takeback-asked', side: 1, plies: 0, next: 1, ...place }, line: null };
      default:
        return { event: { kind: 'takeback-accepted', side: 2, ...place }, line: null };
    }
  });
}

/** The best of several attempts, because the machine may have other work. */
async function expectShortTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  const attempts = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) attempts.push(await longestTurn(work));
  const [best] = attempts.toSorted((a, b) => a.ms - b.ms);
  if (best === undefined) throw new Error('nothing was tried');
  expect(best.ms).toBeLessThan(wholeLogMs / 2);
  return best.result;
}

/** An answer as it comes, not parsed: that would be the longest turn. */
async function bytesFrom(path: string): Promise<Buffer> {
  const response = await fetch(new URL(path, server.address), { headers: south.identity });
  return Buffer.from(await response.arrayBuffer());
}

/** The snapshot that a live connection is sent. */
async function watch(): Promise<string> {
  const address = new URL('api/live?v=1', server.address.replace(/^http/, 'ws'));
  const socket = new WebSocket(address, { headers: south.identity });
  socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', id: 1, match })));
  try {
    return await new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        if (data.length > ENTRIES) resolve(data.toString());
      });
    });
  } finally {
    socket.terminate();
  }
}

/** The first line of a stream of the match. */
async function firstLine(): Promise<string> {
  const response = await fetch(new URL(`api/matches/${match}/stream`, server.address), { headers: south.identity });
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  while (parts.at(-1)?.includes(NEW_LINE) !== true) {
    const part: unknown = (await reader?.read())?.value;
    if (!(part instanceof Uint8Array)) throw new Error('the line has ended');
    parts.push(part);
  }
  await reader?.cancel();
  const text = Buffer.concat(parts);
  return text.subarray(0, text.indexOf(NEW_LINE)).toString();
}

function expectWhole(text: string): void {
  const { info, events }: { info: Parameters<typeof stateOf>[0]; events: MatchEvent[] } = JSON.parse(text);
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: ENTRIES }, (_, index) => index + 1));
  expect(stateOf(info, events)).toMatchObject({ version: ENTRIES, plies: [], turn: 1 });
}

describe('a log of 65,000 entries keeps no other request waiting', () => {
  test('when the match is asked for', async () => {
    expectWhole((await expectShortTurns(() => bytesFrom(`api/matches/${match}`))).toString());
  });

  test('when its record is asked for', async () => {
    const text = (await expectShortTurns(() => bytesFrom(`api/matches/${match}/record`))).toString();
    expect(text).toContain(match);
  });

  test('when it is opened', async () => {
    const state = await expectShortTurns(() => new ActiveMatches(server.store, Date.now).find(match));
    expect(state).toMatchObject({ version: ENTRIES, plies: [], turn: 1 });
  });

  test('when it is watched', async () => {
    const text = await expectShortTurns(watch);
    expect(text.slice(0, 60)).toContain('"t":"snapshot"');
    expectWhole(text);
  });

  test('when a program follows it', async () => {
    const text = await expectShortTurns(firstLine);
    expect(text.slice(0, 60)).toContain('"t":"snapshot"');
    expectWhole(text);
  });

  test('when all that is kept of a player is asked for', async () => {
    // Requests for it are limited.
    ahead += HOUR;
    const { matches }: { matches: unknown[] } = JSON.parse(
      (await expectShortTurns(() => bytesFrom('api/account/export'))).toString(),
    );
    expect(matches).toHaveLength(1);
    expectWhole(JSON.stringify(matches[0]));
  });
});

test('one address is sent a long log once, and then has to wait', async () => {
  stoppedAt = Date.now() + ahead;
  const ways: readonly ((visitor: Visitor) => Promise<unknown>)[] = [
    (visitor) => visitor.ask('GET', `api/matches/${match}`),
    (visitor) => visitor.ask('GET', `api/matches/${match}/record`),
    (visitor) => visitor.ask('GET', `api/matches/${match}/stream`),
    async (visitor) => {
      const line = await visitor.connect('&anonymous=1');
      const reply = await line.send({ t: 'watch', match });
      line.close();
      return { body: 'refusal' in reply ? reply.refusal : null };
    },
  ];
  for (const [index, ask] of ways.entries()) {
    const visitor = new Visitor(server.address, { 'x-forwarded-for': `203.0.113.${index + 1}` });
    expect(await visitor.ask('GET', `api/matches/${match}`)).toMatchObject({ status: 200 });
    // 35,000 entries are left, and 10,000 more come every second.
    expect(await ask(visitor)).toMatchObject({ body: { code: 'too-fast', retryAfterSeconds: 3 } });
    const short = await visitor.ask('GET', `api/matches/${await startMatch(south, north)}`);
    expect(short).toMatchObject({ status: 200 });
  }
  stoppedAt = null;
});

test('a match of 20,000 plies is opened a page at a time', async () => {
  const long = await startMatch(south, north);
  const at = Date.now();
  const entries = Array.from({ length: 20_000 }, (_, ply): Entry => {
    const side = ply % 2 === 0 ? 1 : 2;
    const event = { kind: 'move', side, ply, move: 'A', next: side === 1 ? 2 : 1, version: 3 + ply, at } as const;
    return { event, line: 0 };
  });
  await insert(long, entries);
  const state = await expectShortTurns(() => new ActiveMatches(server.store, Date.now).find(long));
  expect(state?.plies).toHaveLength(entries.length);
  expect(state).toMatchObject({ version: 2 + entries.length, turn: 1 });
});

test('such a match goes on: moves and resignation are taken, and nothing that would make it longer', async () => {
  const at = (path: string) => `api/matches/${match}/${path}`;
  expect(await south.ask('POST', at('moves'), { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  expect(await north.ask('POST', at('moves'), { ply: 1, move: 'b' })).toMatchObject({ status: 200 });
  for (const act of [{ act: 'offer-draw' }, { act: 'ask-takeback' }, { act: 'say', preset: 'hello' }]) {
    const { status, body } = await north.ask('POST', at('acts'), act);
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too-many-entries' } });
    expect(JSON.stringify(body)).toMatch(/5000.*5000/);
  }
  expect(await north.ask('POST', at('acts'), { act: 'resign' })).toMatchObject({ status: 200 });
  expect(await north.ask('POST', at('acts'), { act: 'offer-rematch' })).toMatchObject({ status: 200 });
});
