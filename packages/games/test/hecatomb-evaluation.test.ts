import { describe, expect, test } from 'vitest';
import { HecatombPosition, type HecatombSetup } from '../src/hecatomb/rules.ts';
import {
  assert,
  type Evaluator,
  loadEvaluation,
  type Move,
  MoveList,
  positionOf,
  SeededRandom,
  type Side,
} from '../src/index.ts';
import { loadGame } from './game.ts';

const evaluation = await loadEvaluation('hecatomb');
const { weights } = evaluation.tuned;
const ten = await loadGame('hecatomb');
const endless = await loadGame('hecatomb', 'endless');
const NAMES = Object.keys(weights);

const judgeOf = (position: HecatombPosition): Evaluator => evaluation.evaluator(position, weights);
const read = (text: string): HecatombPosition => positionOf(HecatombPosition, ten.read(text));
const readEndless = (text: string): HecatombPosition => positionOf(HecatombPosition, endless.read(text));
const otherOf = (position: HecatombPosition): Side => (position.turn === 1 ? 2 : 1);

function movesOf(position: HecatombPosition): Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

function featuresOf(position: HecatombPosition): number[] {
  const features = new Float64Array(NAMES.length);
  judgeOf(position).features(features);
  return [...features];
}

function ranksOf(position: HecatombPosition): Map<string, number> {
  const moves = new MoveList();
  position.legalMoves(moves);
  const ranks = new Int32Array(moves.length);
  judgeOf(position).rank(moves, ranks);
  return new Map(Array.from(moves, (move, index) => [ten.rules.makeMove(position, move), ranks[index] ?? 0]));
}

/** Pieces anywhere, from nearly none to nearly everywhere: kings meet, stand in the open, are hemmed in. */
function randomSetup(random: SeededRandom, left: number, isEndless: boolean): HecatombSetup {
  const cells = Array.from({ length: 64 }, (_, cell) => cell);
  for (let last = 63; last > 0; last--) {
    const other = random.below(last + 1);
    [cells[last], cells[other]] = [cells[other] ?? 0, cells[last] ?? 0];
  }
  const [white = 0, black = 1, ...others] = cells;
  // The last plies are searched to the end by brute force: with fewer queens, which have the whole board, that is fast.
  const most = left > 2 && !isEndless ? 6 : 32;
  const [mine, theirs] = [random.below(most), random.below(most)];
  return {
    queens: { 1: others.slice(0, mine), 2: others.slice(mine, mine + theirs) },
    kings: { 1: white, 2: black },
    turn: random.below(2) === 0 ? 1 : 2,
    left,
  };
}

/** Half of them as they come up in play, half with pieces anywhere; none is over. */
function randomPositions(count: number, left: number, isEndless = false, seed = 1): HecatombPosition[] {
  const random = new SeededRandom(seed);
  const positions: HecatombPosition[] = [];
  while (positions.length < count) {
    if (positions.length % 2 === 0) {
      positions.push(new HecatombPosition(isEndless).setUp(randomSetup(random, left, isEndless)));
      continue;
    }
    const position = positionOf(HecatombPosition, (isEndless ? endless : ten).rules.start());
    const plies = isEndless ? random.below(40) : position.left - left;
    for (let ply = 0; ply < plies && !position.isOver(); ply++) position.apply(position.randomMove(random));
    if (!position.isOver()) positions.push(position);
  }
  return positions;
}

const varied = [
  ...randomPositions(60, 100, true),
  ...[8, 5, 4, 3, 2, 1].flatMap((left) => randomPositions(30, left, false, left)),
];
const textOf = (position: HecatombPosition): string =>
  (position.isEndless ? endless : ten).rules.makePosition(position);

/** Whether the side to move can take the king at once. */
function canTake(position: HecatombPosition): boolean {
  const other = otherOf(position);
  return movesOf(position).some((move) => {
    position.apply(move);
    const isWon = position.outcome()?.winner === (other === 1 ? 2 : 1);
    position.undo();
    return isWon;
  });
}

function losesAtOnce(position: HecatombPosition, move: Move): boolean {
  position.apply(move);
  const loses = canTake(position);
  position.undo();
  return loses;
}

