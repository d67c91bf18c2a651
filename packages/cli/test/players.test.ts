import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlayerClosed, PlayerFailure } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  GAME_IDS,
  type GameId,
  type ThinkingLimits,
  loadRules,
  loadErrorLocale,
  Match,
  LEVEL_NAMES,
  NEVER_STOP,
  type Result,
  formatTextError,
  SeededRandom,
  type TextError,
} from '@tabuleiro/games';
import { afterAll, describe, expect, test } from 'vitest';
import { openHost } from '../src/players/engine-host.ts';
import { computerNames, openPlayer, openPlayerInWorker, parseComputer } from '../src/players/open-player.ts';
import { splitCommand } from '../src/players/ugi/engine-process.ts';
import { makeGo, parseGo, makePositionLine, parsePositionLine } from '../src/players/ugi/lines.ts';
import { openUgi, type EngineTimeouts } from '../src/players/ugi/ugi-player.ts';

const bin = fileURLToPath(new URL('../bin/tabuleiro.js', import.meta.url));
const fake = fileURLToPath(new URL('fixtures/engine.mjs', import.meta.url));
const node = JSON.stringify(process.execPath);
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-players-'));
afterAll(() => rmSync(folder, { recursive: true }));

const say = async (error: TextError): Promise<string> => formatTextError(await loadErrorLocale(error, 'en'), error);

/** The error message; empty on success. */
const formatRefusal = async (result: Result<unknown, TextError>): Promise<string> =>
  result.ok ? '' : say(result.error);

/** Short timeouts only for engines that fail: a busy machine is slow. */
const IMPATIENT: EngineTimeouts = { readyMs: 300, graceMs: 300, untimedMs: 300 };
const PATIENT: EngineTimeouts = { readyMs: 50_000, graceMs: 50_000, untimedMs: 50_000 };

async function openFake(behaviour: string, patience = PATIENT, log = ''): Promise<ComputerPlayer> {
  const opened = await openUgi('standard', `${node} "${fake}" ${behaviour} ${log}`, patience);
  expect(opened).toMatchObject({ ok: true });
  if (!opened.ok) throw new Error('not opened');
  return opened.value;
}

async function newMatch(game: GameId = 'choko', start?: string): Promise<Match> {
  const rules = await loadRules(game);
  return new Match(rules, rules.start(start));
}

/** The message about a failed engine. */
async function failureOf(player: ComputerPlayer, match: Match, limits: ThinkingLimits = {}): Promise<string> {
  try {
    await player.choose(match, limits, new SeededRandom(1), NEVER_STOP);
  } catch (error) {
    if (error instanceof PlayerFailure) return await say(error.problem);
    throw error;
  } finally {
    await player.close();
  }
  return '';
}

describe('command lines', () => {
  test.each([
    ['a b  c', ['a', 'b', 'c']],
    ['"/a b/c" -x "" \'d "e"\' f"g h"i', ['/a b/c', '-x', '', 'd "e"', 'fg hi']],
    ['"C:\\Program Files\\e.exe" --say "\\"hi\\""', ['C:\\Program Files\\e.exe', '--say', '"hi"']],
    ['  ', []],
  ])('%s', (command, words) => {
    expect(splitCommand(command)).toEqual({ ok: true, value: words });
  });

  test('a quote that is not closed', () => {
    expect(splitCommand('a "b c')).toEqual({ ok: false, error: '"' });
  });
});

describe('lines of the protocol', () => {
  test('go says all limits and is read back', () => {
    const limits: ThinkingLimits = {
      timeMs: 100,
      depth: 4,
      nodes: 5000,
      clocks: { timeMs: [60_000, 50_000], incrementMs: [1000, 0] },
    };
    const line = makeGo(limits, 1000);
    expect(line).toBe('go p1time 60000 p2time 50000 p1inc 1000 p2inc 0 movetime 100 depth 4 nodes 5000');
    expect(parseGo(line.split(' ').slice(1))).toEqual({ limits, infinite: false, unread: [] });
    expect(makeGo({}, 1000)).toBe('go movetime 1000');
  });

  test.each(GAME_IDS.flatMap((game) => [0, 6].map((plies) => ({ game, plies }))))(
    'position of $game after $plies plies is read back',
    async ({ game, plies }) => {
      const rules = await loadRules(game);
      const random = new SeededRandom(3);
      for (const { id } of rules.variant.starts) {
        const match = new Match(rules, rules.start(id));
        for (let ply = 0; ply < plies; ply++) match.play(match.position.randomMove(random));
        const line = makePositionLine(match);
        const read = parsePositionLine(rules, line.replace('position ', ''));
        expect(read.ok && rules.makePosition(read.value.position)).toBe(rules.makePosition(match.position));
        expect(line.startsWith(id === rules.variant.starts[0].id ? 'position startpos' : 'position fen ')).toBe(true);
      }
    },
  );
});

