import { expect, test } from 'vitest';
import { asScripts } from '../build/early-scripts.ts';

const PAGE = `<head>
    <script src="./theme.js"></script>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/common-2.js">
    <link rel="modulepreload" crossorigin href="./assets/shell-3.js">
    <link rel="stylesheet" crossorigin href="./assets/style-4.css">
  </head>`;

test('nothing is preloaded, everything is asked for as early, and the first script comes last', () => {
  const page = asScripts(PAGE);
  expect(page).not.toContain('preload');
  const sources = Array.from(page.matchAll(/src="([^"]+)"/g), ([, source]) => source);
  expect(sources).toEqual(['./theme.js', './assets/common-2.js', './assets/shell-3.js', './assets/index-1.js']);
  expect(page).toContain('style-4.css');
});

test('a page that needs one file is left as it is', () => {
  const plain = PAGE.replaceAll(/\s*<link rel="modulepreload".*/g, '');
  expect(asScripts(plain)).toBe(plain);
});
