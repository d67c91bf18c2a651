import { describe, expect, test } from 'vitest';
import { stepOf } from '../src/eigenstate/moves.ts';
import { solver } from '../src/eigenstate/solver/solver.ts';
import {
  isWon,
  loadRules,
  type Move,
  MoveList,
  type Position,
  type Rules,
  SeededRandom,
  triedPlies,
} from '../src/index.ts';

const rules = await loadRules('eigenstate');
const anytime = await loadRules('eigenstate', 'full-piece-anytime');

function proverOf(position: Position): ReturnType<Extract<typeof solver, { readonly prover: unknown }>['prover']> {
  if (!('prover' in solver)) throw new Error('no prover');
  return solver.prover(position, () => false);
}

function legalMoves(position: Position): readonly Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

/** Whether the side to move wins by this very turn, by trying all. */
function winsNow(position: Position): boolean {
  const { turn } = position;
  return legalMoves(position).some((move) => {
    position.apply(move);
    const isWin = position.outcome()?.winner === turn;
    position.undo();
    return isWin;
  });
}

/** Whether a move wins within three plies, by trying every answer and every turn after it. */
function winsInThree(position: Position, move: Move): boolean {
  const { turn } = position;
  position.apply(move);
  const outcome = position.outcome();
  const isWin =
    outcome === null
      ? legalMoves(position).every((reply) => {
          position.apply(reply);
          const end = position.outcome();
          const isLost = end === null ? winsNow(position) : end.winner === turn;
          position.undo();
          return isLost;
        })
      : outcome.winner === turn;
  position.undo();
  return isWin;
}

const name = (side: number, piece: number): string => (side === 1 ? 'ABCDEF' : '123456').charAt(piece);

/** A few pieces anywhere with random pins and few empty holes, so that there are few turns. */
function drawPosition(
  random: SeededRandom,
  counts: readonly [number, number],
  holesOf: () => number,
  variant: Rules = rules,
): Position {
  const cells = new Set<number>();
  while (cells.size < counts[0] + counts[1]) cells.add(random.below(36));
  const places = [...cells];
  const pieceText = (side: number, piece: number): string => {
    const cell = places.pop() ?? 0;
    const first = side === 1 ? 7 : 16;
    let pins = 0xffffff;
    const holes = holesOf();
    for (let count = 0; count < holes;) {
      const hole = random.below(24);
      const bit = 1 << (23 - hole);
      if (hole === first || (pins & bit) === 0) continue;
      pins ^= bit;
      count++;
    }
    const square = `${'abcdef'.charAt(cell % 6)}${Math.floor(cell / 6) + 1}`;
    return `${name(side, piece)}${square}.${pins.toString(16).padStart(6, '0')}`;
  };
  const sides = counts.map((count, index) =>
    Array.from({ length: count }, (_, piece) => pieceText(index + 1, piece)).join(','),
  );
  const parsed = variant.parsePosition(`${sides.join(' ')} 1 0`);
  if (!parsed.ok) throw new Error(`cannot be read: ${sides.join(' ')}`);
  return parsed.value;
}

const ofEach = (holes: number) => (): number => holes;

/** Positions of random matches with few pieces left. */
function latePosition(seed: number, most: number): Position | null {
  const random = new SeededRandom(seed);
  const position = rules.start();
  while (!position.isOver()) {
    const pieces = rules.makePosition(position).split(/[ ,]/).length - 2;
    if (pieces <= most) return position.clone();
    position.apply(position.randomMove(random));
  }
  return null;
}

/** One turn for each step. */
function oneOfEachStep(moves: readonly Move[]): readonly Move[] {
  return [...new Map(moves.map((move) => [stepOf(move), move])).values()];
}

/** As `winsInThree`, where no piece is near to being full: only some pins are tried with each step. */
function seemsToWinInThree(position: Position, move: Move, random: SeededRandom): boolean {
  const { turn } = position;
  position.apply(move);
  const moves = legalMoves(position);
  const some = Array.from({ length: 20 }, () => moves[random.below(moves.length)] ?? move);
  const isWin = [...oneOfEachStep(moves), ...some].every((reply) => {
    position.apply(reply);
    const end = position.outcome();
    const isLost =
      end === null
        ? oneOfEachStep(legalMoves(position)).some((last) => {
            position.apply(last);
            const isWon3 = position.outcome()?.winner === turn;
            position.undo();
            return isWon3;
          })
        : end.winner === turn;
    position.undo();
    return isLost;
  });
  position.undo();
  return isWin;
}

