import { readFileSync } from 'node:fs';
import { manifestOf } from '@tabuleiro/games';
import type { RuleCase } from '@tabuleiro/play/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { startTestServer, Visitor } from './table.ts';

// The rules that every front end follows, as far as they are the server's: draw offers to computers, and undo, which is a
// takeback there. Matches begin at the start of a game, so only the cases from there can be played; the computer moves as
// it likes. That no engine helps in rated play is in fair-play.test.ts.

const TABLE = new URL('../../play/test/fixtures/rules-of-play.json', import.meta.url);
const ALL: readonly RuleCase[] = JSON.parse(readFileSync(TABLE, 'utf8'));
const CASES = ALL.filter(
  ({ game, start, players: [first, second] }) =>
    first === 'human' && second !== 'human' && manifestOf(game).variants[0].starts[0].position === start,
);
const ACTS: Readonly<Record<string, string>> = { draw: 'offer-draw', undo: 'ask-takeback' };

let server: Application;
beforeAll(async () => {
  server = await startTestServer({ THINKERS: '1' });
});
afterAll(() => server.close());

describe('the server', () => {
  test('has cases of both rules', () => {
    expect(new Set(CASES.map(({ rule }) => rule))).toEqual(new Set(['draw-offer', 'undo']));
  });

  test.each(CASES)('$rule: $name', async ({ game, moves, players, act, expected }) => {
    const guest = await Visitor.guest(server.address);
    const match = await guest.makeMatch({ game, computer: players[1] });
    const plies = async (): Promise<number | undefined> => (await server.rooms.find(match))?.plies.length;
    for (const [ply, move] of moves.entries()) {
      if (ply % 2 === 0) await guest.ask('POST', `api/matches/${match}/moves`, { ply, move });
      await expect.poll(plies, { timeout: 10_000 }).toBeGreaterThan(ply);
    }
    for (const one of act) {
      expect(await guest.ask('POST', `api/matches/${match}/acts`, { act: ACTS[one] })).toMatchObject({ status: 200 });
    }
    const state = await server.rooms.find(match);
    expect(state?.plies).toHaveLength(expected.plies);
    expect(state?.ending?.reason).toBe(expected.outcome);
    // An offer that is not weighed is declined at once.
    expect([state?.drawOffer, state?.takeback]).toEqual([null, null]);
  });
});
