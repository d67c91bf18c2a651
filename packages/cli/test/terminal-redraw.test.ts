import { afterEach, expect, test, vi } from 'vitest';
import { Screen } from '../src/terminal/screen.ts';
import { KEYS } from './fake-terminal.ts';
import { useTerminal } from './use-terminal.ts';

// A key may change several things, but the screen is drawn once.

const { start } = useTerminal();
afterEach(() => void vi.restoreAllMocks());

test('one redraw per key', async () => {
  const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--position', '5/2b2/2w2/5/4b w - 10,10 2');
  await screen.see('White to move.');
  const draw = vi.spyOn(Screen.prototype, 'draw');
  const press = async (key: string): Promise<number> => {
    draw.mockClear();
    screen.type(key);
    // Input comes in its own turn of the loop; frames of a move come much later.
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
    return draw.mock.calls.length;
  };
  // A pick, the same taken back, another place, a wrong one; a command; a move.
  for (const key of [KEYS.enter, KEYS.backspace, KEYS.right, KEYS.tab, 'u', 'n', 'd', 'o', KEYS.enter, 'a', '1']) {
    expect({ key, draws: await press(key) }).toEqual({ key, draws: 1 });
  }
  expect(await press(KEYS.enter)).toBe(1);
  await screen.see('1. a1');
  // While the move is shown a key ends it: the end of the move, the position after it and the key itself are one picture.
  screen.type('b', '1', KEYS.enter);
  await screen.see('b1');
  expect(await press('x')).toBe(1);
});
