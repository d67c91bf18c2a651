import { describe, expect, test } from 'vitest';
import { cellAt, columnOf, isSurrounded, rowOf, WINDOW_WIDTH, wallsOf } from '../src/echek/grid.ts';
import {
  BISHOP,
  fromOf,
  KING,
  kindOf,
  MOVE,
  NOWHERE,
  PASS,
  pieceOf,
  PIECES,
  PLACE,
  QUEEN,
  toOf,
} from '../src/echek/moves.ts';
import { DEAD, isInPlay } from '../src/echek/packed-fields.ts';
import { EchekPosition, type EchekSetup } from '../src/echek/rules.ts';
import { evaluation } from '../src/echek/search/evaluation.ts';
import { inputs } from '../src/echek/search/network-inputs.ts';
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

const { rules, read, readMove } = await loadGame('echek');
const { weights } = evaluation.tuned;
const FEATURES = Object.keys(weights);
const judgeOf = (position: EchekPosition): Evaluator => evaluation.evaluator(position, weights);
const readEchek = (text: string): EchekPosition => positionOf(EchekPosition, read(text));
const nameOf = (position: EchekPosition): string => rules.makePosition(position);

/** Positions of random matches, from the first placements to the last turn. */
function randomPositions(count: number, seed: number): EchekPosition[] {
  const random = new SeededRandom(seed);
  const positions: EchekPosition[] = [];
  while (positions.length < count) {
    const position = positionOf(EchekPosition, rules.start());
    for (; !position.isOver(); position.apply(position.randomMove(random))) {
      if (random.below(3) === 0) positions.push(position.clone());
    }
  }
  return positions;
}

const positions = randomPositions(1500, 4);

function movesIn(position: EchekPosition): Move[] {
  const list = new MoveList();
  position.legalMoves(list);
  return [...list];
}

function afterMove(position: EchekPosition, move: Move): EchekPosition {
  const after = position.clone();
  after.apply(move);
  return after;
}

function winsOf(position: EchekPosition): Move[] {
  return movesIn(position).filter((move) => afterMove(position, move).outcome()?.winner === position.turn);
}

function noisyIn(position: EchekPosition): Move[] {
  const list = new MoveList();
  judgeOf(position).noisyMoves?.(list);
  return [...list];
}

function ranksIn(position: EchekPosition): { move: Move; rank: number }[] {
  const list = new MoveList();
  position.legalMoves(list);
  const ranks = new Int32Array(list.length);
  judgeOf(position).rank(list, ranks);
  return Array.from(list, (move, index) => ({ move, rank: ranks[index] ?? Number.NaN }));
}

function rankOf(text: string, move: string): number {
  const position = readEchek(text);
  const packed = readMove(position, move);
  return ranksIn(position).find((ranked) => ranked.move === packed)?.rank ?? Number.NaN;
}

function featureOf(position: EchekPosition, name: string): number {
  const features = new Float64Array(FEATURES.length);
  judgeOf(position).features(features);
  return features[FEATURES.indexOf(name)] ?? Number.NaN;
}

function setupOf(position: EchekPosition): EchekSetup {
  const placesOf = (side: Side): number[] => Array.from({ length: PIECES }, (_, piece) => position.place(side, piece));
  return {
    places: [placesOf(1), placesOf(2)],
    turn: position.turn,
    mayCastle: [position.mayCastle(1), position.mayCastle(2)],
    clock: position.clock,
  };
}

/** The same pieces elsewhere; null where one would leave the window. */
function mapped(
  position: EchekPosition,
  to: (column: number, row: number) => readonly [column: number, row: number],
): EchekPosition | null {
  const setup = setupOf(position);
  const map = (place: number): number => {
    if (!isInPlay(place)) return place;
    const [column, row] = to(columnOf(place), rowOf(place));
    const cell = cellAt(column, row);
    return isInPlay(cell) ? cell : -1;
  };
  const [white, black] = [setup.places[0].map(map), setup.places[1].map(map)];
  return [...white, ...black].includes(-1) ? null : EchekPosition.fromSetup({ ...setup, places: [white, black] });
}

/** The position as if the side to move had done nothing. */
const skipped = (position: EchekPosition): EchekPosition => afterMove(position, PASS);

