import { assert, type GameId, loadRules, loadTables, Match, type Random, SeededRandom } from '@tabuleiro/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openEngine, Tablebase } from '../src/index.ts';
import { solveAll } from '../src/tablebase/index.ts';

const GAME: GameId = 'oware';
const SEEDS = 7;
const LIMITS = { nodes: 300 };

async function solve(variant: string): Promise<Tablebase> {
  const facet = await loadTables(GAME);
  assert(facet !== null, 'the game has tables');
  return new Tablebase(facet, variant, solveAll(facet, GAME, variant, SEEDS));
}

/** A match at a random place of the tables, with undecided stores and a clock that leaves time. */
async function drawMatch(tables: Tablebase, random: Random): Promise<Match> {
  const { facet, variant } = tables;
  const rules = await loadRules(GAME, variant);
  const classes = facet.classes(variant, SEEDS);
  const subject = classes[3 + random.below(SEEDS - 3)];
  assert(subject !== undefined, 'there are classes');
  const at = facet.positionAt(variant, subject.id, random.below(subject.size));
  assert(at !== null, 'every index has a position');
  const south = 24 - random.below(subject.amount + 1);
  const stores = `${south},${48 - subject.amount - south}`;
  const parsed = rules.parsePosition(rules.makePosition(at).replace(/ .*/, ` ${stores} S ${random.below(30)}`));
  assert(parsed.ok, 'a position can be written');
  return new Match(rules, parsed.value);
}

const winnerOf = (match: Match): number | null => match.outcome?.winner ?? null;

describe.each(['report', 'abapa'])('a search of %s with tables', (variant) => {
  let tables: Tablebase;
  let engine: Engine;
  let plain: Engine;
  beforeAll(async () => {
    tables = await solve(variant);
    engine = await openEngine(GAME, { tables, tableBytes: 2 ** 20 });
    plain = await openEngine(GAME, { tableBytes: 2 ** 20 });
  });

  test('says what the tables say', async () => {
    const random = new SeededRandom(3);
    const seen = new Set<string>();
    for (let trial = 0; trial < 150; trial++) {
      const match = await drawMatch(tables, random);
      if (match.outcome !== null) continue;
      const proof = tables.prove(match.position, true);
      if (proof === null) continue;
      engine.forget();
      const [{ end }] = engine.analyse(match, { limits: LIMITS }).lines;
      // The moves that keep a draw may all lead to where it is not known what the other side can do.
      const isSaid = end?.result === proof.result || (proof.result === 'draw' && end === null);
      expect([trial, isSaid]).toEqual([trial, true]);
      seen.add(proof.result);
    }
    expect(seen.size).toBeGreaterThanOrEqual(variant === 'abapa' ? 3 : 2);
  });

  test('reaches the proved result against any opponent', async () => {
    const random = new SeededRandom(9);
    let played = 0;
    for (let trial = 0; played < 25 && trial < 400; trial++) {
      const match = await drawMatch(tables, random);
      if (match.outcome !== null || tables.prove(match.position, true)?.result !== 'win') continue;
      played++;
      while (match.outcome === null) {
        const isWinner = match.position.turn === 1;
        const isRandom = trial % 2 === 0;
        if (!isWinner && isRandom) match.play(match.position.randomMove(random));
        else {
          const [{ moves }] = (isWinner ? engine : plain).analyse(match, { limits: LIMITS, hurries: true }).lines;
          const [move] = moves;
          assert(move !== undefined, 'there is a move');
          match.play(move);
        }
      }
      expect(winnerOf(match)).toBe(1);
    }
    expect(played).toBe(25);
  });

  test('does without them where the player is not to see everything, or plays another variant', async () => {
    const other = await openEngine(GAME, { tables: new Tablebase(tables.facet, 'other', tables.classes) });
    const random = new SeededRandom(5);
    const match = await drawMatch(tables, random);
    plain.forget();
    const without = plain.analyse(match, { limits: { depth: 3 } });
    expect(other.analyse(match, { limits: { depth: 3 } }).nodes).toBe(without.nodes);
  });
});