/** Whether a side wins whatever the other does: every line to its end, with nothing assumed. */
function wins(position: HecatombPosition, side: Side): boolean {
  if (position.isOver()) return position.outcome()?.winner === side;
  const leadsToWin = (move: Move): boolean => {
    position.apply(move);
    const isWon = wins(position, side);
    position.undo();
    return isWon;
  };
  return position.turn === side ? movesOf(position).some(leadsToWin) : movesOf(position).every(leadsToWin);
}

/** The same position after a change of each row of its text, or of the order of its rows. */
function changed(
  position: HecatombPosition,
  change: (rows: readonly string[]) => readonly string[],
  turn: Side,
): string {
  const [ranks = '', , ...rest] = textOf(position).split(' ');
  return [change(ranks.split('/')).join('/'), turn === 1 ? 'w' : 'b', ...rest].join(' ');
}

const backwards = (text: string): string => [...text].toReversed().join('');
const recoloured = (text: string): string =>
  [...text].map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())).join('');

describe('value', () => {
  test('is the rounded sum of features times weights, a whole number', () => {
    const numbers = Object.values(weights);
    for (const position of varied) {
      const sum = featuresOf(position).reduce((total, feature, index) => total + feature * (numbers[index] ?? 0), 0);
      expect(judgeOf(position).value(), textOf(position)).toBe(Math.round(sum));
    }
  });

  test('every feature matters somewhere', () => {
    const seen = varied.map(featuresOf);
    for (const [index, name] of NAMES.entries()) {
      expect(new Set(seen.map((features) => features[index])).size, name).toBeGreaterThan(1);
    }
  });

  test('is the same in a mirror and with colours changed', () => {
    for (const position of varied) {
      const parse = position.isEndless ? readEndless : read;
      const mirrored = parse(changed(position, (rows) => rows.map(backwards), position.turn));
      const swapped = parse(changed(position, (rows) => rows.toReversed().map(recoloured), otherOf(position)));
      expect(featuresOf(mirrored), textOf(position)).toEqual(featuresOf(position));
      expect(featuresOf(swapped), textOf(position)).toEqual(featuresOf(position));
    }
  });

  test('is zero where neither side can win any more', () => {
    expect(judgeOf(read('4k3/8/8/8/8/8/Q7/4K3 w 1')).value()).toBe(0);
    expect(judgeOf(read('4k3/8/8/8/8/8/4Q3/4K3 w 1')).value()).toBeGreaterThan(0);
  });
});

describe('inputs of the network', () => {
  /** Each active input with its place, in the order of the inputs. */
  async function activeIn(position: HecatombPosition): Promise<readonly (readonly [number, string | null])[]> {
    const inputs = await evaluation.networks?.inputs();
    assert(inputs !== undefined, 'the game has a network');
    const reader = inputs.reader(position);
    const into = new Int32Array(inputs.mostActive);
    const active = Array.from(into.subarray(0, reader.read(into)));
    return active
      .map((input, index) => [input, reader.placeOf?.(index) ?? null] as const)
      .toSorted(([a], [b]) => a - b);
  }
  const numbersIn = async (position: HecatombPosition): Promise<readonly number[]> =>
    (await activeIn(position)).map(([input]) => input);

  test('are the same on a mirrored board and with colours changed', async () => {
    for (const position of varied) {
      const parse = position.isEndless ? readEndless : read;
      const images = [
        changed(position, (rows) => rows.map(backwards), position.turn),
        changed(position, (rows) => rows.toReversed(), position.turn),
        changed(position, (rows) => rows.map(recoloured), otherOf(position)),
      ];
      const expected = await numbersIn(position);
      for (const image of images) expect(await numbersIn(parse(image)), image).toEqual(expected);
    }
  });

  test('say of each piece whose it is, whether a queen attacks it and whether one guards it', async () => {
    const seen = new Set<number>();
    const boards = ['7k/8/8/3q4/8/8/8/K7', '3q3k/8/8/3q4/8/8/8/K7', '7k/8/8/3q4/8/8/8/K2Q4', '3q3k/8/8/3q4/8/8/8/K2Q4'];
    const texts = boards.flatMap((board) => [`${board} w - 0`, `${recoloured(board)} w - 0`]);
    for (const text of texts) {
      const ofCell = (await activeIn(readEndless(text))).filter(([, place]) => place === 'd5');
      expect(ofCell, text).toHaveLength(1);
      for (const [input] of ofCell) seen.add(input);
    }
    // Nobody attacks it, guarded or not; it hangs; it is guarded: for either side.
    expect(seen.size).toBe(6);
  });

  test('say what the kings see', async () => {
    const aboutKing = async (text: string): Promise<readonly number[]> =>
      (await activeIn(readEndless(text))).flatMap(([input, place]) => (place === 'a1' ? [input] : []));
    const texts = [
      '7k/8/8/8/8/8/Q7/K7 w - 0',
      '7k/q7/8/8/8/8/Q7/K7 w - 0',
      '7k/Q7/8/8/8/8/Q7/K7 w - 0',
      '7k/8/8/8/8/Q7/8/K7 w - 0',
    ];
    const all = await Promise.all(texts.map(async (text) => (await aboutKing(text)).join(' ')));
    expect(new Set(all).size).toBe(texts.length);
  });
});

