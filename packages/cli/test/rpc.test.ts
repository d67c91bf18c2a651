import { GAMES as REGISTERED } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';

const CHOKO = '5/5/5/5/5 w w 12,12 0';

type Answer = {
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: Record<string, unknown> };
};

/** Sends lines to `tabuleiro rpc` and gives the answers. */
async function send(...lines: string[]): Promise<Answer[]> {
  const { code, out, err } = await tabuleiro(['rpc'], `${lines.join('\n')}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const answer: Answer = JSON.parse(line);
      return answer;
    });
}

async function call(method: string, params?: object): Promise<Answer> {
  const [answer] = await send(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
  expect(answer).toMatchObject({ jsonrpc: '2.0', id: 7 });
  return answer ?? { id: null };
}

async function result(method: string, params?: object): Promise<unknown> {
  const answer = await call(method, params);
  expect(answer.error).toBeUndefined();
  return answer.result;
}

describe('methods', () => {
  test('games', async () => {
    const games = await result('games');
    expect(games).toMatchObject(
      REGISTERED.map(({ id, variants }) => ({
        id,
        variants: variants.map((variant) => ({
          id: variant.id,
          starts: variant.starts.map((start) => ({ id: start.id })),
        })),
      })),
    );
    expect(games).toContainEqual(
      expect.objectContaining({
        id: 'choko',
        name: 'Choko',
        variants: [
          expect.objectContaining({
            start: CHOKO,
            starts: [expect.objectContaining({ id: 'standard', position: CHOKO })],
          }),
        ],
      }),
    );
  });

  test('games takes an empty list of parameters', async () => {
    expect(await result('games', [])).toHaveLength(REGISTERED.length);
  });

  test('moves', async () => {
    expect(await result('moves', { game: 'choko', limit: 3 })).toEqual({
      turn: 1,
      outcome: null,
      count: 25,
      moves: ['a1', 'b1', 'c1'],
    });
    expect(await result('moves', { game: 'choko', position: '5/5/5/5/w4 b - 0,0 3' })).toEqual({
      turn: 2,
      outcome: { winner: 1, reason: 'no-men' },
      count: 0,
      moves: [],
    });
    expect(
      await result('moves', { game: 'oware', variant: 'abapa', position: '0,0,0,0,0,0/1,0,0,0,0,0 24,23 N 0' }),
    ).toMatchObject({
      outcome: { winner: null, reason: 'no-move', score: [24, 24] },
    });
  });

  test('play', async () => {
    expect(await result('play', { game: 'choko', moves: ['c3', 'b2'] })).toEqual({
      position: '5/5/2w2/1b3/5 w w 11,11 0',
      turn: 1,
      outcome: null,
    });
    expect(await result('play', { game: 'choko', moves: [] })).toEqual({ position: CHOKO, turn: 1, outcome: null });
  });

  test('play counts repetition from the given position on', async () => {
    const shuffle = ['a1-b1', 'e5-d5', 'b1-a1', 'd5-e5'];
    const position = '4b/5/5/5/w4 w - 0,0 0';
    const once = await result('play', { game: 'choko', position, moves: shuffle });
    expect(once).toMatchObject({ outcome: null });
    const twice = await result('play', { game: 'choko', position, moves: [...shuffle, ...shuffle] });
    expect(twice).toMatchObject({ outcome: { winner: null, reason: 'repetition' } });
    const after = await call('play', { game: 'choko', position, moves: [...shuffle, ...shuffle, 'a1-b1'] });
    expect(after.error).toMatchObject({ code: -32602, data: { field: 'moves[8]', found: 'a1-b1' } });
  });

  test('perft', async () => {
    expect(await result('perft', { game: 'hecatomb', depth: 3 })).toEqual({ nodes: 18_082 });
    expect(await result('perft', { game: 'eigenstate', depth: 2 })).toEqual({ nodes: 3_216_931_524 });
  });

  test('record', async () => {
    const text = '[Game "choko"]\n[Player1 "Ana"]\n\n1. c3 {so} (1. a1) 2. b2 *\n\n[Game "oware"]\n1. A';
    expect(await result('record', { text })).toEqual([
      {
        game: 'choko',
        variant: 'standard',
        start: CHOKO,
        tags: { Game: 'choko', Player1: 'Ana' },
        plies: [{ move: 'c3', comment: 'so' }, { move: 'b2' }],
        position: '5/5/2w2/1b3/5 w w 11,11 0',
        turn: 1,
        outcome: null,
      },
      expect.objectContaining({ game: 'oware', variant: 'report', plies: [{ move: 'A' }], turn: 2 }),
    ]);
  });
});

describe('refusals name field, what was found and what was expected', () => {
  test.each([
    ['moves', { game: 'go' }, 'game', 'go'],
    ['moves', {}, 'game', ''],
    ['moves', { game: 5 }, 'game', '5'],
    ['moves', { game: 'choko', variant: 'x' }, 'variant', 'x'],
    ['moves', { game: 'choko', position: '5/5/5/5/5 w w 13,12 0' }, 'position.hands', '13'],
    ['moves', { game: 'choko', position: null }, 'position', 'null'],
    ['moves', { game: 'choko', limit: -1 }, 'limit', '-1'],
    ['moves', { game: 'choko', postion: CHOKO }, 'postion', CHOKO],
    ['moves', ['choko'], 'params', '["choko"]'],
    ['play', { game: 'choko', moves: ['c3', 'c3'] }, 'moves[1]', 'c3'],
    ['play', { game: 'choko', moves: ['c3', 5] }, 'moves[1]', '5'],
    ['play', { game: 'choko', moves: 'c3' }, 'moves', 'c3'],
    ['play', { game: 'choko' }, 'moves', ''],
    ['perft', { game: 'choko', depth: 1.5 }, 'depth', '1.5'],
    ['perft', { game: 'choko', depth: 20 }, 'depth', '20'],
    ['perft', { game: 'choko', depth: 10 }, 'depth', '10'],
    ['perft', { game: 'eigenstate', depth: 4 }, 'depth', '4'],
    ['record', { text: '[Game "choko"]\n1. c3 2. c3' }, 'plies[1]', 'c3'],
    ['record', {}, 'text', ''],
  ])('%s %j', async (method, params, field, found) => {
    const { error } = await call(method, params);
    expect(error).toMatchObject({ code: -32602, data: { field, found } });
    expect(String(error?.data?.['expected'])).not.toBe('');
    expect(error?.message).toContain('expected');
  });

  test('an error in a record names line and ply', async () => {
    const { error } = await call('record', { text: '[Game "choko"]\n\n1. c3\n2. zz' });
    expect(error).toMatchObject({ data: { match: 1, line: 4, ply: 2 } });
    expect(error?.message).toContain('line 4, ply 2');
  });
});

describe('messages', () => {
  const GAMES = '{"jsonrpc":"2.0","id":1,"method":"games"}';

  test.each([
    ['bad JSON', '{"jsonrpc":', -32700],
    ['a number', '5', -32600],
    ['no version', '{"id":1,"method":"games"}', -32600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32600],
    ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"games"}', -32600],
    ['params that are none', '{"jsonrpc":"2.0","id":1,"method":"games","params":3}', -32600],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"dance"}', -32601],
    ['a method of objects', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
    ['an empty batch', '[]', -32600],
  ])('%s is answered, and the process goes on', async (_, line, code) => {
    const answers = await send(line, GAMES);
    expect(answers).toMatchObject([{ error: { code } }, { id: 1, result: REGISTERED.map(({ id }) => ({ id })) }]);
  });

  test('a batch is answered in order, notifications are not', async () => {
    const [answer] = await send(
      `[${GAMES},{"jsonrpc":"2.0","method":"games"},7]`,
      '{"jsonrpc":"2.0","method":"games"}',
    );
    expect(answer).toMatchObject([{ id: 1 }, { id: null, error: { code: -32600 } }]);
  });

  test('a line that is too long is refused, and the next one is answered', async () => {
    const answers = await send(`"${'x'.repeat(17 * 1024 * 1024)}"`, GAMES);
    expect(answers).toMatchObject([{ error: { code: -32600 } }, { id: 1 }]);
  });

  test('blank lines and CRLF do no harm', async () => {
    expect(await send('', `${GAMES}\r`, '   ')).toMatchObject([{ id: 1 }]);
  });

  test('the last line needs no end', async () => {
    const { out } = await tabuleiro(['rpc'], GAMES);
    expect(JSON.parse(out)).toMatchObject({ id: 1 });
  });
});
