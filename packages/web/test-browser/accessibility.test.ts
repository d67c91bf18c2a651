import { GAME_IDS } from '@tabuleiro/games';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNoneNow, findings } from './checker.ts';
import { see } from './hands.ts';
import { DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

test('the checker can find something', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.evaluate(axe.source);
    await page.evaluate(() => document.body.append(document.createElement('button')));
    expect(await findings(page)).toContainEqual(expect.stringContaining('button-name'));
  });
});

test('the first page can be used by everyone', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await expectNoFindings(page);
  });
});

test.each(GAME_IDS)('set-up, rules and match of %s can be used by everyone', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    for (const name of ['setup', 'rules']) {
      await page.goto(name === 'setup' ? `./#/${game}` : `./#/${game}/rules`);
      await page.locator(`.${name}-picture svg`).waitFor();
      // Their colours are the same for all games.
      if (game === GAME_IDS[0]) await expectNoFindings(page);
      else await expectNoneNow(page);
    }
    await page.goto(`./#/${game}/play?player2=1`);
    await see(page);
    await expectNoFindings(page);
  });
});
