import { describe, expect, test } from 'vitest';
import { evaluation } from '../src/eigenstate/evaluation.ts';
import { FIRST_PIN, NONE, packDecision, pieceOf, placeOf, SECOND_PIN, STEP } from '../src/eigenstate/moves.ts';
import { EigenstatePosition } from '../src/eigenstate/rules.ts';
import { type Judge, type Move, MoveList, otherSide, own, SeededRandom } from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, read } = await loadGame('eigenstate');
const { weights } = evaluation.tuned;
const NAMES = Object.keys(weights);

const judgeOf = (text: string): Judge => evaluation.judge(read(text), weights);

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
function allDecisions({ ground }: Judge): Move[] {
  const found: Move[] = [];
  for (let stage = STEP; stage <= SECOND_PIN; stage++) {
    for (let place = 0; place <= NONE; place++) {
      const decision = packDecision(stage, place);
      if (ground.isLegal(decision)) found.push(decision);
    }
  }
  return found;
}

function listed({ ground }: Judge): Move[] {
  const moves = new MoveList();
  ground.legalMoves(moves);
  return [...moves];
}

function noisy(judge: Judge): Move[] {
  const moves = new MoveList();
  judge.noisyMoves?.(moves);
  return [...moves];
}

/** The listed decisions, the best ranked first. */
function ranked(judge: Judge): Move[] {
  const moves = new MoveList();
  judge.ground.legalMoves(moves);
  const ranks = new Int32Array(moves.length);
  judge.rank(moves, ranks);
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
function decideTurn(judge: Judge, random: SeededRandom, from: (judge: Judge) => Move[]): Move[] {
  return Array.from({ length: judge.decisions }, () => {
    const decision = draw(random, from(judge));
    judge.ground.apply(decision);
    return decision;
  });
}

function assemble(judge: Judge, decisions: readonly Move[]): Move {
  const turn = judge.assemble?.(decisions);
  if (turn === undefined) throw new Error('a turn of several decisions can be put together');
  return turn;
}

function featuresOf(judge: Judge): Readonly<Record<string, number>> {
  const values = new Float64Array(NAMES.length);
  judge.features(values);
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
      const judge = judgeOf(text);
      for (let stage = 0; stage < judge.decisions; stage++) {
        const features = featuresOf(judge);
        const sum = NAMES.reduce((total, name) => total + (weights[name] ?? 0) * (features[name] ?? 0), 0);
        expect(judge.value()).toBe(Math.round(sum));
        judge.ground.apply(draw(random, listed(judge)));
      }
    }
  });

  test.each(['rows', 'columns'] as const)('does not change when the %s are turned round', (direction) => {
    for (const text of randomTexts(100, 3)) {
      expect(featuresOf(judgeOf(mirrored(text, direction)))).toEqual(featuresOf(judgeOf(text)));
    }
  });

  // A on b2 can take 1 on b3, which 2 guards; 3 can take C, which nobody guards.
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
      const position = own(EigenstatePosition, read(text));
      const judge = evaluation.judge(position, weights);
      judge.ground.apply(draw(random, listed(judge)));
      const pieces = position.inPlay(position.turn);
      if (pieces === 1) continue;
      const inTheMiddle = featuresOf(judge);
      position.passTurn();
      const theirs = featuresOf(evaluation.judge(position, weights));
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
  const judge = judgeOf(text);
  const found = listed(judge).find((decision) => {
    const position = read(text);
    const { ground } = evaluation.judge(position, weights);
    ground.apply(decision);
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
      const judge = evaluation.judge(position, weights);
      const { turn } = judge.ground;
      const decisions = decideTurn(judge, random, random.below(2) === 0 ? listed : allDecisions);
      const move = assemble(judge, decisions);
      expect(whole.isLegal(move)).toBe(true);
      whole.apply(move);
      expect(rules.makePosition(position)).toBe(rules.makePosition(whole));
      expect([judge.ground.keyLow, judge.ground.keyHigh]).toEqual(whole.freshKey());
      expect(judge.ground.turn).toBe(otherSide(turn));
      expect(judge.ground.outcome()).toEqual(whole.outcome());
      for (let count = 0; count < decisions.length; count++) judge.ground.undo();
      expect(rules.makePosition(position)).toBe(text);
      expect([judge.ground.keyLow, judge.ground.keyHigh]).toEqual(read(text).freshKey());
    }
  });

  test('keeps the side to move and is never over in the middle of a turn, and each stage has a key of its own', () => {
    const random = new SeededRandom(6);
    for (const text of randomTexts(60, 7)) {
      const judge = judgeOf(text);
      const { ground } = judge;
      const keys = new Set<string>();
      const { turn } = ground;
      for (let stage = 0; stage < 3; stage++) {
        keys.add(`${ground.keyLow} ${ground.keyHigh}`);
        expect([ground.turn, ground.isOver(), ground.outcome()]).toEqual([turn, false, null]);
        ground.apply(draw(random, listed(judge)));
      }
      expect(keys.size).toBe(3);
    }
  });

  test('tells apart the same pins put in another order', () => {
    const keyAfter = (text: string, pin: number): string => {
      const { ground } = judgeOf(text);
      ground.apply(stepTo(text, 'B', 'b2'));
      ground.apply(packDecision(FIRST_PIN, pin));
      return `${ground.keyLow} ${ground.keyHigh}`;
    };
    const others = 'Bb1.010000,Cc1.010000 1a6.000080,2b6.000080,3c6.000080 1 0';
    expect(keyAfter(`Aa1.810000,${others}`, 1)).not.toBe(keyAfter(`Aa1.410000,${others}`, 0));
  });

  test('accepts exactly the steps and pins of the legal turns', () => {
    for (const text of randomTexts(4, 8)) {
      const moves = new MoveList();
      read(text).legalMoves(moves);
      const turns = new Set(moves);
      const judge = judgeOf(text);
      const steps = allDecisions(judge);
      expect(new Set(steps.map(placeOf))).toEqual(new Set(Array.from(turns, (turn) => turn >>> 16)));
      const [step] = steps;
      if (step === undefined) throw new Error('there is always a step or none to be taken');
      judge.ground.apply(step);
      const found = new Set<number>();
      for (const first of allDecisions(judge)) {
        judge.ground.apply(first);
        for (const second of allDecisions(judge)) found.add(assemble(judge, [step, first, second]));
        judge.ground.undo();
      }
      expect(found).toEqual(new Set([...turns].filter((turn) => turn >>> 16 === placeOf(step))));
    }
  });

  test('lists few pins, legal ones, and no pair of them twice', () => {
    for (const text of randomTexts(60, 9)) {
      const judge = judgeOf(text);
      const turns: number[] = [];
      const [step] = ranked(judge);
      if (step === undefined) throw new Error('there is always a decision');
      judge.ground.apply(step);
      const firsts = listed(judge);
      for (const first of firsts) {
        expect(judge.ground.isLegal(first)).toBe(true);
        judge.ground.apply(first);
        const seconds = listed(judge);
        for (const second of seconds) {
          expect(judge.ground.isLegal(second)).toBe(true);
          turns.push(assemble(judge, [step, first, second]));
        }
        judge.ground.undo();
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
    const judge = evaluation.judge(position, weights);
    judge.ground.apply(stepTo(full, 'A', 'a2'));
    expect(listed(judge).map(placeOf)).toEqual([NONE]);
    decideRest(judge);
    expect(rules.makePosition(position)).toBe('Aa2.ffffff,Bb1.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 2 8');
  });

  test('puts the only pin that is left, and nothing after it [4]', () => {
    const text = 'Aa1.fffffe,Bb1.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 1 7';
    const position = read(text);
    const judge = evaluation.judge(position, weights);
    judge.ground.apply(stepTo(text, 'B', 'b2'));
    expect(allDecisions(judge).map(placeOf)).toEqual([23]);
    decideRest(judge);
    expect(rules.makePosition(position)).toBe('Aa1.ffffff,Bb2.ffffff,Cc1.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 2 0');
  });
});

