import { afterEach, expect, test } from 'vitest';
import { endProcesses, startCommand } from './line-connection.ts';

afterEach(endProcesses);

// Both positions stand for the second time.
test.each([
  ['hecatomb', 'endless', '4k3/8/8/4Q3/8/8/8/4K3 w - 0', 'e1d1 e8d8 d1e1 d8e8', /^bestmove e5e8$/],
  [
    'oware',
    'abapa',
    '1,0,0,1,0,1/0,1,1,0,1,0 23,19 N 5',
    'c A b B e D d E c C e D d E e F f C c D b E a B d C',
    /^bestmove [a-f]$/,
  ],
])('%s %s: max answers where the position has stood before', async (game, variant, start, moves, answer) => {
  const engine = startCommand(['ugi', '--game', game]);
  engine.send(`setoption name Variant value ${variant}`, `position fen ${start} moves ${moves}`, 'go movetime 300');
  expect((await engine.until('bestmove')).at(-1)).toMatch(answer);
});
