import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, GAMES, loadRuleTexts, MATCH_BEGINS, opponentName } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as explanation } from '../src/match/first-time/text/en.ts';
import { en as result } from '../src/match/result/text/en.ts';
import { en } from '../src/match/text/en.ts';
import { en as rulesPage } from '../src/rules/text/en.ts';
import { en as common } from '../src/ui/text/en.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { movesOn, waitForMoves } from './move-list.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { beginMatch, DESKTOP, PHONE, visit } from './visit.ts';

// What a first match needs: the goal of the game, a way to the rules and back, buttons in sight.

const [GAME = 'none'] = GAME_IDS;
/** With and without the bars of a browser. */
const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
] as const;
const SIZES = [
  ...UPRIGHT,
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
] as const;

test('an impatient person makes the computer move now', async () => {
  await visit(DESKTOP, async ({ page }) => {
    // With so much time it would think for ten seconds.
    await page.goto(`./#/${GAME}/play?player2=max&clock=3600+10`);
    const { spots } = await waitForTargets(page);
    await page.mouse.click(spots[0]?.x ?? 0, spots[0]?.y ?? 0);
    const now = page.getByRole('button', { name: en.buttons.moveNow });
    await now.waitFor();
    const asked = Date.now();
    await now.click();
    await waitForMoves(page, 2);
    expect(Date.now() - asked).toBeLessThan(8000);
    await page.getByRole('button', { name: en.buttons.hint }).waitFor();
  });
});

test('the rules are one step away from a match, and so is the way back', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=1`);
    await playTurn(page, click);
    await waitForTargets(page);
    const moves = await movesOn(page);
    const ways = [
      async () => page.locator('.header-game').click(),
      async () => {
        await page.locator('.more summary').click();
        await page.locator('.more-list > *').first().click();
      },
    ];
    for (const go of ways) {
      await go();
      await page.locator('.rules').waitFor();
      await page.getByText(rulesPage.backToBoard, { exact: true }).click();
      await waitForMoves(page, moves.length);
      expect(await movesOn(page)).toEqual(moves);
    }
    // Without a match to return to there is no way back.
    await page.goto(`./#/${GAME}/rules`);
    await page.locator('.rules').waitFor();
    expect(await page.getByText(rulesPage.backToBoard, { exact: true }).count()).toBe(0);
  });
});

test.each(gamesOfTurn(0))(
  'a match of %s begins with its goal, and the buttons are in sight on phones',
  async (game) => {
    const rules = await loadRuleTexts(game, 'en');
    const goal = rules.flatMap(({ firstTime = [] }) => firstTime).find(({ codes }) => codes[0] === MATCH_BEGINS);
    await visit(PHONE, async ({ page }) => {
      await beginMatch(page, game, 1);
      const card = page.locator('.first-time');
      await card.getByText(goal?.text ?? 'none').waitFor();
      await card.getByText(explanation.toRules, { exact: true }).waitFor();
      const places = new Map<number, string>();
      for (const size of SIZES) {
        await resizeTo(page, size);
        await expect.poll(() => page.evaluate(faultsOfCard), { message: `on ${size.height}` }).toEqual([]);
        places.set(size.height, await page.evaluate(placesOfParts));
      }
      await card.getByText(explanation.gotIt, { exact: true }).tap();
      await card.locator('p').waitFor({ state: 'detached' });
      for (const size of SIZES) {
        await resizeTo(page, size);
        await expect.poll(() => page.evaluate(hiddenControls), { message: `on ${size.height}` }).toEqual([]);
        expect(await page.evaluate(placesOfParts), `without the card on ${size.height}`).toBe(places.get(size.height));
      }
    });
  },
);

/** The board follows a new size of the window one frame later. */
async function resizeTo(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Within the page: what is wrong with how the card lies: it must be in sight, and nothing of the board and no button under it. */
function faultsOfCard(): string[] {
  const card = document.querySelector('.first-time-card');
  const words = card?.querySelector('p')?.getBoundingClientRect();
  const button = card?.querySelector('button')?.getBoundingClientRect();
  if (card === null || words === undefined || button === undefined) return ['there is none'];
  const box = card.getBoundingClientRect();
  const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const parts =
    '.board-target, .controls button, .side-tools :is(button, summary), .header :is(a, summary), .player-clock';
  const covered = [...document.querySelectorAll(parts)].filter((part) => isOver(part.getBoundingClientRect()));
  const isWithin = (top: number, bottom: number): boolean => top >= 0 && bottom <= globalThis.innerHeight;
  const middle = document.elementFromPoint((button.left + button.right) / 2, (button.top + button.bottom) / 2);
  return [
    ...covered.map((part) => `covers ${part.getAttribute('data-pick') ?? part.className}`),
    ...(isWithin(box.top, box.bottom) ? [] : ['is not in the window']),
    ...(words.top >= box.top && words.bottom <= box.bottom ? [] : ['its words are cut off']),
    ...(middle?.closest('.first-time-card') === card ? [] : ['its button cannot be touched']),
  ];
}

/** Within the page: where the parts are that people look at and touch. */
function placesOfParts(): string {
  return ['.board-area', '.player-top', '.player-bottom', '.say', '.controls', '.moves']
    .map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [part, x, y, width, height].map(String).join(' ');
    })
    .join(', ');
}

