import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, launchBrowser, type Page } from '@tabuleiro/browser';
import { assert, GAME_IDS } from '@tabuleiro/games';
import { openContext, type PageShown, prepareAll, type Session, show } from './pages.ts';
import { startApplication } from './setup.mjs';

// Pictures of every page at four sizes, for README and docs/gallery.md: `npm run docs:screens`, or with words in the names of
// some pages: `npm run docs:screens -- lobby account`.

const DOCS = join(import.meta.dirname, '../../../docs');
const FOLDER = join(DOCS, 'screens');
const SIZES = [
  { name: 'laptop', viewport: { width: 1366, height: 650 } },
  { name: 'desktop', viewport: { width: 1920, height: 970 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, hasTouch: true },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;
/** Of this size only the board is wanted, for lists. */
const THUMBNAIL = { viewport: { width: 320, height: 568 }, hasTouch: true, deviceScaleFactor: 0.7 };
/** Wider ones are made smaller. */
const WIDEST = 1366;
const QUALITY = 0.8;
const MOST_BYTES = 6_000_000;
/** A frame for the picture in depth, and one for its shadows. */
const SHADOWS_MS = 600;

const words = process.argv.slice(2);
const isWanted = ({ name }: PageShown): boolean => words.length === 0 || words.some((word) => name.includes(word));

/** The page as it is, encoded by a browser, which knows how pictures are written. */
async function save(page: Page, encoder: Page, file: string): Promise<void> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const encoded = await encoder.evaluate(
    async ([text, widest, quality]) => {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = Math.min(1, widest / image.width);
      const canvas = new OffscreenCanvas(image.width * scale, image.height * scale);
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('this browser draws no pictures');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const written = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(written, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [png, WIDEST, QUALITY] as const,
  );
  writeFileSync(join(FOLDER, file), Buffer.from(encoded, 'base64'));
}

const fileOf = (page: PageShown, size: string): string => `${page.name}-${size}.webp`;

async function takeAll(
  browser: Browser,
  address: string,
  pages: readonly PageShown[],
  session: Session,
): Promise<void> {
  const encoder = await browser.newPage();
  for (const { name, ...options } of SIZES) {
    const context = await openContext(browser, { ...options, baseURL: address, storageState: session });
    const page = await context.newPage();
    for (const shown of pages) {
      await show(page, shown);
      if (shown.is3d === true) await page.waitForTimeout(SHADOWS_MS);
      await save(page, encoder, fileOf(shown, name));
    }
    await context.close();
  }
}

async function takeThumbnails(browser: Browser, address: string, pages: readonly PageShown[]): Promise<void> {
  const context = await openContext(browser, { ...THUMBNAIL, baseURL: address });
  const page = await context.newPage();
  for (const game of GAME_IDS) {
    const shown = pages.find(({ name }) => name === `${game}-2d`);
    assert(shown !== undefined, 'every game has a match');
    await show(page, shown);
    await page.locator('.board-2d').screenshot({ path: join(FOLDER, `${game}-small.png`) });
  }
  await context.close();
}

/** Puts the pictures into docs/gallery.md, between its comments. */
function writeGallery(pages: readonly PageShown[]): void {
  const file = join(DOCS, 'gallery.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split('<!-- pages -->');
  const [, after = ''] = rest.split('<!-- end -->');
  const sizes = SIZES.map(({ name, viewport: { width, height } }) => `${name} (${width}×${height})`);
  const sections = pages.map((page) => {
    const pictures = SIZES.map(
      ({ name, viewport }) =>
        `<img src="screens/${fileOf(page, name)}" height="220" alt="${page.title}, ${viewport.width}×${viewport.height}">`,
    );
    return `### ${page.title}\n\n${pictures.join('\n')}`;
  });
  const text = `Each page on a ${sizes.slice(0, -1).join(', a ')} and a ${sizes.at(-1)}.\n\n${sections.join('\n\n')}`;
  writeFileSync(file, `${before}<!-- pages -->\n\n${text}\n\n<!-- end -->${after}`);
}

mkdirSync(FOLDER, { recursive: true });
const { address, end } = await startApplication();
const browser = await launchBrowser();
try {
  const { pages, session } = await prepareAll(browser, address);
  const wanted = pages.filter(isWanted);
  if (wanted.length === pages.length) {
    const known = new Set(pages.flatMap((page) => SIZES.map(({ name }) => fileOf(page, name))));
    const old = readdirSync(FOLDER).filter((name) => /\.(?:webp|png)$/.test(name) && !known.has(name));
    for (const name of old) rmSync(join(FOLDER, name));
    await takeThumbnails(browser, address, pages);
  }
  await takeAll(browser, address, wanted, session);
  writeGallery(pages);
} finally {
  await browser.close();
  await end();
}
const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
process.stdout.write(`docs/screens: ${bytes} bytes\n`);
if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes: take fewer or smaller pictures`);
