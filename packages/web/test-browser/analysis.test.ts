import type { Page } from '@tabuleiro/browser';
import { assert, type GameId, loadRules, Match, MoveList, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as texts } from '../src/analysis/text/en.ts';
import { pt } from '../src/analysis/text/pt.ts';
import { analysisAddress } from '../src/routes/match-address.ts';
import { expectNoFindings, expectNoneNow } from './accessibility-checks.ts';
import { choosePanel } from './analysis-panels.ts';
import { BESIDE_ANALYSIS, findFaults } from './board-sizes.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { COARSE, show3d } from './graphics.ts';
import { tabTo } from './play-by-keyboard.ts';
import { click, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** Which one is of no importance to the page, only to those who wait for the tests: its matches are short. */
const SHORT: GameId = 'hecatomb';
/** A few random moves of it are mistakes that any search sees: seeds are lost at once. */
const CLEAR: GameId = 'oware';
const TARGET_PX = 40;
const LAPTOP = { viewport: { width: 1366, height: 650 } } as const;

/** A match of random moves, which is full of mistakes. */
async function addressOf(game: GameId, plies: number): Promise<string> {
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(4);
  const list = new MoveList();
  while (match.moves.length < plies && match.outcome === null) {
    match.position.legalMoves(list);
    match.play(list.at(random.below(list.length)));
  }
  return `./${analysisAddress(match)}`;
}

/** Until the whole match has been looked at. */
async function waitForReview(page: Page): Promise<void> {
  await choosePanel(page, texts.review.title);
  await page.getByRole('button', { name: texts.review.deeper }).waitFor({ timeout: 60_000 });
  await choosePanel(page, texts.lines.title);
}

async function openReviewed(page: Page, game: GameId, plies: number): Promise<void> {
  await page.goto(await addressOf(game, plies));
  await waitForReview(page);
}

const plyNow = (page: Page): Promise<string | null> =>
  page.getByRole('slider', { name: texts.graph.label }).getAttribute('aria-valuenow');

/** The number of a move and the move, without a mark that the review may have added. */
async function written(move: ReturnType<Page['locator']>): Promise<string> {
  return (await move.innerText()).split('\n').slice(0, 2).join(' ');
}

test('a match that has been played is analysed', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto((await addressOf(SHORT, 100)).replace('/analysis', '/play'));
    await page.locator('.say-result').waitFor();
    const plies = await page.locator('.move').count();
    await page.locator('.say-buttons').getByRole('link', { name: 'Analyse' }).click();
    await waitForReview(page);
    expect(await page.locator('.graph-line').count()).toBe(1);
    expect(await page.locator('.move').count()).toBe(plies);
    expect(await plyNow(page)).toBe(String(plies));
  });
});

test('mistakes are shown, with what was better, and can be tried again', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await openReviewed(page, CLEAR, 10);
    await page.getByRole('button', { name: texts.review.next }).click();
    expect(await page.locator('.say-mistake').innerText()).toMatch(
      /was better\. It gave away \d+ points? out of a hundred/,
    );
    expect(await page.locator('.move[aria-current] .move-mark').innerText()).toMatch(/^\?/);
    await expectNoFindings(page);

    await page.getByRole('button', { name: texts.retry.start }).click();
    expect(await page.locator('.line').count()).toBe(0);
    await page.getByRole('button', { name: texts.retry.answer }).click();
    expect(await page.locator('.say-retry').innerText()).toMatch(/^The best move is/);
    await page.locator('.variation .move[aria-current]').waitFor();
    // The search goes on by itself now that nothing is to be hidden.
    await page.locator('.line').first().waitFor();
    await page.getByRole('button', { name: texts.moves.remove }).click();
    expect(await page.locator('.variation').count()).toBe(0);
  });
});

test('one walks through a match by keyboard, on the page and on its graph', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(await addressOf(SHORT, 8));
    await page.locator('.graph').waitFor();
    expect(await plyNow(page)).toBe('8');
    await page.keyboard.press('ArrowLeft');
    expect(await plyNow(page)).toBe('7');
    await tabTo(page, '.graph');
    await page.keyboard.press('Home');
    expect(await plyNow(page)).toBe('0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await plyNow(page)).toBe('2');
    const box = await page.locator('.graph').boundingBox();
    assert(box !== null, 'the graph is on the page');
    const { x, y, width, height } = box;
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await plyNow(page)).toBe('4');
    expect(await page.locator('.move[aria-current] .move-number').innerText()).toBe('4.');
  });
});

test.each(gamesOfTurn(1))('a variation of %s is played on the board, promoted, and survives a reload', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`${await addressOf(game, 4)}&ply=1`);
    await waitForTargets(page);
    for (let touches = 0; (await page.locator('.variation .move').count()) === 0; touches++) {
      const { spots } = await waitForTargets(page);
      const spot = spots[touches % spots.length];
      assert(spot !== undefined, 'something is offered');
      await click(page, spot);
    }
    const tried = await written(page.locator('.variation .move[aria-current]'));
    const ply = Number.parseInt(tried, 10);
    await page.getByRole('button', { name: texts.moves.promote }).click();
    expect(await written(page.locator('.move[aria-current]'))).toBe(tried);
    await page.reload();
    await page.locator('.move').first().waitFor();
    const main = page.locator('.move:not(.variation *)');
    expect(await main.count()).toBe(ply);
    expect(await written(main.nth(ply - 1))).toBe(tried);
    // And so does what it took the place of.
    expect(await page.locator('.variation .move').count()).toBe(4 - ply + 1);
  });
});

