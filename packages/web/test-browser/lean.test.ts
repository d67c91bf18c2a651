import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { click, playTurn } from './hands.ts';
import { openPost } from './post.ts';
import { beginMatch, DESKTOP, useBrowser } from './visit.ts';

const { visit } = useBrowser();

const SITE = join(import.meta.dirname, '../site');
const MOST_BYTES = 130 * 1024;

test.each(GAME_IDS)('little is loaded from the first page to a match of %s against level 5', async (game) => {
  const post = await openPost('/');
  try {
    // Without the offline copy, which is made when all is there: it has nothing to do with how soon one can play.
    await visit({ ...DESKTOP, baseURL: post.address }, async ({ page, context }) => {
      // Nor has what explains a game to newcomers, which comes when the board has been there for a while.
      // Nor have sounds, which are fetched at the first touch.
      await context.addInitScript(() => {
        globalThis.localStorage.setItem('tabuleiro.first-time', 'off');
        globalThis.localStorage.setItem('tabuleiro.sound', 'off');
      });
      await beginMatch(page, game, 5);
      // Until the computer has answered: then its worker has all that it needs.
      await playTurn(page, click);
    });
  } finally {
    await post.close();
  }
  const names = [...new Set(post.asked)].filter((name) => name.endsWith('.js'));
  const sizes = names.map((name) => gzipSync(readFileSync(join(SITE, name)), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, names.map((name, index) => `${name} ${sizes[index]}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
});
