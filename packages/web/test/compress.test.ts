import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '../build/compress.ts';

test('the build writes compressed copies of what compresses well, and of nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-compress-'));
  mkdirSync(join(folder, 'assets'));
  const code = 'export const text = "the same again";\n'.repeat(50);
  writeFileSync(join(folder, 'index.html'), code);
  writeFileSync(join(folder, 'manifest.webmanifest'), code);
  writeFileSync(join(folder, 'assets/page-1234.js'), code);
  writeFileSync(join(folder, 'assets/tiny-1234.js'), '1');
  writeFileSync(join(folder, 'assets/picture-1234.png'), code);
  writeFileSync(join(folder, 'assets/game.tables-1234.gz'), gzipSync(code));
  await compressFiles(folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    'assets',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'manifest.webmanifest',
    'manifest.webmanifest.br',
    'manifest.webmanifest.gz',
  ]);
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'game.tables-1234.gz',
    'page-1234.js',
    'page-1234.js.br',
    'page-1234.js.gz',
    'picture-1234.png',
    'tiny-1234.js',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/page-1234.js.br'))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(code);
  rmSync(folder, { recursive: true });
});
