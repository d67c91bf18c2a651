import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en } from '../src/history/text/en.ts';
import { en as match } from '../src/match/text/en.ts';
import { en as common } from '../src/ui/text/en.ts';
import { expectNoFindings } from './accessibility-checks.ts';
import { movesOn, waitForMoves } from './move-list.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, visit } from './visit.ts';

const [GAME, OTHER] = GAME_IDS;

test('what was played is listed, found, deleted, brought back and gone on with', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=1`);
    await playTurn(page, click);
    await waitForTargets(page);
    await page.getByRole('button', { name: match.buttons.resign }).click();
    await page.getByRole('button', { name: match.buttons.yes, exact: true }).click();
    await page.locator('.say-result').waitFor();
    await page.goto(`./#/${OTHER}/play?player2=2`);
    await playTurn(page, click);
    const moves = await movesOn(page);
    await page.locator('.header-home').click();
    await page.getByRole('link', { name: common.history, exact: true }).click();
    const rows = page.locator('.history-row');
    await rows.nth(1).waitFor();
    await page.locator('.history-picture svg').nth(1).waitFor({ state: 'attached' });
    expect(await rows.count()).toBe(2);
    expect(await rows.nth(0).innerText()).toContain('Against Tomé (level 2)');
    expect(await rows.nth(0).innerText()).toContain(en.resultOne.unfinished);
    expect(await rows.nth(1).innerText()).toContain(en.resultOne.lost);
    await expectNoFindings(page);

    await page.getByLabel(en.result).selectOption('unfinished');
    expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('level 2')]);
    await page.getByLabel(en.result).selectOption('');
    await page.getByLabel(en.search).fill('level 1');
    await rows.filter({ hasText: 'level 2' }).waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(1);
    // The address holds the search.
    await page.reload();
    await rows.waitFor();
    await page.getByLabel(en.search).fill('no such match');
    await page.getByText(en.noneFound).waitFor();
    await page.getByRole('button', { name: en.all }).click();
    await rows.nth(1).waitFor();

    await rows.nth(0).getByRole('button', { name: en.remove }).click();
    const undo = page.getByRole('button', { name: en.undo });
    await undo.waitFor();
    expect(await rows.count()).toBe(1);
    expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectNoFindings(page);
    await undo.click();
    await rows.nth(1).waitFor();
    await rows.nth(0).getByRole('link', { name: en.resume }).click();
    await waitForMoves(page, moves.length);
    expect(await movesOn(page)).toEqual(moves);
    await waitForTargets(page);
  });
});
