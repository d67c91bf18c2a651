import { describe, expect, test } from 'vitest';
import { FIRST_PIN, NONE, packDecision, pieceOf, placeOf, SECOND_PIN, STEP } from '../src/eigenstate/moves.ts';
import { EigenstatePosition } from '../src/eigenstate/rules.ts';
import { evaluation } from '../src/eigenstate/search/evaluation.ts';
import { type Evaluator, type Move, MoveList, otherSide, positionOf, SeededRandom } from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, read } = await loadGame('eigenstate');
const { weights } = evaluation.tuned;
const NAMES = Object.keys(weights);

const judgeOf = (text: string): Evaluator => evaluation.evaluator(read(text), weights);

/** Positions from random games, as texts; none is over. */
function randomTexts(count: number, seed: number): string[] {
  const random = new SeededRandom(seed);
  const texts: string[] = [];
  while (texts.length < count) {
    const position = rules.start();
    for (let plies = random.below(60); plies > 0 && !position.isOver(); plies--) {
      position.apply(position.randomMove(random));
    }
    if (!position.isOver()) texts.push(rules.makePosition(position));
  }
  return texts;
}

/** All decisions that are legal now, by asking for every number there is. */
function allDecisions({ searchState }: Evaluator): Move[] {
  const found: Move[] = [];
  for (let stage = STEP; stage <= SECOND_PIN; stage++) {
    for (let place = 0; place <= NONE; place++) {
      const decision = packDecision(stage, place);
      if (searchState.isLegal(decision)) found.push(decision);
    }
  }
  return found;
}

function listed({ searchState }: Evaluator): Move[] {
  const moves = new MoveList();
  searchState.legalMoves(moves);
  return [...moves];
}

function noisy(evaluator: Evaluator): Move[] {
  const moves = new MoveList();
  evaluator.noisyMoves?.(moves);
  return [...moves];
}

/** The listed decisions, the best ranked first. */
function ranked(evaluator: Evaluator): Move[] {
  const moves = new MoveList();
  evaluator.searchState.legalMoves(moves);
  const ranks = new Int32Array(moves.length);
  evaluator.rank(moves, ranks);
  return Array.from(moves, (move, index) => ({ move, rank: ranks[index] ?? 0 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ move }) => move);
}

function draw<T>(random: SeededRandom, from: readonly T[]): T {
  const drawn = from[random.below(from.length)];
  if (drawn === undefined) throw new Error('nothing to draw from');
  return drawn;
}

/** Decides a whole turn by chance and gives its decisions; they stay played. */
function decideTurn(evaluator: Evaluator, random: SeededRandom, from: (evaluator: Evaluator) => Move[]): Move[] {
  return Array.from({ length: evaluator.decisions }, () => {
    const decision = draw(random, from(evaluator));
    evaluator.searchState.apply(decision);
    return decision;
  });
}

function assemble(evaluator: Evaluator, decisions: readonly Move[]): Move {
  const turn = evaluator.assemble?.(decisions);
  if (turn === undefined) throw new Error('a turn of several decisions can be put together');
  return turn;
}

function featuresOf(evaluator: Evaluator): Readonly<Record<string, number>> {
  const values = new Float64Array(NAMES.length);
  evaluator.features(values);
  // A zero has no sign here.
  return Object.fromEntries(NAMES.map((name, index) => [name, values[index] || 0]));
}

const rowsOf = (pins: string): string[] => {
  const bits = Number.parseInt(pins, 16).toString(2).padStart(24, '0');
  const grid = `${bits.slice(0, 12)}-${bits.slice(12)}`;
  return [0, 5, 10, 15, 20].map((start) => grid.slice(start, start + 5));
};
const pinsOf = (rows: readonly string[]): string =>
  Number.parseInt(rows.join('').replace('-', ''), 2).toString(16).padStart(6, '0');

