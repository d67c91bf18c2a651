import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, launchBrowser } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadClassics, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { show2d, show3d } from './graphics.ts';
import { startApplication } from './setup.mjs';

// Pictures of every game as the page shows it, for README and docs/gallery.md: `npm run docs:screens`.

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];
/** Of this size only the board is wanted, for lists. */
const THUMBNAIL = { name: 'small', viewport: { width: 320, height: 568 }, hasTouch: true, deviceScaleFactor: 0.7 };
const SEED = 5;
/** Far enough for something to have happened. */
const SHARE_SHOWN = 0.45;
const MOST_PLIES = 40;
const MOST_BYTES = 6_000_000;
const PATIENCE_MS = 120_000;

/** The address of a match some moves in, between players from the original programs, so that there is something to see. */
async function addressOf(game: GameId): Promise<string> {
  const rules = await loadRules(game);
  const players = await loadClassics(game);
  const player = players[1] ?? players[0];
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(SEED);
  while (match.outcome === null && match.moves.length < MOST_PLIES) {
    const position = match.position.clone();
    match.play(player === undefined ? position.randomMove(random) : player.choose(position, random));
  }
  let plies = Math.round(match.moves.length * SHARE_SHOWN);
  // A person is to move there: then the page waits.
  while (plies > 0 && match.positionAt(plies).turn !== 1) plies--;
  const moves = match.moves.slice(0, plies).map((move, ply) => rules.makeMove(match.positionAt(ply), move));
  const start = rules.variant.starts[0]?.id ?? '';
  const record = [rules.variant.id, start, moves.join('_')].join('~');
  return `#/${game}/play?record=${encodeURIComponent(record)}&player1=human&player2=5`;
}

async function take(browser: Browser, address: string): Promise<void> {
  for (const { name, ...options } of [...SIZES, THUMBNAIL]) {
    const context = await browser.newContext({ ...options, locale: 'en-GB', reducedMotion: 'reduce' });
    // A busy machine is slow.
    context.setDefaultTimeout(PATIENCE_MS);
    // What explains the rules to newcomers would cover a part of some pictures.
    await context.addInitScript(() => localStorage.setItem('tabuleiro.first-time', 'off'));
    const page = await context.newPage();
    const isThumbnail = name === THUMBNAIL.name;
    await page.goto(address);
    await page.locator('.card').first().waitFor();
    if (!isThumbnail) await page.screenshot({ path: join(FOLDER, `home-${name}.png`) });
    for (const game of GAME_IDS) {
      await page.goto(address + (await addressOf(game)));
      await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
      await page.evaluate(async () => document.fonts.ready);
      const shown = isThumbnail ? page.locator('.board-2d') : page;
      await shown.screenshot({ path: join(FOLDER, `${game}-${name}.png`) });
      if (isThumbnail) continue;
      await show3d(page);
      // A frame for the picture, and one for its shadows.
      await page.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 600)));
      await page.screenshot({ path: join(FOLDER, `${game}-${name}-3d.png`) });
      await show2d(page);
    }
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (name.endsWith('.png')) rmSync(join(FOLDER, name));
const { address, end } = await startApplication();
const browser = await launchBrowser();
try {
  await take(browser, address);
} finally {
  await browser.close();
  await end();
}
const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
process.stdout.write(`docs/screens: ${bytes} bytes\n`);
if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes: take fewer or smaller pictures`);
