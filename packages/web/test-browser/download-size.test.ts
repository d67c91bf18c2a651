import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { gamesOfTurn, IS_FULL } from './games-of-turn.ts';
import { playTurn, tap } from './play-by-pointer.ts';
import { openProxy } from './recording-proxy.ts';
import { beginMatch, DESKTOP, visit } from './visit.ts';

const SITE = join(import.meta.dirname, '../site');
const MOST_BYTES = 172_000;

const VISITS = gamesOfTurn(2).flatMap((game) =>
  (IS_FULL ? LANGUAGES : LANGUAGES.slice(-1)).map((language) => ({ game, language })),
);

test.each(VISITS)(
  'at most 172 KB of script and style are sent from the first page to the first answer of level 5 ($game, $language)',
  async ({ game, language }) => {
    const proxy = await openProxy('/');
    try {
      // The service worker would ask for every file of the site. Its own script is added below.
      // A finger: a mouse that rests on a piece also loads what shows where that can go.
      await visit({ ...DESKTOP, hasTouch: true, baseURL: proxy.address }, async ({ page, context }) => {
        await context.addInitScript((chosen) => {
          globalThis.localStorage.setItem('tabuleiro.language', chosen);
          // Explanations load two seconds after the board, which on a busy machine is before the answer.
          globalThis.localStorage.setItem('tabuleiro.first-time', 'off');
        }, language);
        await beginMatch(page, game, 5);
        // Waits for the answer, so that the worker has loaded all that it needs.
        await playTurn(page, tap);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
      });
    } finally {
      await proxy.close();
    }
    const names = [...new Set([...proxy.asked, 'sw.js'])].filter((name) => /\.(?:js|css)$/.test(name));
    const sizes = names.map((name) => ({ name, size: sentSize(join(SITE, name)) }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    expect(total, sizes.map(({ name, size }) => `${name} ${size}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
  },
);

/** The server sends the brotli copy of a file where there is one. */
function sentSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