/** The same position with the board mirrored and, where rows are turned round, the sides exchanged. */
function mirrored(text: string, direction: 'columns' | 'rows'): string {
  const [one = '', two = '', side = '', clock = ''] = text.split(' ');
  const isRows = direction === 'rows';
  const turned = (pieces: string): string =>
    pieces
      .split(',')
      .map((piece) => {
        const name = isRows ? piece.charAt(0).replace(/./, swapName) : piece.charAt(0);
        const file = isRows ? piece.charAt(1) : 'fedcba'.charAt('abcdef'.indexOf(piece.charAt(1)));
        const rank = isRows ? 7 - Number(piece.charAt(2)) : piece.charAt(2);
        const rows = rowsOf(piece.slice(4));
        const pins = isRows ? rows.toReversed() : rows.map((row) => [...row].toReversed().join(''));
        return `${name}${file}${rank}.${pinsOf(pins)}`;
      })
      .join(',');
  return isRows
    ? `${turned(two)} ${turned(one)} ${side === '1' ? 2 : 1} ${clock}`
    : `${turned(one)} ${turned(two)} ${side} ${clock}`;
}

function swapName(name: string): string {
  const index = 'ABCDEF'.indexOf(name);
  return index < 0 ? 'ABCDEF'.charAt(Number(name) - 1) : String(index + 1);
}

describe('the value', () => {
  test('is the rounded sum of features times weights at every stage, for either side', () => {
    const random = new SeededRandom(1);
    for (const text of randomTexts(60, 2)) {
      const evaluator = judgeOf(text);
      for (let stage = 0; stage < evaluator.decisions; stage++) {
        const features = featuresOf(evaluator);
        const sum = NAMES.reduce((total, name) => total + (weights[name] ?? 0) * (features[name] ?? 0), 0);
        expect(evaluator.value()).toBe(Math.round(sum));
        evaluator.searchState.apply(draw(random, listed(evaluator)));
      }
    }
  });

  test.each(['rows', 'columns'] as const)('does not change when the %s are turned round', (direction) => {
    for (const text of randomTexts(100, 3)) {
      expect(featuresOf(judgeOf(mirrored(text, direction)))).toEqual(featuresOf(judgeOf(text)));
    }
  });

  // A on b2 can take 1 on b3, which 2 guards; 3 can take C, which is not guarded.
  const SMALL = 'Ab2.010000,Bf1.010000,Cd2.010000 1b3.000080,2b4.000080,3d3.000080 1 0';

  test('counts what its features say', () => {
    expect(featuresOf(judgeOf(SMALL))).toEqual({
      pieceLead: 0,
      pinLead: 0,
      stepLead: 0,
      meanStepLead: 0,
      coverLead: 0,
      contact: 7,
      preyLoose: 1,
      preyGuarded: 1,
      dangerLoose: 2,
      dangerGuarded: 0,
      lastTwo: 0,
      fullLead: 0,
      finish: 0,
      turn: 1,
      fillLead: 0,
      fillThreat: 0,
    });
  });

  test('in the middle of a turn is that of the enemy turned round, with the missing pins added', () => {
    const random = new SeededRandom(13);
    for (const text of randomTexts(100, 14)) {
      const position = positionOf(EigenstatePosition, read(text));
      const evaluator = evaluation.evaluator(position, weights);
      evaluator.searchState.apply(draw(random, listed(evaluator)));
      const pieces = position.inPlay(position.turn);
      if (pieces === 1) continue;
      const inTheMiddle = featuresOf(evaluator);
      position.passTurn();
      const theirs = featuresOf(evaluation.evaluator(position, weights));
      const turned = Object.fromEntries(NAMES.map((name) => [name, -(theirs[name] ?? 0) || 0]));
      expect(inTheMiddle).toEqual({
        ...turned,
        pinLead: (turned['pinLead'] ?? 0) + 2,
        stepLead: (turned['stepLead'] ?? 0) + 2,
        meanStepLead: expect.closeTo((turned['meanStepLead'] ?? 0) + 2 / pieces),
      });
    }
  });
});

/** The decision to step there. */
function stepTo(text: string, name: string, to: string): Move {
  const evaluator = judgeOf(text);
  const found = listed(evaluator).find((decision) => {
    const position = read(text);
    const { searchState } = evaluation.evaluator(position, weights);
    searchState.apply(decision);
    return rules.makePosition(position).includes(`${name}${to}.`);
  });
  if (found === undefined) throw new Error(`${name} cannot step to ${to}`);
  return found;
}