test('best lines are searched, chosen in number, played, and stopped', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${SHORT}/analysis`);
    await page.locator('.line').nth(2).waitFor();
    await page.getByLabel(texts.lines.count, { exact: true }).selectOption('5');
    await page.locator('.line').nth(4).waitFor();
    await page.getByRole('button', { name: texts.lines.stop, exact: true }).click();
    const first = await page.locator('.line strong').first().innerText();
    await page.locator('.line-play').first().click();
    expect(await page.locator('.move[aria-current]').innerText()).toContain(first);
    expect(await page.getByRole('button', { name: texts.lines.start, exact: true }).isEnabled()).toBe(true);
    expect(await page.getByRole('meter').getAttribute('aria-valuetext')).toBe(texts.evaluation.unknown);
    await page.getByRole('button', { name: texts.lines.start, exact: true }).click();
    await page.locator('.line').first().waitFor();
    expect(await page.getByRole('meter').getAttribute('aria-valuetext')).not.toBe(texts.evaluation.unknown);
  });
});

test('a record is pasted, what is wrong is said, and a match goes on from there', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${SHORT}/analysis`);
    await page.getByRole('button', { name: texts.paste.title }).click();
    const box = page.getByRole('dialog', { name: texts.paste.title });
    await box.getByRole('textbox').fill('1. zz9');
    await box.getByRole('button', { name: texts.paste.open }).click();
    await box.locator('.paste-problem').filter({ hasText: 'zz9' }).waitFor();
    await expectNoneNow(page);
    const address = await addressOf(SHORT, 3);
    await box.getByRole('textbox').fill(address);
    await box.getByRole('button', { name: texts.paste.open }).click();
    await page.locator('.move').nth(2).waitFor();
    await box.waitFor({ state: 'detached' });
    await page.getByText(texts.tools.playHere).click();
    await page.getByRole('link', { name: texts.tools.againstComputer }).click();
    await page.locator('.player-name').first().waitFor();
    await waitForTargets(page);
    expect(await page.locator('.move').count()).toBe(3);
  });
});

test.each(gamesOfTurn(3))(
  'in the analysis of %s the board is large, and all that can be pressed is in view',
  async (game) => {
    await visit({ ...LAPTOP, ...COARSE }, async ({ page }) => {
      await page.goto(await addressOf(game, 3));
      await page.locator('.line').nth(1).waitFor();
      expect(await findFaults(page, game, BESIDE_ANALYSIS)).toEqual([]);
      // The bar is as high as the board.
      const [bar, board] = await Promise.all(
        ['.evaluation-bar', '.board-slab'].map(async (part) => page.locator(part).boundingBox()),
      );
      assert(bar !== null && board !== null && bar !== undefined && board !== undefined, 'both are there');
      expect(Math.abs(bar.y - board.y)).toBeLessThan(2);
      expect(Math.abs(bar.height - board.height)).toBeLessThan(2);
      await show3d(page);
      expect(await findFaults(page, game, BESIDE_ANALYSIS), 'in 3D').toEqual([]);
    });
  },
);

test('this is so in other words too, with all that is said of a mistake', async () => {
  await visit({ ...LAPTOP, locale: 'pt-PT' }, async ({ page }) => {
    await page.goto(await addressOf(CLEAR, 10));
    await choosePanel(page, pt.review.title);
    await page.getByRole('button', { name: pt.review.deeper }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: pt.review.next }).click();
    await page.getByRole('button', { name: pt.retry.start }).waitFor();
    expect(await findFaults(page, CLEAR, BESIDE_ANALYSIS)).toEqual([]);
    await choosePanel(page, pt.lines.title);
    expect(await findFaults(page, CLEAR, BESIDE_ANALYSIS)).toEqual([]);
    await page.getByRole('button', { name: pt.retry.start }).click();
    expect(await findFaults(page, CLEAR, BESIDE_ANALYSIS)).toEqual([]);
  });
});

test.each(gamesOfTurn(4))('the best moves of %s are drawn on the board, until one does not want them', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${game}/analysis`);
    const drawn = page.locator('.board-suggestion');
    await drawn.nth(2).waitFor();
    expect(await drawn.locator('.board-suggestion-rank').allTextContents()).toContain('3');
    expect(await page.locator('.board-suggestion.is-best').count()).toBe(1);
    await expectNoneNow(page);
    const toggle = page.getByRole('button', { name: texts.lines.arrows });
    await toggle.click();
    expect(await drawn.count()).toBe(0);
    await page.reload();
    await page.locator('.line').nth(2).waitFor();
    expect(await drawn.count()).toBe(0);
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
    await toggle.click();
    await drawn.nth(2).waitFor();
  });
});

test.each(gamesOfTurn(2))('the analysis of %s can be used by everyone, also on a phone', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await openReviewed(page, game, 6);
    await expectNoneNow(page);
  });
  await visit(PHONE, async ({ page }) => {
    await page.goto(await addressOf(game, 6));
    await waitForTargets(page);
    const small = await page
      .locator('button:visible, a.button:visible, summary:visible, select:visible, input:visible')
      .evaluateAll((elements, least) => {
        const sizes = elements.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return { name: element.textContent || element.getAttribute('aria-label'), width, height };
        });
        return sizes.filter(({ width, height }) => width > 1 && (width < least || height < least));
      }, TARGET_PX);
    expect(small, 'targets that are too small').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});
