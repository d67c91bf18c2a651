import { describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';

const WIN_IN_ONE = '0,0,0,7,0,1/0,4,2,1,1,0 20,12 S 0';

interface Analysis {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  readonly lines: readonly { readonly score: number; readonly expected: number; readonly moves: readonly string[] }[];
}

interface Answer {
  readonly result?: Analysis;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Record<string, string> };
}

async function call(method: string, params: object): Promise<Answer> {
  const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { code, out } = await tabuleiro(['rpc'], `${line}\n`);
  expect(code).toBe(0);
  const answer: Answer = JSON.parse(out);
  return answer;
}

describe('analyse', () => {
  test('gives lines with scores, proved ends and expected points', async () => {
    const { result, error } = await call('analyse', { game: 'oware', position: WIN_IN_ONE, nodes: 3000 });
    expect(error).toBeUndefined();
    expect(result?.lines[0]).toEqual({
      score: 29_999,
      end: { result: 'win', plies: 1 },
      expected: 100,
      moves: ['D'],
    });
    expect(result?.lines[1]).toMatchObject({ end: null, moves: expect.arrayContaining(['F']) });
    expect(result?.lines).toHaveLength(2);
    expect(result?.nodes).toBeGreaterThan(1000);
    expect(Number.isInteger(result?.ms)).toBe(true);
  });

  // The second search fills a table of 16 MB, so different table sizes would give different nodes.
  test.each([
    ['choko', { nodes: 1000, lines: 2 }],
    ['oware', { depth: 15, lines: 3 }],
  ])('says the same as the command: %s', { timeout: 30_000 }, async (game, asked) => {
    const { result } = await call('analyse', { game, ...asked });
    const options = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const { out } = await tabuleiro(['analyse', game, ...options, '--json']);
    const said: Analysis = JSON.parse(out);
    expect({ ...result, ms: 0 }).toEqual({ ...said, ms: 0 });
    expect(said.lines).toHaveLength(asked.lines);
  });

  test('plays the moves first', async () => {
    const { result } = await call('analyse', { game: 'oware', moves: ['A'], depth: 2, lines: 6 });
    expect(result?.depth).toBe(2);
    expect(result?.lines.map(({ moves }) => moves[0]).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('gives three lines by default, within the given time', async () => {
    const { result } = await call('analyse', { game: 'oware', variant: 'abapa', time: 20 });
    expect(result?.lines).toHaveLength(3);
  });

  test.each([
    [{ game: 'go' }, 'game', 'go'],
    [{ lines: 0 }, 'lines', '0'],
    [{ lines: 257 }, 'lines', '257'],
    [{ lines: '3' }, 'lines', '3'],
    [{ time: 0 }, 'time', '0'],
    [{ time: 3_600_001 }, 'time', '3600001'],
    [{ nodes: 1e12 }, 'nodes', '1000000000000'],
    [{ depth: 61 }, 'depth', '61'],
    [{ depth: 1.5 }, 'depth', '1.5'],
    [{ moves: ['A', 'A'] }, 'moves[1]', 'A'],
    [{ moves: 'A' }, 'moves', 'A'],
    [{ player: 'max' }, 'player', 'max'],
    [
      { position: '0,0,0,0,0,0/1,0,0,0,0,0 24,23 N 0', variant: 'abapa' },
      'position',
      '0,0,0,0,0,0/1,0,0,0,0,0 24,23 N 0',
    ],
  ])('refuses %j', async (params, field, found) => {
    const { error } = await call('analyse', { game: 'oware', nodes: 100, ...params });
    expect(error).toMatchObject({ code: -32602, data: { field, found } });
    expect(error?.data?.['expected']).not.toBe('');
  });

  test('names the range of a number', async () => {
    const { error } = await call('analyse', { game: 'oware', lines: 0 });
    expect(error?.message).toBe('lines: found "0", expected a whole number from 1 to 256');
  });
});

describe('choose', () => {
  test('asks a level or max, and gives what it proved', async () => {
    for (const player of ['3', '10', 'max']) {
      const { result } = await call('choose', { game: 'oware', position: WIN_IN_ONE, player, seed: 1, nodes: 2000 });
      expect(result).toMatchObject({ move: 'D', end: { result: 'win', plies: 1 } });
    }
    expect(await call('choose', { game: 'oware', player: 'max', nodes: 2000 })).toMatchObject({
      result: { depth: expect.any(Number), nodes: expect.any(Number), score: expect.any(Number) },
    });
  });
});
