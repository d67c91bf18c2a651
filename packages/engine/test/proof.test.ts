import { NEVER_STOP, SeededRandom } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../src/index.ts';
import { forcedEnd, matchFrom, randomMatch } from './matches.ts';

const GAME = 'hecatomb';
const CELLS = 64;

/** Two kings and a few queens anywhere, white to move, few plies left. */
function drawPosition(random: SeededRandom, left: number): string {
  const board = Array.from({ length: CELLS }, () => '1');
  const pieces = ['K', 'k', 'Q', 'q', ...Array.from({ length: random.below(4) }, () => (random.below(2) ? 'Q' : 'q'))];
  while (pieces.length > 0) {
    const cell = random.below(CELLS);
    if (board[cell] === '1') board[cell] = pieces.shift() ?? '1';
  }
  const rows = Array.from({ length: 8 }, (_, row) => board.slice(8 * row, 8 * row + 8).join(''));
  return `${rows.join('/').replaceAll(/1+/g, (empty) => String(empty.length))} w ${left}`;
}

/** Plies to a win, to a loss (below 0), 0 for a draw. */
function signed({ result, plies = 0 }: { readonly result: string; readonly plies?: number }): number {
  return result === 'draw' ? 0 : result === 'win' ? plies : -plies;
}

describe('a match that is over after few plies', () => {
  test('is proved to its end, as trying everything says', async () => {
    const engine = await openEngine(GAME);
    const random = new SeededRandom(7);
    const seen = new Set<number>();
    for (let count = 0; count < 150; count++) {
      const left = 1 + (count % 3);
      const text = drawPosition(random, left);
      const match = await matchFrom(GAME, undefined, text);
      const [line] = engine.analyse(match, { stop: NEVER_STOP }).lines;
      const wanted = forcedEnd(match.position.clone(), left);
      expect(line.end && signed(line.end), text).toBe(wanted);
      seen.add(wanted);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([-2, 0, 1, 3]);
  });

  test('the start is a draw', async () => {
    const match = await randomMatch(GAME, undefined, 0, 1);
    if (match === null) throw new Error('over');
    const [line] = (await openEngine(GAME)).analyse(match, { stop: NEVER_STOP }).lines;
    expect(line.end).toEqual({ result: 'draw', plies: 10 });
  });
});
