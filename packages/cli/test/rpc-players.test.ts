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
  const [answer = {}] = await callAll(method, [params]);
  return answer;
}

/** The answers of one process to calls with these parameters, in their order. */
async function callAll(method: string, calls: readonly object[]): Promise<readonly Answer[]> {
  const batch = calls.map((params, id) => ({ jsonrpc: '2.0', id, method, params }));
  const { code, out } = await tabuleiro(['rpc'], `${JSON.stringify(batch)}\n`);
  expect(code).toBe(0);
  const answers: readonly Answer[] = JSON.parse(out);
  return answers;
}

describe('players', () => {
  test('are listed from weak to strong, without people', async () => {
    const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'max'];
    expect(await call('players', { game: 'choko' })).toMatchObject({
      result: ['easy', 'medium', 'hard', 'hard-plus', ...levels, ...styledNames('choko')],
    });
    for (const game of GAME_IDS) expect((await call('players', { game })).error).toBeUndefined();
  });

  test('choose with a style; an unknown one is refused with the list of styles', async () => {
    const question = { game: 'hecatomb', seed: 1, nodes: 200 };
    for (const player of ['max:attack', '3:defend']) {
      expect((await call('choose', { ...question, player })).result?.move).toMatch(/^[a-h][1-8][a-h][1-8]$/);
    }
    const { error } = await call('choose', { ...question, player: 'max:charge' });
    expect(error?.data).toMatchObject({ field: 'player', found: 'max:charge' });
    expect(error?.message).toContain('attack defend trade');
  });

  test('of an unknown game are refused', async () => {
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

  test('passes the earlier moves to the player', async () => {
    const position = '3bb/5/5/5/w4 w - 0,0 7';
    const moves = ['a1-b1', 'd5-d4', 'b1-a1', 'd4-d5'];
    const answers = await callAll(
      'choose',
      Array.from({ length: 8 }, (_, seed) => ({ game: 'choko', position, moves, player: 'hard-plus', seed })),
    );
    expect(answers.map(({ result }) => result?.move)).toEqual(answers.map(() => 'a1-a2'));
  });

  test('the same seed gives the same move', async () => {
    const params = { game: 'choko', position: START, player: 'easy', time: 100, nodes: 1000 };
    const seeds = Array.from({ length: 20 }, (_, seed) => ({ ...params, seed }));
    const [first, second] = [await callAll('choose', seeds), await callAll('choose', seeds)];
    const moves = first.map(({ result }) => result?.move);
    expect(second.map(({ result }) => result?.move)).toEqual(moves);
    expect(new Set(moves).size).toBeGreaterThan(1);
  });

  test('asks an outside engine, and reads what it reports', async () => {
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

  test('an illegal move of an outside engine is the caller’s error, not an internal one', async () => {
    const player = `ugi:${JSON.stringify(process.execPath)} "${fake}" illegal`;
    const { error } = await call('choose', { game: 'choko', position: START, player });
    expect(error).toMatchObject({ code: -32602, data: { found: 'bestmove z9' } });
  });
});
