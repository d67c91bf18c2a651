import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';
import { DOCUMENT, makeTree, readDescriptions, treeOf } from './tree.mjs';

const tree = treeOf(readFileSync(join(ROOT, DOCUMENT), 'utf8'));

test('the tree of docs/architecture.md has the folders of the repository (npm run docs:tree)', () => {
  expect(tree).toBe(makeTree(ROOT, readDescriptions(tree)));
});

test('each folder of the tree has a description', () => {
  expect(tree.split('\n').filter((line) => line.endsWith('/'))).toEqual([]);
});

test('descriptions are kept, and a folder that is new has none', () => {
  const descriptions = readDescriptions('packages/games/   rules\n  src/board/   grids\n');
  expect(descriptions).toEqual(
    new Map([
      ['packages/games/', 'rules'],
      ['packages/games/src/board/', 'grids'],
    ]),
  );
  const lines = makeTree(ROOT, descriptions).split('\n');
  expect(lines[0]).toMatch(/^packages\/games\/ +rules$/);
  expect(lines).toContain('  src/contract/');
});
