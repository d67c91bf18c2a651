import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, LANGUAGES, loadRuleTexts, MATCH_BEGINS } from '@tabuleiro/games';
import { explanationsOf } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { en as settings } from '../src/app/settings/text/en.ts';
import { en as english } from '../src/match/first-time/text/en.ts';
import { pt as portuguese } from '../src/match/first-time/text/pt.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { chooseSetting, DESKTOP, openSettings, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page; in its first turns something is always captured. */
const CAPTURING: GameId = 'hecatomb';
/** And of this one more is said than of others, under a higher board. */
const TALKATIVE: GameId = 'echek';
const RULE = 'moving';

const rules = await loadRuleTexts(CAPTURING, 'en');
const rule = rules.find(({ id }) => id === RULE);
const [sentence] = rule?.firstTime ?? [];

/** A person who knows what the game is about, and meets its rules one by one. */
async function begin(page: Page, game = CAPTURING): Promise<void> {
  const known = explanationsOf(await loadRuleTexts(game, 'en')).find(({ codes }) => codes[0] === MATCH_BEGINS);
  await page.addInitScript(
    ([name = '', told = '']) => {
      if (globalThis.localStorage.getItem(name) === null) globalThis.localStorage.setItem(name, told);
    },
    [`tabuleiro.first-time.${game}`, known?.id ?? ''],
  );
  await page.goto(`./#/${game}/play?player2=1`);
  await playTurn(page, click);
}

/** Confirms everything that is explained. */
async function confirmAll(page: Page): Promise<void> {
  const button = page.getByText(english.gotIt, { exact: true });
  while (await button.isVisible()) {
    await button.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Where the board and the buttons under it are. */
const boardBox = async (page: Page): Promise<unknown> =>
  Promise.all(['.board-area', '.controls'].map((part) => page.locator(part).boundingBox()));

const DEVICES = [
  { where: 'a phone', options: PHONE },
  { where: 'a desktop', options: DESKTOP },
] as const;

test.each(DEVICES)('what is new is explained once on $where, and nothing moves for it', async ({ options }) => {
  await visit(options, async ({ page }) => {
    await begin(page);
    const before = await boardBox(page);
    const told = page.locator('.first-time').getByText(sentence?.text ?? '');
    await told.waitFor();
    expect(await boardBox(page)).toEqual(before);
    await page.getByText(english.gotIt, { exact: true }).click();
    await told.waitFor({ state: 'detached' });
    // What else was new comes after it.
    await confirmAll(page);
    expect(await boardBox(page)).toEqual(before);
    await page.waitForFunction(() => Boolean(document.activeElement?.closest('.board-area')));

    // It comes a while after the board; with it comes what is new still, or nothing.
    await page.reload();
    await waitForTargets(page);
    await page.locator('.first-time').waitFor({ state: 'attached' });
    expect(await told.count()).toBe(0);
  });
});

test.each([CAPTURING, TALKATIVE])('what is said of %s stays in sight on phones', async (game) => {
  await visit(PHONE, async ({ page }) => {
    await begin(page, game);
    const { width, height } = PHONE.viewport;
    for (const size of [
      PHONE.viewport,
      { width: 360, height: 740 },
      { width, height: 664 },
      { width: height, height: width },
    ]) {
      await page.setViewportSize(size);
      await page.getByText(english.gotIt, { exact: true }).waitFor();
      // The board and all under it take a moment to find their places.
      await expect
        .poll(() => page.evaluate(overlap), { message: `${size.width}×${size.height}`, timeout: 30_000 })
        .toBe(0);
    }
  });
});

const LOCALES = ['en-GB', 'pt-PT'];

test.each(GAME_IDS.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'the goal of $game leaves the first prompt in sight ($locale)',
  async ({ game, locale }) => {
    await visit({ ...PHONE, locale }, async ({ page }) => {
      await page.goto(`./#/${game}/play?player2=1`);
      await page.locator('.first-time p').waitFor();
      await expect.poll(() => page.evaluate(overlap)).toBe(0);
    });
  },
);

test.each(GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  'every explanation of $game fits on a phone without scrolling ($language)',
  async ({ game, language }) => {
    const texts = { en: english, pt: portuguese }[language];
    const own = explanationsOf(await loadRuleTexts(game, language), texts.piecesOpen).map(({ rule: about, text }) =>
      about === 'all' ? `${texts.goal}. ${text}` : `${texts.title}, ${texts.ago(1)}. ${text}`,
    );
    await visit({ ...PHONE, locale: language === 'pt' ? 'pt-PT' : 'en-GB' }, async ({ page }) => {
      await page.goto(`./#/${game}/play?player2=1`);
      await page.locator('.first-time p').waitFor();
      for (const height of [PHONE.viewport.height, 664]) {
        await page.setViewportSize({ ...PHONE.viewport, height });
        await expect.poll(() => page.evaluate(tooLong, own), { message: `${height} high` }).toEqual([]);
      }
    });
  },
);

/** Within the page: the explanations that make their card scroll. */
function tooLong(explanations: readonly string[]): readonly string[] {
  const card = document.querySelector('.first-time-card');
  const words = card?.querySelector('p');
  if (card === null || words === null || words === undefined) return ['no card'];
  return explanations.filter((text) => {
    words.textContent = text;
    return card.scrollHeight > card.clientHeight;
  });
}

/** Within the page: by how many pixels what can be done now lies under what explains something. */
function overlap(): number {
  const said = document.querySelector('.say-now')?.getBoundingClientRect();
  const note = document.querySelector('.first-time-card')?.getBoundingClientRect();
  if (said === undefined || note === undefined || said.height === 0) return Infinity;
  return Math.max(0, Math.min(said.bottom, note.bottom) - Math.max(said.top, note.top));
}

test('a link leads to the rule, and the way back to the match', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await begin(page);
    await page.getByText(`${english.toRule}: ${rule?.title}`, { exact: true }).click();
    await page.locator(`#rule-${RULE}:focus`).waitFor();
    const top = await page.locator(`#rule-${RULE}`).evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(DESKTOP.viewport.height / 2);
    await page.goBack();
    expect((await waitForTargets(page)).movers).toBe(2);
  });
});

test('it speaks the language of the page, and can be switched off', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await begin(page);
    await page.getByText(english.gotIt, { exact: true }).waitFor();
    await chooseSetting(page, 'language', 'pt');
    await page.getByText(portuguese.gotIt, { exact: true }).waitFor();
    await chooseSetting(page, 'language', 'en');
    await openSettings(page);
    await page.getByLabel(settings.explain).uncheck();
    await page.getByText(english.gotIt, { exact: true }).waitFor({ state: 'detached' });
    await page.getByLabel(settings.explain).check();
    await page.getByText(english.gotIt, { exact: true }).waitFor();
    expect(await page.locator('.first-time p').innerText()).toContain(sentence?.text);
  });
});
