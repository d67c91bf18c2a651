import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { click, playTurn } from './hands.ts';
import { openPost } from './post.ts';
import { gamesOfTurn } from './turns.ts';
import { beginMatch, DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

const SITE = join(import.meta.dirname, '../site');
/** Script and style, compressed, from an empty cache to the first answer of level 5. */
const MOST_BYTES = 170 * 1024;

const VISITS = gamesOfTurn(2).flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

test.each(VISITS)(
  'little is loaded from the first page to a match of $game against level 5 ($language)',
  async (one) => {
    const post = await openPost('/');
    try {
      // Without service workers, who ask for every file there is. Their own script is counted below.
      await visit({ ...DESKTOP, baseURL: post.address }, async ({ page, context }) => {
        // Two things do not count, because they come when one can play already: what explains a game to newcomers, once the
        // board has been there for a while, and sounds, which are fetched at the first touch.
        await context.addInitScript((language) => {
          globalThis.localStorage.setItem('tabuleiro.language', language);
          globalThis.localStorage.setItem('tabuleiro.first-time', 'off');
          globalThis.localStorage.setItem('tabuleiro.sound', 'off');
        }, one.language);
        await beginMatch(page, one.game, 5);
        // Until the computer has answered: then its worker has all that it needs.
        await playTurn(page, click);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${one.language}`));
      });
    } finally {
      await post.close();
    }
    const asked = [...new Set(post.asked)].filter((name) => /\.(?:js|css)$/.test(name));
    const names = [...asked, 'sw.js'];
    const sizes = names.map((name) => gzipSync(readFileSync(join(SITE, name)), { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, names.map((name, index) => `${name} ${sizes[index]}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
  },
);
