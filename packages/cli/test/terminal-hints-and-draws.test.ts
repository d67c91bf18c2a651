import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FakeTerminal, KEYS } from './fake-terminal.ts';
import { useTerminal } from './use-terminal.ts';

// The engine's answers to people: hints and draw offers.

const home = useTerminal();
const { start } = home;

/** A match of a person against a level after ten plies; the person is to move. */
async function startAfterTen(position: string, plies: string): Promise<FakeTerminal> {
  const text = `[Game "choko"]\n[Player1 "human"]\n[Player2 "10"]\n[Start "${position}"]\n${plies} *`;
  writeFileSync(join(home.folder, 'ten.record'), text);
  const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
  await screen.see('White to move.');
  screen.type('load ten.record', KEYS.enter);
  await screen.see('10. ');
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
  test('is accepted in an even position', async () => {
    const screen = await startAfterTen(
      'b3b/5/5/5/w3w w - 0,0 0',
      '1. a1-a2 2. a5-a4 3. a2-b2 4. a4-b4 5. b2-c2 6. b4-c4 7. c2-b2 8. c4-b4 9. b2-a2 10. b4-a4',
    );
    screen.type('draw', KEYS.enter);
    await screen.see('Draw by agreement.');
  });

  test('is declined by a computer that stands better', async () => {
    const screen = await startAfterTen(
      'bbbbb/bb3/5/5/w4 w - 0,0 0',
      '1. a1-b1 2. b4-b3 3. b1-c1 4. b3-c3 5. c1-d1 6. c3-d3 7. d1-c1 8. d3-c3 9. c1-b1 10. c3-b3',
    );
    screen.type('draw', KEYS.enter);
    await screen.see('it thinks it stands better');
  });

  test('is accepted by a computer that stands worse', async () => {
    const screen = await startAfterTen(
      'b4/5/5/5/wwwww w - 0,0 0',
      '1. a1-a2 2. a5-b5 3. a2-b2 4. b5-c5 5. b2-c2 6. c5-d5 7. c2-b2 8. d5-c5 9. b2-a2 10. c5-b5',
    );
    screen.type('draw', KEYS.enter);
    await screen.see('Draw by agreement.');
  });

  test('cannot come from a spectator', async () => {
    const screen = start('play', 'oware', '--p1', 'bot2', '--p2', 'bot1', '--seed', '3');
    await screen.see('South to move.');
    screen.type(' ');
    await screen.see('Paused.');
    screen.type('draw', KEYS.enter);
    await screen.see('It is the computer’s turn.');
  });
});
