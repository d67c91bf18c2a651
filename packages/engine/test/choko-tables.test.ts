import {
  assert,
  loadRules,
  loadTables,
  Match,
  type Move,
  MoveList,
  type Position,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { Tablebase } from '../src/index.ts';
import { checkClass, EntriesInMemory, solveAll } from '../src/tablebase/index.ts';

const GAME = 'choko';
const VARIANT = 'standard';
const MEN = 5;
const CLOCK_LIMIT = 100;

const rules = await loadRules(GAME);
const facet = await loadTables(GAME);
assert(facet !== null, 'there are tables');
const entries = solveAll(facet, GAME, VARIANT, MEN);
const tables = new Tablebase(facet, VARIANT, entries);
const classes = facet.classes(VARIANT, MEN);

function read(text: string): Position {
  const parsed = rules.parsePosition(text);
  assert(parsed.ok, `${text} can be read`);
  return parsed.value;
}

const textOf = (position: Position): string => rules.makePosition(position);
const withClock = (position: Position, clock: number): Position =>
  read(textOf(position).replace(/\d+$/, String(clock)));
const clockOf = (position: Position): number => Number(textOf(position).split(' ').at(-1));

/** 1 when the side to move wins, −1 when it loses, 0 for a draw, null when the table does not know. */
function knownOf(position: Position, fresh: boolean): number | null {
  const proof = tables.prove(position, fresh);
  return proof === null ? null : { win: 1, draw: 0, loss: -1 }[proof.result];
}

/** A position by lot, with a clock. */
function drawLot(random: SeededRandom, clock: number): Position {
  for (;;) {
    const subject = classes[random.below(classes.length)];
    assert(subject !== undefined, 'there are classes');
    const position = tables.facet.positionAt(VARIANT, subject.id, random.below(subject.size));
    if (position !== null) return withClock(position, clock);
  }
}

/** Whether no position of the match has stood twice: by comparing all with all. */
function isFresh(match: Match): boolean {
  const all = Array.from({ length: match.moves.length + 1 }, (_, ply) => match.positionAt(ply));
  return all.every((one) => all.filter((other) => other.repeats(one)).length < 2);
}

/**
 * The result for the side to move by trying every move, with clock and repetitions as they are. Beyond a capture lies a
 * smaller class with a clock of 0, whose table is trusted.
 */
function tryAll(match: Match, alpha = -1, beta = 1): number {
  const { outcome, position } = match;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === position.turn ? 1 : -1;
  if (match.moves.length > 0 && clockOf(position) === 0) {
    const known = knownOf(position, true);
    assert(known !== null, 'with a clock of 0 the table knows');
    return known;
  }
  const moves = new MoveList();
  position.legalMoves(moves);
  let best = alpha;
  for (let index = 0; index < moves.length && best < beta; index++) {
    match.play(moves.at(index));
    best = Math.max(best, 0 - tryAll(match, 0 - beta, 0 - best));
    match.undo();
  }
  return best;
}

describe('the examination', () => {
  // Larger ones take longer, and are examined by `npm run prove:endgames`.
  test.each(classes.filter(({ amount }) => amount < MEN))('$id follows from the rules', (subject) => {
    const { faults, firstFault, positions } = checkClass(tables, subject, classes.indexOf(subject));
    expect({ faults, firstFault }).toEqual({ faults: 0, firstFault: null });
    const places = Array.from({ length: subject.size }, (_, index) => facet?.positionAt(VARIANT, subject.id, index));
    expect(positions).toBe(places.filter((position) => position !== null).length);
  });

  /** The entries of a class, one of them with another code or another distance. */
  function withWrong(number: number, index: number, change: (code: number, distance: number) => [number, number]) {
    const sound = entries[number];
    assert(sound !== undefined, 'there is such a class');
    const bytes = Uint8Array.from({ length: 2 * sound.header.size }, (_, place) => {
      const entry = sound.entry(place >> 1);
      return (place & 1) === 0 ? entry & 0xff : entry >> 8;
    });
    const [code = 0, distance = 0] = bytes.subarray(2 * index);
    bytes.set(change(code, distance), 2 * index);
    return new Tablebase(tables.facet, VARIANT, entries.with(number, new EntriesInMemory(sound.header, bytes)));
  }

  const [DRAW, WIN, LOSS, HOLE] = [0, 1, 2, 3];
  test.each<[name: string, from: readonly number[], change: (code: number, distance: number) => [number, number]]>([
    ['a result that is another', [WIN, LOSS], () => [DRAW, 0]],
    ['a draw told as a win', [DRAW], () => [WIN, 5]],
    ['a draw told as a loss', [DRAW], () => [LOSS, 6]],
    ['a distance that is too short', [WIN, LOSS], (code, distance) => [code, distance - 2]],
    ['a distance that is too long', [WIN, LOSS], (code, distance) => [code, distance + 2]],
    ['a draw with a distance', [DRAW], () => [DRAW, 4]],
    ['a position told as no position', [DRAW], () => [HOLE, 0]],
    ['no position told as a draw', [HOLE], () => [DRAW, 0]],
  ])('finds %s, wherever it is', (_, from, change) => {
    const random = new SeededRandom(7);
    const number = classes.findIndex(({ id }) => id === '2-1');
    const [subject, sound] = [classes[number], entries[number]];
    assert(subject !== undefined && sound !== undefined, 'there is a class 2-1');
    const places = Array.from({ length: subject.size }, (_unused, index) => index).filter((index) => {
      const entry = sound.entry(index);
      const distance = entry >> 8;
      return from.includes(entry & 0xff) && (distance === 0 || distance > 2);
    });
    for (let trial = 0; trial < 8; trial++) {
      const index = places[random.below(places.length)] ?? 0;
      const findings = checkClass(withWrong(number, index, change), subject, number);
      expect(findings.faults).toBeGreaterThan(0);
    }
  });
});

describe('what the table proves in a match, against trying everything', () => {
  test('when the clock leaves little', () => {
    const random = new SeededRandom(5);
    const seen = { win: 0, draw: 0, loss: 0, unknown: 0 };
    for (let trial = 0; trial < 400; trial++) {
      const match = new Match(rules, drawLot(random, CLOCK_LIMIT - 1 - random.below(4)));
      const known = knownOf(match.position, true);
      // Where time is short, captures may still gain some: who wins in the table does not lose, and who loses does not win.
      const [least, most] = [Math.min(tables.low, 0), Math.max(tables.high, 0)];
      const result = tryAll(match);
      expect(result).toBeGreaterThanOrEqual(known ?? (least === 0 ? 0 : -1));
      expect(result).toBeLessThanOrEqual(known ?? (most === 0 ? 0 : 1));
      seen[known === null ? 'unknown' : known > 0 ? 'win' : known < 0 ? 'loss' : 'draw']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  test('after moves that brought positions back', () => {
    const random = new SeededRandom(11);
    const seen = { fresh: 0, stale: 0 };
    for (let trial = 0; trial < 600; trial++) {
      const plies = random.below(10);
      const match = new Match(rules, drawLot(random, CLOCK_LIMIT - 4 - plies));
      // Steps to and fro, so that positions do come back.
      while (match.outcome === null && match.moves.length < plies) {
        const [lastOwn] = match.moves.slice(-2);
        const back = Array.from({ length: 3 }, () => match.position.randomMove(random));
        const move = lastOwn === undefined ? undefined : back.find((one) => isBackOf(match.position, one, lastOwn));
        match.play(move ?? match.position.randomMove(random));
        if (clockOf(match.position) === 0) break;
      }
      if (match.outcome !== null || clockOf(match.position) === 0) continue;
      const fresh = isFresh(match);
      const known = knownOf(match.position, fresh);
      if (known === null) continue;
      expect(tryAll(match)).toBe(known);
      seen[fresh ? 'fresh' : 'stale']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

/** Whether a move takes a step back, as their texts tell. */
function isBackOf(position: Position, move: Move, earlier: Move): boolean {
  return rules.makeMove(position, move) === rules.makeMove(position, earlier).split('-').toReversed().join('-');
}
