import { GAMES, loadLocale } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { IS_FULL } from './games-of-turn.ts';
import { chooseSetting, DESKTOP, visit } from './visit.ts';

const withVariants = GAMES.filter(({ variants }) => variants.length > 1).slice(0, IS_FULL ? undefined : 1);

test.each(withVariants)('the set-up of $id offers its variants by name in both languages', async ({ id, variants }) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    for (const language of ['en', 'pt'] as const) {
      await chooseSetting(page, 'language', language);
      await page.goto(`./#/${id}`);
      const { game } = await loadLocale(id, language);
      for (const { id: variant } of variants) {
        const option = page.locator(`label.option:has(input[value="${variant}"])`);
        // The language that was chosen has still to be loaded.
        const named = (): Promise<string | null> => option.locator('.option-label').textContent();
        await expect.poll(named).toBe(game.variants[variant]?.name);
        expect(await option.locator('.option-note').textContent()).toBe(game.variants[variant]?.summary);
      }
    }
    // The last one is chosen, and the match is one of it. No side moves by itself.
    await page.locator('label.option:has(input[value="two-people"])').click();
    const last = variants.at(-1)?.id ?? '';
    await page.locator(`label.option:has(input[value="${last}"])`).click();
    await page.locator('.setup-start button').click();
    await page.locator('.board-target').first().waitFor({ state: 'attached' });
    expect(page.url()).toContain(last);
  });
});
