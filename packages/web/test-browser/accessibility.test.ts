import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { expectNoFindings, expectNoneInAnyTheme, expectNoneNow } from './accessibility-checks.ts';
import { bringChecker, findings } from './axe-findings.ts';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

test('the checker can find something', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await bringChecker(page);
    await page.evaluate(() => document.body.append(document.createElement('button')));
    expect(await findings(page)).toContainEqual(expect.stringContaining('button-name'));
  });
});

test('the first page can be used by everyone', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.locator('.card').first().waitFor();
    await expectNoneInAnyTheme(page);
  });
});

test.each(gamesOfTurn(1))('set-up, rules and match of %s can be used by everyone', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    for (const name of ['setup', 'rules']) {
      await page.goto(name === 'setup' ? `./#/${game}` : `./#/${game}/rules`);
      await page.locator(`.${name}-picture svg`).waitFor();
      // Their colours are the same for all games.
      if (game === gamesOfTurn(1)[0]) await expectNoFindings(page);
      else await expectNoneNow(page);
    }
    await page.goto(`./#/${game}/play?player2=1`);
    await waitForTargets(page);
    await expectNoneInAnyTheme(page);
  });
});

test.each(gamesOfTurn(4))('positions of %s can be set up by everyone', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${game}/editor`);
    await page.locator('.editor-board svg').first().waitFor();
    if (game === gamesOfTurn(4)[0]) await expectNoFindings(page);
    else await expectNoneNow(page);
    // With something wrong to be said.
    await page.locator('.position-text textarea').fill('nonsense');
    await page.locator('.position-said.is-wrong').waitFor();
    if (game === gamesOfTurn(4)[0]) await expectNoFindings(page);
    else await expectNoneNow(page);
  });
});

test('matches to go on with, other lines, records to load and unknown pages can be used by everyone', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME_IDS[0]}/play?player2=1`);
    await playTurn(page, click);
    await waitForTargets(page);
    await page.locator('.controls button').first().click();
    const { spots } = await waitForTargets(page);
    const other = spots[2];
    await page.mouse.click(other?.x ?? 0, other?.y ?? 0);
    await page.locator('.other-lines button').waitFor();
    await waitForTargets(page);
    await expectNoFindings(page);
    await page.locator('.more summary').click();
    await page.locator('.more-list button').nth(4).click();
    await page.locator('dialog textarea').fill('nonsense');
    await page.locator('dialog .primary').click();
    await page.locator('dialog [role="alert"]', { hasText: 'cannot be read' }).waitFor();
    await expectNoneNow(page);
    await page.keyboard.press('Escape');
    await page.locator('.header-home').click();
    await page.locator('.continue-picture svg').waitFor();
    await expectNoFindings(page);
    await page.goto('./#/nothing');
    await page.locator('.message-page').waitFor();
    await expectNoFindings(page);
  });
});

test.each(gamesOfTurn(3))('the small boards among the rules of %s can be used by everyone', async (game) => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${game}/rules`);
    await page.locator('.example').first().waitFor();
    const places = await page.locator('.example').all();
    for (const place of IS_FULL ? places : places.slice(0, 3)) {
      // Without waiting for it to stand still, for which a busy browser may take very long.
      await place.evaluate((element) => element.scrollIntoView());
      await place.locator('.example-said').waitFor();
    }
    await expectNoneNow(page);
  });
});

test('what explains the rules during a match can be used by everyone', async () => {
  await visit(DESKTOP, async ({ page }) => {
    // Two plies that need explaining have been played.
    await page.goto('./#/hecatomb/play?player2=1');
    await playTurn(page, click);
    await page.locator('.first-time p').waitFor();
    await expectNoFindings(page);
  });
});

test.each(gamesOfTurn(0))('the pages of %s can be used by everyone on a phone', async (game) => {
  await visit(PHONE, async ({ page }) => {
    const pages = [
      [`${game}/play?player2=1`, '.first-time p'],
      [`${game}/analysis`, '.lines'],
    ] as const;
    // What is much the same for all games is looked at once.
    const others = [
      [`${game}/editor`, '.editor-board svg'],
      [`${game}/rules`, '.example'],
      [game, '.setup'],
      ['', '.card'],
      ['online', 'main h1'],
      ['nothing', '.message-page'],
    ] as const;
    for (const [name, sign] of IS_FULL && game === GAME_IDS[0] ? [...pages, ...others] : pages) {
      await page.goto(`./#/${name}`);
      await page.locator(sign).first().waitFor();
      await expectNoneNow(page);
    }
  });
});
