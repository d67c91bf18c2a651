import { describe, expect, test } from 'vitest';
import {
  bestOf,
  chooseRandom,
  chooseSmart,
  chooseSmartPlus,
  classics,
  followUpValueOf,
  rivalsOf,
  valueTurns,
  valueTurnsPlus,
} from '../src/echek/classic.ts';
import { EchekPosition } from '../src/echek/rules.ts';
import { manifestOf, Match, type Move, positionOf, SeededRandom } from '../src/index.ts';
import { loadGame } from './game.ts';
import { readLines } from './vectors.ts';

interface Line {
  readonly pos: string;
  /** Value and weight of each piece-and-square. */
  readonly choices: Readonly<Record<string, readonly [value: number, weight: number]>>;
  readonly best: readonly string[];
  /** Whether a worse entry joins the best in the draw. */
  readonly joined: boolean;
  /** Values of all that a placed pawn may do, or a placed bishop that has something to take off. */
  readonly follow: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const { rules, read: readAny } = await loadGame('echek');
const read = (text: string): EchekPosition => positionOf(EchekPosition, readAny(text));
const lines = readLines<Line>(new URL('fixtures/echek.smart.jsonl', import.meta.url));
const START = '4/1kK1/4/4 w Rr - 0';

/** By their texts: what the player sees in a position, in the form of the fixture. */
function seen(text: string): Line {
  const position = read(text);
  const name = (move: Move): string => rules.makeMove(position, move);
  const entries = valueTurns(position);
  const open = entries.filter(({ stem, moves }) => name(stem).startsWith('P@') || moves[0] !== stem);
  return {
    pos: text,
    choices: Object.fromEntries(entries.map(({ stem, value, weight }) => [name(stem), [value, weight]])),
    best: bestOf(entries)
      .map(({ stem }) => name(stem))
      .toSorted(),
    joined: rivalsOf(entries).length > 0,
    follow: Object.fromEntries(
      open.map(({ stem, moves }) => [
        name(stem),
        Object.fromEntries(moves.map((move) => [name(move), followUpValueOf(position, move)])),
      ]),
    ),
  };
}

const valueIn = (text: string, stem: string): number | undefined => seen(text).choices[stem]?.[0];

test('there are a hundred lines', () => expect(lines).toHaveLength(100));

test.each(lines)('smart in $pos', (line) => expect(seen(line.pos)).toEqual(line));

describe('values worked out by hand', () => {
  test('a king step beside the enemy king', () => {
    // King c3 under king c4: each has one side closed, so attack and danger are 2. From c3 it could go to b4 and d4, both
    // beside c4: outlook 2. 1.2 · 2 + 0.05 · 2 − 2 = 0.5.
    expect(valueIn(START, 'Kd4-c3')).toBe(0.5);
  });

  test('castling is seen half done', () => {
    // Both on d4, e3 empty: the kings c4 and d4 close one side of each other. From d4 the rook comes to no side of c4
    // (b4 is behind the enemy king), but the king's square counts, which is one: 1.2 · 2 + 0.05 · 1 − 2 = 0.45.
    expect(valueIn('4/1kK1/3R/4 w Rr - 0', 'O-O')).toBe(0.45);
  });

  test('a placed pawn is looked at without attack, its follow-ups with', () => {
    // Pawn d3: own king d4 has c4 and d3, danger 4; it could go to c3, beside c4: 0.1 · 1 − 4 = −3.9. Left there:
    // 1.2 · 2 + 0.05 · 1 − 4 = −1.55. On c3: two sides of c4 closed, one of d4; from c3 to no other side of c4 (d3, b3 and
    // c2 are none): 1.2 · 4 − 2 = 2.8.
    const { choices, follow } = seen(START);
    expect(choices['P@d3']).toEqual([-3.9, 1]);
    expect(follow['P@d3']).toMatchObject({ 'P@d3': -1.55, 'P@d3-c3': 2.8 });
  });

  test('surrounding the own king is worst, whatever else it does', () => {
    expect(valueIn('2R1/1kK1/2r1/1b2 w Rr - 0', 'N@e4')).toBe(-100);
  });

  test('a pass is worth nothing', () => {
    expect(seen('r1Np/1K2/qk1n/BPbR w r Q 5').choices).toEqual({ pass: [0, 1] });
  });
});

type Odds = ReadonlyMap<string, number>;

/** How likely each move is, from the odds of the piece-and-squares and the follow-ups that count. */
function spread(heads: Odds, followUps: (stem: string) => readonly string[]): Odds {
  return new Map(
    Array.from(heads).flatMap(([stem, odds]) => {
      const moves = followUps(stem);
      return moves.map((move): [string, number] => [move, odds / moves.length]);
    }),
  );
}

function byWeight({ choices }: Line, heads: readonly string[], share: number): Odds {
  const weight = (stem: string): number => choices[stem]?.[1] ?? 0;
  const total = heads.reduce((sum, stem) => sum + weight(stem), 0);
  return new Map(heads.map((stem) => [stem, (weight(stem) / total) * share]));
}

function randomOdds(line: Line): Odds {
  return spread(byWeight(line, Object.keys(line.choices), 1), (stem) =>
    Object.keys(line.follow[stem] ?? { [stem]: 0 }),
  );
}

/** The odds of `smart`, or of a player that differs in which worse entries may join. */
function smartOdds(line: Line, worse = otherThan(line, line.best)): Odds {
  const { best, joined, follow } = line;
  // The best are king moves when one joins them, of weight 1 each; the one that joins counts as much as one of them.
  const joins = joined ? 1 / (best.length + 1) : 0;
  const heads = new Map([...byWeight(line, best, 1 - joins), ...(joined ? byWeight(line, worse, joins) : [])]);
  return spread(heads, (stem) => {
    const values = Object.entries(follow[stem] ?? { [stem]: 0 });
    const most = Math.max(...values.map(([, value]) => value));
    return values.filter(([, value]) => value === most).map(([move]) => move);
  });
}

const otherThan = ({ choices }: Line, heads: readonly string[]): readonly string[] =>
  Object.keys(choices).filter((stem) => !heads.includes(stem));

function highestOf({ choices }: Line, heads: readonly string[]): readonly string[] {
  const valueOf = (stem: string): number => choices[stem]?.[0] ?? Number.NaN;
  const highest = Math.max(...heads.map(valueOf));
  return heads.filter((stem) => valueOf(stem) === highest);
}

/** A line as `smart-plus` sees it: a placed pawn that can surround the enemy king counts 120. */
function plusLine(line: Line): Line {
  const canWin = (stem: string): boolean =>
    stem.startsWith('P@') && Object.values(line.follow[stem] ?? {}).some((value) => value >= 100);
  const choices = Object.fromEntries(
    Object.entries(line.choices).map(([stem, [value, weight]]) => [
      stem,
      [canWin(stem) ? 120 : value, weight] as const,
    ]),
  );
  const seenSo = { ...line, choices };
  const best = highestOf(seenSo, Object.keys(choices));
  const isIdle = best.every((stem) => stem.startsWith('K') && (choices[stem]?.[0] ?? 0) < 100);
  return { ...seenSo, best, joined: isIdle && otherThan(seenSo, best).length > 0 };
}

function smartPlusOdds(line: Line): Odds {
  const plus = plusLine(line);
  return smartOdds(plus, highestOf(plus, otherThan(plus, plus.best)));
}

const SAMPLES = 1000;

/** How often each move comes, less how often it should, in standard deviations. */
function worstDeviation(choose: () => string, odds: Odds): number {
  const counts = new Map<string, number>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const move = choose();
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()].filter((move) => !odds.has(move))).toEqual([]);
  const deviations = Array.from(odds, ([move, probability]) => {
    const variance = SAMPLES * probability * (1 - probability);
    return Math.abs((counts.get(move) ?? 0) - SAMPLES * probability) / (Math.sqrt(variance) + 1);
  });
  return Math.max(...deviations);
}

