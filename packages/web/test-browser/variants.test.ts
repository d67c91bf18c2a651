import { GAMES, loadVoice } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

const withVariants = GAMES.filter(({ variants }) => variants.length > 1);

test.each(withVariants)('the set-up of $id offers its variants by name in both languages', async ({ id, variants }) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    for (const language of ['en', 'pt'] as const) {
      await page.locator(`.header-languages button[lang="${language}"]`).click();
      await page.goto(`./#/${id}`);
      const { game } = await loadVoice(id, language);
      for (const { id: variant } of variants) {
        const option = page.locator(`label.option:has(input[value="${variant}"])`);
        await option.waitFor();
        expect(await option.locator('.option-label').innerText()).toBe(game.variants[variant]?.name);
        expect(await option.locator('.option-note').innerText()).toBe(game.variants[variant]?.summary);
      }
    }
    // The last one is chosen, and the match is one of it.
    const last = variants.at(-1)?.id ?? '';
    await page.locator(`label.option:has(input[value="${last}"])`).click();
    await page.locator('.setup-start button').click();
    await page.locator('.board-target').first().waitFor({ state: 'attached' });
    expect(page.url()).toContain(last);
  });
});

test.each(withVariants)(
  'a link to a match of $id without a variant opens as the first',
  async ({ id, variants: [first] }) => {
    await visit(DESKTOP, async ({ page }) => {
      await page.goto(`./#/${id}/play?player2=1`);
      await page.locator('.board-target').first().waitFor({ state: 'attached' });
      await page.locator('.header-game').click();
      await page.locator('.rules').waitFor();
      const { game } = await loadVoice(id, 'en');
      expect(await page.locator('.rules-variants').innerText()).toContain(game.variants[first.id]?.name);
    });
  },
);
