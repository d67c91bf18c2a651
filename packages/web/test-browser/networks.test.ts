import { GAME_IDS, loadEvaluation, variantIds } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { visit } from './visit.ts';

/** The variants that have a network. */
const trained = (
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const { networks } = await loadEvaluation(game);
      return variantIds(game).flatMap((variant) => {
        const load = networks?.trained[variant];
        return load === undefined ? [] : [{ game, variant, load }];
      });
    }),
  )
).flat();

/** Within the engine's worker: whether the page's policy allows WebAssembly. An empty module has eight bytes. */
function mayCompile(): boolean {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

test('the strongest player loads the network of its variant, in a worker that may run WebAssembly', async () => {
  expect(trained).not.toEqual([]);
  for (const { game, variant, load } of trained) {
    const { weights } = await load();
    await visit({ serviceWorkers: 'block' }, async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
      });
      await page.goto(`./#/${game}/play?variant=${variant}&player1=max&player2=max`);
      await page.locator('.moves > ol .move').nth(1).waitFor();
      const sources = await Promise.all(scripts);
      expect(sources.some((source) => source.includes(weights))).toBe(true);
      const compiles = await Promise.all(page.workers().map((worker) => worker.evaluate(mayCompile)));
      expect(compiles).not.toEqual([]);
      expect(compiles).not.toContain(false);
    });
  }
});
