import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as settings } from '../src/app/settings/text/en.ts';
import { en as app } from '../src/app/text/en.ts';
import { pt as appInPortuguese } from '../src/app/text/pt.ts';
import { SIGNALS } from '../src/match/sounds/signals.ts';
import { en } from '../src/match/text/en.ts';
import { expectNoneNow } from './accessibility-checks.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { chooseSetting, type ContextOptions, DESKTOP, openSettings, PHONE, visit } from './visit.ts';

// The set-up, the header, the settings and zen mode.

const [GAME = 'none'] = GAME_IDS;

/** A small phone. */
const SIZES = [[320, 568]] as const;
const MORE_SIZES = [
  [568, 320],
  [1366, 650],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 970],
] as const;
const TEXT_SIZES = [100, 200] as const;

/** Within the page: what is asked and stands under the button, wholly or in part, wherever the page is scrolled to. */
function coveredOptions(): readonly string[] {
  const button = document.querySelector('.setup-start button')?.getBoundingClientRect();
  if (button === undefined) return ['there is no button'];
  const box = document.querySelector('.setup-ask');
  const clip = box === null || getComputedStyle(box).overflowY === 'visible' ? null : box.getBoundingClientRect();
  return [...document.querySelectorAll('.setup :is(.option, .field, a)')].flatMap((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    // What is scrolled away is not under anything.
    const [upper, lower] = [Math.max(top, clip?.top ?? top), Math.min(bottom, clip?.bottom ?? bottom)];
    if (upper >= lower) return [];
    const isBeside = left >= button.right || right <= button.left;
    const isOver = isBeside || lower <= button.top || upper >= button.bottom;
    return isOver ? [] : [option.textContent ?? ''];
  });
}

/** Within the page: whether what has the focus is seen as a whole and not under anything else. */
function isFocusSeen(): boolean {
  const at = document.activeElement?.closest('.option, .field, a, button');
  if (at === null || at === undefined) return false;
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const points = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
  return points.every((point) => point !== null && (at.contains(point) || point.contains(at)));
}

test.each(IS_FULL ? [...SIZES, ...MORE_SIZES] : SIZES)(
  'the button to start covers no option at %i×%i',
  async (width, height) => {
    await visit({ viewport: { width, height } }, async ({ page }) => {
      for (const game of gamesOfTurn(1)) {
        for (const percent of TEXT_SIZES) {
          await page.goto(`./#/${game}`);
          await page.locator('.setup-start button').waitFor();
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
          await page.getByText('Other', { exact: true }).click();
          await page.locator('.own-clock input').last().waitFor();
          const where = `${game}, text of ${percent} %`;
          const inputs = page.locator('.setup :is(input:not(:disabled), button)');
          const count = await inputs.count();
          expect(count).toBeGreaterThan(10);
          // From the first to the last, as with the keyboard.
          for (let index = 0; index < count; index++) {
            await inputs.nth(index).focus();
            expect(await page.evaluate(coveredOptions), where).toEqual([]);
            expect(await page.evaluate(isFocusSeen), `${where}, the focus on ${index}`).toBe(true);
          }
          await page.mouse.move(Math.min(width, 300) / 2, height / 2);
          await page.mouse.wheel(0, 10_000);
          await page.locator('.setup-start button').scrollIntoViewIfNeeded();
          expect(await page.evaluate(coveredOptions), where).toEqual([]);
          await page.reload();
        }
      }
    });
  },
);

test('the header says who the user is, in both languages, and leads to the account', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    const link = page.locator('a.header-account');
    await expect.poll(() => link.innerText()).toBe(app.account.guest);
    await chooseSetting(page, 'language', 'pt');
    await expect.poll(() => link.innerText()).toBe(appInPortuguese.account.guest);
    await chooseSetting(page, 'language', 'en');
    await link.click();
    await page.locator('.online-pages [aria-current]').waitFor();
    // The first match makes a guest, whose name is then shown.
    const name = await page.evaluate(async () => {
      const answer: unknown = await (await fetch('api/guest', { method: 'POST' })).json();
      return JSON.stringify(answer);
    });
    await page.reload();
    await expect.poll(async () => name.includes(`"${await link.innerText()}"`)).toBe(true);
    expect(await link.getAttribute('aria-label')).toContain(await link.innerText());
  });
});

