import { GAME_IDS, type GameId, LANGUAGES, loadLocale, loadRuleTexts, variantIds } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { en as english } from '../src/rules/text/en.ts';
import { expectNoFindings } from './accessibility-checks.ts';
import { tabTo } from './play-by-keyboard.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page; it has variants. */
const GAME: GameId = 'oware';

/** A heading of the rules, and a word of it, in capitals, that not all rules have. */
async function wordOf(game: GameId): Promise<{ title: string; word: string }> {
  const rules = await loadRuleTexts(game, 'en');
  const title = rules[1]?.title ?? '';
  const word = title.split(' ').findLast((one) => rules.some(({ body }) => !body.includes(one))) ?? '';
  return { title, word: word.toUpperCase() };
}

describe.each([
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
])('the rules %s', (_, device) => {
  test('have contents that lead to each section, and are still left with one step back', async () => {
    await visit(device, async ({ page }) => {
      const rules = await loadRuleTexts(GAME, 'en');
      await page.goto('./');
      await page.goto(`./#/${GAME}/rules?from=board`);
      const links = page.locator('.rules-contents a');
      await links.first().waitFor();
      const variants = variantIds(GAME).length > 1 ? [english.variants] : [];
      expect(await links.allInnerTexts()).toEqual([...rules.map(({ title }) => title), ...variants]);
      const last = rules.at(-1)?.id ?? '';
      await links.nth(rules.length - 1).click();
      const heading = page.locator(`#rule-${last}`);
      await heading.and(page.locator(':focus')).waitFor();
      expect(await heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(device.viewport.height);
      await page.locator('.rules-back').waitFor();
      await page.goBack();
      await page.locator('.card').first().waitFor();
    });
  });

  test('are searched as one types', async () => {
    const { title, word } = await wordOf(GAME);
    await visit(device, async ({ page }) => {
      await page.goto(`./#/${GAME}/rules`);
      await page.locator('.example').first().waitFor();
      const sections = page.locator('.rules-list > li:visible, .rules-variants:visible');
      const all = await sections.count();
      await tabTo(page, '.rules-search');
      await page.keyboard.type(word);
      await page.locator('.rules-list mark').first().waitFor();
      const found = await sections.count();
      expect(found).toBeLessThan(all);
      expect(await page.locator('.rules-contents a').count()).toBe(found);
      expect(await page.getByRole('status').first().innerText()).toBe(english.found(found));
      const marked = await page.locator('.rules-words mark').allInnerTexts();
      expect(new Set(marked.map((one) => one.toUpperCase()))).toEqual(new Set([word]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        device.viewport.width,
      );
      await expectNoFindings(page);
    });
    expect(title.toUpperCase()).toContain(word);
  });
});

test('the search goes to the first section with Enter, and Escape ends it', async () => {
  const { title, word } = await wordOf(GAME);
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/rules`);
    await page.locator('.rules-list > li').first().waitFor();
    await tabTo(page, '.rules-search');
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await page.locator('h2:focus', { hasText: title }).waitFor();
    await page.locator('.rules-search').focus();
    await page.keyboard.press('Escape');
    await page.locator('mark').first().waitFor({ state: 'detached' });
    await page.keyboard.type(`${word}zzz`);
    await page.getByText(english.found(0), { exact: true }).waitFor();
    expect(await page.locator('.rules-list > li').filter({ visible: true }).count()).toBe(0);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GAME_IDS)('the rules of %s are printed on one sheet of A4', async (game) => {
    const rules = await loadRuleTexts(game, language);
    const { summary } = (await loadLocale(game, language)).game;
    await visit(DESKTOP, async ({ page, context }) => {
      await context.addInitScript((chosen) => {
        globalThis.localStorage.setItem('tabuleiro.language', chosen);
        globalThis.localStorage.setItem('tabuleiro.theme', 'dark');
      }, language);
      await page.goto(`./#/${game}/rules`);
      await page.locator('.rules-picture svg').waitFor();
      await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
      // What is searched for does not matter to the sheet.
      await page.locator('.rules-search').fill('zzz');
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      await page.emulateMedia({ media: 'print' });
      for (const text of [summary, ...rules.flatMap(({ title, body }) => [title, body])]) {
        expect(await page.locator('.rules').getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
      }
      expect(
        await page.locator('.header, .example, .rules-search, .rules-ways').filter({ visible: true }).count(),
      ).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    });
  });
});