describe('players', () => {
  test('are parsed where a person is not allowed', async () => {
    expect(computerNames('choko')).toEqual(['easy', 'medium', 'hard', 'hard-plus', ...LEVEL_NAMES, 'max']);
    expect(parseComputer('choko', '10', 'player')).toEqual({ ok: true, value: { kind: 'level', level: 10 } });
    expect(parseComputer('choko', 'max', 'player')).toEqual({ ok: true, value: { kind: 'max' } });
    expect(parseComputer('choko', 'easy', 'player')).toEqual({ ok: true, value: { kind: 'classic', id: 'easy' } });
    for (const text of ['human', 'nobody', 'ugi:', '', '0', '11', '01', 'MAX']) {
      const read = parseComputer('choko', text, 'player');
      expect(read).toMatchObject({ ok: false, error: { field: 'player', found: text } });
      expect(await formatRefusal(read)).toContain(
        'expected a player: easy medium hard hard-plus 1 2 3 4 5 6 7 8 9 10 max max:attack max:defend max:trade, or ugi:<command>',
      );
    }
  });

  test('choose the same with the same seed, on this thread and in a worker', async () => {
    const host = openHost(2);
    const rules = await loadRules('choko');
    const classic = { kind: 'classic', id: 'hard' } as const;
    const level = { kind: 'level', level: 2 } as const;
    for (const opened of [
      await openPlayer('choko', 'standard', classic),
      await openPlayerInWorker(host, rules, classic),
      await openPlayer('choko', 'standard', level),
      await openPlayerInWorker(host, rules, level),
    ]) {
      if (!opened.ok) throw new Error('not opened');
      const play = async (): Promise<readonly number[]> => {
        const match = await newMatch();
        const random = new SeededRandom(5);
        while (match.outcome === null && match.moves.length < 20) {
          match.play((await opened.value.choose(match, {}, random, NEVER_STOP)).move);
        }
        return match.moves;
      };
      expect(await play()).toEqual(await play());
      await opened.value.close();
    }
    await host.close();
  });

  test('many share a few threads, and closing one does not disturb the others', async () => {
    const host = openHost(2);
    const players = Array.from({ length: 20 }, () => host.open({ kind: 'classic', id: 'hard' }));
    const match = await newMatch();
    const choices = players.map((player, index) => player.choose(match, {}, new SeededRandom(index), NEVER_STOP));
    const settled = Promise.allSettled(choices);
    await Promise.all([players[0]?.close(), players[19]?.close()]);
    const [first, ...others] = await settled;
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(PlayerClosed) });
    expect(others.pop()).toMatchObject({ status: 'rejected' });
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'));
    await host.close();
  });
});