describe('danger', () => {
  test('noisy is one taking of the king where there is one, and nothing else', () => {
    let takings = 0;
    for (const position of varied) {
      const noisy = new MoveList();
      judgeOf(position).noisyMoves?.(noisy);
      expect(noisy.length, textOf(position)).toBe(Number(canTake(position)));
      for (const move of noisy) {
        takings++;
        const { turn } = position;
        expect(position.isLegal(move)).toBe(true);
        position.apply(move);
        expect(position.outcome()?.winner).toBe(turn);
        position.undo();
      }
    }
    expect(takings).toBeGreaterThan(20);
  });

  test('a threat is a king in danger that no move of a queen saves', () => {
    const found = { threat: 0, answered: 0 };
    for (const position of randomPositions(400, 100, true, 7)) {
      if (canTake(position)) continue;
      const { myKing } = position.board;
      const danger = position.kingAttackers().length > 0;
      const isSaved = movesOf(position).some((move) => move >>> 6 !== myKing && !losesAtOnce(position, move));
      expect(judgeOf(position).isThreatened?.(), textOf(position)).toBe(danger && !isSaved);
      if (danger) found[isSaved ? 'answered' : 'threat']++;
    }
    expect(Math.min(found.threat, found.answered)).toBeGreaterThan(10);
  });

  test('nothing threatens after the last ply', () => {
    expect(judgeOf(read('k3q3/8/8/8/8/8/8/4K3 w 1')).isThreatened?.()).toBe(false);
  });
});

describe('who can win', () => {
  // A check that always says yes would pass, so a minimum of other answers is expected.
  test.each([
    { left: 1, count: 200, movers: 40, others: 200 },
    { left: 2, count: 200, movers: 40, others: 60 },
    { left: 3, count: 100, movers: 20, others: 30 },
    { left: 4, count: 60, movers: 15, others: 0 },
  ])('a side that wins by brute force with $left plies left can', ({ left, count, movers, others }) => {
    const certain = { mover: 0, other: 0 };
    for (const position of randomPositions(count, left, false, 100 + left)) {
      const evaluator = judgeOf(position);
      const mover = position.turn;
      const other = otherOf(position);
      const [moverCan, otherCan] = [evaluator.canWin?.(mover) === true, evaluator.canWin?.(other) === true];
      certain.mover += Number(!moverCan);
      certain.other += Number(!otherCan);
      expect(moverCan || !wins(position, mover), textOf(position)).toBe(true);
      expect(otherCan || !wins(position, other), textOf(position)).toBe(true);
    }
    expect(certain.mover).toBeGreaterThanOrEqual(movers);
    expect(certain.other).toBeGreaterThanOrEqual(others);
  });

  test.each([1, 2])('the side to move wins just when it can, with %i plies left', (left) => {
    for (const position of randomPositions(100, left, false, 200 + left)) {
      const { turn } = position;
      expect(judgeOf(position).canWin?.(turn), textOf(position)).toBe(wins(position, turn));
    }
  });

  test.each([
    { what: 'a guarded entry', text: 'q5qk/q5qq/8/8/8/8/8/Q1K5 w 3', can: false },
    {
      what: 'an entry whose only guard is pinned',
      text: '2k5/2qq4/4qq1Q/Q2q1qqQ/1Q3Q2/1QQQQ3/3QK1Q1/5Q2 w 3',
      can: true,
    },
    { what: 'a defender with nothing but its king to move', text: '4k3/8/8/8/8/8/8/K7 w 3', can: true },
    { what: 'a king that could step out of the way', text: '8/1q3q1q/8/3K4/8/8/8/3k4 w 3', can: true },
    { what: 'a king that could only step up to the other', text: 'qq5q/8/8/3k4/8/2K5/8/8 w 3', can: false },
  ])('$what', ({ text, can }) => {
    const position = read(text);
    expect(judgeOf(position).canWin?.(position.turn)).toBe(can);
  });

  test('anybody may while more is left, and in endless', () => {
    for (const position of [read('4k3/8/8/8/8/8/8/4K3 w 5'), readEndless('4k3/8/8/8/8/8/8/4K3 w - 97')]) {
      expect([judgeOf(position).canWin?.(1), judgeOf(position).canWin?.(2)]).toEqual([true, true]);
    }
  });
});