/** Within the page: buttons under the board that cannot be touched where they are, wholly or in part. */
function hiddenControls(): string[] {
  const buttons = [...document.querySelectorAll('.controls button')];
  const covered = buttons.filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isSeen = (y: number): boolean => button.contains(document.elementFromPoint((left + right) / 2, y));
    return !isSeen(top + 2) || !isSeen(bottom - 2);
  });
  return buttons.length === 0 ? ['none'] : covered.map(({ textContent }) => textContent ?? '');
}

test('in high contrast, buttons that can do nothing do not look like the others', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.theme', 'contrast'));
    await page.goto(`./#/${GAME}/play?player2=1`);
    await waitForTargets(page);
    const looks = async (isOff: boolean): Promise<string> =>
      page
        .locator(`.control[aria-disabled="${isOff}"]`)
        .first()
        .evaluate((button) => {
          const { color, borderTopStyle } = getComputedStyle(button);
          return `${color} ${borderTopStyle}`;
        });
    const [off, on] = [await looks(true), await looks(false)];
    expect(off.split(' ').at(-1)).not.toBe(on.split(' ').at(-1));
    expect(off).not.toBe(on);
  });
});

test('after resigning, the person can continue against an easier level', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=3`);
    await waitForTargets(page);
    await page.getByRole('button', { name: en.buttons.resign }).click();
    await page.getByRole('button', { name: en.buttons.yes, exact: true }).click();
    await page.locator('.say-result', { hasText: result.lost }).waitFor();
    // What was explained at the beginning is not said any more.
    await page.locator('.first-time p').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: `${result.easier}: ${opponentName(2)} (${common.players.level(2)})` })
      .click();
    await page.locator('.player-name', { hasText: common.players.level(2) }).waitFor();
    expect(await page.locator('.say-result').count()).toBe(0);
  });
});

test('numbers of a clock of one’s own are not under the button to start', async () => {
  await visit({ viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    for (const game of gamesOfTurn(4)) {
      await page.goto(`./#/${game}`);
      await page.locator('.options-list label').last().waitFor();
      await page.getByText('Other', { exact: true }).click();
      const fields = page.locator('.own-clock input');
      await fields.last().waitFor();
      await expect.poll(() => fields.evaluateAll(coveredOf), { message: game }).toEqual([false, false]);
    }
  });
});

test('the set-up of a game is as it was when a match of it last began, and of the others as usual', async () => {
  await visit(DESKTOP, async ({ page }) => {
    const chosen = page.locator('.setup input:checked');
    const [first, last] = [GAMES[0], GAMES.at(-1)];
    const usualOf = (game = first): readonly string[] => ['person-computer', '1', String(game?.newcomerLevel ?? 1)];
    const open = async (game: string): Promise<readonly string[]> => {
      await page.goto(`./#/${game}`);
      await page.locator('.setup-start button').waitFor();
      return chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));
    };
    expect((await open(GAME)).slice(0, 3)).toEqual(usualOf());
    await page.locator('.computers-row.levels label:has(input[value="7"])').click();
    await page.locator('.option:has(input[value="2"])').first().click();
    await page.getByText('Other', { exact: true }).click();
    await page.locator('.own-clock input').first().fill('7');
    await page.locator('.setup-start button').click();
    await page.locator('.player-name', { hasText: common.players.level(7) }).waitFor();
    expect((await open(GAME)).slice(0, 3)).toEqual(['person-computer', '2', '7']);
    expect(await page.locator('.own-clock input').first().inputValue()).toBe('7');
    expect((await open(last?.id ?? GAME)).slice(0, 3)).toEqual(usualOf(last));
  });
});

/** Within the page: whether something else would be touched at the lower edge of each. */
function coveredOf(fields: Element[]): boolean[] {
  return fields.map((field) => {
    const { left, bottom } = field.getBoundingClientRect();
    return document.elementFromPoint(left + 8, bottom - 4) !== field;
  });
}

const PAGES = ['', GAME, `${GAME}/rules`, `${GAME}/play`, `${GAME}/analysis`, `${GAME}/editor`, 'online', 'nothing'];

test('no page is wider than a phone', async () => {
  await visit(PHONE, async ({ page }) => {
    for (const name of PAGES) {
      await page.goto(`./#/${name}`);
      // It comes when the server has answered, and takes room.
      await page.locator('.header-online').waitFor({ state: 'attached' });
      await page.locator('main :is(h1, .board-area)').first().waitFor({ state: 'attached' });
      for (const width of [390, 386, 360]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await widthOf(page), `#/${name} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
});

async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
