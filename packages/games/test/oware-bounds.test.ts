import { describe, expect, test } from 'vitest';
import { loadRules, MoveList, type Position, SeededRandom, type Side } from '../src/index.ts';
import { indexOf, MarginBounds, pitsOf } from '../src/oware/puzzles/bounds.ts';
import { prover } from '../src/oware/puzzles/prover.ts';
import { OwarePosition, VARIANTS } from '../src/oware/rules.ts';

const PITS = 12;

/** A random board with `seeds` seeds. */
function drawPits(random: SeededRandom, seeds: number): readonly number[] {
  const pits = Array.from({ length: PITS }, () => 0);
  for (let seed = 0; seed < seeds; seed++) {
    const pit = random.below(PITS);
    pits[pit] = (pits[pit] ?? 0) + 1;
  }
  return pits;
}

function positionOf(
  variant: (typeof VARIANTS)[number],
  pits: readonly number[],
  stores: readonly [number, number],
): OwarePosition {
  return OwarePosition.fromSetup({ variant, rows: [pits.slice(0, 6), pits.slice(6)], stores, turn: 1, clock: 0 });
}

/** The bounds as they are defined, by trying all lines of the length of the horizon. */
function boundsOf(position: OwarePosition, horizon: number): { readonly low: number; readonly high: number } {
  const pits = pitsOf(position, new Uint8Array(PITS));
  const seeds = pits.reduce((sum, each) => sum + each, 0);
  const list = new MoveList();
  position.legalMoves(list);
  if (seeds > 0 && list.length === 0) {
    const margin = pits.reduce((sum, each, pit) => sum + (pit < 6 ? each : -each), 0);
    return { low: margin, high: margin };
  }
  if (horizon === 0 || seeds === 0) return { low: -seeds, high: seeds };
  const { turn } = position;
  const before = position.store(turn);
  const followed = [...list].map((move) => {
    position.apply(move);
    const gain = position.store(turn) - before;
    const { low, high } = boundsOf(position, horizon - 1);
    position.undo();
    return { low: gain - high, high: gain - low };
  });
  return { low: Math.max(...followed.map(({ low }) => low)), high: Math.max(...followed.map(({ high }) => high)) };
}

test('boards are numbered without gaps, each once', () => {
  const numbers = new Set<number>();
  const pits = new Uint8Array(PITS);
  const fill = (pit: number, left: number): void => {
    if (pit === PITS - 1) {
      pits[pit] = left;
      numbers.add(indexOf(pits));
      return;
    }
    for (let seeds = 0; seeds <= left; seeds++) {
      pits[pit] = seeds;
      fill(pit + 1, left - seeds);
    }
  };
  for (let seeds = 0; seeds <= 4; seeds++) fill(0, seeds);
  // The ways in which up to four seeds lie in twelve pits: 16 choose 4.
  expect(numbers.size).toBe(1820);
  expect(Math.max(...numbers)).toBe(1819);
});

describe.each(VARIANTS)('bounds of %s', (variant) => {
  test('are what trying all lines gives', () => {
    const horizon = 5;
    const mostSeeds = 6;
    const { low, high } = new MarginBounds(variant, mostSeeds, horizon);
    const random = new SeededRandom(5);
    for (let tries = 0; tries < 100; tries++) {
      const seeds = 1 + random.below(mostSeeds);
      const pits = drawPits(random, seeds);
      const store = (48 - seeds) >> 1;
      const position = positionOf(variant, pits, [store, 48 - seeds - store]);
      // Play does not stop at a majority here, so only lines without one can be compared.
      const free = positionOf(variant, pits, [0, 0]);
      const expected = boundsOf(free, horizon);
      const index = indexOf(pitsOf(position, new Uint8Array(PITS)));
      expect({ low: low[index], high: high[index] }, pits.join(',')).toEqual(expected);
    }
  });
});

/** Whether a side forces a win within `plies` plies, by the rules alone. */
function forces(position: Position, side: Side, plies: number): boolean {
  if (position.isOver()) return position.outcome()?.winner === side;
  if (plies === 0) return false;
  const list = new MoveList();
  position.legalMoves(list);
  const isOwn = position.turn === side;
  for (const move of list) {
    position.apply(move);
    const isForced = forces(position, side, plies - 1);
    position.undo();
    if (isForced === isOwn) return isOwn;
  }
  return !isOwn;
}

test('no move that is proved not to win forces a win, and what wins soon is not refuted', async () => {
  const rules = await loadRules('oware', 'abapa');
  const random = new SeededRandom(9);
  let puzzles = 0;
  for (let tries = 0; tries < 300; tries++) {
    const seeds = 3 + random.below(4);
    const store = (48 - seeds) >> 1;
    const position = positionOf('abapa', drawPits(random, seeds), [store, 48 - seeds - store]);
    const [only] = prover.findOnlyChoices(position);
    if (only === undefined) continue;
    puzzles++;
    const list = new MoveList();
    position.legalMoves(list);
    for (const move of list) {
      position.apply(move);
      const wins = forces(position, 1, 6);
      const loses = forces(position, 2, 6);
      position.undo();
      expect(move === only.move ? loses : wins, rules.makePosition(position)).toBe(false);
    }
  }
  expect(puzzles).toBeGreaterThan(5);
});
