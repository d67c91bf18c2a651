import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';
import { type CommandRun, endProcesses, startCommand } from './line-connection.ts';

// Searches run in threads: other requests are answered meanwhile, and `cancel` stops a search.

afterEach(endProcesses);

const fake = fileURLToPath(new URL('fixtures/engine.mjs', import.meta.url));
const CANCELLED = -32800;
/** Longer than any test. */
const LONG = { game: 'choko', time: 3_600_000 };

interface Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: object };
}

const request = (id: number | string | undefined, method: string, params: object): string =>
  JSON.stringify({ jsonrpc: '2.0', ...(id !== undefined && { id }), method, params });

/** The next message that is not progress. */
async function nextAnswer(server: CommandRun): Promise<Message> {
  for (;;) {
    const message: Message = JSON.parse(await server.next());
    if (message.method !== 'progress') return message;
  }
}

/** The next answers, by id. */
async function takeAnswers(server: CommandRun, count: number): Promise<ReadonlyMap<unknown, Message>> {
  const answers = new Map<unknown, Message>();
  while (answers.size < count) {
    const answer = await nextAnswer(server);
    answers.set(answer.id, answer);
  }
  return answers;
}

async function endInput(server: CommandRun): Promise<void> {
  server.endInput();
  expect(await server.ended).toBe(0);
  expect(server.logged()).toBe('');
}

describe('while a search goes on', () => {
  test('other requests are answered, quick ones and searches', async () => {
    const server = startCommand(['rpc']);
    server.send(request(1, 'analyse', { ...LONG, progress: true }));
    expect(JSON.parse(await server.next())).toMatchObject({ method: 'progress', params: { id: 1 } });
    server.send(request(2, 'moves', { game: 'oware' }), request(3, 'choose', { game: 'oware', player: 'bot2' }));
    expect(await nextAnswer(server)).toMatchObject({ id: 2, result: { count: 6 } });
    expect(await nextAnswer(server)).toMatchObject({ id: 3, result: { ms: expect.any(Number) } });
    server.send(request('stop', 'cancel', { id: 1 }));
    const answers = await takeAnswers(server, 2);
    expect(answers.get('stop')).toMatchObject({ result: { cancelled: true } });
    expect(answers.get(1)).toMatchObject({ error: { code: CANCELLED, message: 'the request was cancelled' } });
    await endInput(server);
  });

  test('quick requests keep their order', async () => {
    const server = startCommand(['rpc']);
    server.send(request(0, 'solve', LONG));
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    server.send(...ids.map((id) => (id % 2 === 0 ? request(id, 'games', {}) : request(id, 'dance', {}))));
    for (const id of ids) expect(await nextAnswer(server)).toMatchObject({ id });
    server.send(request(undefined, 'cancel', { id: 0 }));
    expect(await nextAnswer(server)).toMatchObject({ id: 0, error: { code: CANCELLED } });
    await endInput(server);
  });

  test('more searches than threads wait their turn, and can be cancelled before it', async () => {
    const server = startCommand(['rpc']);
    const ids = Array.from({ length: 40 }, (_, index) => index);
    server.send(...ids.map((id) => request(id, 'analyse', LONG)));
    server.send(request('waits', 'choose', { game: 'oware', player: 'bot2' }));
    server.send(request(undefined, 'cancel', { id: 39 }));
    expect(await nextAnswer(server)).toMatchObject({ id: 39, error: { code: CANCELLED } });
    server.send(...ids.slice(0, -1).map((id) => request(undefined, 'cancel', { id })));
    const answers = await takeAnswers(server, 40);
    for (const id of ids.slice(0, -1)) expect(answers.get(id)).toMatchObject({ error: { code: CANCELLED } });
    expect(answers.get('waits')).toMatchObject({ result: { move: expect.any(String) } });
    await endInput(server);
  });
});