describe('a win by this turn', () => {
  test('is seen where there is one, and only there', () => {
    const random = new SeededRandom(3);
    const seen = { yes: 0, no: 0 };
    for (let count = 0; count < 60; count++) {
      const counts = [2 + random.below(2), 2 + random.below(2)] as const;
      const position = drawPosition(random, counts, ofEach(1 + random.below(20)));
      if (position.isOver()) continue;
      const wins = winsNow(position);
      expect(isWon(proverOf(position).search(position.turn, 1)), rules.makePosition(position)).toBe(wins);
      seen[wins ? 'yes' : 'no']++;
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(5);
  });
});

describe('a win within three plies', () => {
  test('is seen where there is one, and only there: small positions, every turn', () => {
    const random = new SeededRandom(8);
    const seen = { yes: 0, no: 0, uncertain: 0 };
    for (let count = 0; count < 40; count++) {
      // Full of pins but for a few holes, so that there are few turns; one side on its last two pieces.
      const position = drawPosition(random, [3, 2 + random.below(2)], ofEach(2));
      if (position.isOver() || winsNow(position)) continue;
      const prover = proverOf(position);
      const verdict = prover.search(position.turn, 3);
      if (!isWon(verdict) && triedPlies(verdict) < 3) {
        seen.uncertain++;
        continue;
      }
      const moves = legalMoves(position);
      const some = moves.filter(() => random.below(Math.ceil(moves.length / 60)) === 0);
      const winning = some.filter((move) => winsInThree(position, move));
      const best = isWon(verdict) ? prover.bestMoves('win', 3) : [];
      expect(best === null ? winning : some.filter((move) => best.includes(move))).toEqual(winning);
      seen[isWon(verdict) ? 'yes' : 'no']++;
    }
    expect(seen.yes + seen.no).toBeGreaterThan(3);
  });

  test('all winning pairs of pins, and no other: late positions of matches, some turns', () => {
    const random = new SeededRandom(4);
    let found = 0;
    for (let seed = 1; seed <= 60 && found < 2; seed++) {
      const position = latePosition(seed, 5);
      if (position === null || winsNow(position)) continue;
      const prover = proverOf(position);
      const best = isWon(prover.search(position.turn, 3)) ? prover.bestMoves('win', 3) : null;
      if (best === null || best.length === 0) continue;
      found++;
      const winning = new Set(best);
      const steps = new Set(best.map(stepOf));
      const others = legalMoves(position).filter((move) => !winning.has(move));
      const nearMisses = others.filter((move) => steps.has(stepOf(move)));
      for (let count = 0; count < 2; count++) {
        const good = best[random.below(best.length)];
        const bad = others[random.below(others.length)];
        const near = nearMisses[random.below(Math.max(nearMisses.length, 1))];
        const judged = [good, bad, near].map((move) => move && seemsToWinInThree(position, move, random));
        expect([true, false, near === undefined ? undefined : false], `seed ${seed}`).toEqual(judged);
      }
    }
    expect(found).toBe(2);
  });
});

describe('where a full piece always wins', () => {
  test('a win by this turn is seen where there is one, and only there', () => {
    const random = new SeededRandom(5);
    const seen = { yes: 0, no: 0 };
    for (let count = 0; count < 60; count++) {
      const counts = [2 + random.below(3), 2 + random.below(3)] as const;
      const position = drawPosition(random, counts, () => 1 + random.below(8), anytime);
      const wins = winsNow(position);
      expect(isWon(proverOf(position).search(position.turn, 1)), anytime.makePosition(position)).toBe(wins);
      seen[wins ? 'yes' : 'no']++;
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(5);
  });

  test('a win within three plies is seen where there is one, and only there, with all its turns', () => {
    const random = new SeededRandom(6);
    const seen = { yes: 0, no: 0, pins: 0 };
    for (let count = 0; count < 24; count++) {
      // Pieces with three and four empty holes: what one pin does, and what takes two.
      const counts = [2 + random.below(2), 2 + random.below(2)] as const;
      const position = drawPosition(random, counts, () => 3 + random.below(3), anytime);
      const prover = proverOf(position);
      const verdict = prover.search(position.turn, 3);
      if (verdict === 1) continue;
      expect(isWon(verdict) || triedPlies(verdict) >= 3).toBe(true);
      const moves = legalMoves(position);
      const best = isWon(verdict) ? (prover.bestMoves('win', 3) ?? []) : [];
      const listed = new Set(best);
      const asked = isWon(verdict) ? best.length : moves.length;
      const some = moves.filter((move) => random.below(Math.ceil((listed.has(move) ? asked : moves.length) / 4)) === 0);
      for (const move of some) {
        const text = `${anytime.makePosition(position)}: ${anytime.makeMove(position, move)}`;
        expect(winsInThree(position, move), text).toBe(listed.has(move));
      }
      seen[isWon(verdict) ? 'yes' : 'no']++;
      if (new Set(best.map(stepOf)).size * 10 < best.length) seen.pins++;
    }
    expect(Math.min(seen.yes, seen.no, seen.pins)).toBeGreaterThan(2);
  });

  test('a loss within two plies is seen where there is one, and only there', () => {
    const random = new SeededRandom(7);
    const seen = { yes: 0, no: 0 };
    for (let count = 0; count < 150; count++) {
      const position = drawPosition(random, [2 + random.below(2), 2], () => 2 + random.below(3), anytime);
      if (winsNow(position)) continue;
      const enemy = position.turn === 1 ? 2 : 1;
      const isLost = legalMoves(position).every((move) => {
        position.apply(move);
        const end = position.outcome();
        const isLostBy = end === null ? winsNow(position) : end.winner === enemy;
        position.undo();
        return isLostBy;
      });
      expect(isWon(proverOf(position).search(enemy, 2)), anytime.makePosition(position)).toBe(isLost);
      seen[isLost ? 'yes' : 'no']++;
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(2);
  });
});
