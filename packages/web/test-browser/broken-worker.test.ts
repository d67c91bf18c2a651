import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as texts } from '../src/match/text/en.ts';
import { IS_FULL } from './games-of-turn.ts';
import { click, waitForTargets } from './play-by-pointer.ts';
import { DESKTOP, visit } from './visit.ts';

// The engine's worker breaks: the page says so, the console too, and the match goes on.

const [GAME] = GAME_IDS;
/** Without the second an isolated page loads no worker. */
const HEADERS = { 'Content-Type': 'text/javascript', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const FAULTS = [
  ['cannot be loaded', null],
  ['throws at once', 'throw new Error("injected");'],
  ['throws when it is given work', 'addEventListener("message", () => { throw new Error("injected"); });'],
] as const;

test.each(IS_FULL ? FAULTS : FAULTS.slice(-1))('a worker that %s', async (_what, script) => {
  await visit(DESKTOP, async ({ page, complaints }) => {
    await page.route('**/engine-worker*', (route) =>
      script === null ? route.abort() : route.fulfill({ headers: HEADERS, body: script }),
    );
    await page.goto(`./#/${GAME}/play?player2=1`);
    const moves = page.locator('.moves .move');
    while ((await moves.count()) === 0) {
      const [spot] = (await waitForTargets(page)).spots;
      if (spot !== undefined) await click(page, spot);
    }
    const retry = page.getByRole('button', { name: texts.buttons.retry });
    await retry.waitFor();
    expect(await page.locator('body').innerText()).toContain(texts.playerFailed());
    expect(await page.locator('.moves .move .side-2').count()).toBe(0);
    await retry.click();
    await page.locator('.moves .move .side-2').first().waitFor();
    expect(complaints.splice(0).join('\n')).toMatch(script === null ? /engine-worker|ERR_FAILED|worker/ : /injected/);
  });
});
