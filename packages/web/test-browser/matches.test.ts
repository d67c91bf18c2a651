import { expect, test } from 'vitest';
import { en as english } from '../src/match/text/en.ts';
import { pt as portuguese } from '../src/match/text/pt.ts';
import { gamesOfTurn } from './games-of-turn.ts';
import { playToTheEnd, tap } from './play-by-pointer.ts';
import { beginMatch, PHONE, visit } from './visit.ts';

const OPTIONS = { ...PHONE, locale: 'pt-PT' } as const;
/** Stronger than random picks, so that matches are short, and still fast. */
const LEVEL = 3;

test.each(gamesOfTurn(2))('%s can be played to its end by touch on a phone, in Portuguese', async (game) => {
  await visit(OPTIONS, async ({ page }) => {
    await beginMatch(page, game, LEVEL);
    expect(await playToTheEnd(page, tap)).not.toBe('');
    expect(await page.locator('.say-buttons .primary').isVisible()).toBe(true);
    const said = new Set((await page.locator('body').innerText()).split('\n'));
    expect([...said]).toContain(portuguese.buttons.rematch);
    const ours: readonly string[] = Object.values(portuguese.buttons);
    const foreign = Object.values(english.buttons).filter((words) => said.has(words) && !ours.includes(words));
    expect(foreign, 'buttons in the other language').toEqual([]);
  });
});
