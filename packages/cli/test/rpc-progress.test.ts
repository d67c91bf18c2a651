import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';

const fake = fileURLToPath(new URL('fixtures/engine.mjs', import.meta.url));

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly id: number;
    readonly depth?: number;
    readonly move?: string;
    readonly lines?: unknown[];
  };
  readonly result?: { readonly depth?: number; readonly move?: string };
  readonly error?: { readonly code: number; readonly data?: object };
}

async function sendRequests(...requests: readonly object[]): Promise<readonly Message[]> {
  const lines = requests.map((request) => `${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`);
  const { code, out } = await tabuleiro(['rpc'], lines.join(''));
  expect(code).toBe(0);
  return out
    .trim()
    .split('\n')
    .map((line) => {
      const message: Message = JSON.parse(line);
      return message;
    });
}

const CHOOSE = { game: 'oware', player: 'max', nodes: 20_000, progress: true };

describe('progress', () => {
  test('of max comes before the answer, deeper and deeper', async () => {
    const messages = await sendRequests({ id: 7, method: 'choose', params: CHOOSE });
    const notes = messages.slice(0, -1);
    expect(notes.length).toBeGreaterThan(3);
    for (const note of notes) expect(note).toMatchObject({ method: 'progress', params: { id: 7 } });
    const depths = notes.map(({ params }) => params?.depth ?? 0);
    expect(depths[0]).toBe(1);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(messages.at(-1)).toMatchObject({ id: 7, result: { depth: depths.at(-1) } });
  });

  test('of an analysis has all its lines, once the first move has been told', async () => {
    const params = { game: 'choko', lines: 2, nodes: 5000, progress: true };
    const messages = await sendRequests({ id: 1, method: 'analyse', params });
    expect(messages.length).toBeGreaterThan(2);
    const [first, ...notes] = messages.slice(0, -1);
    expect(first?.params?.lines?.length).toBeGreaterThan(0);
    for (const { params: told } of notes) expect(told?.lines).toHaveLength(2);
  });

  test('of an outside engine is what its info lines say', async () => {
    const player = `ugi:${JSON.stringify(process.execPath)} "${fake}" talks`;
    const messages = await sendRequests({ id: 2, method: 'choose', params: { game: 'choko', player, progress: true } });
    expect(messages.slice(0, -1).map(({ params }) => params?.move)).toEqual(['c3', 'b2']);
    expect(messages.at(-1)).toMatchObject({ id: 2, result: { move: 'b2' } });
  });

  test('is sent only on request, by players that report it, and never for notifications', async () => {
    expect(await sendRequests({ id: 1, method: 'choose', params: { ...CHOOSE, progress: false } })).toHaveLength(1);
    expect(await sendRequests({ id: 1, method: 'choose', params: { ...CHOOSE, player: 'bot2' } })).toHaveLength(1);
    const answers = await sendRequests(
      { method: 'choose', params: CHOOSE },
      { id: 3, method: 'players', params: { game: 'oware' } },
    );
    expect(answers.map(({ id }) => id)).toEqual([3]);
  });

  test('must be true or false', async () => {
    const [answer] = await sendRequests({ id: 1, method: 'choose', params: { ...CHOOSE, progress: 'yes' } });
    expect(answer?.error).toMatchObject({
      code: -32602,
      data: { field: 'progress', found: 'yes', expected: 'true or false' },
    });
  });
});
