import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BySide, type ComputerPlayer, loadRules, Match, ok, type PlayerSpec, type Side } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { Course, type CourseHost } from '../src/terminal/course.ts';
import { Session } from '../src/terminal/session.ts';
import { type FakeTerminal, KEYS } from './fake-terminal.ts';
import { useTerminal } from './use-terminal.ts';

// What the engine says to people who play: hints, and whether a computer agrees to a draw.

const home = useTerminal();
const { start } = home;

/** A match of a person against a level, in which a position has just come back once and the person is to move. */
async function startRepeated(position: string, plies: string): Promise<FakeTerminal> {
  const text = `[Game "choko"]\n[Player1 "human"]\n[Player2 "1"]\n[Start "${position}"]\n${plies} *`;
  writeFileSync(join(home.folder, 'repeated.record'), text);
  const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
  await screen.see('White to move.');
  screen.type('load repeated.record', KEYS.enter);
  await screen.see('4. ');
  return screen;
}

describe('a hint', () => {
  test('comes from the engine when a computer that draws lots is to move', async () => {
    // One capture of many takes the king.
    const position = '2q3qq/3q4/kqQq4/1Q1Q1q1Q/2q2qq1/3qq3/1qqqK1Q1/1Qqqq2q w 8';
    const players = ['--p1', 'easy', '--p2', 'easy', '--seed', '1'];
    const screen = start('play', 'hecatomb', ...players, '--position', position);
    await screen.see('White to move.');
    screen.type(' ');
    await screen.see('Paused.');
    screen.type('hint', KEYS.enter);
    await screen.see('Hint: b5a6.');
    expect(screen.text).toContain('White to move.');
  });
});

describe('an offered draw', () => {
  test('is accepted where nobody stands better', async () => {
    const screen = await startRepeated('b3b/5/5/5/w3w w - 0,0 0', '1. a1-a2 2. a5-a4 3. a2-a1 4. a4-a5');
    screen.type('draw', KEYS.enter);
    await screen.see('Draw: by agreement.');
  });

  test('is declined by a computer that stands better', async () => {
    const screen = await startRepeated('bbbbb/bb3/5/5/w4 w - 0,0 0', '1. a1-b1 2. b4-b3 3. b1-a1 4. b3-b4');
    screen.type('draw', KEYS.enter);
    await screen.see('The computer declines');
  });

  test('is accepted by a computer that stands worse', async () => {
    const screen = await startRepeated('b4/5/5/5/wwwww w - 0,0 0', '1. a1-a2 2. a5-b5 3. a2-a1 4. b5-a5');
    screen.type('draw', KEYS.enter);
    await screen.see('Draw: by agreement.');
  });

  test('cannot come from somebody who only watches', async () => {
    const screen = start('play', 'oware', '--p1', 'bot2', '--p2', 'bot1', '--seed', '3');
    await screen.see('South to move.');
    screen.type(' ');
    await screen.see('Paused.');
    screen.type('draw', KEYS.enter);
    await screen.see('It is the computer’s turn.');
  });
});

describe('the course of a match', () => {
  const MAX: PlayerSpec = { kind: 'max' };
  const HUMAN: PlayerSpec = { kind: 'human' };

  /** A match in which the first position has come back, judged so for the side to move, which is 1. */
  async function courseOf(players: BySide<PlayerSpec>, score: number | null): Promise<Course> {
    const rules = await loadRules('choko');
    const position = rules.parsePosition('b3b/5/5/5/w3w w - 0,0 0');
    if (!position.ok) throw new Error('the position is right');
    const match = new Match(rules, position.value);
    for (const text of ['a1-a2', 'a5-a4', 'a2-a1', 'a4-a5']) expect(match.playText(text).ok).toBe(true);
    const session = await Session.load({ game: 'choko', variant: 'standard', match, players, seed: 1, language: 'en' });
    const nobody: ComputerPlayer = {
      choose: () => Promise.reject(new Error('nobody was to be asked for a move')),
      close: async () => undefined,
    };
    const host: CourseHost = {
      openPlayer: async () => ok(nobody),
      openAdviser: () => nobody,
      judge: async () => {
        if (score === null) throw new Error('the thread has ended');
        return score;
      },
      keep: () => undefined,
      changed: () => undefined,
      say: () => undefined,
      thinking: () => '',
      failed: (reason) => reason,
    };
    return new Course(session, host);
  }

  const against = (computer: Side, spec: PlayerSpec): BySide<PlayerSpec> =>
    computer === 1 ? { 1: spec, 2: HUMAN } : { 1: HUMAN, 2: spec };

  test.each<[Side, number, boolean]>([
    [2, 1, true],
    [2, 0, true],
    [2, -1, false],
    [1, 1, false],
    [1, 0, true],
    [1, -1, true],
  ])('a computer of side %i that could play on at %i for side 1 agrees: %s', async (computer, score, agrees) => {
    const course = await courseOf(against(computer, MAX), score);
    expect(await course.agreesToDraw(computer)).toBe(agrees);
  });

  test('nothing is agreed to when nobody could judge, unless the computer never weighs', async () => {
    expect(await (await courseOf(against(2, MAX), null)).agreesToDraw(2)).toBe(false);
    expect(await (await courseOf(against(2, { kind: 'classic', id: 'easy' }), null)).agreesToDraw(2)).toBe(true);
  });

  test('a failed hint is told, not thrown', async () => {
    const suggested = await (await courseOf(against(2, MAX), 0)).suggest();
    expect(suggested).toEqual({ ok: false, error: 'nobody was to be asked for a move' });
  });
});