test('without a server no user is named', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await context.route('**/api/me', (route) => route.fulfill({ status: 404, body: 'nothing here' }));
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await page.locator('.header-account').waitFor({ state: 'detached' });
    expect(await page.locator('.header').innerText()).not.toContain(app.account.guest);
  });
});

test.each(gamesOfTurn(0))('on a tablet the header has room for the name of %s', async (game) => {
  await visit({ viewport: { width: 820, height: 1180 } }, async ({ page }) => {
    await page.goto(`./#/${game}/play?player2=1`);
    await page.locator('.match-tool').first().waitFor();
    const name = page.locator('.header-game');
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('settings and actions are apart, and settings are the same on every page', async () => {
  await visit(DESKTOP, async ({ page }) => {
    const namesOn = async (address: string): Promise<readonly string[]> => {
      await page.goto(address);
      await openSettings(page);
      const names = page.locator('.settings-panel [name]');
      return [...new Set(await names.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? '')))];
    };
    const sounds = ['sound', ...['moves', ...SIGNALS].map((sound) => `sound.${sound}`)];
    const all = ['language', 'theme', 'finish', 'pieces', 'speed', 'motion', ...sounds, 'counts', 'threats', 'explain'];
    for (const address of ['./', `./#/${GAME}`, `./#/${GAME}/play?player2=1`]) {
      expect(await namesOn(address), address).toEqual(all);
    }
    await page.keyboard.press('Escape');
    await page.locator('.more summary').click();
    await page.locator('.more-list .button').first().waitFor();
    expect(await page.locator('.more-list :is(input, select)').count(), 'settings among actions').toBe(0);
  });
});

test.each(['play?player2=1', 'editor'])('options are buttons on a page opened first (%s)', async (way) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/${way}`);
    await page.locator('.board-2d').first().waitFor();
    await openSettings(page);
    const looks = await page.locator('.option').evaluateAll((all) =>
      all.map((option) => {
        const input = option.querySelector('input');
        return `${getComputedStyle(option).borderTopStyle} ${input === null ? '' : getComputedStyle(input).opacity}`;
      }),
    );
    expect([...new Set(looks)]).toEqual(['solid 0']);
  });
});

test('less motion, chosen here, stops what moves', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=human`);
    await waitForTargets(page);
    const duration = (): Promise<string> =>
      page
        .locator('.button')
        .first()
        .evaluate((button) => getComputedStyle(button).transitionDuration);
    expect(await duration()).not.toBe('0s');
    await openSettings(page);
    await page.getByLabel(settings.lessMotion).check();
    await expect.poll(duration).toBe('0s');
    await page.reload();
    await waitForTargets(page);
    expect(await duration()).toBe('0s');
  });
});

