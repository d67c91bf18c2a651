import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listSolvedMoves, type Tablebase } from '@tabuleiro/engine';
import { bundleName, makeBundle, readBundle, solveAll } from '@tabuleiro/engine/tablebase';
import { assert, GAMES, type GameId, loadRules, loadTables, Match } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('../../engine/small-tables/', import.meta.url);
const MOST_MEGABYTES = 8;
/** Classes that are solved again here. */
const FEW = 5;

const variants = GAMES.filter(({ load }) => load.tables !== undefined).flatMap((game) =>
  game.variants.map(({ id }) => [game.id, id] as const),
);

const readPacked = (game: GameId, variant: string): Buffer =>
  gunzipSync(readFileSync(new URL(bundleName(game, variant), FOLDER)));

async function open(game: GameId, variant: string): Promise<Tablebase> {
  const facet = await loadTables(game);
  assert(facet !== null, 'the game has tables');
  const bundle = readBundle(facet, game, variant, readPacked(game, variant));
  assert(bundle.ok, 'the small table can be read');
  return bundle.value;
}

describe('small tables', () => {
  test('there is one for every variant of every game that has tables, and all are small', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(
      variants.map(([game, variant]) => bundleName(game, variant)).toSorted(),
    );
    const bytes = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_MEGABYTES * 2 ** 20);
  });

  test.each(variants)('that of %s %s is what solving gives today', async (game, variant) => {
    const tables = await open(game, variant);
    const solved = solveAll(tables.facet, game, variant, FEW);
    expect(tables.classes.length).toBeGreaterThan(solved.length);
    for (const [number, entries] of solved.entries()) {
      const { header } = entries;
      const shipped = tables.classes[number];
      assert(shipped !== undefined, 'there are as many classes');
      expect(shipped.header).toEqual(header);
      const differences = Array.from({ length: header.size }, (_, index) => index).filter(
        (index) => shipped.entry(index) !== entries.entry(index),
      );
      expect(differences).toEqual([]);
    }
  });

  test('what is damaged, of another game or of another variant is refused', async () => {
    const facet = await loadTables('oware');
    assert(facet !== null, 'the game has tables');
    const whole = readPacked('oware', 'abapa');
    const wrong = Buffer.from(whole);
    wrong[12_345] = (wrong[12_345] ?? 0) ^ 1;
    expect(readBundle(facet, 'oware', 'abapa', wrong)).toEqual({ ok: false, error: 'damaged' });
    expect(readBundle(facet, 'oware', 'abapa', whole.subarray(0, 100))).toEqual({ ok: false, error: 'damaged' });
    expect(readBundle(facet, 'oware', 'report', whole)).toEqual({ ok: false, error: 'other-table' });
    expect(readBundle({ ...facet, signature: 'other' }, 'oware', 'abapa', whole)).toEqual({
      ok: false,
      error: 'other-rules',
    });
    const again = await open('oware', 'abapa');
    expect(Buffer.from(makeBundle(again.classes)).equals(whole)).toBe(true);
  });

  test('each move is listed with its certain value', async () => {
    const tables = await open('oware', 'abapa');
    const rules = await loadRules('oware', 'abapa');
    // F takes two and leaves one, which comes to south: 25 to 23.
    const parsed = rules.parsePosition('0,0,0,0,0,1/1,0,0,0,0,1 22,23 S 0');
    assert(parsed.ok, 'a position');
    const match = new Match(rules, parsed.value);
    const told = listSolvedMoves(tables, match).map(({ move, proof }) => [rules.makeMove(match.position, move), proof]);
    expect(told).toEqual([['F', { result: 'win', margin: { low: 2, high: 2 }, plies: null }]]);
    expect(match.moves).toEqual([]);
  });
});
