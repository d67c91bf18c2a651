import type { Page } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { click, playTurn, see, tap } from './hands.ts';
import { openPost } from './post.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { DESKTOP, PHONE, useBrowser } from './visit.ts';

const { visit } = useBrowser();

const [GAME] = GAME_IDS;
const MOST_SHIFT = 0.02;
const MOST_DELAY_MS = 50;
const SAMPLES = 15;

test('the measure of jumps can find one', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await watchShifts(context);
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    const before = await shiftsOf(page);
    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('margin-top', '200px'));
    expect(await shiftsOf(page)).toBeGreaterThan(before + MOST_SHIFT);
  });
});

test.each(
  // A phone has the least room; on a desktop all games stand in the same frame.
  [...GAME_IDS.map((game) => ({ game, size: PHONE, touch: tap })), { game: GAME, size: DESKTOP, touch: click }],
)('nothing jumps from the first page into a match of $game ($size.viewport.width)', async ({ game, size, touch }) => {
  await visit({ ...size, reducedMotion: 'no-preference' }, async ({ page, context }) => {
    await watchShifts(context);
    // What explains a game to newcomers pushes the page aside where it has no room below; that is not measured here.
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.first-time', 'off'));
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await page.evaluate(async () => document.fonts.ready);
    await page.locator(`.card-ways a[href^="#/${game}/play"]`).click();
    await playTurn(page, touch);
    await see(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.say-now', { hasText: 'Hint:' }).waitFor();
    await page.locator('.more summary').click();
    await page.locator('.more-choice').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.moves > ol .move').first().click();
    await page.locator('.controls .primary').click();
    await page.locator('.header-home').click();
    await page.locator('.continue-picture svg').waitFor();
    expect(await shiftsOf(page)).toBeLessThan(MOST_SHIFT);
  });
});

/** How long it takes from a key that changes what is seen to the frame after it, while the computer thinks or not. */
async function delays(page: Page, isThinking: boolean): Promise<number[]> {
  const found: number[] = [];
  for (let tries = 0; found.length < SAMPLES && tries < SAMPLES * 8; tries++) {
    await page.waitForFunction(
      (thinks) => (document.querySelector('.player-thinking') !== null) === thinks,
      isThinking,
    );
    const measured = page.evaluate(
      () =>
        new Promise<{ readonly ms: number; readonly thinks: boolean }>((resolve) => {
          const hear = (event: KeyboardEvent): void => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              // A message comes after the frame has been drawn.
              port1.addEventListener('message', () => {
                const thinks = document.querySelector('.player-thinking') !== null;
                resolve({ ms: performance.now() - event.timeStamp, thinks });
              });
              port1.start();
              port2.postMessage(null);
            });
          };
          globalThis.addEventListener('keydown', hear, { once: true, capture: true });
          Reflect.set(globalThis, 'isListening', true);
        }),
    );
    await page.waitForFunction(() => Reflect.get(globalThis, 'isListening') === true);
    await page.keyboard.press('ArrowLeft');
    const { ms, thinks } = await measured;
    await page.evaluate(() => Reflect.set(globalThis, 'isListening', false));
    // Back to the end of the match, where it goes on; it may have become longer by a move meanwhile.
    for (let plies = 0; plies < 2; plies++) await page.keyboard.press('ArrowRight');
    if (thinks === isThinking) found.push(ms);
  }
  return found;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

test('the page answers at once while the strongest computer thinks', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player1=max&player2=max`);
    await page.waitForFunction(() => document.querySelectorAll('.moves > ol .move').length >= 2);
    const busy = await delays(page, true);
    expect(busy).toHaveLength(SAMPLES);
    await page.locator('.controls .primary').click();
    const idle = await delays(page, false);
    // A machine that is slow with nothing to do says little about the page.
    expect(median(busy), `busy ${busy.join(' ')}, idle ${idle.join(' ')}`).toBeLessThanOrEqual(
      Math.max(MOST_DELAY_MS, 2 * median(idle)),
    );
  });
});

/** Whatever moves or would move, one line each. */
async function movementsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map((animation) => `${animation.constructor.name} runs`);
    const styled = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      const moves = !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== 'none';
      return moves
        ? [`${element.tagName} ${element.getAttribute('class')}: ${transitionDuration} ${animationName}`]
        : [];
    });
    return [...running, ...styled];
  });
}

test('nothing moves for those who want no movement', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    expect(await movementsOn(page), 'the measure can find something').not.toEqual([]);
    // As when the setting is changed while the page is open.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movementsOn(page)).toEqual([]);
    for (const game of GAME_IDS) {
      for (const rest of ['', '/rules']) {
        await page.goto(`./#/${game}${rest}`);
        await page.locator('.picture svg').first().waitFor();
        expect(await movementsOn(page)).toEqual([]);
      }
      await page.goto(`./#/${game}/play?player2=1`);
      const { spots } = await see(page);
      await page.mouse.click(spots[0]?.x ?? 0, spots[0]?.y ?? 0);
      expect(await movementsOn(page)).toEqual([]);
      await playTurn(page, click);
      expect(await movementsOn(page)).toEqual([]);
    }
  });
});

test('the page works from any folder, and where service workers are blocked', async () => {
  const folder = '/some/sub/path/';
  const post = await openPost(folder);
  try {
    await visit({ ...DESKTOP, baseURL: post.address, serviceWorkers: 'allow' }, async ({ page, context }) => {
      await context.addInitScript(() => {
        // As some browsers and extensions do it: the door is there, and nobody answers.
        Reflect.set(navigator.serviceWorker, 'register', async () => undefined);
      });
      for (const game of GAME_IDS) {
        await page.goto(`./#/${game}/play?player2=1`);
        expect(await playTurn(page, click)).toBe(2);
      }
      await page.goto('./');
      await page.locator('.card').first().waitFor();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
    expect(post.asked).toContain('');
    expect(post.asked.some((name) => name.includes('engine-worker'))).toBe(true);
  } finally {
    await post.close();
  }
});

test('the page works where service workers are refused', async () => {
  await visit({ ...DESKTOP, serviceWorkers: 'allow' }, async ({ page, context }) => {
    await context.addInitScript(() => {
      Reflect.set(navigator.serviceWorker, 'register', async () => {
        throw new DOMException('not here', 'SecurityError');
      });
    });
    await page.goto(`./#/${GAME}/play?player2=1`);
    expect(await playTurn(page, click)).toBe(2);
  });
});
