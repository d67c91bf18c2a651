// The tree of folders in docs/architecture.md: `npm run docs:tree` writes it anew. Folders come from the packages, descriptions
// from the document; a folder that is new there gets none, and the test of this file then fails.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './run.mjs';

export const DOCUMENT = 'docs/architecture.md';

/** The block of the document that is generated. */
const BLOCK = /(?<=^```tree\n)[^]*?(?=^```$)/m;
const PACKAGES = ['games', 'engine', 'play', 'client', 'lab', 'cli', 'server', 'web'];
/** Folders beside the packages. */
const BESIDE = ['scripts', 'tools', 'deploy', 'docs'];
const UNLISTED = new Set(['node_modules', 'dist', 'site', 'public', 'fixtures']);
const WIDTH = 26;

function foldersIn(/** @type {string} */ path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !UNLISTED.has(entry.name) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** The folders of a package: those of its sources, the games as one, and those beside the sources. */
function foldersOf(/** @type {string} */ path) {
  const sources = foldersIn(join(path, 'src'));
  // The contract has a manifest.ts too: it says what a manifest is.
  const isGame = (/** @type {string} */ name) =>
    name !== 'contract' && existsSync(join(path, 'src', name, 'manifest.ts'));
  const games = sources.some(isGame) ? ['src/<game>/'] : [];
  const others = sources.filter((name) => !isGame(name)).map((name) => `src/${name}/`);
  const beside = foldersIn(path).filter((name) => name !== 'src');
  return [...others, ...games, ...beside.map((name) => `${name}/`)];
}

/** The tree with these descriptions, by path; a folder without one ends its line at once. */
export function makeTree(/** @type {string} */ root, /** @type {Map<string, string>} */ descriptions) {
  /** @type {string[]} */
  const lines = [];
  const add = (/** @type {string} */ path, /** @type {string} */ shown) => {
    const description = descriptions.get(path);
    lines.push(description === undefined ? shown : `${shown.padEnd(WIDTH)}${description}`);
  };
  for (const name of PACKAGES) {
    add(`packages/${name}/`, `packages/${name}/`);
    for (const folder of foldersOf(join(root, 'packages', name))) add(`packages/${name}/${folder}`, `  ${folder}`);
  }
  for (const name of BESIDE) add(`${name}/`, `${name}/`);
  return `${lines.join('\n')}\n`;
}

/** What a tree says of each folder, by path. */
export function readDescriptions(/** @type {string} */ tree) {
  /** @type {Map<string, string>} */
  const descriptions = new Map();
  let top = '';
  for (const line of tree.split('\n')) {
    const groups = /^(?<indent> *)(?<folder>\S+\/) +(?<text>\S.*)$/.exec(line)?.groups;
    const named = /^(?<indent> *)(?<folder>\S+\/)/.exec(line)?.groups;
    if (named?.indent === '') top = named['folder'] ?? '';
    if (groups !== undefined) {
      descriptions.set(groups['indent'] === '' ? top : `${top}${groups['folder']}`, groups['text'] ?? '');
    }
  }
  return descriptions;
}

/** The generated block of a document. */
export function treeOf(/** @type {string} */ document) {
  const found = BLOCK.exec(document);
  if (found === null) throw new Error(`${DOCUMENT} has no block of the language "tree"`);
  return found[0];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const path = join(ROOT, DOCUMENT);
  const document = readFileSync(path, 'utf8');
  writeFileSync(path, document.replace(BLOCK, makeTree(ROOT, readDescriptions(treeOf(document)))));
}
