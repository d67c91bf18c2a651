import { describe, expect, test } from 'vitest';
import { holeOf, packDecision, pieceOf, placeOf, STEP } from '../src/eigenstate/moves.ts';
import { evaluation } from '../src/eigenstate/search/evaluation.ts';
import {
  assert,
  type Evaluator,
  loadMoveViewer,
  loadRules,
  makeRecord,
  Match,
  type Move,
  MoveList,
  parseRecords,
  recordOf,
  formatOutcome,
  SeededRandom,
} from '../src/index.ts';
import { loadGame } from './game.ts';

// The variant in which a full piece wins however many pieces are left. Positions, legal moves and counts of an independent program are in
// the fixtures `eigenstate-full-piece-anytime`.

const standard = await loadGame('eigenstate');
const anytime = await loadGame('eigenstate', 'full-piece-anytime');
const { weights } = evaluation.tuned;

const FAR = '1d6.000080,2e6.000080,3f6.000080';
const FULL = 'ffffff';

describe('endings', () => {
  test.each([
    [
      '[6] a full piece with three each',
      `Aa1.${FULL},Bb1.010000,Cc1.010000 ${FAR} 2 0`,
      { winner: 1, reason: 'full-piece' },
    ],
    ['[6] of the side to move', `Aa1.${FULL},Bb1.010000,Cc1.010000 ${FAR} 1 0`, { winner: 1, reason: 'full-piece' }],
    [
      '[6] two full pieces: side 2 has just moved',
      `Aa1.${FULL},Bb1.010000,Cc1.010000 1d6.${FULL},2e6.000080,3f6.000080 1 0`,
      { winner: 2, reason: 'full-piece' },
    ],
    ['[6] all pins but one are not enough', `Aa1.fffffe,Bb1.010000,Cc1.010000 ${FAR} 2 0`, null],
    ['[5] goes first: one full piece alone', `Aa1.${FULL} ${FAR} 2 0`, { winner: 2, reason: 'one-piece' }],
  ])('%s', (_, text, outcome) => {
    const position = anytime.read(text);
    expect(position.outcome()).toEqual(outcome);
    expect(position.isOver()).toBe(outcome !== null);
    expect(position.countMoves() === 0).toBe(outcome !== null);
    expect(position.clone().outcome()).toEqual(outcome);
  });

  test('[6] the turn that fills a piece wins, where in `standard` the match goes on', () => {
    const text = `Ac2.3fffff,Be1.010000,Cf1.010000 ${FAR} 1 0`;
    expect(anytime.played(text, 'B-e2/A11/A12').outcome()).toEqual({ winner: 1, reason: 'full-piece' });
    expect(standard.played(text, 'B-e2/A11/A12').outcome()).toBeNull();
  });

  test('[5] with two pieces each a capture still wins', () => {
    const end = anytime.played('Aa5.010000,Bb1.010000 1a6.000080,2b6.000080 1 0', 'A-a6/A11/A12');
    expect(end.outcome()).toEqual({ winner: 1, reason: 'one-piece' });
  });

  test('[5] a side that takes its own second piece has lost, full or not', () => {
    const end = anytime.played(`Aa1.3fffff,Ba2.010000 ${FAR} 1 0`, 'A-a2/A11/A12');
    expect(end.outcome()).toEqual({ winner: 2, reason: 'one-piece' });
  });

  test('says why in both languages', () => {
    const text = `Ac2.3fffff,Be1.010000,Cf1.010000 ${FAR} 1 0`;
    const outcome = anytime.played(text, 'B-e2/A11/A12').outcome();
    if (outcome === null) throw new Error('the match is over');
    expect(formatOutcome(anytime.english, outcome)).toBe(
      'Player one wins: player one has a piece with all 24 holes filled',
    );
    expect(formatOutcome(anytime.portuguese, outcome)).toBe(
      'Ganha o jogador um: o jogador um tem uma peça com os 24 furos preenchidos',
    );
  });

  test('[7] a match is never drawn: a side without an empty hole has a full piece', () => {
    const random = new SeededRandom(11);
    for (let count = 0; count < 30; count++) {
      const match = new Match(anytime.rules, anytime.rules.start());
      while (match.outcome === null) {
        match.play(match.position.randomMove(random));
        expect(anytime.rules.makePosition(match.position)).toMatch(/ 0$/);
      }
      expect(match.outcome.winner).not.toBeNull();
    }
  });
});

describe('notices', () => {
  test('say which pieces two turns can fill, and whom that endangers', () => {
    const text = `Ac2.3fffff,Be1.010000,Cf1.010000 1d6.0fffff,2e6.1fffff,3f6.000080 2 0`;
    expect(anytime.noticesOf(text)).toEqual([
      'Player one has nearly filled A (empty holes: 2) and wins when it is full',
      'Player two has nearly filled 1 (empty holes: 4) and wins when it is full',
      'Player two has nearly filled 2 (empty holes: 3) and wins when it is full',
    ]);
    expect(anytime.viewOf(text).notices.map(({ danger }) => danger)).toEqual([2, undefined, undefined]);
    expect(standard.noticesOf(text)).toEqual([]);
  });
});

