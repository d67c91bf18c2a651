import {
  assert,
  type GameId,
  loadRules,
  loadTables,
  Match,
  MoveList,
  type Rules,
  type TableFacet,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { Tablebase } from '../src/index.ts';
import { checkClass, EntriesInMemory, solveAll } from '../src/tablebase/index.ts';

const GAME: GameId = 'oware';
const VARIANTS = ['report', 'abapa'];

async function facetOf(game: GameId): Promise<TableFacet> {
  const facet = await loadTables(game);
  assert(facet !== null, 'the game has tables');
  return facet;
}

async function solve(variant: string, upTo: number): Promise<Tablebase> {
  const facet = await facetOf(GAME);
  return new Tablebase(facet, variant, solveAll(facet, GAME, variant, upTo));
}

/** The clock of a position, as its text has it. */
const clockOf = (match: Match): number => Number(match.rules.makePosition(match.position).split(' ').at(-1));

/** What the table says of the position of a match for side 1: 1 for a win, 0 for a draw, −1 for a loss, at least and at most. */
function knownOf(match: Match, tables: Tablebase, fresh: boolean): readonly [low: number, high: number] {
  tables.evaluator(match.position, fresh);
  const [low, high] = [Math.sign(tables.surely), Math.sign(tables.atMost)];
  return match.position.turn === 1 ? [low, high] : [0 - high, 0 - low];
}

/**
 * What side 1 can be sure of at the end of a match (`'low'`), or gets at most (`'high'`), by trying every move up to the next
 * capture, with clock and repetitions as they are; beyond it lies a smaller class, whose table is trusted.
 */
function tryAll(match: Match, tables: Tablebase, bound: 'low' | 'high', alpha = -1, beta = 1): number {
  const { outcome, position } = match;
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === 1 ? 1 : -1;
  if (match.moves.length > 0 && clockOf(match) === 0) return knownOf(match, tables, true)[bound === 'low' ? 0 : 1];
  const moves = new MoveList();
  position.legalMoves(moves);
  const { turn } = position;
  let [low, high] = [alpha, beta];
  for (let index = 0; index < moves.length && low < high; index++) {
    match.play(moves.at(index));
    const found = tryAll(match, tables, bound, low, high);
    match.undo();
    if (turn === 1) low = Math.max(low, found);
    else high = Math.min(high, found);
  }
  return turn === 1 ? low : high;
}

/** Compares what the table says with what trying everything finds; whether the table knew the result. */
function expectTrue(match: Match, tables: Tablebase, fresh: boolean): boolean {
  const [low, high] = knownOf(match, tables, fresh);
  expect(tryAll(match, tables, 'low')).toBeGreaterThanOrEqual(low);
  expect(tryAll(match, tables, 'high')).toBeLessThanOrEqual(high);
  return low === high;
}

/** A match that begins at a place of the table, with stores and a clock as they are wanted. */
function matchAt(tables: Tablebase, rules: Rules, id: string, index: number, south: number, clock: number): Match {
  const at = tables.facet.positionAt(rules.variant.id, id, index);
  assert(at !== null, 'every index has a position');
  const text = rules.makePosition(at).replace(/ .*/, ` ${south},${48 - Number(id) - south} S ${clock}`);
  const parsed = rules.parsePosition(text);
  assert(parsed.ok, `${text} is a position`);
  return new Match(rules, parsed.value);
}

/** Whether no position since the last progress has stood twice: by comparing all with all. */
function isFresh(match: Match): boolean {
  const all = Array.from({ length: match.moves.length + 1 }, (_, ply) => match.positionAt(ply));
  return all.every((one) => all.filter((other) => other.repeats(one)).length < 2);
}

describe.each(VARIANTS)('tables of %s', (variant) => {
  test('every value follows from those of its successors, by an examination of its own', async () => {
    const tables = await solve(variant, 7);
    const classes = tables.facet.classes(variant, 7);
    for (const [number, subject] of classes.entries()) {
      expect(checkClass(tables, subject, number)).toEqual({ positions: subject.size, faults: 0, firstFault: null });
    }
  });

  test('the examination finds a single wrong entry', async () => {
    const tables = await solve(variant, 4);
    const last = tables.facet.classes(variant, 4).at(-1);
    assert(last !== undefined, 'there are classes');
    const random = new SeededRandom(7);
    for (let trial = 0; trial < 20; trial++) {
      const index = random.below(last.size);
      const bytes = new Uint8Array(2 * last.size);
      const sound = tables.classes[3];
      assert(sound !== undefined, 'there are four classes');
      for (let place = 0; place < last.size; place++) {
        bytes[2 * place] = sound.entry(place) & 0xff;
        bytes[2 * place + 1] = sound.entry(place) >> 8;
      }
      const code = bytes[2 * index] ?? 0;
      bytes[2 * index] = (code + 1 + random.below(sound.header.dictionary.length - 1)) % sound.header.dictionary.length;
      const wrong = [...tables.classes.slice(0, 3), new EntriesInMemory(sound.header, bytes)];
      const findings = checkClass(new Tablebase(tables.facet, variant, wrong), last, 3);
      expect(findings.faults).toBeGreaterThan(0);
    }
  });

  test('the examination finds a distance that is larger than need be', async () => {
    const tables = await solve(variant, 4);
    const last = tables.facet.classes(variant, 4).at(-1);
    const sound = tables.classes[3];
    assert(last !== undefined && sound !== undefined, 'there are four classes');
    const { distances } = sound.header;
    const random = new SeededRandom(3);
    let tried = 0;
    for (let trial = 0; trial < 15; trial++) {
      const index = random.below(last.size);
      const bytes = Uint8Array.from({ length: 2 * last.size }, (_, place) => {
        const entry = sound.entry(place >> 1);
        return (place & 1) === 0 ? entry & 0xff : entry >> 8;
      });
      const now = distances[bytes[2 * index + 1] ?? 0];
      assert(now !== undefined, 'an entry has distances');
      const larger = distances.flatMap(({ low, high }, code) =>
        low >= now.low && high >= now.high && (low > now.low || high > now.high) ? [code] : [],
      );
      if (larger.length === 0) continue;
      bytes[2 * index + 1] = larger[random.below(larger.length)] ?? 0;
      const wrong = [...tables.classes.slice(0, 3), new EntriesInMemory(sound.header, bytes)];
      expect(checkClass(new Tablebase(tables.facet, variant, wrong), last, 3).faults).toBeGreaterThan(0);
      tried++;
    }
    expect(tried).toBeGreaterThan(5);
  });

  test('holds in matches with little left on the clock, by brute force', async () => {
    const tables = await solve(variant, 4);
    const rules = await loadRules(GAME, variant);
    const answers = { known: 0, unknown: 0 };
    for (const { id, amount, size } of tables.facet.classes(variant, 4)) {
      for (let index = 0; index < size; index += amount === 4 ? 13 : 1) {
        for (const left of [1, 2, 4, 7]) {
          // The match is undecided, even if one side is ahead.
          for (let south = 24 - amount; south <= 24; south++) {
            const match = matchAt(tables, rules, id, index, south, 100 - left);
            if (match.outcome === null) answers[expectTrue(match, tables, true) ? 'known' : 'unknown']++;
          }
        }
      }
    }
    expect(answers.known).toBeGreaterThan(1000);
    expect(answers.unknown).toBeGreaterThan(0);
  });

  test('holds after moves that brought positions back', async () => {
    const tables = await solve(variant, 5);
    const rules = await loadRules(GAME, variant);
    const random = new SeededRandom(11);
    const classes = tables.facet.classes(variant, 5).slice(2);
    const known = { fresh: 0, stale: 0 };
    for (let trial = 0; trial < 300; trial++) {
      const subject = classes[random.below(classes.length)];
      assert(subject !== undefined, 'there are classes');
      const south = 24 - random.below(subject.amount + 1);
      const match = matchAt(tables, rules, subject.id, random.below(subject.size), south, 63);
      while (match.outcome === null && match.moves.length < 30) match.play(match.position.randomMove(random));
      if (match.outcome !== null || clockOf(match) < 93) continue;
      const fresh = isFresh(match);
      if (expectTrue(match, tables, fresh)) known[fresh ? 'fresh' : 'stale']++;
    }
    expect(known.fresh).toBeGreaterThan(0);
    expect(known.stale).toBeGreaterThan(0);
  });
});