/** Decides what is left of a turn by the first decision that is listed. */
function decideRest(judge: Judge): void {
  const { turn } = judge.ground;
  while (judge.ground.turn === turn) {
    const [decision] = listed(judge);
    if (decision === undefined) throw new Error('there is always a decision');
    judge.ground.apply(decision);
  }
}

/** The turn that takes the first of the ranked decisions at every stage, as text. */
function favourite(text: string, step?: Move): string {
  const judge = judgeOf(text);
  const decisions: Move[] = [];
  while (decisions.length < judge.decisions) {
    const [best] = ranked(judge);
    const decision = decisions.length === 0 && step !== undefined ? step : best;
    if (decision === undefined) throw new Error('there is always a decision');
    decisions.push(decision);
    judge.ground.apply(decision);
  }
  return rules.makeMove(read(text), assemble(judge, decisions));
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
      const position = own(EigenstatePosition, read(text));
      const judge = evaluation.judge(position, weights);
      const enemy = otherSide(position.turn);
      const captures = listed(judge).filter((step) => {
        judge.ground.apply(step);
        const isCapture = position.inPlay(enemy) < own(EigenstatePosition, read(text)).inPlay(enemy);
        judge.ground.undo();
        return isCapture;
      });
      const followed = noisy(judge);
      expect(captures).toEqual(expect.arrayContaining(followed));
      for (const step of captures) {
        const givesMore = canBeTakenAfter(text, step) && pinsOfTaker(text, step) > pinsOfTaken(text, step);
        expect(followed.includes(step)).toBe(!givesMore || position.inPlay(enemy) === 2);
      }
      judge.ground.apply(draw(new SeededRandom(11), listed(judge)));
      expect(noisy(judge)).toEqual(listed(judge).slice(0, 1));
    }
  });

  test('sees that the last piece but one can be taken [5]', () => {
    let threatened = 0;
    for (const text of randomTexts(400, 12)) {
      const position = own(EigenstatePosition, read(text));
      const judge = evaluation.judge(position, weights);
      const isThreatened = judge.isThreatened?.();
      const { turn } = position;
      const passed = own(EigenstatePosition, read(text));
      passed.passTurn();
      const enemy = evaluation.judge(passed, weights);
      const canLose = listed(enemy).some((step) => {
        enemy.ground.apply(step);
        const isLast = passed.inPlay(turn) === 1;
        enemy.ground.undo();
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
    expect(judgeOf(`${text} 93`).lull?.()).toBe(93);
  });
});

/** Whether the enemy can take the piece that made this step. */
function canBeTakenAfter(text: string, step: Move): boolean {
  const position = own(EigenstatePosition, read(text));
  const { turn } = position;
  const judge = evaluation.judge(position, weights);
  judge.ground.apply(step);
  decideRest(judge);
  return listed(judge).some((answer) => {
    judge.ground.apply(answer);
    const isTaken = position.piece(turn, pieceOf(placeOf(step))) === null;
    judge.ground.undo();
    return isTaken;
  });
}

const countPins = (pins: number): number => pins.toString(2).replaceAll('0', '').length;

function pinsOfTaker(text: string, step: Move): number {
  const position = own(EigenstatePosition, read(text));
  return countPins(position.piece(position.turn, pieceOf(placeOf(step)))?.pins ?? 0);
}

/** How many pins the enemy loses by this step. */
function pinsOfTaken(text: string, step: Move): number {
  const position = own(EigenstatePosition, read(text));
  const enemy = otherSide(position.turn);
  const count = (): number =>
    [0, 1, 2, 3, 4, 5].reduce((sum, piece) => sum + countPins(position.piece(enemy, piece)?.pins ?? 0), 0);
  const before = count();
  evaluation.judge(position, weights).ground.apply(step);
  return before - count();
}