/** Within the page: the pieces, without colours: the sides must be told apart all the same. */
function shapesOfPieces(): readonly string[] {
  return [...document.querySelectorAll('.board-area .board-piece > g')].map((piece) =>
    [...piece.querySelectorAll('path, circle, rect')]
      .map((part) => part.outerHTML.replace(/ class="[^"]*"/, ''))
      .join(),
  );
}

test.each(gamesOfTurn(2))('%s has two sets of pieces, and a set is kept', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${game}/play?player2=human`);
    await waitForTargets(page);
    const carved = await page.evaluate(shapesOfPieces);
    await openSettings(page);
    // Both are seen before one of them is chosen.
    await expect.poll(() => page.locator('.settings-pieces .symbol').count()).toBeGreaterThan(0);
    await chooseSetting(page, 'pieces', 'symbols');
    await page.locator('.board-area .symbol').first().waitFor();
    const symbols = await page.evaluate(shapesOfPieces);
    expect(symbols).toHaveLength(carved.length);
    expect(symbols).not.toEqual(carved);
    // The sides are told apart by more than their colours.
    const shapesOf = (side: number): Promise<readonly string[]> =>
      page.locator(`.board-area .symbol-${side}`).evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    const ofFirst = new Set(await shapesOf(1));
    expect((await shapesOf(2)).filter((shape) => ofFirst.has(shape))).toEqual([]);
    await page.reload();
    await page.locator('.board-area .symbol').first().waitFor();
    expect(await playTurn(page, click)).toBe(2);
    await expectNoneNow(page);
  });
});

/** What is seen beside the board. */
async function seenBesideBoard(page: Page): Promise<number> {
  return page.locator(':is(.header, .controls, .moves, .side-tools, .player):visible').count();
}

const ZEN_VISITS: readonly (readonly [string, ContextOptions])[] = [
  ['a laptop', { viewport: { width: 1366, height: 650 } }],
  ['a phone', PHONE],
];

test.each(IS_FULL ? ZEN_VISITS : ZEN_VISITS.slice(1))(
  'zen mode shows only the board on %s, and matches are played in it',
  async (_name, options) => {
    await visit(options, async ({ page }) => {
      await page.goto(`./#/${GAME}/play?player2=1`);
      await waitForTargets(page);
      const before = await page.locator('.board-area').boundingBox();
      if (options.hasTouch === true) {
        await page.locator('.more summary').tap();
        await page.getByRole('button', { name: en.header.zen, exact: true }).tap();
      } else {
        await page.locator('.board-target').first().focus();
        await page.keyboard.press('z');
      }
      await expect.poll(() => seenBesideBoard(page)).toBe(0);
      const after = await page.locator('.board-area').boundingBox();
      expect(after?.height ?? 0).toBeGreaterThan(before?.height ?? Infinity);
      expect(await playTurn(page, click)).toBe(2);
      await waitForTargets(page);
      await expectNoneNow(page);
      // It lasts as long as the visit.
      await page.goto('./#/');
      await page.locator('.card').first().waitFor();
      expect(await page.locator('.header').isVisible()).toBe(true);
      await page.goto(`./#/${GAME}/play`);
      await waitForTargets(page);
      expect(await seenBesideBoard(page)).toBe(0);
      // The button comes with the pointer, and with a tap.
      await page.locator('.zen-leave:not(.is-seen)').waitFor({ state: 'attached' });
      if (options.hasTouch === true) await page.touchscreen.tap(4, 4);
      else await page.mouse.move(200, 200);
      await page.locator('.zen-leave.is-seen').click();
      await expect.poll(() => seenBesideBoard(page)).toBeGreaterThan(3);
      await page.reload();
      await waitForTargets(page);
      expect(await seenBesideBoard(page)).toBeGreaterThan(3);
    });
  },
);

test('in zen mode clocks stay, questions are asked, and Escape takes back a pick before it leaves', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=human&clock=300+3`);
    await waitForTargets(page);
    await page.getByRole('button', { name: en.header.zen }).click();
    // What had the focus is gone, so the way out has it.
    await page.locator('.zen-leave:focus').waitFor();
    expect(await page.locator('.player-clock:visible').count()).toBe(2);
    expect(await page.locator('.player-side:visible').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.header').isVisible()).toBe(true);
    await page.getByRole('button', { name: en.buttons.resign }).click();
    await page.getByRole('button', { name: en.buttons.yes, exact: true }).click();
    await page.locator('.say-result').waitFor();
    await page.keyboard.press('Z');
    await expect.poll(() => page.locator('.header').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: en.buttons.rematch }).isVisible(), 'what can be answered').toBe(true);
  });
});
