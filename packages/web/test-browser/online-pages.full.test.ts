import type { Page } from '@tabuleiro/browser';
import { type GameId, LANGUAGES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en } from '../src/online/text/en.ts';
import { expectNoFindings, expectNoneNow } from './accessibility-checks.ts';
import { IS_FULL } from './games-of-turn.ts';
import { waitForMoves } from './move-list.ts';
import { createMatch, forgive, joinByLink, keepAccount, pickFirst, waitForTurn } from './online.ts';
import { tabTo } from './play-by-keyboard.ts';
import { openProxy } from './recording-proxy.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const GAME: GameId = 'oware';
const TARGET_PX = 44;
/** The narrowest phone that is still in use. */
const NARROW = { width: 320, height: 568 };
const SMALL = { width: 360, height: 640 };
const PATIENCE = { timeout: 30_000 };

/** Everything to touch is large enough for a finger, and nothing has to be scrolled sideways. */
async function expectRoomForFingers(page: Page): Promise<void> {
  for (const size of [PHONE.viewport, NARROW]) {
    await page.setViewportSize(size);
    const sizes = await page
      .locator(
        'button:visible, a.button:visible, summary:visible, select:visible, input.field:visible, .option:visible, .text-link:visible, .online-pages a:visible',
      )
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return { name: element.textContent || element.getAttribute('aria-label'), width, height };
        }),
      );
    const small = sizes.filter(({ width, height }) => width > 1 && (width < TARGET_PX || height < TARGET_PX));
    expect(small, 'targets that are too small').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
}

