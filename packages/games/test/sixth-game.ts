import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Nim, the game that docs/adding-a-game.md builds, as files.

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Files and lines of the manifest that a game may leave out. */
const OPTIONAL_FILES = /\/(?:classic|solver|puzzles)\b/;
const OPTIONAL_LINES = /^ *(?:classics|solver|puzzles|players): .*\n/gm;
const REGISTRY = 'src/registry.ts';

export interface PageFile {
  /** Within packages/games. */
  readonly path: string;
  readonly text: string;
}

/** The files of the page: each code block begins with a comment that is its path. */
export function filesOfPage(): readonly PageFile[] {
  const page = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
  const blocks = page.matchAll(/^( *)```ts\n *\/\/ packages\/games\/(\S+)\n(.*?)^ *```$/gms);
  return Array.from(blocks, ([, indent = '', path = '', body = '']) => ({
    path,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** The same game without classic players, solver and puzzles. */
export function withoutOptionalFacets(files: readonly PageFile[]): readonly PageFile[] {
  return files
    .filter(({ path }) => !OPTIONAL_FILES.test(path))
    .map(({ path, text }) => ({ path, text: text.replaceAll(OPTIONAL_LINES, '') }));
}

/** Writes the files into a copy of packages/games, and the line of the registry behind its other lines. */
export function addGame(folder: string, files: readonly PageFile[]): void {
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (path === REGISTRY) appendFileSync(file, text);
    else writeFileSync(file, text);
  }
}
