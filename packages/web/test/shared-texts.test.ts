import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_CODES } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { LEFT_OUT } from '../build/shared-texts.ts';

/** What a page is made of. */
const PACKAGES = ['games', 'engine', 'client', 'web'];
/** The list of all codes and the texts for them. */
const TEXTS = /^text[\\/](?:shared|en|pt)\.ts$/;

const sources = PACKAGES.flatMap((name) => {
  const folder = join(import.meta.dirname, '../..', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !TEXTS.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
});

const isUsed = (code: string): boolean => sources.some((text) => text.includes(`'${code}'`));

test.each(LEFT_OUT)('no page can say %s, which its texts leave out', (code) => {
  expect(isUsed(code)).toBe(false);
});

test('what a page can say is found', () => {
  expect(LEFT_OUT.length).toBeGreaterThan(0);
  expect(SHARED_CODES.filter(isUsed)).toContain('legal-move');
});
