import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, loadChoices, loadRules, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { IS_FULL } from './games-of-turn.ts';
import { click, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

// A double click means one pick. Another click, later, takes it back.

/** Games whose pieces have holes for pins. */
async function gamesWithHoles(): Promise<readonly string[]> {
  const found = await Promise.all(
    GAME_IDS.map(async (game) => {
      const [rules, choices] = await Promise.all([loadRules(game), loadChoices(game)]);
      const position = rules.start();
      const move = position.randomMove(new SeededRandom(1));
      return choices.picksOf(position, move).some((pick) => /\.\d\d$/.test(pick)) ? [game] : [];
    }),
  );
  return found.flat();
}

const isIn = async (page: Page, id: string): Promise<boolean> =>
  (await page.locator(`[data-pick="${id}"]`).first().getAttribute('aria-pressed')) === 'true';

const DEVICES = [
  ['a screen so large that holes can be touched where they are', { viewport: { width: 2400, height: 1900 } }],
  ['a laptop', DESKTOP],
  ['a phone', PHONE],
] as const;

test.each(IS_FULL ? DEVICES : DEVICES.slice(-1))(
  'a double click on a hole sets a pin, and a later click takes it out (%s)',
  async (_, device) => {
    const games = await gamesWithHoles();
    expect(games).not.toEqual([]);
    for (const game of games) {
      await visit(device, async ({ page, context }) => {
        await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.first-time', 'off'));
        await page.goto(`./#/${game}/play?player1=human&player2=human`);
        // Until holes are offered: a piece, a square, on small screens a piece to open.
        let hole = null;
        for (let touches = 0; touches < 6 && hole === null; touches++) {
          const { spots } = await waitForTargets(page);
          hole = spots.find(({ id }) => /\.\d\d$/.test(id)) ?? null;
          const [first] = spots;
          if (hole !== null || first === undefined) continue;
          await click(page, first);
          // What opens is loaded only then.
          if (touches === 2) await page.locator('[role="dialog"] button[data-pick]').first().waitFor();
        }
        if (hole === null) throw new Error('no hole is offered');
        const { id, x, y } = hole;
        await page.mouse.dblclick(x, y);
        expect(await isIn(page, id)).toBe(true);
        expect(await page.locator('.moves > ol .move').count()).toBe(0);
        // The browser says with each click how many it counts as one; these count alone, as a later one does.
        await page.mouse.click(x, y);
        expect(await isIn(page, id)).toBe(false);
        await page.mouse.click(x, y);
        expect(await isIn(page, id)).toBe(true);
        expect(await page.locator('.moves > ol .move').count()).toBe(0);
      });
    }
  },
);

test('a click on the board counts, even if a link to its page was clicked at the same place just before', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card-ways .primary').first().click();
    const [spot] = (await waitForTargets(page)).spots;
    if (spot === undefined) throw new Error('nothing is offered');
    // What the browser sends when it counts the click on the link.
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    const taken = page.locator('[data-pick][aria-pressed="true"], .moves > ol .move');
    await expect.poll(() => taken.count(), { timeout: 20_000 }).toBeGreaterThan(0);
  });
});
