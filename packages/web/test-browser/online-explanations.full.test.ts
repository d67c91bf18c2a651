import type { GameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as english } from '../src/match/first-time/text/en.ts';
import { pt as portuguese } from '../src/match/first-time/text/pt.ts';
import { en as online } from '../src/online/text/en.ts';
import { en as rulesPage } from '../src/rules/text/en.ts';
import { expectNoneNow } from './accessibility-checks.ts';
import { pickFirst, seatBoth, waitForTurn } from './online.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

/** One pick is a move. */
const GAME: GameId = 'oware';

test('an online match explains rules as others do, and its end too', async () => {
  await visit(DESKTOP, async ({ page: first }) => {
    await visit({ ...PHONE, locale: 'pt-PT' }, async ({ page: second }) => {
      await seatBoth(first, second, { game: GAME });
      await waitForTurn(first);
      const goal = first.locator('.first-time', { hasText: english.goal });
      await goal.waitFor();
      await expectNoneNow(first);
      await goal.getByText(english.gotIt, { exact: true }).click();
      await goal.waitFor({ state: 'detached' });

      // The rules are one step away, and so is the way back.
      await first.locator('.header-game').click();
      await first.getByText(rulesPage.backToBoard, { exact: true }).click();
      await pickFirst(first);
      const told = second.locator('.first-time p');
      await told.waitFor();
      expect(await told.innerText()).toContain(portuguese.goal);
      expect(await second.evaluate(coveredButtons)).toEqual([]);
      // An offer comes first, and its buttons lie under nothing.
      await first.getByRole('button', { name: online.match.buttons.draw }).click();
      await first.locator('.controls .primary').click();
      await second.locator('[data-offer="draw"] button').last().tap();
      await told.waitFor();
      await second.getByText(portuguese.gotIt, { exact: true }).tap();
      await pickFirst(second);
      // What happened in the first turns comes now.
      await first.locator('.first-time p', { hasText: english.title }).waitFor();

      await first.getByRole('button', { name: online.match.buttons.resign }).click();
      await first.locator('.controls .primary').click();
      for (const page of [first, second]) {
        await page.locator('.summary-facts').waitFor();
        await page.locator('.summary-ways a').first().waitFor();
        await page.locator('.first-time p').waitFor({ state: 'detached' });
      }
      await expectNoneNow(first);
    });
  });
});

/** Within the page: buttons and offered places under the card. */
function coveredButtons(): readonly string[] {
  const card = document.querySelector('.first-time-card')?.getBoundingClientRect();
  if (card === undefined) return ['there is no card'];
  const parts = [...document.querySelectorAll('.board-target, .controls button, .side-tools button, .header a')];
  return parts.flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    // In a closed menu.
    if (!part.checkVisibility()) return [];
    const isUnder = left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    return isUnder ? [part.outerHTML.slice(0, 80)] : [];
  });
}
