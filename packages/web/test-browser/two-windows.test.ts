import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, LANGUAGES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as english } from '../src/match/result/text/en.ts';
import { pt as portuguese } from '../src/match/result/text/pt.ts';
import { IS_FULL } from './games-of-turn.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, visit, type Visit } from './visit.ts';

const [GAME] = GAME_IDS;
const TEXTS = { en: english, pt: portuguese };

const movesOn = (page: Page): Promise<readonly string[]> => page.locator('.moves > ol .move').allInnerTexts();

/** Opens the saved match once more. */
async function secondWindow({ context, complaints }: Visit): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/api/me')) complaints.push(message.text());
  });
  await page.goto(`./#/${GAME}/play`);
  await page.locator('.moves > ol .move').first().waitFor();
  return page;
}

test.each(IS_FULL ? LANGUAGES : LANGUAGES.slice(-1))(
  'a match in two windows is played in one of them, which can be changed (%s)',
  async (language) => {
    await visit(DESKTOP, async (one) => {
      const { page: first, context } = one;
      await context.addInitScript((spoken) => globalThis.localStorage.setItem('tabuleiro.language', spoken), language);
      await first.goto(`./#/${GAME}/play?player2=1`);
      expect(await playTurn(first, click)).toBe(2);
      const { takeOver } = TEXTS[language];
      const button = (page: Page): ReturnType<Page['locator']> => page.getByRole('button', { name: takeOver });

      const second = await secondWindow(one);
      await button(second).waitFor();
      expect(await second.locator('.board-target-offered').count()).toBe(0);
      expect(await button(first).count()).toBe(0);
      await waitForTargets(first);

      await button(second).click();
      await waitForTargets(second);
      await button(first).waitFor();
      const before = await movesOn(second);
      expect(await movesOn(first)).toEqual(before);
      await waitForTargets(second);
      while ((await movesOn(second)).length < before.length + 2) {
        const { spots } = await waitForTargets(second);
        const spot = spots[0];
        if (spot === undefined) throw new Error('nothing is offered');
        await click(second, spot);
      }
      await waitForTargets(second);
      const played = await movesOn(second);
      // This window played nothing, and its computer player does not think.
      expect(await movesOn(first)).toEqual(before);
      expect(await first.locator('.player-thinking').count()).toBe(0);

      await button(first).click();
      await waitForTargets(first);
      expect(await movesOn(first)).toEqual(played);
      await button(second).waitFor();

      // A window that is closed holds nothing back.
      await first.close();
      await second.reload();
      await waitForTargets(second);
      expect(await movesOn(second)).toEqual(played);
      expect(await button(second).count()).toBe(0);
    });
  },
);

const OLD_BROWSERS = [
  ['without locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
  [
    'without locks and messages',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    },
  ],
] as const;

test.each(IS_FULL ? OLD_BROWSERS : OLD_BROWSERS.slice(-1))(
  '%s the window that was opened last goes on with the match',
  async (_, hide) => {
    await visit(DESKTOP, async (one) => {
      const { page: first, context } = one;
      await context.addInitScript(hide);
      await first.goto(`./#/${GAME}/play?player2=1`);
      expect(await playTurn(first, click)).toBe(2);
      const second = await secondWindow(one);
      await waitForTargets(second);
      const played = await movesOn(second);
      expect(await second.getByRole('button', { name: english.takeOver }).count()).toBe(0);
      // The first one is told, or finds out with its next move, which is not played.
      for (let touches = 0; touches < 8; touches++) {
        const offered = first.locator('.board-target-offered');
        if ((await offered.count()) === 0) break;
        await offered.first().click();
      }
      await first.getByRole('button', { name: english.takeOver }).waitFor();
      await second.reload();
      await waitForTargets(second);
      expect(await movesOn(second)).toEqual(played);
    });
  },
);