describe('the ground', () => {
  test('plays a turn in three decisions to the same position as the rules do, and takes them back', () => {
    const random = new SeededRandom(4);
    for (const text of randomTexts(120, 5)) {
      const whole = read(text);
      const position = read(text);
      const evaluator = evaluation.evaluator(position, weights);
      const { turn } = evaluator.searchState;
      const decisions = decideTurn(evaluator, random, random.below(2) === 0 ? listed : allDecisions);
      const move = assemble(evaluator, decisions);
      expect(whole.isLegal(move)).toBe(true);
      whole.apply(move);
      expect(rules.makePosition(position)).toBe(rules.makePosition(whole));
      expect([evaluator.searchState.keyLow, evaluator.searchState.keyHigh]).toEqual(whole.freshKey());
      expect(evaluator.searchState.turn).toBe(otherSide(turn));
      expect(evaluator.searchState.outcome()).toEqual(whole.outcome());
      for (let count = 0; count < decisions.length; count++) evaluator.searchState.undo();
      expect(rules.makePosition(position)).toBe(text);
      expect([evaluator.searchState.keyLow, evaluator.searchState.keyHigh]).toEqual(read(text).freshKey());
    }
  });

  test('keeps the side to move and is never over in the middle of a turn, and each stage has a key of its own', () => {
    const random = new SeededRandom(6);
    for (const text of randomTexts(60, 7)) {
      const evaluator = judgeOf(text);
      const { searchState } = evaluator;
      const keys = new Set<string>();
      const { turn } = searchState;
      for (let stage = 0; stage < 3; stage++) {
        keys.add(`${searchState.keyLow} ${searchState.keyHigh}`);
        expect([searchState.turn, searchState.isOver(), searchState.outcome()]).toEqual([turn, false, null]);
        searchState.apply(draw(random, listed(evaluator)));
      }
      expect(keys.size).toBe(3);
    }
  });

  test('tells apart the same pins put in another order', () => {
    const keyAfter = (text: string, pin: number): string => {
      const { searchState } = judgeOf(text);
      searchState.apply(stepTo(text, 'B', 'b2'));
      searchState.apply(packDecision(FIRST_PIN, pin));
      return `${searchState.keyLow} ${searchState.keyHigh}`;
    };
    const others = 'Bb1.010000,Cc1.010000 1a6.000080,2b6.000080,3c6.000080 1 0';
    expect(keyAfter(`Aa1.810000,${others}`, 1)).not.toBe(keyAfter(`Aa1.410000,${others}`, 0));
  });

  test('accepts exactly the steps and pins of the legal turns', () => {
    for (const text of randomTexts(4, 8)) {
      const moves = new MoveList();
      read(text).legalMoves(moves);
      const turns = new Set(moves);
      const evaluator = judgeOf(text);
      const steps = allDecisions(evaluator);
      expect(new Set(steps.map(placeOf))).toEqual(new Set(Array.from(turns, (turn) => turn >>> 16)));
      const [step] = steps;
      if (step === undefined) throw new Error('there is always a step or none to be taken');
      evaluator.searchState.apply(step);
      const found = new Set<number>();
      for (const first of allDecisions(evaluator)) {
        evaluator.searchState.apply(first);
        for (const second of allDecisions(evaluator)) found.add(assemble(evaluator, [step, first, second]));
        evaluator.searchState.undo();
      }
      expect(found).toEqual(new Set([...turns].filter((turn) => turn >>> 16 === placeOf(step))));
    }
  });

  test('lists few pins, legal ones, and no pair of them twice', () => {
    for (const text of randomTexts(60, 9)) {
      const evaluator = judgeOf(text);
      const turns: number[] = [];
      const [step] = ranked(evaluator);
      if (step === undefined) throw new Error('there is always a decision');
      evaluator.searchState.apply(step);
      const firsts = listed(evaluator);
      for (const first of firsts) {
        expect(evaluator.searchState.isLegal(first)).toBe(true);
        evaluator.searchState.apply(first);
        const seconds = listed(evaluator);
        for (const second of seconds) {
          expect(evaluator.searchState.isLegal(second)).toBe(true);
          turns.push(assemble(evaluator, [step, first, second]));
        }
        evaluator.searchState.undo();
      }
      expect(new Set(turns).size).toBe(turns.length);
      expect(turns.length).toBeGreaterThan(0);
      expect(turns.length).toBeLessThanOrEqual(12 * 12);
    }
  });

  test('has a decision for what is left out: no step, no hole [4]', () => {
    const stuck = judgeOf('Aa6.010000,Bb6.010000,Cc6.010000 1a1.000080,2b1.000080,3c1.000080 1 0');
    expect(listed(stuck)).toEqual([packDecision(STEP, NONE)]);
    expect(allDecisions(stuck)).toEqual([packDecision(STEP, NONE)]);
    const full = 'Aa1.ffffff,Bb1.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 1 7';
    const position = read(full);
    const evaluator = evaluation.evaluator(position, weights);
    evaluator.searchState.apply(stepTo(full, 'A', 'a2'));
    expect(listed(evaluator).map(placeOf)).toEqual([NONE]);
    decideRest(evaluator);
    expect(rules.makePosition(position)).toBe('Aa2.ffffff,Bb1.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 2 8');
  });

  test('puts the only pin that is left, and nothing after it [4]', () => {
    const text = 'Aa1.fffffe,Bb1.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 1 7';
    const position = read(text);
    const evaluator = evaluation.evaluator(position, weights);
    evaluator.searchState.apply(stepTo(text, 'B', 'b2'));
    expect(allDecisions(evaluator).map(placeOf)).toEqual([23]);
    decideRest(evaluator);
    expect(rules.makePosition(position)).toBe('Aa1.ffffff,Bb2.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 2 0');
  });
});

