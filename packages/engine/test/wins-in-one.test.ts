import {
  type ComputerPlayer,
  GAME_IDS,
  type GameId,
  GAMES,
  HIGHEST_LEVEL,
  loadRules,
  Match,
  NEVER_STOP,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { openLevel, openMax } from '../src/index.ts';
import { movesOf } from './matches.ts';

// Random matches that a side won with its last move: before that move there was a win in one, and no search had to find it.

/** All levels, from the weakest on: whatever they overlook, it is not that. */
const openLevels = (game: GameId): Promise<readonly ComputerPlayer[]> =>
  Promise.all(Array.from({ length: HIGHEST_LEVEL }, (_, index) => openLevel(game, index + 1)));

const WANTED = 12;
const MOST_MATCHES = 400;
const LONGEST = 600;

/** Plays at random to the end; the match before the move that won, or null. */
async function beforeTheEnd(rules: Match['rules'], seed: number): Promise<Match | null> {
  const random = new SeededRandom(seed);
  const match = new Match(rules, rules.start());
  while (match.outcome === null && match.moves.length < LONGEST) match.play(match.position.randomMove(random));
  const last = match.positionAt(Math.max(0, match.moves.length - 1));
  // Of the position itself: a repetition is seen by the match alone.
  if (match.position.outcome()?.winner !== last.turn) return null;
  const before = new Match(rules, rules.start());
  for (const move of match.moves.slice(0, -1)) before.play(move);
  return before;
}

/** Short variants hardly ever end so at random. */
const variants = GAMES.flatMap(({ id, variants: all }) =>
  all.slice(-1).map(({ id: variant }) => ({ game: id, variant })),
);

test('all games are among them', () => {
  expect(new Set(variants.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
});

describe.each(variants)('$game $variant', ({ game, variant }) => {
  test('no level misses a win in one', async () => {
    const rules = await loadRules(game, variant);
    const levels = await openLevels(game);
    let seen = 0;
    for (let seed = 1; seed <= MOST_MATCHES && seen < WANTED; seed++) {
      const match = await beforeTheEnd(rules, seed);
      if (match === null) continue;
      seen++;
      for (const level of levels) {
        const { move } = await level.choose(match, {}, new SeededRandom(seed), NEVER_STOP);
        const after = match.position.clone();
        after.apply(move);
        expect(after.outcome()?.winner, rules.makePosition(match.position)).toBe(match.position.turn);
      }
    }
    expect(seen).toBe(WANTED);
  });
});

/** Whether some move wins at once because a position stands for the third time: the match itself is asked. */
function canWinByRepetition(match: Match): boolean {
  const { turn } = match.position;
  return movesOf(match.position).some((move) => {
    match.play(move);
    const { outcome } = match;
    match.undo();
    return outcome?.reason === 'repetition' && outcome.winner === turn;
  });
}

test('nor one that a repetition wins', async () => {
  const rules = await loadRules('oware', 'report');
  const start = rules.parsePosition('0,1,0,0,1,0/0,0,0,0,0,0 23,23 S 0');
  if (!start.ok) throw new Error('the position can be read');
  const players = [...(await openLevels('oware')), await openMax('oware')];
  let seen = 0;
  for (let seed = 1; seed <= MOST_MATCHES && seen < WANTED; seed++) {
    const random = new SeededRandom(seed);
    const match = new Match(rules, start.value);
    while (match.outcome === null && !canWinByRepetition(match)) {
      match.play(match.position.randomMove(random));
    }
    if (match.outcome !== null) continue;
    seen++;
    for (const player of players) {
      const { move } = await player.choose(match, { nodes: 1000 }, new SeededRandom(seed), NEVER_STOP);
      match.play(move);
      expect(match.outcome).toMatchObject({ winner: match.positionAt(match.moves.length - 1).turn });
      match.undo();
    }
  }
  expect(seen).toBeGreaterThan(0);
});