describe('rank', () => {
  test('the taking of a king comes first', () => {
    for (const position of varied.filter(canTake)) {
      const { turn } = position;
      const ranks = ranksOf(position);
      const best = Math.max(...ranks.values());
      for (const move of movesOf(position)) {
        position.apply(move);
        const isWon = position.outcome()?.winner === turn;
        position.undo();
        expect(ranks.get(ten.rules.makeMove(position, move)) === best, textOf(position)).toBe(isWon);
      }
    }
  });

  test('what is ranked lowest gives the king away', () => {
    let given = 0;
    for (const position of varied) {
      const ranks = ranksOf(position);
      for (const move of movesOf(position)) {
        const rank = ranks.get(ten.rules.makeMove(position, move)) ?? 0;
        expect(Math.abs(rank)).toBeLessThanOrEqual(1_000_000);
        if (rank > -1000 || position.left === 1) continue;
        given++;
        expect(losesAtOnce(position, move), textOf(position)).toBe(true);
      }
    }
    expect(given).toBeGreaterThan(100);
  });

  test('answers to a danger come before all else: take, block, flee', () => {
    const ranks = ranksOf(read('4q2k/8/8/8/8/Q7/7Q/4K3 w 6'));
    const ranked = (text: string): number => ranks.get(text) ?? 0;
    for (const answer of ['h2e2', 'a3e3', 'h2e5', 'e1d1']) expect(ranked(answer), answer).toBeGreaterThan(0);
    for (const other of ['a3a8', 'h2b8', 'e1e2']) expect(ranked(other), other).toBeLessThan(0);
  });

  test('a safe threat comes before one that costs the queen, and both before quiet moves', () => {
    const ranks = ranksOf(read('1q5k/8/8/8/8/8/Q7/2K5 w 6'));
    const [safe, costly, quiet] = ['a2a1', 'a2g8', 'a2a5'].map((move) => ranks.get(move) ?? 0);
    expect([safe, costly, quiet].toSorted((a = 0, b = 0) => b - a)).toEqual([safe, costly, quiet]);
    expect(quiet).toBe(0);
  });

  test('a free queen counts in endless only', () => {
    const board = '7k/8/8/q7/8/8/Q7/2K5 w';
    expect(ranksOf(readEndless(`${board} - 0`)).get('a2a5')).toBeGreaterThan(0);
    expect(ranksOf(read(`${board} 6`)).get('a2a5')).toBe(0);
  });
});

test('the plies left are those of both draws', () => {
  expect(judgeOf(read('4k3/8/8/8/8/8/8/4K3 w 7')).pliesLeft()).toBe(7);
  expect(judgeOf(readEndless('4k3/8/8/8/8/8/8/4K3 w - 30')).pliesLeft()).toBe(70);
});