test('random draws as often as the list has an entry, then any follow-up', () => {
  const random = new SeededRandom(7);
  for (const line of lines) {
    const position = read(line.pos);
    const entries = valueTurns(position);
    const choose = (): string => rules.makeMove(position, chooseRandom(entries, random));
    expect(worstDeviation(choose, randomOdds(line)), line.pos).toBeLessThan(4.5);
  }
});

test('smart draws among the best and sometimes one that joins, then a best follow-up', () => {
  const random = new SeededRandom(8);
  for (const line of lines) {
    const position = read(line.pos);
    const entries = valueTurns(position);
    const choose = (): string => rules.makeMove(position, chooseSmart(position, entries, random));
    expect(worstDeviation(choose, smartOdds(line)), line.pos).toBeLessThan(4.5);
  }
});

describe('smart-plus', () => {
  // Black's king on c4 has one open side, d4. No piece may be placed there, but a pawn from d3 or d5 steps to it at once.
  const PAWN_WINS = '1R2/rk2/1N2/2K1 w Rr - 0';

  test('gives 120 to a pawn that can win, and plays the win; smart sees nothing in it', () => {
    const position = read(PAWN_WINS);
    const valued = valueTurnsPlus(position).filter(({ value }) => value === 120);
    expect(valued.map(({ stem }) => rules.makeMove(position, stem)).toSorted()).toEqual(['P@d3', 'P@d5']);
    expect(valueIn(PAWN_WINS, 'P@d3')).toBeLessThan(0);
    expect(valueIn(PAWN_WINS, 'P@d5')).toBeLessThan(0);
    const choicesOf = (id: string): readonly string[] => {
      const player = classics.find((classic) => classic.id === id);
      const moves = Array.from({ length: 40 }, (_, seed) => player?.choose(position, new SeededRandom(seed)));
      return [...new Set(moves.map((move) => (move === undefined ? '' : rules.makeMove(position, move))))].toSorted();
    };
    expect(choicesOf('smart-plus')).toEqual(['P@d3-d4', 'P@d5-d4']);
    expect(choicesOf('smart')).not.toContain('P@d3-d4');
    const match = new Match(rules, position);
    expect(match.playText('P@d3-d4').ok).toBe(true);
    expect(match.outcome).toMatchObject({ winner: 1 });
  });

  test('values all else as smart does', () => {
    for (const { pos } of lines) {
      const position = read(pos);
      const plus = valueTurnsPlus(position);
      const others = valueTurns(position).filter((_, index) => plus[index]?.value !== 120);
      expect(plus.filter(({ value }) => value !== 120)).toEqual(others);
    }
  });

  test('draws among the best and sometimes one of second-best value, then a best follow-up', () => {
    const random = new SeededRandom(9);
    expect(lines.filter((line) => plusLine(line).joined).length).toBeGreaterThan(3);
    for (const line of [...lines, seen(PAWN_WINS)]) {
      const position = read(line.pos);
      const entries = valueTurnsPlus(position);
      const choose = (): string => rules.makeMove(position, chooseSmartPlus(position, entries, random));
      expect(worstDeviation(choose, smartPlusOdds(line)), line.pos).toBeLessThan(4.5);
    }
  });
});