/** Decides what is left of a turn by the first decision that is listed. */
function decideRest(evaluator: Evaluator): void {
  const { turn } = evaluator.searchState;
  while (evaluator.searchState.turn === turn) {
    const [decision] = listed(evaluator);
    if (decision === undefined) throw new Error('there is always a decision');
    evaluator.searchState.apply(decision);
  }
}

/** The turn that takes the first of the ranked decisions at every stage, as text. */
function favourite(text: string, step?: Move): string {
  const evaluator = judgeOf(text);
  const decisions: Move[] = [];
  while (decisions.length < evaluator.decisions) {
    const [best] = ranked(evaluator);
    const decision = decisions.length === 0 && step !== undefined ? step : best;
    if (decision === undefined) throw new Error('there is always a decision');
    decisions.push(decision);
    evaluator.searchState.apply(decision);
  }
  return rules.makeMove(read(text), assemble(evaluator, decisions));
}

describe('the order', () => {
  test('begins with the step that wins [5]', () => {
    expect(favourite('Ab2.090000,Bc2.014000,Cf1.010000 1b3.000080,2f6.000080 1 0')).toMatch(/^A-b3\//);
  });

  test('ends with taking an own piece', () => {
    const text = 'Aa1.010000,Ba2.010000,Cf1.010000 1d6.000080,2e6.000080,3f6.000080 1 0';
    expect(ranked(judgeOf(text)).at(-1)).toBe(stepTo(text, 'A', 'a2'));
  });

  test('has steps into danger last, unless another piece guards the cell', () => {
    const enemies = '1c4.000080,2e6.000080,3f6.000080';
    const alone = `Ac2.010000,Bf1.010000,Ce1.010000 ${enemies} 1 0`;
    expect(ranked(judgeOf(alone)).at(-1)).toBe(stepTo(alone, 'A', 'c3'));
    const guarded = `Ac2.010000,Bb2.018000,Ce1.010000 ${enemies} 1 0`;
    expect(ranked(judgeOf(guarded))[0]).toBe(stepTo(guarded, 'A', 'c3'));
  });

  test('puts first the pins that fill a piece when that wins [6]', () => {
    const text = 'Aa1.ffff7e,Bf1.010000 1a6.000080,2f6.000080 1 0';
    const turn = favourite(text, stepTo(text, 'B', 'f2'));
    expect(turn).toBe('B-f2/A43/A55');
    const position = read(text);
    const parsed = rules.parseMove(position, turn);
    if (parsed.ok) position.apply(parsed.value);
    expect(position.outcome()).toEqual({ winner: 1, reason: 'full-piece' });
  });

  test('puts first the pin that guards a piece in danger', () => {
    // 1 on c3 can take C; only B is near enough to guard it.
    const text = 'Ba1.010000,Cc2.010000,Df1.010000,Ef2.010000 1c3.000080,2a6.000080,3f6.000080,4e6.000080 1 0';
    expect(favourite(text, stepTo(text, 'B', 'a2'))).toMatch(/\/B35/);
  });
});

describe('a glance', () => {
  test('follows only captures that do not give more than they take, and the best pin', () => {
    for (const text of randomTexts(200, 10)) {
      const position = positionOf(EigenstatePosition, read(text));
      const evaluator = evaluation.evaluator(position, weights);
      const enemy = otherSide(position.turn);
      const captures = listed(evaluator).filter((step) => {
        evaluator.searchState.apply(step);
        const isCapture = position.inPlay(enemy) < positionOf(EigenstatePosition, read(text)).inPlay(enemy);
        evaluator.searchState.undo();
        return isCapture;
      });
      const followed = noisy(evaluator);
      expect(captures).toEqual(expect.arrayContaining(followed));
      for (const step of captures) {
        const givesMore = canBeTakenAfter(text, step) && pinsOfTaker(text, step) > pinsOfTaken(text, step);
        expect(followed.includes(step)).toBe(!givesMore || position.inPlay(enemy) === 2);
      }
      evaluator.searchState.apply(draw(new SeededRandom(11), listed(evaluator)));
      expect(noisy(evaluator)).toEqual(listed(evaluator).slice(0, 1));
    }
  });

  test('sees that the last piece but one can be taken [5]', () => {
    let threatened = 0;
    for (const text of randomTexts(400, 12)) {
      const position = positionOf(EigenstatePosition, read(text));
      const evaluator = evaluation.evaluator(position, weights);
      const isThreatened = evaluator.isThreatened?.();
      const { turn } = position;
      const passed = positionOf(EigenstatePosition, read(text));
      passed.passTurn();
      const enemy = evaluation.evaluator(passed, weights);
      const canLose = listed(enemy).some((step) => {
        enemy.searchState.apply(step);
        const isLast = passed.inPlay(turn) === 1;
        enemy.searchState.undo();
        return isLast;
      });
      expect(isThreatened).toBe(canLose);
      if (canLose) threatened++;
    }
    expect(threatened).toBeGreaterThan(5);
  });

  test('knows how long the match can go on without progress [7]', () => {
    const text = 'Aa1.ffffff,Bb1.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 1';
    expect(judgeOf(`${text} 0`).pliesLeft()).toBe(100);
    expect(judgeOf(`${text} 93`).pliesLeft()).toBe(7);
    expect(judgeOf(`${text} 93`).pliesSinceProgress?.()).toBe(93);
  });
});

/** Whether the enemy can take the piece that made this step. */
function canBeTakenAfter(text: string, step: Move): boolean {
  const position = positionOf(EigenstatePosition, read(text));
  const { turn } = position;
  const evaluator = evaluation.evaluator(position, weights);
  evaluator.searchState.apply(step);
  decideRest(evaluator);
  return listed(evaluator).some((answer) => {
    evaluator.searchState.apply(answer);
    const isTaken = position.piece(turn, pieceOf(placeOf(step))) === null;
    evaluator.searchState.undo();
    return isTaken;
  });
}

const countPins = (pins: number): number => pins.toString(2).replaceAll('0', '').length;

function pinsOfTaker(text: string, step: Move): number {
  const position = positionOf(EigenstatePosition, read(text));
  return countPins(position.piece(position.turn, pieceOf(placeOf(step)))?.pins ?? 0);
}

/** How many pins the enemy loses by this step. */
function pinsOfTaken(text: string, step: Move): number {
  const position = positionOf(EigenstatePosition, read(text));
  const enemy = otherSide(position.turn);
  const count = (): number =>
    [0, 1, 2, 3, 4, 5].reduce((sum, piece) => sum + countPins(position.piece(enemy, piece)?.pins ?? 0), 0);
  const before = count();
  evaluation.evaluator(position, weights).searchState.apply(step);
  return before - count();
}