describe('cancel', () => {
  test.each([
    ['choose', { ...LONG, player: 'max' }],
    ['choose', { game: 'eigenstate', player: 'hard' }],
    ['choose', { ...LONG, player: `ugi:${JSON.stringify(process.execPath)} "${fake}" waits` }],
    ['analyse', LONG],
    ['solve', LONG],
    ['perft', { game: 'hecatomb', depth: 7 }],
  ])('stops %s %j', async (method, params) => {
    const server = startCommand(['rpc']);
    server.send(request('long', method, params), request(2, 'cancel', { id: 'long' }));
    const answers = await takeAnswers(server, 2);
    expect(answers.get('long')).toMatchObject({ error: { code: CANCELLED } });
    expect(answers.get(2)).toMatchObject({ result: { cancelled: true } });
    // The cancelled search does not keep the process alive.
    await endInput(server);
  });

  test.each([
    ['solve', LONG],
    ['perft', { game: 'hecatomb', depth: 7 }],
  ])('stops %s in the middle of it', async (method, params) => {
    const server = startCommand(['rpc']);
    // A search that is asked for later is answered: this one is well under way.
    server.send(request(1, method, params), request(2, 'choose', { game: 'oware', player: 'bot2' }));
    expect(await nextAnswer(server)).toMatchObject({ id: 2 });
    server.send(request(undefined, 'cancel', { id: 1 }));
    expect(await nextAnswer(server)).toMatchObject({ id: 1, error: { code: CANCELLED } });
    await endInput(server);
  });

  test('accepts the notation of the Language Server Protocol', async () => {
    const server = startCommand(['rpc']);
    server.send(request(1, 'analyse', LONG), request(undefined, '$/cancelRequest', { id: 1 }));
    expect(await nextAnswer(server)).toMatchObject({ id: 1, error: { code: CANCELLED } });
    await endInput(server);
  });

  test('within a batch, which is answered in one line', async () => {
    const batch = [
      request(1, 'analyse', LONG),
      request(2, 'cancel', { id: 1 }),
      request(3, 'players', { game: 'oware' }),
    ];
    const { out } = await tabuleiro(['rpc'], `[${batch.join(',')}]\n`);
    expect(JSON.parse(out)).toMatchObject([
      { id: 1, error: { code: CANCELLED } },
      { id: 2, result: { cancelled: true } },
      { id: 3, result: expect.any(Array) },
    ]);
  });

  test('of an unknown id changes nothing', async () => {
    const lines = [
      request(1, 'choose', { game: 'oware', player: 'bot1' }),
      request(2, 'cancel', { id: '1' }),
      request(3, 'cancel', { id: 7 }),
      request(4, 'cancel', { id: 4 }),
    ];
    const { out } = await tabuleiro(['rpc'], `${lines.join('\n')}\n`);
    const answers = out.trim().split('\n');
    for (const id of [2, 3, 4]) expect(answers).toContain(`{"jsonrpc":"2.0","id":${id},"result":{"cancelled":false}}`);
    expect(answers).toContainEqual(expect.stringContaining('"id":1,"result":{"move"'));
  });

  test.each([
    [{}, 'id', ''],
    [{ id: [1] }, 'id', '[1]'],
    [{ id: 1, all: true }, 'all', 'true'],
  ])('refuses %j', async (params, field, found) => {
    const { out } = await tabuleiro(['rpc'], `${request(1, 'cancel', params)}\n`);
    expect(JSON.parse(out)).toMatchObject({ error: { code: -32602, data: { field, found } } });
  });
});

test('at the end of the input the searches under way are finished', async () => {
  const lines = [1, 2, 3, 4, 5].map((id) => request(id, 'analyse', { game: 'oware', nodes: 3000 * id }));
  const { code, out } = await tabuleiro(['rpc'], lines.join('\n'));
  expect(code).toBe(0);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => {
      const message: Message = JSON.parse(line);
      return message;
    });
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5]));
  for (const { result } of answers) expect(result).toMatchObject({ depth: expect.any(Number) });
});

test('the same request gets the same answer, whatever was searched before it', async () => {
  const asked = request(1, 'analyse', { game: 'echek', nodes: 4000 });
  const other = request(2, 'analyse', { game: 'echek', moves: ['Rc3'], nodes: 4000 });
  const { out } = await tabuleiro(['rpc'], [asked, other, asked, other, asked, asked].join('\n'));
  const said = out
    .trim()
    .split('\n')
    .filter((line) => line.includes('"id":1'))
    .map((line) => line.replace(/"ms":\d+/, ''));
  expect(said).toHaveLength(4);
  expect(new Set(said).size).toBe(1);
});