test('the players draw so, and the same seed gives the same choice', () => {
  const [random, smart, smartPlus] = classics;
  expect(classics.map(({ id }) => id)).toEqual(['random', 'smart', 'smart-plus']);
  expect(classics.map(({ id }) => id)).toEqual(manifestOf('echek').classics);
  for (const { pos } of lines.slice(0, 20)) {
    const position = read(pos);
    const entries = valueTurns(position);
    expect(random?.choose(position, new SeededRandom(3))).toBe(chooseRandom(entries, new SeededRandom(3)));
    expect(smart?.choose(position, new SeededRandom(3))).toBe(chooseSmart(position, entries, new SeededRandom(3)));
    const entriesPlus = valueTurnsPlus(position);
    const choicePlus = smartPlus?.choose(position, new SeededRandom(3));
    expect(choicePlus).toBe(chooseSmartPlus(position, entriesPlus, new SeededRandom(3)));
    expect(rules.makePosition(position)).toBe(pos);
  }
});

/** The winner, 0 for a draw. */
function playMatch(players: readonly string[], random: SeededRandom): number {
  const position = read(START);
  while (!position.isOver()) {
    const player = classics.find(({ id }) => id === players[position.turn - 1]);
    const move = player?.choose(position, random);
    if (move === undefined || !position.isLegal(move)) throw new Error(`illegal in ${rules.makePosition(position)}`);
    position.apply(move);
  }
  return position.outcome()?.winner ?? 0;
}

test('smart beats random with either side', () => {
  const random = new SeededRandom(1);
  const winners = Array.from({ length: 100 }, (_, match) =>
    match % 2 === 0 ? playMatch(['smart', 'random'], random) : 3 - playMatch(['random', 'smart'], random),
  );
  expect(winners.filter((winner) => winner === 1).length).toBeGreaterThan(90);
});

test('two smart players come to an end, and neither side is much better off', () => {
  const random = new SeededRandom(2);
  const winners = Array.from({ length: 100 }, () => playMatch(['smart', 'smart'], random));
  expect(winners.filter((winner) => winner === 1).length).toBeGreaterThan(30);
  expect(winners.filter((winner) => winner === 2).length).toBeGreaterThan(30);
});
