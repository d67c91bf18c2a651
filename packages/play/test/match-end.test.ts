import type { AnalysePosition } from '@tabuleiro/engine';
import {
  draw,
  GAMES,
  loadLocale,
  loadRules,
  loadViewer,
  loss,
  Match,
  MoveList,
  type Outcome,
  SeededRandom,
  VALUE_SCALE,
} from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { clockOf } from '../src/match-clock.ts';
import { findDecidingPly, factsOf, formatFacts } from '../src/match-facts.ts';

const MOVES = ['A', 'a', 'B', 'b', 'C', 'c'];

async function ended(outcome: Outcome): Promise<Match> {
  const rules = await loadRules('oware');
  const match = new Match(rules, rules.start());
  for (const move of MOVES) match.playText(move);
  match.end(outcome);
  return match;
}

/** The points that side 1 expects after 0, 1, … plies. */
function told(points: readonly number[], asked: number[] = []): AnalysePosition {
  return async (way) => {
    const list = new MoveList();
    way.position.legalMoves(list);
    asked.push(way.moves.length);
    const own = points[way.moves.length] ?? 50;
    const value = way.position.turn === 1 ? own : 100 - own;
    const score = VALUE_SCALE * Math.log(value / (100 - value));
    return { depth: 1, nodes: 1, ms: 1, lines: [{ moves: [list.at(0)], score, end: null }] };
  };
}

test('the move that decided is the largest swing after the last doubt', async () => {
  const match = await ended(loss(2, 'resignation'));
  expect(await findDecidingPly(match, told([50, 90, 52, 55, 85, 88, 92]))).toBe(4);
  // It need not be the one that ended the doubt.
  expect(await findDecidingPly(match, told([50, 50, 50, 66, 71, 96, 97]))).toBe(5);
  const other = await ended(loss(1, 'resignation'));
  expect(await findDecidingPly(other, told([50, 45, 48, 46, 15, 12, 9]))).toBe(4);
});

test('nothing decided a draw, nor a match in doubt or won from the start', async () => {
  expect(await findDecidingPly(await ended(draw('agreement')), told([50]))).toBeNull();
  const match = await ended(loss(2, 'time'));
  expect(await findDecidingPly(match, told([50, 50, 50, 50, 50, 50, 50]))).toBeNull();
  expect(await findDecidingPly(match, told([95, 95, 95, 95, 95, 95, 96]))).toBeNull();
});

test('the search goes no further back than the last doubt, and stops when told', async () => {
  const match = await ended(loss(2, 'resignation'));
  const asked: number[] = [];
  await findDecidingPly(match, told([50, 50, 50, 50, 85, 88, 92], asked));
  expect(asked).toEqual([6, 5, 4, 3, 2]);
  expect(await findDecidingPly(match, async () => null)).toBeNull();
});

test('a match ends in moves, what was lost or gathered, and thinking time', async () => {
  const match = await ended(loss(2, 'resignation'));
  const viewer = await loadViewer('oware');
  const clocks = { setup: clockOf(5, 2), left: { 1: 200_000, 2: 306_000 } };
  const facts = factsOf(match, viewer, clocks);
  expect(facts).toMatchObject({ plies: 6, lost: null, thoughtMs: { 1: 106_000, 2: 0 } });
  expect(formatFacts(facts, await loadLocale('oware', 'en'))).toContain('Thinking time: south 1:46, north 0:00');
});

test.each(GAMES.map(({ id }) => id))('the facts of %s are in both languages, two or three', async (game) => {
  const rules = await loadRules(game);
  const viewer = await loadViewer(game);
  const random = new SeededRandom(6);
  const match = new Match(rules, rules.start());
  for (let ply = 0; ply < 300 && match.outcome === null; ply++) {
    const list = new MoveList();
    match.position.legalMoves(list);
    match.play(list.at(random.below(list.length)));
  }
  const locales = await Promise.all([loadLocale(game, 'en'), loadLocale(game, 'pt')]);
  const said = locales.map((locale) => formatFacts(factsOf(match, viewer, null), locale));
  expect(said[0]?.length).toBe(said[1]?.length);
  expect(said.flat().every((fact) => /^[\p{Lu}\d]/u.test(fact) && !fact.includes('{'))).toBe(true);
});
