import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadRules, styledNames } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';

const fake = fileURLToPath(new URL('fixtures/engine.mjs', import.meta.url));
const START = '5/5/5/5/5 w w 12,12 0';

interface Answer {
  readonly result?: { readonly move: string; readonly ms: number };
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Record<string, string> };
}

async function call(method: string, params: object): Promise<Answer> {
  const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { code, out } = await tabuleiro(['rpc'], `${line}\n`);
  expect(code).toBe(0);
  const answer: Answer = JSON.parse(out);
  return answer;
}

describe('players', () => {
  test('are listed from weak to strong, without people', async () => {
    const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'max'];
    expect(await call('players', { game: 'choko' })).toMatchObject({
      result: ['easy', 'medium', 'hard', 'hard-plus', ...levels, ...styledNames('choko')],
    });
    for (const game of GAME_IDS) expect((await call('players', { game })).error).toBeUndefined();
  });

  test('choose with a style; an unknown one is answered with those that there are', async () => {
    const question = { game: 'hecatomb', seed: 1, nodes: 200 };
    for (const player of ['max:attack', '3:defend']) {
      expect((await call('choose', { ...question, player })).result?.move).toMatch(/^[a-h][1-8][a-h][1-8]$/);
    }
    const { error } = await call('choose', { ...question, player: 'max:charge' });
    expect(error?.data).toMatchObject({ field: 'player', found: 'max:charge' });
    expect(error?.message).toContain('attack defend trade');
  });

  test('of no game', async () => {
    expect(await call('players', {})).toMatchObject({ error: { code: -32602, data: { field: 'game' } } });
    expect(await call('players', { game: 'chess' })).toMatchObject({
      error: { code: -32602, data: { field: 'game', found: 'chess' } },
    });
  });
});

describe('choose', () => {
  test('gives a legal move and the time it took', async () => {
    const { result, error } = await call('choose', { game: 'choko', position: START, moves: ['c3'], player: 'hard' });
    expect(error).toBeUndefined();
    const rules = await loadRules('choko');
    const position = rules.start();
    const c3 = rules.parseMove(position, 'c3');
    if (c3.ok) position.apply(c3.value);
    const move = rules.parseMove(position, result?.move ?? '');
    expect(move.ok && position.isLegal(move.value)).toBe(true);
    expect(result?.ms).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(result?.ms)).toBe(true);
  });

  test('tells players the moves that led to the position', async () => {
    const position = '3bb/5/5/5/w4 w - 0,0 7';
    const moves = ['a1-b1', 'd5-d4', 'b1-a1', 'd4-d5'];
    for (let seed = 0; seed < 8; seed++) {
      const { result } = await call('choose', { game: 'choko', position, moves, player: 'hard-plus', seed });
      expect(result?.move).toBe('a1-a2');
    }
  });

  test('the same seed gives the same move', async () => {
    const params = { game: 'choko', position: START, player: 'easy', time: 100, nodes: 1000 };
    const moves = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const [first, second] = [await call('choose', { ...params, seed }), await call('choose', { ...params, seed })];
      expect(first.result?.move).toBe(second.result?.move);
      moves.add(first.result?.move ?? '');
    }
    expect(moves.size).toBeGreaterThan(1);
  });

  test('asks an outside engine, and hears what it says', async () => {
    const player = `ugi:${JSON.stringify(process.execPath)} "${fake}" talks`;
    expect(await call('choose', { game: 'choko', position: START, player })).toMatchObject({
      result: { move: 'b2', score: -3, nodes: 99, line: ['b2', 'c3'] },
    });
  });

  test.each([
    [{ player: undefined }, 'player', ''],
    [{ player: 'human' }, 'player', 'human'],
    [{ player: '11' }, 'player', '11'],
    [{ player: 3 }, 'player', '3'],
    [{ variant: 'blitz' }, 'variant', 'blitz'],
    [{ moves: ['c3', 'c3'] }, 'moves[1]', 'c3'],
    [{ moves: 'c3' }, 'moves', 'c3'],
    [{ seed: -1 }, 'seed', '-1'],
    [{ seed: 2 ** 32 }, 'seed', '4294967296'],
    [{ time: '5' }, 'time', '5'],
    [{ nodes: 0.5 }, 'nodes', '0.5'],
    [{ level: 3 }, 'level', '3'],
    [{ position: '5/5/5/5/w4 b - 0,0 3' }, 'position', '5/5/5/5/w4 b - 0,0 3'],
    [{ player: 'ugi:/no/such' }, 'ugi:/no/such', 'spawn /no/such ENOENT'],
  ])('refuses %j', async (params, field, found) => {
    const { error } = await call('choose', { game: 'choko', position: START, player: 'easy', ...params });
    expect(error).toMatchObject({ code: -32602, data: { field, found } });
  });

  test('an engine that plays what is not legal is the caller’s affair, not ours', async () => {
    const player = `ugi:${JSON.stringify(process.execPath)} "${fake}" illegal`;
    const { error } = await call('choose', { game: 'choko', position: START, player });
    expect(error).toMatchObject({ code: -32602, data: { found: 'bestmove z9' } });
  });
});
