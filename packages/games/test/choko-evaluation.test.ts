import { describe, expect, test } from 'vitest';
import { CELLS, jumpsIn, WIDTH } from '../src/choko/board.ts';
import { CAPTURE, DROP, fromOf, jumpedOf, kindOf, PASS, STEP, toOf } from '../src/choko/moves.ts';
import { ChokoPosition, type ChokoSetup } from '../src/choko/rules.ts';
import { evaluation } from '../src/choko/search/evaluation.ts';
import {
  type Evaluator,
  LARGEST_VALUE,
  type Move,
  MoveList,
  otherSide,
  positionOf,
  SeededRandom,
  type Side,
} from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, read } = await loadGame('choko');
const { weights } = evaluation.tuned;
const judgeOf = (position: ChokoPosition): Evaluator => evaluation.evaluator(position, weights);
const judgeText = (text: string): Evaluator => judgeOf(positionOf(ChokoPosition, read(text)));

/** Positions of random matches, from the first drops to the last men. */
function randomPositions(count: number, seed: number): ChokoPosition[] {
  const random = new SeededRandom(seed);
  const positions: ChokoPosition[] = [];
  while (positions.length < count) {
    const position = positionOf(ChokoPosition, rules.start());
    for (; !position.isOver(); position.apply(position.randomMove(random))) {
      if (random.below(4) === 0) positions.push(position.clone());
    }
  }
  return positions;
}

/** All men dropped and few of them left, as they are when a capture wins. */
function randomEndings(count: number, seed: number): ChokoPosition[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => {
    const men: [number, number] = [0, 0];
    for (const side of [0, 1] as const) {
      for (let left = 1 + random.below(3); left > 0; left--) men[side] |= 1 << random.below(CELLS);
    }
    men[1] &= ~men[0];
    if (men[1] === 0) men[1] = men[0] === 1 ? 2 : 1;
    men[0] &= ~men[1];
    if (men[0] === 0) men[0] = 1 << (CELLS - 1);
    return ChokoPosition.fromSetup({ men, hands: [0, 0], turn: 1, initiative: null, clock: 0 });
  });
}

const positions = randomPositions(600, 5);
const endings = randomEndings(600, 6);

function movesIn(position: ChokoPosition): Move[] {
  const list = new MoveList();
  position.legalMoves(list);
  return [...list];
}

function noisyIn(position: ChokoPosition): Move[] {
  const list = new MoveList();
  judgeOf(position).noisyMoves?.(list);
  return [...list];
}

function ranksIn(position: ChokoPosition): { move: Move; rank: number }[] {
  const list = new MoveList();
  position.legalMoves(list);
  const ranks = new Int32Array(list.length);
  judgeOf(position).rank(list, ranks);
  return Array.from(list, (move, index) => ({ move, rank: ranks[index] ?? Number.NaN }));
}

/** The jumps, removals left aside, that the enemy could make after a move. */
function jumpsAfter(position: ChokoPosition, move: Move): number {
  const after = position.clone();
  after.apply(move);
  const { turn } = position;
  return jumpsIn(after.men(otherSide(turn)), after.men(turn));
}

function wins(position: ChokoPosition, move: Move): boolean {
  const after = position.clone();
  after.apply(move);
  return after.outcome()?.winner === position.turn;
}

function setupOf(position: ChokoPosition): ChokoSetup {
  const { turn, initiative, clock } = position;
  return {
    men: [position.men(1), position.men(2)],
    hands: [position.hand(1), position.hand(2)],
    turn,
    initiative,
    clock,
  };
}

function mapCells(cells: number, to: (column: number, row: number) => readonly [column: number, row: number]): number {
  let mapped = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (((cells >>> cell) & 1) === 0) continue;
    const [column, row] = to(cell % WIDTH, Math.floor(cell / WIDTH));
    mapped |= 1 << (row * WIDTH + column);
  }
  return mapped;
}

describe('the value', () => {
  test('is the rounded sum of features times weights, all of them filled in', () => {
    const numbers = Object.values(weights);
    for (const position of [...positions, ...endings]) {
      const evaluator = judgeOf(position);
      const features = new Float64Array(numbers.length).fill(Number.NaN);
      evaluator.features(features);
      const sum = numbers.reduce((total, weight, index) => total + weight * (features[index] ?? Number.NaN), 0);
      expect(evaluator.value(), rules.makePosition(position)).toBe(Math.round(sum));
      expect(Math.abs(evaluator.value())).toBeLessThanOrEqual(LARGEST_VALUE);
    }
  });

  test.each([
    ['left and right', (column: number, row: number) => [WIDTH - 1 - column, row] as const],
    ['top and bottom', (column: number, row: number) => [column, WIDTH - 1 - row] as const],
    ['rows and columns', (column: number, row: number) => [row, column] as const],
  ])('does not change when %s are swapped', (_, to) => {
    for (const position of positions) {
      const setup = setupOf(position);
      const men = [mapCells(setup.men[0], to), mapCells(setup.men[1], to)] as const;
      const mirrored = ChokoPosition.fromSetup({ ...setup, men });
      expect(judgeOf(mirrored).value(), rules.makePosition(position)).toBe(judgeOf(position).value());
    }
  });

  test('knows the colours by the 24th drop alone [6]', () => {
    const blind = { ...weights, lastDrop: 0 };
    for (const position of positions) {
      const { men, hands, turn, initiative, clock } = setupOf(position);
      const swapped = ChokoPosition.fromSetup({
        men: [men[1], men[0]],
        hands: [hands[1], hands[0]],
        turn: otherSide(turn),
        initiative: initiative === null ? null : otherSide(initiative),
        clock,
      });
      const value = evaluation.evaluator(position, blind).value();
      expect(evaluation.evaluator(swapped, blind).value(), rules.makePosition(position)).toBe(value);
    }
  });

  test('follows the position through apply and undo', () => {
    for (const position of positions) {
      const evaluator = judgeOf(position);
      const before = evaluator.value();
      const [move = PASS] = movesIn(position);
      evaluator.searchState.apply(move);
      evaluator.searchState.undo();
      expect(evaluator.value()).toBe(before);
    }
  });

  test('prefers more men, and an enemy without a safe step', () => {
    expect(judgeText('w1w1w/5/5/5/b3b w - 0,0 0').value()).toBeGreaterThan(0);
    expect(judgeText('w1w1w/5/5/5/b3b b - 0,0 0').value()).toBeLessThan(0);
    // In the second position the man in the corner can only step where it is taken.
    const free = judgeText('w3w/5/4w/5/b4 w - 0,0 0').value();
    expect(judgeText('w4/5/w4/5/b1w2 w - 0,0 0').value()).toBeGreaterThan(free);
  });
});

