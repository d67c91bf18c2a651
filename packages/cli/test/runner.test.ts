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
import type { Action, MoveSource, Seat } from '../src/play/seats.ts';
import { PlayerFailure } from '../src/players/failure.ts';

/** A person who does what is on a list and then leaves. */
function person(actions: readonly Action[], agrees = false): Seat {
  const left = [...actions];
  const source: MoveSource = {
    next: async () => left.shift() ?? { kind: 'leave' },
    agreesToDraw: async () => agrees,
  };
  return { kind: 'person', name: 'human', source };
}

function computer(player: ComputerPlayer): Seat {
  return { kind: 'computer', name: 'computer', player, limits: {} };
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

const say = (text: string): Action => ({ kind: 'text', text });

describe('MatchRunner', () => {
  test('tells what happens, in order', async () => {
    const { runner, events } = await start({
      1: person([say('c3'), { kind: 'resign' }]),
      2: person([say('no'), say('b2')]),
    });
    expect(await runner.run()).toEqual({ winner: 2, reason: 'resignation' });
    const types = events.map(({ type }) => type).join(' ');
    expect(types).toBe('start turn move turn refused turn move turn end');
  });

  test('goes on with a match that has begun', async () => {
    const { runner, events } = await start({ 1: person([]), 2: person([say('b2')]) });
    runner.match.playText('c3');
    await runner.run();
    expect(events[0]).toMatchObject({ type: 'start', plies: 1, turn: 2 });
    expect(events[2]).toMatchObject({ type: 'move', ply: 2, side: 2, text: 'b2' });
    expect(events.at(-1)).toMatchObject({ type: 'end', outcome: null, plies: 2 });
  });

  test('asks the other side about a draw', async () => {
    const agreed = await start({ 1: person([{ kind: 'draw' }]), 2: person([], true) });
    expect(await agreed.runner.run()).toEqual({ winner: null, reason: 'agreement' });
    const declined = await start({ 1: person([{ kind: 'draw' }]), 2: person([], false) });
    expect(await declined.runner.run()).toBeNull();
    expect(declined.events).toContainEqual({ type: 'draw-declined', side: 2 });
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
    const { runner, events } = await start({ 1: person([say('c3')]), 2: computer(broken) });
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
    const { runner, events } = await start({ 1: computer(talker), 2: person([]) });
    await runner.run();
    expect(events[2]).toMatchObject({ type: 'move', thought: { score: 5, nodes: 25 } });
  });
});
