import { GAMES, loadLocale, loadOpponentFacts, opponentName } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as app } from '../src/app/text/en.ts';
import { en as match } from '../src/match/text/en.ts';
import { en } from '../src/opponents/text/en.ts';
import { en as common } from '../src/ui/text/en.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

test.each(gamesOfTurn(3))('in the set-up of %s opponents have a name, a face, a level and a line', async (game) => {
  const facts = await loadOpponentFacts(game);
  const { habits: own = {} } = (await loadLocale(game, 'en')).game;
  for (const device of [DESKTOP, PHONE]) {
    await visit(device, async ({ page }) => {
      await page.goto(`./#/${game}`);
      await page.locator('.computers-row.levels .portrait').last().waitFor();
      expect(await page.locator('.computers-row.levels .portrait').count()).toBe(10);
      const [least] = facts?.habits ?? [];
      const [habit] = least ?? [];
      await page.locator('.computers-row.levels label:has(input[value="1"])').click();
      const note = page.locator('.computers-note');
      await note.getByText(`${opponentName(1)} (${common.players.level(1)}).`).waitFor();
      if (habit !== undefined) await note.getByText(own[habit] ?? en.habits[habit]).waitFor();
    });
  }
});

test('two losses in a row bring a weaker opponent to the match with one click, and the page says so', async () => {
  const game = GAMES.find(({ newcomerLevel = 1 }) => newcomerLevel > 1);
  if (game === undefined) throw new Error('a game has a weaker opponent than the first');
  const { id, newcomerLevel: first = 1 } = game;
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./');
    await page.getByText(app.cards.playNote).waitFor();
    const play = page.locator(`.card-ways a.primary[href^="#/${id}/play"]`);
    await play.click();
    for (const next of [first, first - 1]) {
      await page.locator('.player-name', { hasText: opponentName(first) }).waitFor();
      await page.locator('.player-face .portrait').waitFor();
      await waitForTargets(page);
      await page.getByRole('button', { name: match.buttons.resign }).click();
      await page.getByRole('button', { name: match.buttons.yes, exact: true }).click();
      await page.locator('.say-result', { hasText: opponentName(first) }).waitFor();
      const said = page.getByText(en.next(`${opponentName(next)} (${common.players.level(next)})`));
      await said.waitFor({ state: next === first ? 'detached' : 'visible' });
      if (next === first) await page.getByRole('button', { name: match.buttons.rematch }).click();
    }
    await page.goto('./#/');
    await play.click();
    await page.locator('.player-face .portrait').waitFor();
    expect(await page.locator('.player-name').allInnerTexts()).toContain(
      `${opponentName(first - 1)} (${common.players.level(first - 1)})`,
    );
  });
});
