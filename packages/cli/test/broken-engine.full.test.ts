import { loadRules, Match } from '@tabuleiro/games';
import { afterEach, describe, expect, test } from 'vitest';
import { endProcesses, type StartedProcess, startProcess } from './line-connection.ts';

// The command with a broken engine (fixtures/break-engine.mjs): every request is answered, and the error is logged.

afterEach(endProcesses);

const GAME = 'oware';
const rules = await loadRules(GAME);

/** It breaks before that. */
const GO = 'go movetime 1000';

async function expectLegalAnswer(engine: StartedProcess): Promise<readonly string[]> {
  const lines = await engine.until('bestmove');
  const move = (lines.at(-1) ?? '').replace('bestmove ', '');
  expect(new Match(rules, rules.start()).playText(move)).toMatchObject({ ok: true });
  return lines;
}

/** Faults before anything was found, and faults after it. */
const WITHOUT_A_MOVE = ['search', 'illegal', 'thread'];
const WITH_A_MOVE = ['overflow', 'exit'];

describe('over UGI', () => {
  test.each([...WITHOUT_A_MOVE, ...WITH_A_MOVE])(
    'a broken engine still gives a legal move every time: %s',
    async (fault) => {
      const engine = startProcess(['ugi', '--game', GAME], fault);
      engine.send('isready');
      expect((await engine.until('readyok')).at(-1)).toBe('readyok');
      for (let turn = 0; turn < 2; turn++) {
        engine.send('position startpos', GO);
        const lines = await expectLegalAnswer(engine);
        expect(lines.some((line) => line.startsWith('info string something is wrong with the program'))).toBe(true);
        // The best move so far, where there is one.
        const told = lines.filter((line) => line.startsWith('info depth')).map((line) => / pv (\S+)/.exec(line)?.[1]);
        expect(told.length > 1).toBe(WITH_A_MOVE.includes(fault));
        expect(lines.at(-1)).toBe(`bestmove ${told.at(-1) ?? lines.at(-1)?.split(' ')[1]}`);
      }
      engine.send('isready', 'quit');
      expect((await engine.until('readyok')).at(-1)).toBe('readyok');
      expect(await engine.ended).toBe(0);
      expect(engine.logged()).toMatch(/^tabuleiro: something is wrong with the program itself: /);
    },
  );

  test('with a broken solver the search still works', async () => {
    const engine = startProcess(['ugi', '--game', GAME], 'solver');
    for (let turn = 0; turn < 2; turn++) {
      // So long that a proof is tried; it is stopped as soon as it has gone on without one.
      engine.send('position startpos', 'go movetime 60000');
      const told = await engine.until('info depth 4');
      expect(told).toContain('info string something is wrong with the program itself: injected: no solver');
      engine.send('stop');
      await expectLegalAnswer(engine);
    }
    expect(engine.logged()).toContain('Error: injected: no solver');
  });

  test.each(['1', 'bot2'])('a player survives a broken thread: %s', async (player) => {
    const engine = startProcess(['ugi', '--game', GAME, '--player', player], 'thread');
    engine.send('go');
    await expectLegalAnswer(engine);
  });

  test('an infinite search waits for stop even if the engine is broken', async () => {
    const engine = startProcess(['ugi', '--game', GAME], 'overflow');
    engine.send('go infinite', 'isready');
    await engine.until('readyok');
    engine.send('stop');
    await expectLegalAnswer(engine);
  });
});

describe('over JSON-RPC', () => {
  const ask = (method: string, params: object): string =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { game: GAME, ...params } });

  test.each([
    ['search', 'choose', { player: 'max', time: 100 }],
    ['overflow', 'analyse', { time: 300 }],
    ['solver', 'solve', { time: 100 }],
    ['thread', 'choose', { player: 'bot2' }],
    ['exit', 'analyse', { time: 300 }],
  ])('a broken engine is an error, and the next request is answered: %s, %s', async (fault, method, params) => {
    const server = startProcess(['rpc'], fault);
    server.send(ask(method, params));
    expect(JSON.parse(await server.next())).toMatchObject({ id: 1, error: { code: -32603 } });
    server.send(ask('players', {}));
    expect(JSON.parse(await server.next())).toMatchObject({ id: 1, result: expect.any(Array) });
    expect(server.logged()).toContain('something is wrong with the program itself');
  });
});

test('a match goes on with a broken engine', async () => {
  const program = startProcess(['play', GAME, '--p1', 'max', '--p2', 'bot1', '--json'], 'search');
  const lines = await program.until('{"event":"end"');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ event: 'end', outcome: expect.any(Object) });
  expect(await program.ended).toBe(0);
  expect(program.logged()).toContain('injected: no search');
});
