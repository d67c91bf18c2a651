import { loadRules, Match, Rules } from '@tabuleiro/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Application } from '../src/application.ts';
import { startMatch } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

// The server reads a move once and asks the rules once whether it is legal, although it judges the move and plays it.

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MOVES = ['A', 'a', 'B', 'b', 'C', 'c', 'D'];

test('a move is read and judged once', async () => {
  const rules = await loadRules('oware');
  const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
  const match = await startMatch(south, north);
  const lines = [await south.connect(), await north.connect()];
  const send = async (ply: number, move: string): Promise<void> => {
    expect(await lines[ply % 2]?.send({ t: 'move', match, ply, move })).toMatchObject({ t: 'done' });
  };
  const [first = '', ...others] = MOVES;
  // The first move loads the rules of the game.
  await send(0, first);
  const parseMove = vi.spyOn(Rules.prototype, 'parseMove');
  const isLegal = vi.spyOn(Object.getPrototypeOf(rules.start()), 'isLegal');
  const play = vi.spyOn(Match.prototype, 'play');
  try {
    for (const [index, move] of others.entries()) await send(index + 1, move);
    expect(parseMove).toHaveBeenCalledTimes(others.length);
    expect(isLegal).toHaveBeenCalledTimes(others.length);
    // No match is played again for that.
    expect(play).not.toHaveBeenCalled();
  } finally {
    for (const spy of [parseMove, isLegal, play]) spy.mockRestore();
    for (const line of lines) line.close();
  }
});
