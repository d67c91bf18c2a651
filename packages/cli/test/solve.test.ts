import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SolutionInfo } from '../src/analysis/solution-json.ts';
import { type CommandResult, tabuleiro, type IoOverrides } from './harness.ts';

const CHOKO_WIN = 'w2w1/2ww1/3bb/www2/1w1ww w - 0,0 99';
const ECHEK_WIN = '2rN/1kbK/pnP1/2BR b R Q 0';
const HECATOMB_DRAW = '8/8/8/3k4/8/8/8/3KQ3 w 2';

const solve = (args: readonly string[], world: IoOverrides = {}): Promise<CommandResult> =>
  tabuleiro(['solve', ...args], '', {}, world);

async function solved(...args: readonly string[]): Promise<SolutionInfo> {
  const { code, out, err } = await solve([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const data: SolutionInfo = JSON.parse(out);
  return data;
}

describe('a position', () => {
  test('is drawn, and then comes what is proved', async () => {
    const { code, out, err } = await solve(['choko', CHOKO_WIN, '--ascii']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const shown = await tabuleiro(['show', 'choko', CHOKO_WIN, '--ascii']);
    expect(out.startsWith(`${shown.out}\nProved: a win in 1 ply for white.\n`)).toBe(true);
    expect(out).toContain('\nThe only best move:\n  d4xd2,e3\n');
    expect(out).toMatch(/\n\n\d+ positions, \d+\.\d s\.\n$/);
  });

  test('in Portuguese', async () => {
    const { out } = await solve(['echek', ECHEK_WIN, '--plies', '3', '--lang', 'pt']);
    expect(out).toContain('Provado: vitória em 3 jogadas para as pretas.');
    expect(out).toContain('Melhores jogadas, todas as 3:');
    expect(out).toMatch(/Melhor continuação:\n {2}\S+ \S+ \S+\n/);
  });

  test('as JSON: the line leads to the end, and lists all best moves', async () => {
    const { best, bestCount, allBest, line, ...data } = await solved('echek', ECHEK_WIN, '--plies', '3');
    expect(data).toMatchObject({ result: 'win', plies: 3, exact: true });
    expect({ bestCount, allBest, told: best.length }).toEqual({ bestCount: 3, allBest: true, told: 3 });
    const params = { game: 'echek', position: ECHEK_WIN, moves: line };
    const { out } = await tabuleiro(['rpc'], JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'play', params }));
    expect(out).toContain('"winner":2');
  });

  test('that the tables have is looked up, with the number of plies if they know it', async () => {
    // The longest win of two men against one: docs/solved.md, from `npm run prove:endgames`.
    const { out } = await solve(['choko', '5/5/5/bw3/4w w - 0,0 0']);
    expect(out).toContain('\nProved: a win in 29 plies for white.\n');
    expect(out).toMatch(/\n\nLooked up in the tables of solved positions\.\n$/);
    const { line, ...data } = await solved('choko', '5/5/5/bw3/4w w - 0,0 0');
    expect(data).toMatchObject({ result: 'win', plies: 29, exact: true, allBest: true, nodes: 0 });
    expect(line).toHaveLength(29);
    const oware = ['oware', '1,0,1,0,2,1/0,2,0,1,0,1 20,19 S 0', '--variant', 'abapa'];
    expect((await solve([...oware, '--lang', 'pt'])).out).toContain('\nProvado: vitória para o sul.\n');
    expect(await solved(...oware)).toMatchObject({ result: 'win', plies: null, exact: false, best: ['A'] });
    // With --plies the solver searches every line.
    expect(await solved('choko', '5/5/5/bw3/4w w - 0,0 0', '--plies', '3')).toMatchObject({ result: 'unproved' });
  });

  test('proves a draw near the end of a match', async () => {
    const { out } = await solve(['hecatomb', HECATOMB_DRAW]);
    expect(out).toContain('Proved: a draw with best play, after 2 plies.');
  });

  test('--lines limits the best moves, not their count', async () => {
    const { out } = await solve(['echek', ECHEK_WIN, '--plies', '3', '--lines', '1']);
    expect(out).toMatch(/Best moves, all 3:\n {2}\S+ and 2 more\n/);
  });

  test('prints that nothing is proved, and what is certain anyway', async () => {
    const { code, out } = await solve(['echek', '--nodes', '5000']);
    expect(code).toBe(0);
    expect(out).toContain('Not proved within 5,000 positions.');
    expect(out).toMatch(/Neither side can force a win within \d plies: every line was tried\./);
    const { result, plies, best } = await solved('oware', '--plies', '2');
    expect({ result, plies, best }).toEqual({ result: 'unproved', plies: null, best: [] });
  });

  test('the same nodes give the same answer, here and over rpc', async () => {
    const one = await solved('choko', '--nodes', '4000');
    const params = { game: 'choko', nodes: 4000 };
    const { out } = await tabuleiro(['rpc'], JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'solve', params }));
    const { result }: { result: SolutionInfo } = JSON.parse(out);
    expect({ ...result, ms: 0 }).toEqual({ ...one, ms: 0 });
  });

  test('Ctrl-C ends it', async () => {
    const atOnce: IoOverrides = {
      onInterrupt: (tell) => {
        setImmediate(tell);
        return () => undefined;
      },
    };
    const { code, out } = await solve(['echek', '--time', '60000'], atOnce);
    expect(code).toBe(130);
    expect(out).toContain('Not proved: the search was stopped.');
  });
});

test('solves a ply of a record', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tabuleiro-solve-')), 'one.record');
  writeFileSync(file, `[Game "choko"]\n[Start "${CHOKO_WIN}"]\n\n1. d4xd2,e3 1-0\n`);
  expect(await solved('--record', file, '--ply', '0')).toMatchObject({ result: 'win', plies: 1 });
});

describe('wrong use', () => {
  test.each([
    [[], 'the argument <game> is missing; see tabuleiro solve --help'],
    [['oware', '--plies', '65'], '--plies: found "65", expected a whole number from 1 to 64'],
    [['oware', '--nodes', '0'], '--nodes: found "0", expected a whole number from 1 to'],
    [['oware', '--ply', '2'], '--ply: this is for a match: name its file with --record'],
    [['choko', '5/5/5/5/w4 b - 0,0 3'], 'expected a position in which the game goes on'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await solve(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
