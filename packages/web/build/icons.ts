import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@tabuleiro/browser';

// Draws the icons from the logo: `npm run docs:icons`. The icons are checked in, because drawing them needs a browser.

const FOLDER = join(import.meta.dirname, '../public/icons');
const BACKGROUND = '#f4ede1';
const INK = '#221c16';
const ACCENT = '#a3432a';

/** The logo of src/app/header.tsx with its colours, 32 wide and high. */
const LOGO = `<g fill="${INK}"><rect x="4" y="6" width="8" height="8" rx="1.5"/><rect x="4" y="22" width="8" height="8" rx="1.5"/><rect x="20" y="22" width="8" height="8" rx="1.5"/><rect x="12" y="14" width="8" height="8" rx="1.5"/><rect x="20" y="11.6" width="8" height="2.4" rx="1.2" opacity="0.3"/></g><rect fill="${ACCENT}" x="21.5" y="1.5" width="8" height="8" rx="1.5" transform="rotate(12 25.5 5.5)"/>`;

interface Look {
  /** How much of the icon the logo takes: some systems cut their own shape out of the icon. */
  readonly share: number;
  /** Corner radius of the background, for an icon 64 wide. */
  readonly radius: number;
}

const ROUNDED: Look = { share: 0.7, radius: 14 };
/** The logo must fit in a circle of four fifths of the width. */
const MASKABLE: Look = { share: 0.52, radius: 0 };

const ICONS: readonly { readonly name: string; readonly size: number; readonly look: Look }[] = [
  { name: 'icon-192.png', size: 192, look: ROUNDED },
  { name: 'icon-512.png', size: 512, look: ROUNDED },
  { name: 'maskable-512.png', size: 512, look: MASKABLE },
  { name: 'apple-touch-icon.png', size: 180, look: { share: 0.62, radius: 0 } },
];

function makeSvg({ share, radius }: Look): string {
  const scale = (64 * share) / 32;
  const margin = (64 - 64 * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${BACKGROUND}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${LOGO}</g></svg>\n`;
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'icon.svg'), makeSvg(ROUNDED));
const browser = await launchBrowser();
try {
  for (const { name, size, look } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${makeSvg(look)}`);
    await page.screenshot({ path: join(FOLDER, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