const judgeOf = (text: string): Evaluator => evaluation.evaluator(anytime.read(text), weights);

function listed({ searchState }: Evaluator): Move[] {
  const moves = new MoveList();
  searchState.legalMoves(moves);
  return [...moves];
}

function featureOf(evaluator: Evaluator, name: string): number {
  const counts = new Float64Array(Object.keys(weights).length);
  evaluator.features(counts);
  return counts[Object.keys(weights).indexOf(name)] ?? Number.NaN;
}

describe('the evaluation', () => {
  const OPEN = 'Be1.010000,Cf1.010000';

  test('sees a piece that this turn fills', () => {
    expect(featureOf(judgeOf(`Ac2.3fffff,${OPEN} ${FAR} 1 0`), 'finish')).toBe(1);
    expect(featureOf(judgeOf(`Ac2.1fffff,${OPEN} ${FAR} 1 0`), 'finish')).toBe(0);
    expect(featureOf(evaluation.evaluator(standard.read(`Ac2.3fffff,${OPEN} ${FAR} 1 0`), weights), 'finish')).toBe(0);
  });

  test('sees a piece that the enemy fills next, unless it can be taken', () => {
    const free = judgeOf(`Ac2.3fffff,${OPEN} ${FAR} 2 0`);
    expect(featureOf(free, 'fillThreat')).toBe(1);
    expect(free.isThreatened?.()).toBe(true);
    const taken = judgeOf(`Ac2.3fffff,${OPEN} 1c3.000080,2e6.000080,3f6.000080 2 0`);
    expect(featureOf(taken, 'fillThreat')).toBe(0);
    expect(taken.isThreatened?.()).toBe(true);
    const two = judgeOf(`Ac2.3fffff,Be1.3fffff,Cf1.010000 1c3.000080,2e6.000080,3f6.000080 2 0`);
    expect(featureOf(two, 'fillThreat')).toBe(1);
  });

  test('values the fullest piece by how near to full it is, with any number of pieces', () => {
    const leads = ['0100ff', '01ffff', '1fffff'].map((pins) =>
      featureOf(judgeOf(`Ac2.${pins},${OPEN} ${FAR} 1 0`), 'fillLead'),
    );
    expect(leads).toEqual([0, 9 / 24, 49 / 24]);
  });

  test('puts the last two pins first, and then those that threaten to fill', () => {
    for (const [pins, holes] of [
      ['3fffff', [0, 1]],
      ['1fffff', [0, 1, 2]],
      ['0fffff', [0, 1, 2, 3]],
    ] as const) {
      const evaluator = judgeOf(`Ac2.${pins},${OPEN} ${FAR} 1 0`);
      evaluator.searchState.apply(packDecision(STEP, placeOf(listed(evaluator)[0] ?? packDecision(STEP, 0))));
      const first = listed(evaluator)[0] ?? packDecision(STEP, 0);
      expect(pieceOf(placeOf(first))).toBe(0);
      expect(holes).toContain(holeOf(placeOf(first)));
    }
  });
});

test('the same pieces have another key in each variant, so that no search takes one for the other', () => {
  const text = `Ac2.3fffff,Be1.010000,Cf1.010000 ${FAR} 1 0`;
  const [one, two] = [standard.read(text), anytime.read(text)];
  expect([one.keyLow, one.keyHigh]).not.toEqual([two.keyLow, two.keyHigh]);
});

test('a record without a variant, as earlier versions wrote it, is one of `standard`', async () => {
  const read = await parseRecords('[Game "eigenstate"]\n1. A-a2/A24/C13 *\n');
  expect(read.ok ? read.value.map(({ record }) => record.variant) : []).toEqual(['standard']);
});

test('a record keeps the variant', async () => {
  const match = new Match(anytime.rules, anytime.rules.start());
  expect(match.playText('A-a2/A24/C13').ok).toBe(true);
  const read = await parseRecords(makeRecord(recordOf(match, {}), anytime.rules.makePosition(anytime.rules.start())));
  expect(read.ok ? read.value.map(({ record }) => record.variant) : []).toEqual(['full-piece-anytime']);
});

test('the full piece that ends a match has a frame, which the frames before the last pin lack', async () => {
  const [rules, moveViewer] = await Promise.all([loadRules('eigenstate'), loadMoveViewer('eigenstate')]);
  const start = rules.parsePosition('Ac2.3fffff,Be1.010000 1a6.000080,2f6.000080 1 0');
  assert(start.ok, 'the position can be read');
  const list = new MoveList();
  start.value.legalMoves(list);
  const filling = [...list].find((move) => {
    const next = start.value.clone();
    next.apply(move);
    return next.outcome()?.reason === 'full-piece';
  });
  assert(filling !== undefined, 'a move fills the piece');
  const framed = moveViewer
    .frames(start.value, filling)
    .map(({ marks }) => marks.filter(({ kind }) => kind === 'closed'));
  expect(framed.at(-1)).toHaveLength(4);
  expect(framed.slice(0, -1).flat()).toEqual([]);
});