/** The goal in a picture and a sentence, and what can be done, are in the window before anything is scrolled. */
async function expectInvitationInView(page: Page): Promise<void> {
  await page.locator('.invitation-picture svg').first().waitFor();
  for (const size of [PHONE.viewport, SMALL]) {
    await page.setViewportSize(size);
    const bottoms = await page
      .locator('.invitation-picture, .invitation-goal p, .invitation-ways > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(bottoms.length, 'picture, goal and three ways').toBe(5);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(size.height);
  }
}

/** One page after the other, each with something on it. */
async function lookAtPages(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('./#/online');
  await page.locator('.board-card .board-2d').first().waitFor();
  await look(page);
  await page.goto('./#/online/new');
  await page.locator('.online-create').waitFor();
  await page.locator('label:has(input[value="computer"])').click();
  await look(page);
  await page.goto('./#/online/archive');
  await page.locator('.list-row').first().waitFor();
  await look(page);
  await page.goto('./#/online/you');
  await page.locator('.form-section').first().waitFor();
  await look(page);
  await page.getByRole('link', { name: en.you.profile }).click();
  await page.locator('.labelled').first().waitFor();
  await look(page);
}

test('all pages of online play can be used by everyone, as a guest and with an account', async () => {
  await visit(DESKTOP, async ({ page: first }) => {
    await visit(DESKTOP, async ({ page: second }) => {
      const id = await createMatch(first, { game: GAME, opponent: 'public' });
      await expectNoneNow(first);
      await second.goto(`./#/online/${id}`);
      await second.locator('.invitation').waitFor();
      await expectNoneNow(second);
      await joinByLink(second, id);
      await pickFirst(first);
      await waitForTurn(second);
      await expectNoFindings(second);
      await first.locator('.say-menu summary').click();
      await expectNoneNow(first);
      if (IS_FULL) await lookAtPages(first, expectNoneNow);
      await keepAccount(first);
      await expectNoFindings(first);
      await lookAtPages(first, expectNoFindings);
    });
  });
});

test('all pages of online play have room for fingers on a phone', async () => {
  await visit(PHONE, async ({ page: first }) => {
    await visit(PHONE, async ({ page: second }) => {
      const id = await createMatch(first, { game: GAME, opponent: 'public', pace: 'live' });
      await expectRoomForFingers(first);
      await second.goto(`./#/online/${id}`);
      await expectInvitationInView(second);
      await joinByLink(second, id);
      await waitForTurn(first);
      await expectRoomForFingers(first);
      await expectRoomForFingers(second);
      await lookAtPages(first, expectRoomForFingers);
    });
  });
});

test('a match is made and played by keyboard alone, and screen readers announce its moves', async () => {
  await visit(DESKTOP, async ({ page: first }) => {
    await visit(DESKTOP, async ({ page: second }) => {
      await first.goto('./');
      await first.locator('.header-online').waitFor();
      await tabTo(first, '.header-online');
      await first.keyboard.press('Enter');
      await first.locator('.online-new').waitFor();
      await tabTo(first, '.online-new');
      await first.keyboard.press('Enter');
      await first.locator('.online-create').waitFor();
      await tabTo(first, 'input[value="public"]');
      await first.keyboard.press('ArrowRight');
      await tabTo(first, '.online-create button[type="submit"]');
      await first.keyboard.press('Enter');
      await first.locator('.invitation').waitFor();
      await joinByLink(second, new URL(first.url()).hash.split('/').at(-1) ?? '');
      const isOffered = async (page: Page): Promise<boolean> =>
        (await page.locator('.board-target-offered').count()) > 0;
      // Sides were drawn by lot, and the page of the creator shows the opponent a little later.
      await expect.poll(async () => (await isOffered(first)) || (await isOffered(second)), PATIENCE).toBe(true);
      const mover = (await isOffered(first)) ? first : second;
      const other = mover === first ? second : first;
      await tabTo(mover, '.board-target');
      // Whatever the game needs: the first place that is offered, until something was played.
      for (let picks = 0; picks < 5 && (await mover.locator('.moves .move').count()) === 0; picks++) {
        await mover.locator('.board-target-offered').first().focus();
        await mover.keyboard.press('Enter');
      }
      await waitForMoves(other, 1);
      const told = other.locator('.say-words[aria-live="polite"] .say-told');
      expect(await told.innerText()).not.toBe('');
    });
  });
});

test('unknown matches and players are said to be unknown', async () => {
  await visit(DESKTOP, async (seen) => {
    const { page } = seen;
    await page.goto('./#/online/0000000000000000');
    await page.locator('.message-page', { hasText: 'no such match' }).waitFor();
    await expectNoneNow(page);
    await page.goto('./#/online/player/nobody-at-all');
    await page.locator('.message-page', { hasText: 'no player of that name' }).waitFor();
    forgive(seen, /status of 404/);
    await page.goto('./#/online/nothing/here');
    await page.locator('.message-page', { hasText: /nothing at this address|not found|no such page/i }).waitFor();
  });
});

test('a folder of files without a server offers no online play, and all else', async () => {
  const proxy = await openProxy('/');
  proxy.rename = (name) => (name.startsWith('api/') ? 'nothing' : name);
  try {
    await visit({ ...DESKTOP, baseURL: proxy.address }, async ({ page }) => {
      const asked = page.waitForResponse(/api\/me/);
      await page.goto('./');
      expect((await asked).status()).toBe(404);
      await page.locator('.card').first().waitFor();
      expect(await page.locator('[href="#/online"]').count()).toBe(0);
    });
  } finally {
    await proxy.close();
  }
});

test('what the server says is never kept for later', async () => {
  await visit({ ...DESKTOP, serviceWorkers: 'allow' }, async ({ page }) => {
    await page.goto('./#/online');
    await page.locator('.online-new').waitFor();
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((url) => url.includes('/api/'))).toEqual([]);
  });
});

const DEVICES = { phone: PHONE, laptop: DESKTOP } as const;

const CASES = LANGUAGES.flatMap((language) => (['laptop', 'phone'] as const).map((device) => ({ language, device })));

test.each(IS_FULL ? CASES : CASES.slice(-1))(
  'no choice in the menus of the archive is cut off ($language, $device)',
  async ({ language, device }) => {
    await visit(DEVICES[device], async ({ page, context }) => {
      await context.addInitScript((spoken) => globalThis.localStorage.setItem('tabuleiro.language', spoken), language);
      await page.goto('./#/online/archive');
      await page.locator('.filters select').first().waitFor();
      const menus = await page.locator('.filters select').evaluateAll((all) =>
        all.map((menu) => {
          // The same menu with all the room that it wants.
          const free = menu.cloneNode(true);
          if (!(free instanceof HTMLElement)) throw new Error('no menu');
          Object.assign(free.style, { position: 'absolute', width: 'max-content' });
          menu.after(free);
          const wanted = free.offsetWidth;
          free.remove();
          return { name: menu.getAttribute('name'), lacks: Math.max(0, wanted - menu.getBoundingClientRect().width) };
        }),
      );
      expect(menus).toEqual(menus.map(({ name }) => ({ name, lacks: 0 })));
      expect(menus).toHaveLength(3);
    });
  },
);