describe('outside engines', () => {
  test('our own command plays a match against a classic', async () => {
    const spec = { kind: 'ugi', command: `${node} "${bin}" ugi --game choko --player easy` } as const;
    const outside = await openPlayer('choko', 'standard', spec);
    const inside = await openPlayer('choko', 'standard', { kind: 'classic', id: 'hard' });
    if (!outside.ok || !inside.ok) throw new Error('not opened');
    const random = new SeededRandom(2);
    for (let game = 0; game < 2; game++) {
      const match = await newMatch();
      while (match.outcome === null && match.moves.length < 60) {
        const player = match.position.turn === 1 ? outside.value : inside.value;
        const { move } = await player.choose(match, { timeMs: 100 }, random, NEVER_STOP);
        expect(match.play(move)).toMatchObject({ ok: true });
      }
      expect(match.moves.length).toBeGreaterThan(20);
    }
    await outside.value.close();
  });

  test('receives game, variant, position and limits, and its answers are read', async () => {
    const log = join(folder, 'talks.log');
    const player = await openFake('talks', PATIENT, log);
    const rules = await loadRules('choko');
    const match = await newMatch();
    const c3 = rules.parseMove(match.position, 'c3');
    const chosen = await player.choose(match, { nodes: 7 }, new SeededRandom(1), NEVER_STOP);
    expect(rules.makeMove(match.position, chosen.move)).toBe('b2');
    expect(chosen).toMatchObject({ score: -3, nodes: 99 });
    expect(chosen.line).toHaveLength(2);
    if (c3.ok) match.play(c3.value);
    await player.choose(match, {}, new SeededRandom(1), NEVER_STOP);
    await player.close();
    expect(readFileSync(log, 'utf8').split('\n')).toEqual([
      'ugi',
      'setoption name Variant value standard',
      'isready',
      'uginewgame',
      'isready',
      'position startpos',
      'isready',
      'go nodes 7',
      'position startpos moves c3',
      'isready',
      'go movetime 1000',
      'quit',
      '',
    ]);
  });

  test('stops when the flag is raised', async () => {
    const player = await openFake('waits');
    const stop = { stopped: false };
    const chosen = player.choose(await newMatch(), { nodes: 1e9 }, new SeededRandom(1), stop);
    setTimeout(() => (stop.stopped = true), 50);
    const { move } = await chosen;
    expect(move).toBeTypeOf('number');
    await player.close();
  });

  test.each([
    ['/no/such/engine --fast', 'The engine /no/such/engine --fast was not found. Check the command'],
    [folder, `The engine ${folder} may not be run on this machine. Check the command`],
    ['"unclosed', 'The command of the engine "unclosed opens a quote and does not close it. Add a ".'],
    ['""', 'The engine "" could not be started. Check the command, or choose another player.'],
    [`${node} "${fake}" silent`, 'did not answer within 1 s. Check the command, or choose another player.'],
    [`${node} "${fake}" crashes`, 'ended with exit code 3 and said “no book found”. Check the command'],
    [`${node} "${fake}" other-variants`, 'does not play the variant standard, only x y. Choose'],
  ])('that cannot play is refused: %s', async (command, sentence) => {
    const patience = command.endsWith('silent') ? IMPATIENT : PATIENT;
    const opened = await openUgi('standard', command, patience);
    expect(await formatRefusal(opened)).toContain(sentence);
  });

  test.each([
    ['illegal', 'answered “bestmove z9”, which is not a legal move here. Choose another player.'],
    ['nothing', 'answered “bestmove”, which is not a legal move here.'],
    ['dies', 'ended with exit code 4. Check the command, or choose another player.'],
  ])('that fails in a match says so: %s', async (behaviour, sentence) => {
    expect(await failureOf(await openFake(behaviour), await newMatch())).toContain(sentence);
  });

  test('that fails is reported in Portuguese', async () => {
    const opened = await openUgi('standard', `${node} "${fake}" crashes`, PATIENT);
    const error = opened.ok ? null : opened.error;
    expect(error).toMatchObject({ found: 'exit 3: no book found', expected: { code: 'engine-ended-saying' } });
    expect(error && formatTextError(await loadErrorLocale(error, 'pt'), error)).toMatch(
      /^O motor .* terminou com o código de saída 3 e disse «no book found»\. Verifica o comando ou escolhe/,
    );
  });

  test('that does not answer or quit in time is killed', async () => {
    const log = join(folder, 'mute.log');
    const player = await openFake('mute', { ...PATIENT, graceMs: 300 }, log);
    expect(await failureOf(player, await newMatch(), { timeMs: 10 })).toContain(
      'did not answer within 1 s. Check the command, or choose another player.',
    );
    const stubborn = await openFake('stubborn');
    await expect(stubborn.close()).resolves.toBeUndefined();
    expect(await failureOf(stubborn, await newMatch())).toContain('ended without an answer');
  });
});
