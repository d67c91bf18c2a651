import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { texts as english } from '../src/text/play/en.ts';
import { texts as portuguese } from '../src/text/play/pt.ts';
import { click, playToTheEnd, tap } from './hands.ts';
import { beginMatch, DESKTOP, PHONE, useBrowser } from './visit.ts';

const { visit } = useBrowser();

/** People differ in their language and in what they hold in their hands; between them the games are played in all ways. */
const PEOPLE = [
  { who: 'by touch on a phone, in Portuguese', options: { ...PHONE, locale: 'pt-PT' }, touch: tap },
  { who: 'by clicking, in Portuguese', options: { ...DESKTOP, locale: 'pt-PT' }, touch: click },
  { who: 'by touch on a phone', options: PHONE, touch: tap },
] as const;
const MATCHES = GAME_IDS.flatMap((game, index) => {
  const person = PEOPLE[index % PEOPLE.length];
  return person === undefined ? [] : [{ game, ...person }];
});

test.each(MATCHES)('$game can be played to its end $who', async ({ game, options, touch }) => {
  await visit(options, async ({ page }) => {
    await beginMatch(page, game, 1);
    expect(await playToTheEnd(page, touch)).not.toBe('');
    expect(await page.locator('.say-buttons .primary').isVisible()).toBe(true);
    const [own, other] = 'locale' in options ? [portuguese, english] : [english, portuguese];
    const said = new Set((await page.locator('body').innerText()).split('\n'));
    expect([...said]).toContain(own.buttons.rematch);
    const ours: readonly string[] = Object.values(own.buttons);
    const foreign = Object.values(other.buttons).filter((words) => said.has(words) && !ours.includes(words));
    expect(foreign, 'buttons in the other language').toEqual([]);
  });
});