describe('ranks', () => {
  test('a move that wins at once comes first', () => {
    let seen = 0;
    for (const position of endings) {
      const ranked = ranksIn(position).toSorted((a, b) => b.rank - a.rank);
      if (!ranked.some(({ move }) => wins(position, move))) continue;
      seen++;
      expect(wins(position, ranked[0]?.move ?? PASS), rules.makePosition(position)).toBe(true);
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('captures are above 0 unless the enemy can jump in return, then they are quiet', () => {
    let seen = 0;
    for (const position of positions) {
      for (const { move, rank } of ranksIn(position)) {
        if (kindOf(move) !== CAPTURE || wins(position, move)) continue;
        seen++;
        expect(rank > 0, rules.makeMove(position, move)).toBe(jumpsAfter(position, move) === 0);
        expect(rank).toBeGreaterThanOrEqual(0);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('steps are below 0 exactly when they let the enemy jump where it could not', () => {
    for (const position of positions) {
      const dangers = jumpsIn(position.theirs, position.mine);
      for (const { move, rank } of ranksIn(position)) {
        if (kindOf(move) !== STEP) continue;
        expect(rank < 0, rules.makeMove(position, move)).toBe(jumpsAfter(position, move) > dangers);
        expect(rank).toBeLessThanOrEqual(0);
      }
    }
  });

  test('drops are below 0 exactly when the enemy can jump over the new man next', () => {
    let seen = 0;
    for (const position of positions) {
      for (const { move, rank } of ranksIn(position)) {
        if (kindOf(move) !== DROP) continue;
        const after = position.clone();
        after.apply(move);
        const jumpable = movesIn(after).some((reply) => kindOf(reply) === CAPTURE && jumpedOf(reply) === toOf(move));
        if (jumpable) seen++;
        expect(rank < 0, `${rules.makePosition(position)} ${rules.makeMove(position, move)}`).toBe(jumpable);
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});

describe('the 24th drop [6]', () => {
  test('by black is not punished, because black moves next; by white it is', () => {
    const rankOf = (text: string, name: string): number | undefined => {
      const position = positionOf(ChokoPosition, read(text));
      return ranksIn(position).find(({ move }) => rules.makeMove(position, move) === name)?.rank;
    };
    expect(rankOf('5/5/2w2/5/b4 b w 0,1 0', 'c4')).toBe(0);
    expect(rankOf('5/5/2b2/5/w4 w b 1,0 0', 'c4')).toBeLessThan(0);
  });
});

describe('noisy moves', () => {
  const jumpOf = (move: Move): string => `${fromOf(move)}-${toOf(move)}`;

  test('are every legal jump once, each with a removal that leaves the fewest jumps in return', () => {
    let seen = 0;
    for (const position of [...positions, ...endings]) {
      const text = rules.makePosition(position);
      const captures = movesIn(position).filter((move) => kindOf(move) === CAPTURE);
      const noisy = noisyIn(position);
      expect(
        noisy.every((move) => position.isLegal(move)),
        text,
      ).toBe(true);
      expect(noisy.map(jumpOf).sort(), text).toEqual([...new Set(captures.map(jumpOf))].sort());
      for (const move of noisy) {
        seen++;
        const others = captures.filter((other) => jumpOf(other) === jumpOf(move));
        const fewest = Math.min(...others.map((other) => jumpsAfter(position, other)));
        expect(jumpsAfter(position, move), text).toBe(fewest);
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  test('are none while a side must drop', () => {
    expect(noisyIn(positionOf(ChokoPosition, read('5/2b2/2w2/5/4b w b 10,9 0')))).toEqual([]);
  });
});

describe('threats and the clock', () => {
  test('a side is threatened exactly when the enemy, if it were to move, could win at once', () => {
    let seen = 0;
    for (const position of [...positions, ...endings]) {
      const enemy: Side = otherSide(position.turn);
      const passed = ChokoPosition.fromSetup({ ...setupOf(position), turn: enemy });
      const loses = movesIn(passed).some((move) => wins(passed, move));
      if (loses) seen++;
      expect(judgeOf(position).isThreatened?.(), rules.makePosition(position)).toBe(loses);
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('plies are left until the draw [8]', () => {
    expect(judgeText('5/2b2/2w2/5/5 w - 0,0 0').pliesLeft()).toBe(100);
    expect(judgeText('5/2b2/2w2/5/5 w - 0,0 73').pliesLeft()).toBe(27);
    expect(judgeText('5/2b2/2w2/5/5 w - 0,0 73').pliesSinceProgress?.()).toBe(73);
  });
});
