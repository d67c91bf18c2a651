import {
  type ComputerPlayer,
  GAMES,
  type GameId,
  HIGHEST_LEVEL,
  loadRules,
  Match,
  NEVER_STOP,
  openClassic,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { openLevel, openMax } from '../src/index.ts';

// A short sample of all kinds of players. Many more matches are played of some pairings: by `npm run prove:ends` of `max` against itself
// and of level 1 against the original players, by the tournaments of docs/strength.md of each player against its neighbours.

/** Longer than any match that the rules allow to go on without progress, many times over. */
const LONGEST = 2000;
const MAX_NODES = 300;

/** Two levels, the strongest and a classic player: each meets each, and itself. */
async function openAll(game: GameId, classics: readonly string[]): Promise<readonly ComputerPlayer[]> {
  const classic = classics.at(-1);
  return Promise.all([
    openLevel(game, 1),
    openLevel(game, 3),
    openMax(game, { tableBytes: 2 ** 18 }),
    ...(classic === undefined ? [] : [openClassic(game, classic)]),
  ]);
}

const all = GAMES.flatMap(({ id, variants, classics = [] }) =>
  variants.map(({ id: variant }) => ({ game: id, variant, classics })),
);

describe.each(all)('$game $variant', ({ game, variant, classics }) => {
  test('no two of our players go on without an end', { timeout: 30_000 }, async () => {
    const rules = await loadRules(game, variant);
    const players = await openAll(game, classics);
    const ends: string[] = [];
    for (const [index, one] of players.entries()) {
      for (const two of players.slice(index)) {
        const match = new Match(rules, rules.start());
        const random = new SeededRandom(index + 1);
        while (match.outcome === null && match.moves.length < LONGEST) {
          const player = match.position.turn === 1 ? one : two;
          const { move } = await player.choose(match, { nodes: MAX_NODES }, random, NEVER_STOP);
          expect(match.play(move).ok).toBe(true);
        }
        expect(match.outcome, `${game}: ${match.moves.length} plies`).not.toBeNull();
        ends.push(match.outcome?.reason ?? '');
      }
    }
    expect(ends).toHaveLength((players.length * (players.length + 1)) / 2);
  });

  test('even the highest level against itself comes to one', { timeout: 30_000 }, async () => {
    const rules = await loadRules(game, variant);
    const player = await openLevel(game, HIGHEST_LEVEL);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(5);
    while (match.outcome === null && match.moves.length < LONGEST) {
      // Fewer nodes than it would use: what matters is that it does not turn in circles.
      const { move } = await player.choose(match, { nodes: MAX_NODES }, random, NEVER_STOP);
      match.play(move);
    }
    expect(match.outcome).not.toBeNull();
  });
});
