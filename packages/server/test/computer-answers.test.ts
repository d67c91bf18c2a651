import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { getItems, getText } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Answers of computer players that need no engine, on a server without one.

let server: Application;
beforeAll(async () => {
  server = await startTestServer({ THINKERS: '0' });
  // As if another process had an engine.
  server.matches.hasComputers = true;
});
afterAll(() => server.close());

async function begin(): Promise<{ match: string; guest: Visitor }> {
  const guest = await Visitor.guest(server.address);
  const match = await guest.makeMatch({ computer: '1' });
  expect(await guest.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A' })).toMatchObject({ status: 200 });
  return { match, guest };
}

function act(guest: Visitor, match: string, name: string): ReturnType<Visitor['ask']> {
  return guest.ask('POST', `api/matches/${match}/acts`, { act: name });
}

/** The kinds of all entries after the seats and the first move. */
async function kindsIn(guest: Visitor, match: string): Promise<readonly string[]> {
  const { body } = await guest.ask('GET', `api/matches/${match}`);
  return getItems(body, 'events')
    .map((event) => getText(event, 'kind'))
    .slice(3);
}

test('a computer player answers as soon as it is asked', async () => {
  const { match, guest } = await begin();
  await act(guest, match, 'offer-draw');
  expect(await kindsIn(guest, match)).toEqual(['draw-offered', 'draw-declined']);
  await act(guest, match, 'ask-takeback');
  expect((await kindsIn(guest, match)).slice(2)).toEqual(['takeback-asked', 'takeback-accepted']);
  await act(guest, match, 'resign');
  expect(await act(guest, match, 'offer-rematch')).toMatchObject({ status: 200 });
  expect((await kindsIn(guest, match)).slice(4)).toEqual(['ended', 'rematch-offered', 'rematch-made']);
  // Once.
  expect(await act(guest, match, 'offer-rematch')).toMatchObject({ status: 200 });
  expect((await kindsIn(guest, match)).slice(4)).toEqual(['ended', 'rematch-offered', 'rematch-made']);
});

test('what was offered to a process that died is answered when it is offered again', async () => {
  const { match, guest } = await begin();
  // Written, and then nothing more was done.
  for (const name of ['offer-draw', 'ask-takeback'] as const) await server.activeMatches.act(match, 1, { act: name });
  expect(await kindsIn(guest, match)).toEqual(['draw-offered', 'takeback-asked']);
  expect(await act(guest, match, 'offer-draw')).toMatchObject({ status: 200 });
  expect(await act(guest, match, 'ask-takeback')).toMatchObject({ status: 200 });
  expect((await kindsIn(guest, match)).slice(2)).toEqual(['draw-declined', 'takeback-accepted']);
  await act(guest, match, 'resign');
  await server.activeMatches.act(match, 1, { act: 'offer-rematch' });
  expect(await act(guest, match, 'offer-rematch')).toMatchObject({ status: 200 });
  expect((await kindsIn(guest, match)).slice(4)).toEqual(['ended', 'rematch-offered', 'rematch-made']);
});

test('no rematch is made against a computer player where none can think', async () => {
  const { match, guest } = await begin();
  await act(guest, match, 'resign');
  server.matches.hasComputers = false;
  expect(await act(guest, match, 'offer-rematch')).toMatchObject({ status: 503, body: { code: 'no-engine' } });
  server.matches.hasComputers = true;
});
