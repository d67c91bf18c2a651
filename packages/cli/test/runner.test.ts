import {
  type BySide,
  type Chosen,
  type ComputerPlayer,
  loadMoveViewer,
  loadRules,
  Match,
  openClassic,
  SeededRandom,
  type TextError,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../src/play/events.ts';
import { MatchRunner } from '../src/play/runner.ts';
import type { Seat } from '../src/play/seats.ts';
import { PlayerFailure } from '../src/players/failure.ts';

function computer(player: ComputerPlayer): Seat {
  return { name: 'computer', player, limits: {} };
}

async function start(seats: BySide<Seat>, listen?: (event: MatchEvent, runner: MatchRunner) => void) {
  const rules = await loadRules('choko');
  const events: MatchEvent[] = [];
  const runner: MatchRunner = new MatchRunner({
    match: new Match(rules, rules.start()),
    seats,
    moveViewer: await loadMoveViewer('choko'),
    random: new SeededRandom(1),
    listen: (event) => {
      events.push(event);
      listen?.(event, runner);
    },
  });
  return { runner, events };
}

describe('MatchRunner', () => {
  test('tells what happens, in order, from where the match stands', async () => {
    const easy = await openClassic('choko', 'easy');
    const { runner, events } = await start({ 1: computer(easy), 2: computer(easy) });
    runner.match.playText('c3');
    expect(await runner.run()).not.toBeNull();
    expect(events.slice(0, 4).map(({ type }) => type)).toEqual(['start', 'turn', 'move', 'turn']);
    expect(events[0]).toMatchObject({ type: 'start', plies: 1, turn: 2 });
    expect(events[2]).toMatchObject({ type: 'move', ply: 2, side: 2 });
    expect(events.at(-1)).toMatchObject({ type: 'end', plies: runner.match.moves.length });
  });

  test('leaves when stopped, and the choice of the computer is not played', async () => {
    const slow: ComputerPlayer = {
      choose: async (match, _limits, random, stop): Promise<Chosen> => {
        while (!stop.stopped) await new Promise((resolve) => setImmediate(resolve));
        return { move: match.position.randomMove(random) };
      },
      close: async () => {},
    };
    const { runner, events } = await start({ 1: computer(slow), 2: computer(slow) }, ({ type }, running) => {
      if (type === 'turn') setImmediate(() => running.stop());
    });
    expect(await runner.run()).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(['start', 'turn', 'end']);
  });

  test('a player that fails leaves the match unfinished, with the reason', async () => {
    const problem: TextError = { field: 'player', found: 'x', expected: { code: 'json' } };
    const broken: ComputerPlayer = { choose: () => Promise.reject(new PlayerFailure(problem)), close: async () => {} };
    const { runner, events } = await start({ 1: computer(await openClassic('choko', 'easy')), 2: computer(broken) });
    expect(await runner.run()).toBeNull();
    expect(events.at(-2)).toEqual({ type: 'failed', side: 2, problem });
  });

  test('a mistake of ours is not swallowed', async () => {
    const broken: ComputerPlayer = { choose: () => Promise.reject(new Error('oops')), close: async () => {} };
    const { runner } = await start({ 1: computer(broken), 2: computer(broken) });
    await expect(runner.run()).rejects.toThrow('oops');
  });

  test('passes on what a computer says of its choice', async () => {
    const easy = await openClassic('choko', 'easy');
    const talker: ComputerPlayer = {
      choose: async (...asked) => ({ ...(await easy.choose(...asked)), score: 5, nodes: 25 }),
      close: async () => {},
    };
    const { runner, events } = await start({ 1: computer(talker), 2: computer(talker) });
    await runner.run();
    expect(events[2]).toMatchObject({ type: 'move', thought: { score: 5, nodes: 25 } });
  });
});
