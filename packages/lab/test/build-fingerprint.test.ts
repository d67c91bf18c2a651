import { Tablebase } from '@tabuleiro/engine';
import { type ClassEntries, solveAll } from '@tabuleiro/engine/tablebase';
import { assert, GAMES, loadTables } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { digestTables } from '../src/series/build-fingerprint.ts';

/** Classes that are solved here. */
const FEW = 4;

const variants = GAMES.filter(({ load }) => load.tables !== undefined).flatMap((game) =>
  game.variants.map(({ id }) => [game.id, id] as const),
);

test.each(variants)(
  'a digest of the tables of %s %s changes with what they say, and only then',
  async (game, variant) => {
    const facet = await loadTables(game);
    assert(facet !== null, 'the game has tables');
    const classes = solveAll(facet, game, variant, FEW);
    const digestOf = (some: readonly ClassEntries[]): string => digestTables(new Tablebase(facet, variant, some));
    const digest = digestOf(classes);
    expect(digestOf(solveAll(facet, game, variant, FEW))).toBe(digest);
    expect(digestOf(classes.slice(0, -1))).not.toBe(digest);
    // The same, with other codes for the same results.
    expect(digestOf(classes.map(recode))).toBe(digest);
    // Where all results are turned over, others stand in it.
    expect(digestOf(classes.map(turnOver))).not.toBe(digest);
  },
);

/** Codes the other way round; codes without a meaning stay. */
function recode(entries: ClassEntries): ClassEntries {
  const { header } = entries;
  const { length } = header.dictionary;
  const dictionary = header.dictionary.toReversed();
  const entry = (index: number): number => {
    const word = entries.entry(index);
    const code = word & 0xff;
    return code < length ? word - code + (length - 1 - code) : word;
  };
  return { header: { ...header, dictionary }, entry };
}

/** Who wins loses, and the other way round. */
function turnOver(entries: ClassEntries): ClassEntries {
  const dictionary = entries.header.dictionary.map(({ low, high }) => ({ low: -high, high: -low }));
  return { header: { ...entries.header, dictionary }, entry: (index) => entries.entry(index) };
}
