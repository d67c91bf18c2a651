import { isForcedPass } from '@tabuleiro/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULE_CASES, type RuleCase } from '../../play/test/testing.ts';
import type { Application } from '../src/application.ts';
import { readInfo } from '../src/store/event-log.ts';
import { freshDatabase } from './database.ts';
import { getItems } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// The rules that every front end follows, as far as they are the server's: draw offers to computers, and undo, which is a
// takeback there. Picks, hints and forced passes are its visitors'. That no engine helps in rated play is in fair-play.test.ts.

const ACTS: Readonly<Record<string, string>> = { draw: 'offer-draw', undo: 'ask-takeback' };
const CASES = RULE_CASES.filter(({ act }) => act.every((one) => one in ACTS));

interface Prepared {
  readonly id: string;
  /** The visitors of both sides; null for a computer. */
  readonly visitors: readonly [Visitor, Visitor | null];
}

let server: Application;
const prepared = new Map<string, Prepared>();

/** Matches begin at the start of a game, so the position of a case is written into the database of a server that is down. */
beforeAll(async () => {
  const env = await freshDatabase();
  const beginning = await startTestServer(env);
  // Computer players are seated, but do not think.
  beginning.matches.hasComputers = true;
  for (const rule of CASES) prepared.set(rule.name, await begin(beginning, rule));
  await beginning.close();
  const playing = await startTestServer(env);
  for (const { name, moves } of CASES) {
    const { id = '' } = prepared.get(name) ?? {};
    for (const [ply, move] of moves.entries()) {
      const side = (await playing.activeMatches.find(id))?.turn ?? 1;
      await playing.activeMatches.move(id, side, { ply, move });
    }
  }
  await playing.close();
  server = await startTestServer({ ...env, THINKERS: '1' });
});
afterAll(() => server.close());

async function begin(at: Application, { game, start, players: [, second] }: RuleCase): Promise<Prepared> {
  const guest = await Visitor.guest(at.address);
  const other = second === 'human' ? await Visitor.guest(at.address) : null;
  const id = await guest.makeMatch({ game, ...(other === null && { computer: second }) });
  await other?.ask('POST', `api/matches/${id}/join`);
  const { db } = at.store;
  const { info } = await db.selectFrom('matches').select('info').where('id', '=', id).executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...readInfo(info), position: start });
  await db.updateTable('matches').set({ info: changed }).where('id', '=', id).execute();
  return { id, visitors: [guest, other] };
}

describe('the server', () => {
  test('has cases of both rules', () => {
    expect(new Set(CASES.map(({ rule }) => rule))).toEqual(new Set(['draw-offer', 'undo']));
  });

  test.each(CASES)('$rule: $name', async ({ name, moves, act, expected }) => {
    const { id, visitors } = prepared.get(name) ?? {};
    const look = async (): ReturnType<typeof server.activeMatches.find> => server.activeMatches.find(id ?? '');
    expect((await look())?.plies.map(({ move }) => move)).toEqual(moves);
    // Between two people, the side that decided last asks, and the other one agrees.
    const side = (await look())?.plies.findLast(({ move }) => !isForcedPass(move))?.side ?? 1;
    const [asker, other] = side === 2 && visitors?.[1] ? [visitors[1], visitors[0]] : [visitors?.[0], visitors?.[1]];
    const ask = async (visitor: Visitor | null | undefined, body: unknown): Promise<number | undefined> =>
      (await visitor?.at(server.address).ask('POST', `api/matches/${id}/acts`, body))?.status;
    for (const [number, one] of act.entries()) {
      // A second offer before the next move is refused at once.
      expect(await ask(asker, { act: ACTS[one] })).toBe(number === 0 ? 200 : 409);
      await ask(other, { act: 'accept-takeback', of: (await look())?.version });
      await expect.poll(async () => (await look())?.drawOffer, { timeout: 20_000 }).toBeNull();
    }
    const state = await look();
    expect(state?.plies).toHaveLength(expected.plies);
    expect(state?.ending?.reason).toBe(expected.outcome);
    expect(state?.takeback).toBeNull();
    const { body } = (await asker?.at(server.address).ask('GET', `api/matches/${id}`)) ?? {};
    const declined = { kind: 'draw-declined', side: 2, ...(expected.note === 'draw-early' && { why: 'draw-early' }) };
    expect(getItems(body, 'events').at(-1)).toMatchObject(expected.note === undefined ? {} : declined);
  });
});
