import { type Example, type GameId, loadExamples, loadRules } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { loadGameFacets } from '../src/game-facets.ts';
import { LessonSession } from '../src/lesson-session.ts';
import { ManualTimers } from './testing.ts';

interface Laid {
  readonly live: LessonSession;
  readonly timers: ManualTimers;
  /** How often a screen was called. */
  readonly calls: () => number;
  readonly stop: () => void;
}

async function exampleOf(game: GameId, id: string): Promise<Example> {
  const example = (await loadExamples(game)).find((one) => one.id === id);
  if (example === undefined) throw new Error(`${game} has no example ${id}`);
  return example;
}

async function lay(game: GameId, id: string, canAnimate = true): Promise<Laid> {
  const example = await exampleOf(game, id);
  const timers = new ManualTimers();
  const [facets, rules] = [await loadGameFacets(game), await loadRules(game, example.variant)];
  const live = new LessonSession({ example, rules, facets, timers, canAnimate: () => canAnimate });
  let calls = 0;
  const stop = live.subscribe(() => {
    calls++;
  });
  return { live, timers, calls: () => calls, stop };
}

function runOut(timers: ManualTimers): void {
  while (!timers.isIdle) timers.tick();
}

const cellOf = ({ shown }: LessonSession, id: string): unknown =>
  shown.view.pieces.find(({ at }) => 'cell' in at && at.cell === id)?.owner;

describe('a line', () => {
  test('is shown move by move, frame by frame, and back again', async () => {
    const { live, timers } = await lay('oware', 'sow');
    const atFirst = live.shown.view.pieces;
    expect(live.shown).toMatchObject({ ply: 0, note: { kind: 'begin', messages: [] } });
    live.forward();
    expect(live.shown).toMatchObject({ ply: 1, note: { kind: 'told', told: { code: 'tell-sow' }, isLast: false } });
    expect(live.shown.view.trays.some(({ kind }) => kind === 'sowing')).toBe(true);
    runOut(timers);
    expect(live.shown.view.trays.some(({ kind }) => kind === 'sowing')).toBe(false);
    expect(live.shown.view.marks).not.toEqual([]);
    live.forward();
    runOut(timers);
    expect(live.shown).toMatchObject({ ply: 2, note: { kind: 'told', isLast: true } });
    live.forward();
    expect(live.shown.ply).toBe(2);
    live.back();
    expect(live.shown).toMatchObject({ ply: 1, note: { kind: 'told', isLast: false } });
    live.again();
    expect(live.shown).toMatchObject({ ply: 0, note: { kind: 'begin' } });
    expect(live.shown.view.pieces).toEqual(atFirst);
  });

  test('a person in a hurry need not wait for animations', async () => {
    const { live, timers } = await lay('oware', 'sow');
    live.forward();
    live.forward();
    expect(live.shown.ply).toBe(2);
    live.again();
    expect(timers.isIdle).toBe(true);
    expect(live.shown.ply).toBe(0);
  });

  test('nothing can be picked there', async () => {
    const { live, calls } = await lay('oware', 'sow');
    expect(live.shown.offered.size).toBe(0);
    live.pick('A');
    expect(calls()).toBe(0);
  });
});

describe('a task', () => {
  test('is done by picks, and then rests until it is begun anew', async () => {
    const { live, timers } = await lay('choko', 'two-men');
    expect(live.shown.offered.has('c3')).toBe(true);
    for (const id of ['c3', 'c5', 'e1']) live.pick(id);
    runOut(timers);
    expect(live.shown).toMatchObject({ note: { kind: 'done' }, picked: [] });
    expect([cellOf(live, 'c5'), cellOf(live, 'c4'), cellOf(live, 'e1')]).toEqual([1, undefined, undefined]);
    live.pick('c5');
    expect(live.shown.note.kind).toBe('done');
    live.again();
    expect(live.shown.note.kind).toBe('begin');
    expect([cellOf(live, 'c3'), cellOf(live, 'c4'), cellOf(live, 'e1')]).toEqual([1, 2, 2]);
    expect(live.shown.offered.has('c3')).toBe(true);
  });

  test('begins with all that the position has to say, as in a match', async () => {
    const { live } = await lay('echek', 'surround');
    expect(live.shown.note).toMatchObject({
      messages: [{ code: 'king-danger' }, { code: 'limit-columns' }, { code: 'pick-piece' }],
    });
  });

  test('says why a pick is not possible', async () => {
    const { live } = await lay('choko', 'theirs');
    expect(live.shown.note).toMatchObject({ messages: [{ code: 'drop-initiative' }, { code: 'pick-hole' }] });
    live.pick('c3');
    expect(live.shown.note).toMatchObject({ kind: 'refused', why: { code: 'drop-initiative' } });
  });

  test('takes a legal move back that was not asked for, and says so still', async () => {
    const { live, timers } = await lay('choko', 'step');
    live.pick('a1');
    runOut(timers);
    expect(live.shown.note).toMatchObject({ kind: 'unwanted', told: { code: 'tell-drop' } });
    expect(cellOf(live, 'a1')).toBeUndefined();
    expect(live.shown.offered.has('c3')).toBe(true);
  });

  test('continues at once when the person picks before it is taken back', async () => {
    const { live, timers } = await lay('choko', 'step', false);
    live.pick('a1');
    expect(cellOf(live, 'a1')).toBe(1);
    live.pick('c3');
    expect(live.shown).toMatchObject({ note: { kind: 'begin' }, picked: ['c3'] });
    live.pick('c4');
    runOut(timers);
    expect(live.shown.note.kind).toBe('done');
    expect(cellOf(live, 'a1')).toBeUndefined();
  });

  test('counts how the game ends', async () => {
    const { live, timers } = await lay('echek', 'surround');
    for (const id of ['e5', 'c3']) live.pick(id);
    runOut(timers);
    expect(live.shown.note.kind).toBe('done');
  });
});

test('nothing runs on when the screen is gone', async () => {
  const { live, timers, stop, calls } = await lay('oware', 'sow');
  live.forward();
  const before = calls();
  stop();
  runOut(timers);
  expect(calls()).toBe(before);
});
