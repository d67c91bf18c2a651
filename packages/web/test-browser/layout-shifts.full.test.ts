import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadLocale, SIDES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as firstTime } from '../src/match/first-time/text/en.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts.ts';
import { click, playTurn, waitForTargets, tap } from './play-by-pointer.ts';
import { chooseSetting, DESKTOP, PHONE, visit } from './visit.ts';

const [GAME] = GAME_IDS;
const MOST_SHIFT = 0.02;

test('the measure of jumps can find one', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await watchLayoutShifts(context);
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    const before = await layoutShiftsOf(page);
    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('margin-top', '200px'));
    expect(await layoutShiftsOf(page)).toBeGreaterThan(before + MOST_SHIFT);
  });
});

/** What explains something lies over the buttons until it is understood. */
async function understand(page: Page): Promise<void> {
  const gotIt = page.getByText(firstTime.gotIt, { exact: true });
  while ((await gotIt.count()) > 0) await gotIt.click();
}

test.each(
  // A phone has the least room; on a desktop all games stand in the same frame.
  [
    ...gamesOfTurn(1).map((game) => ({ game, size: PHONE, touch: tap })),
    ...(IS_FULL ? [{ game: GAME, size: DESKTOP, touch: click }] : []),
  ],
)('nothing jumps from the first page into a match of $game ($size.viewport.width)', async ({ game, size, touch }) => {
  await visit({ ...size, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await watchLayoutShifts(context);
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await page.evaluate(async () => document.fonts.ready);
    await page.locator(`.card-ways a[href^="#/${game}/play"]`).click();
    // The goal appears by itself, without any input.
    await page.getByText(firstTime.gotIt, { exact: true }).waitFor();
    expect(await layoutShiftsOf(page), 'when the goal has come').toBeLessThan(MOST_SHIFT);
    await playTurn(page, touch);
    await waitForTargets(page);
    await understand(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.say-now', { hasText: 'Hint:' }).waitFor();
    await page.locator('.more summary').click();
    await page.locator('.more-list .button').first().waitFor();
    await page.keyboard.press('Escape');
    await chooseSetting(page, 'pieces', 'symbols');
    await page.locator('.moves > ol .move').first().click();
    await page.locator('.controls .primary').click();
    await page.locator('.header-home').click();
    await page.locator('.continue-picture svg').waitFor();
    expect(await layoutShiftsOf(page)).toBeLessThan(MOST_SHIFT);
  });
});

/** The game that has the most to say beside a clock. */
async function gameOfLongestNames(): Promise<GameId | undefined> {
  const lengths = await Promise.all(
    GAME_IDS.map(async (game) => {
      const { sides } = (await loadLocale(game, 'pt')).game;
      return { game, length: Math.max(...SIDES.map((side) => sides[side].name.length)) };
    }),
  );
  return lengths.toSorted((a, b) => b.length - a.length)[0]?.game;
}

/** Within the page: every height that the rows of the players ever have, and who has thought beside a running clock. */
function watchPlayers(): void {
  const [heights, thinkers] = [new Set<number>(), new Set<string>()];
  new MutationObserver(() => {
    for (const row of document.querySelectorAll<HTMLElement>('.player')) {
      heights.add(row.offsetHeight);
      const isThinking = row.querySelector('.player-thinking') !== null;
      if (isThinking && row.querySelector('.player-clock.is-running') !== null) thinkers.add(row.ariaLabel ?? '');
    }
    Reflect.set(globalThis, 'watchedPlayers', { heights: [...heights], thinkers: thinkers.size });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

test.each(IS_FULL ? [PHONE, DESKTOP] : [PHONE])(
  'nothing jumps when computers think beside clocks ($viewport.width)',
  async (size) => {
    const game = await gameOfLongestNames();
    await visit({ ...size, locale: 'pt-PT' }, async ({ page, context }) => {
      await watchLayoutShifts(context);
      await context.addInitScript(watchPlayers);
      await page.goto(`./#/${game}/play?player1=10&player2=10&clock=60+0`);
      await page.locator('.move').nth(1).waitFor();
      const watched: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'watchedPlayers'));
      expect(watched).toEqual({ heights: [expect.any(Number)], thinkers: 2 });
      expect(await layoutShiftsOf(page)).toBeLessThan(MOST_SHIFT);
    });
  },
);

test('nothing jumps while the pages of online play are loaded', async () => {
  await visit({ ...PHONE, locale: 'pt-PT' }, async ({ page, context }) => {
    await watchLayoutShifts(context);
    await page.goto('./#/online');
    await page.locator('.online-who').first().waitFor();
    expect(await layoutShiftsOf(page), 'in the lobby').toBeLessThan(MOST_SHIFT);
    await page.goto('./#/online/you');
    await page.locator('.sign-in').first().waitFor();
    expect(await layoutShiftsOf(page), 'on the page about oneself').toBeLessThan(MOST_SHIFT);
  });
});
