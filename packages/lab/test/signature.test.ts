import { readFileSync } from 'node:fs';
import { openEngine } from '@tabuleiro/engine';
import { isGameId, loadRules } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { benchChoices, benchSearch, countNodes } from '../src/bench.ts';

interface Signed {
  readonly game: string;
  readonly variant: string;
  readonly depth: number;
  readonly nodes: number;
  /** Only for games played by tree search: its choices within this number of nodes. */
  readonly tree?: { readonly nodes: number; readonly choices: readonly string[] };
}

const signatures: readonly Signed[] = JSON.parse(
  readFileSync(new URL('./fixtures/signature.json', import.meta.url), 'utf8'),
);

// A change of the search, of a value or of an order changes the nodes. If it was meant, sign anew: `npm run bench:search -- --sign`.
test.each(signatures)(
  'the search of $game $variant takes the nodes it took',
  async ({ game, variant, depth, nodes }) => {
    if (!isGameId(game)) throw new Error(`no game ${game}`);
    const engine = await openEngine(game, { variant });
    expect(countNodes(benchSearch(engine, await loadRules(game, variant), depth))).toBe(nodes);
  },
);

const withTree = signatures.flatMap(({ game, variant, tree }) => (tree === undefined ? [] : [{ game, variant, tree }]));

test.each(withTree)('the tree of $game $variant chooses what it chose', async ({ game, variant, tree }) => {
  if (!isGameId(game)) throw new Error(`no game ${game}`);
  const engine = await openEngine(game, { variant });
  expect(benchChoices(engine, await loadRules(game, variant), tree.nodes)).toEqual(tree.choices);
});