/** What leaves a position the same. */
const SAME = [
  ['turned left to right', (column: number, row: number) => [WINDOW_WIDTH + 1 - column, row] as const],
  ['turned upside down', (column: number, row: number) => [column, WINDOW_WIDTH + 1 - row] as const],
  ['mirrored at a diagonal', (column: number, row: number) => [row, column] as const],
  ['shifted to the right', (column: number, row: number) => [column + 1, row] as const],
  ['shifted down', (column: number, row: number) => [column, row - 1] as const],
] as const;

/** The active inputs of a network, in order. */
function inputsOf(position: EchekPosition): number[] {
  const into = new Int32Array(inputs.mostActive);
  return [...into.subarray(0, inputs.reader(position).read(into))].toSorted((a, b) => a - b);
}

describe('the value and the inputs of a network', () => {
  test('is the rounded sum of features times weights, all of them filled in', () => {
    const numbers = Object.values(weights);
    for (const position of positions) {
      const features = new Float64Array(numbers.length).fill(Number.NaN);
      const evaluator = judgeOf(position);
      evaluator.features(features);
      const sum = numbers.reduce((total, weight, index) => total + weight * (features[index] ?? Number.NaN), 0);
      expect(evaluator.value(), nameOf(position)).toBe(Math.round(sum));
      expect(Math.abs(sum)).toBeLessThan(LARGEST_VALUE);
    }
  });

  test.each(SAME)('is the same when all is %s', (_, to) => {
    let compared = 0;
    for (const position of positions) {
      const other = mapped(position, to);
      if (other === null) continue;
      compared++;
      expect(judgeOf(other).value(), nameOf(position)).toBe(judgeOf(position).value());
      expect(inputsOf(other), nameOf(position)).toEqual(inputsOf(position));
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('is the same with colours swapped, but where it matters whose queen dies first [7]', () => {
    const blind = { ...weights, kingThreatened: 0 };
    for (const position of positions) {
      const { places, turn, mayCastle, clock } = setupOf(position);
      const swapped = EchekPosition.fromSetup({
        places: [places[1], places[0]],
        turn: otherSide(turn),
        mayCastle: [mayCastle[1], mayCastle[0]],
        clock,
      });
      const value = evaluation.evaluator(position, blind).value();
      expect(evaluation.evaluator(swapped, blind).value(), nameOf(position)).toBe(value);
      const isSameThreat = featureOf(position, 'kingThreatened') === featureOf(swapped, 'kingThreatened');
      const seen = isSameThreat ? [inputsOf(swapped), inputsOf(position)] : [];
      expect(seen[0], nameOf(position)).toEqual(seen[1]);
    }
  });

  test('follows the position through apply and undo', () => {
    for (const position of positions) {
      const evaluator = judgeOf(position);
      const before = evaluator.value();
      const [move = PASS] = movesIn(position);
      evaluator.searchState.apply(move);
      expect(evaluator.value(), nameOf(position)).toBe(judgeOf(position.clone()).value());
      evaluator.searchState.undo();
      expect(evaluator.value()).toBe(before);
    }
  });
});

/** [5] [6] A pawn that is placed and moves on, or a bishop that takes something off. */
const hasFollowUp = (move: Move): boolean =>
  kindOf(move) === PLACE && (fromOf(move) !== NOWHERE || pieceOf(move) === BISHOP);

describe('features', () => {
  /** Counts moves by hand, for the side to move. */
  function countMoves(position: EchekPosition): { officers: number; attackers: number } {
    const king = position.place(otherSide(position.turn), KING);
    const isBeside = (cell: number): boolean =>
      Math.abs(columnOf(cell) - columnOf(king)) + Math.abs(rowOf(cell) - rowOf(king)) === 1;
    const moves = movesIn(position).filter((move) => kindOf(move) === MOVE);
    return {
      officers: moves.filter((move) => pieceOf(move) > QUEEN).length,
      attackers: new Set(moves.filter((move) => isBeside(toOf(move))).map((move) => fromOf(move))).size,
    };
  }

  test('mobility and attackers are those of the legal moves', () => {
    for (const position of positions) {
      const mine = countMoves(position);
      const theirs = countMoves(skipped(position));
      expect(featureOf(position, 'mobilityLead'), nameOf(position)).toBe(mine.officers - theirs.officers);
      expect(featureOf(position, 'attackersLead'), nameOf(position)).toBe(mine.attackers - theirs.attackers);
    }
  });

  test('a queen that one landing can kill is seen, follow-ups left aside', () => {
    let seen = 0;
    for (const position of positions) {
      const enemy = otherSide(position.turn);
      if (position.place(enemy, QUEEN) === DEAD) continue;
      const kills = movesIn(position).filter(
        (move) => !hasFollowUp(move) && afterMove(position, move).place(enemy, QUEEN) === DEAD,
      );
      if (kills.length === 0) continue;
      seen++;
      expect(featureOf(position, 'queenHit'), nameOf(position)).toBe(1);
      expect(featureOf(skipped(position), 'queenThreatened'), nameOf(position)).toBe(1);
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('kings are held, crowded and on edges as the formation shows', () => {
    const position = readEchek('4/1kKR/2p1/4 w Rr - 0');
    expect(featureOf(position, 'holdLead')).toBe(1 - 2);
    expect(featureOf(position, 'crowdLead')).toBe(0 - 1);
    // Black's king stands on the left and upper edge, white's on the upper one.
    expect(featureOf(position, 'edgeLead')).toBe(1);
  });
});

describe('noisy moves', () => {
  test('are one winning move where there is any, else none', () => {
    let won = 0;
    for (const position of positions) {
      const wins = winsOf(position);
      const noisy = noisyIn(position);
      expect(noisy.length, nameOf(position)).toBe(Math.min(wins.length, 1));
      for (const move of noisy) expect(wins, nameOf(position)).toContain(move);
      won += noisy.length;
    }
    expect(won).toBeGreaterThan(100);
  });
});

describe('a threat', () => {
  test('is seen where the enemy could win if it had the turn', () => {
    let threatened = 0;
    for (const position of positions) {
      const isThreatened = winsOf(skipped(position)).length > 0;
      if (isThreatened) threatened++;
      expect(featureOf(position, 'kingThreatened'), nameOf(position)).toBe(Number(isThreatened));
    }
    expect(threatened).toBeGreaterThan(100);
  });
});

describe('ranks', () => {
  const isKingSurrounded = (position: EchekPosition, side: Side): boolean =>
    isSurrounded(position.place(side, KING), wallsOf(position.occupied));

  test('a winning move comes first', () => {
    for (const position of positions) {
      const wins = winsOf(position);
      if (wins.length === 0) continue;
      const [best] = ranksIn(position).toSorted((a, b) => b.rank - a.rank);
      expect(wins, nameOf(position)).toContain(best?.move);
      expect(best?.rank).toBeGreaterThan(0);
    }
  });

  test('without a win, moves that surround the own king alone come last', () => {
    let suicides = 0;
    for (const position of positions) {
      if (winsOf(position).length > 0) continue;
      for (const { move, rank } of ranksIn(position)) {
        const isSuicide = afterMove(position, move).outcome()?.winner === otherSide(position.turn);
        if (isSuicide) suicides++;
        expect(rank === -1_000_000, `${nameOf(position)} ${rules.makeMove(position, move)}`).toBe(isSuicide);
      }
    }
    expect(suicides).toBeGreaterThan(20);
  });

  test('killing the queen is above 0 and giving the own one up below, whatever happens to the king', () => {
    let kills = 0;
    let losses = 0;
    for (const position of positions) {
      if (winsOf(position).length > 0) continue;
      const { turn } = position;
      const enemy = otherSide(turn);
      const isNewlyDead = (after: EchekPosition, side: Side): boolean =>
        after.place(side, QUEEN) === DEAD && position.place(side, QUEEN) !== DEAD;
      for (const { move, rank } of ranksIn(position)) {
        const after = afterMove(position, move);
        if (isKingSurrounded(after, turn) || isNewlyDead(after, 1) === isNewlyDead(after, 2)) continue;
        if (isNewlyDead(after, enemy)) kills++;
        else losses++;
        expect(rank > 0, `${nameOf(position)} ${rules.makeMove(position, move)}`).toBe(isNewlyDead(after, enemy));
        expect(rank).not.toBe(0);
      }
    }
    expect(kills).toBeGreaterThan(50);
    expect(losses).toBeGreaterThan(50);
  });

  test('closing a side of the enemy king is above 0, and a move elsewhere is quiet', () => {
    const text = '1r2/1kK1/4/4 b Rr - 0';
    expect(rankOf(text, 'Rc5-d5')).toBeGreaterThan(0);
    expect(rankOf(text, 'Rc5-b5')).toBe(0);
    expect(rankOf('2r1/1kK1/4/4 b Rr - 0', 'Rd5-c5')).toBe(0);
  });
});
