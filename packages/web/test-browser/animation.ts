import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser, type Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadClassics, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { encode } from 'modern-gif';
import { startApplication } from './setup.mjs';

// The animation of the README, a match between two original players: `npm run docs:animation -- <game>`.

const FILE = join(import.meta.dirname, '../../../docs/screens/match.gif');
const SIZE = { width: 560, height: 620 };
const PLIES = 36;
const SEED = 3;
const FRAME_MS = 700;
const LAST_FRAME_MS = 3000;

/** The address of a match of two people, shown after `plies` plies. */
async function addressOf(game: GameId): Promise<string> {
  const rules = await loadRules(game);
  const player = (await loadClassics(game)).at(-1);
  if (player === undefined) throw new Error(`${game} has no original players`);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(SEED);
  while (match.outcome === null && match.moves.length < PLIES) {
    match.play(player.choose(match.position.clone(), random));
  }
  const moves = match.moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move));
  const record = [rules.variant.id, rules.variant.starts[0].id, moves.join('_')].join('~');
  return `#/${game}/play?record=${encodeURIComponent(record)}&player1=human&player2=human`;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** The board as it is drawn now; the browser decodes its own screenshot. */
async function takePicture(page: Page): Promise<Picture> {
  const png = (await page.locator('.board-2d').screenshot()).toString('base64');
  const { width, height, bytes } = await page.evaluate(async (encoded) => {
    const file = Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([file], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('this browser draws no pictures');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, bytes: [...data] };
  }, png);
  return { width, height, pixels: new Uint8ClampedArray(bytes) };
}

const game = GAME_IDS.find((id) => id === process.argv[2]) ?? GAME_IDS[0];
if (game === undefined) throw new Error('there are no games');
const { address, end } = await startApplication();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('tabuleiro.first-time', 'off'));
  const page = await context.newPage();
  await page.goto(address + (await addressOf(game)));
  await page.locator('.board-2d .board-target').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => document.fonts.ready);
  await page.keyboard.press('Home');
  const pictures: Picture[] = [await takePicture(page)];
  for (let ply = 0; ply < PLIES; ply++) {
    await page.keyboard.press('ArrowRight');
    pictures.push(await takePicture(page));
  }
  const [{ width, height } = { width: 0, height: 0 }] = pictures;
  const frames = pictures.map(({ pixels }, index) => ({
    data: pixels,
    delay: index === pictures.length - 1 ? LAST_FRAME_MS : FRAME_MS,
  }));
  writeFileSync(FILE, Buffer.from(await encode({ width, height, frames, maxColors: 64 })));
} finally {
  await browser.close();
  await end();
}
