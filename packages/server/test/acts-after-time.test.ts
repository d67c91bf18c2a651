import type { MatchAct } from '@tabuleiro/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { getItems, playMoves, startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// Acts between the end of a player's time and the end of the match, with a clock that jumps.

const INITIAL = 300_000;
/** Both players have moved. */
const BEGUN = 4;
let ahead = 0;
let server: Application;

beforeAll(async () => {
  server = await startTestServer({}, () => Date.now() + ahead, Date.now);
});
beforeEach(() => {
  ahead = 0;
});
afterAll(() => server.close());

const CASES: readonly (readonly [string, MatchAct | null, (of: number) => MatchAct])[] = [
  ['accept a draw', { act: 'offer-draw' }, (of) => ({ act: 'accept-draw', of })],
  ['agree to a draw by offering one', { act: 'offer-draw' }, () => ({ act: 'offer-draw' })],
  ['accept a takeback', { act: 'ask-takeback' }, (of) => ({ act: 'accept-takeback', of })],
  ['resign', null, () => ({ act: 'resign' })],
];

test.each(CASES)('who has lost on time cannot %s any more', async (_, offer, answer) => {
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await startMatch(south, north, { clock: { kind: 'live', initialMs: INITIAL, incrementMs: 0 } });
  await playMoves(match, [south, north], ['A', 'b']);
  const acts = `api/matches/${match}/acts`;
  if (offer !== null) await north.ask('POST', acts, offer);
  const of = (await server.activeMatches.find(match))?.version ?? 0;
  expect(of).toBe(offer === null ? BEGUN : BEGUN + 1);
  ahead = INITIAL + 1000;
  expect(await south.ask('POST', acts, answer(of))).toMatchObject({ status: 409, body: { code: 'already-over' } });
  const { body } = await south.ask('GET', `api/matches/${match}`);
  expect(getItems(body, 'events').at(-1)).toMatchObject({ kind: 'ended', ending: { winner: 2, reason: 'time' } });
});
