// Builds what is missing or out of date. Used by `npm run build`, by the other scripts and by bin/tabuleiro.js, which
// runs at every start of the command: when all is up to date it costs a few milliseconds of looking at file dates.
//
//   node scripts/build.mjs [project …]     a project is a folder with a tsconfig.json, from the root; else all
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { ROOT, runNode, toolPath } from './run.mjs';

/** Folders of the project and of all that it refers to. Only the `path` entries matter, so no JSON parser is needed. */
function projectFolders(/** @type {string} */ project, /** @type {Set<string>} */ found = new Set()) {
  if (found.has(project)) return found;
  const config = join(project, 'tsconfig.json');
  if (!existsSync(config)) return found;
  found.add(project);
  for (const [, path] of readFileSync(config, 'utf8').matchAll(/"path":\s*"([^"]+)"/g)) {
    if (path) projectFolders(resolve(project, path), found);
  }
  return found;
}

/** All files below a folder, the compiler's own output left out. */
function* filesBelow(/** @type {string} */ folder) {
  /** @type {string[]} */
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of readdirSync(next, { withFileTypes: true })) {
      const path = join(next, entry.name);
      const isOutput = entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'dist';
      if (!entry.isDirectory()) yield path;
      else if (!isOutput) waiting.push(path);
    }
  }
}

/** The files whose change asks for a new build. */
function inputsOf(/** @type {string} */ root, /** @type {string} */ project) {
  const own = ['tsconfig.json', 'package.json', 'vitest.config.ts']
    .map((name) => join(project, name))
    .filter((path) => existsSync(path));
  // The root only refers to the others.
  if (project === root) return own;
  // A project without a src folder (tests, scripts) is its own source folder.
  const sources = existsSync(join(project, 'src')) ? join(project, 'src') : project;
  return [...own, ...filesBelow(sources)];
}

/** Changes whenever a source is added, removed or written, and whenever another compiler is installed. */
function fingerprint(/** @type {string} */ root, /** @type {Iterable<string>} */ projects) {
  const hash = createHash('sha256');
  const shared = [join(root, 'tsconfig.base.json'), toolPath('typescript', 'package.json', root)];
  for (const path of [...shared, ...[...projects].flatMap((project) => inputsOf(root, project))]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(root, path)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Removes the output of sources that are gone, which the compiler leaves behind and a package would ship. */
function removeOrphans(/** @type {string} */ project) {
  const dist = join(project, 'dist');
  if (!existsSync(dist)) return;
  for (const path of filesBelow(dist)) {
    const source = join(project, 'src', relative(dist, path).replace(/(\.d)?\.[jt]s$/, ''));
    const hasSource = ['.ts', '.tsx'].some((end) => existsSync(source + end));
    if (!hasSource && !basename(path).startsWith('.')) rmSync(path);
  }
}

/**
 * Brings a project and all it refers to up to date. Safe to call from several processes at once: one builds, the others
 * wait for it. What the compiler says goes to stderr, because stdout belongs to the command that is started.
 * @param {string} [project] a folder, from the root
 * @param {string} [root]
 * @returns {Promise<boolean>} false when the sources have errors or nothing is installed; stderr says why
 */
export async function ensureBuilt(project = '.', root = ROOT) {
  const start = resolve(root, project);
  const cache = join(root, 'node_modules', '.cache', 'tabuleiro');
  const stampFile = join(cache, `built-${relative(root, start).replaceAll(/\W+/g, '-') || 'all'}`);
  const isFresh = () => {
    const folders = projectFolders(start);
    const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
    const complete = [...folders].every(
      (folder) => !existsSync(join(folder, 'src')) || ['dist', '.types'].some((name) => existsSync(join(folder, name))),
    );
    return complete && stamp === fingerprint(root, folders);
  };

  if (!existsSync(toolPath('typescript', 'package.json', root))) {
    console.error('the dependencies are not installed: run `npm ci` first');
    return false;
  }
  if (isFresh()) return true;
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'build.lock'), () => {
    // Another process may have built while this one waited.
    if (isFresh()) return true;
    const folders = projectFolders(start);
    // Taken before the build: a file saved while the compiler runs must count as not built.
    const stamp = fingerprint(root, folders);
    for (const folder of folders) removeOrphans(folder);
    const code = runNode([toolPath('typescript', 'bin/tsc', root), '-b', start], { cwd: root, quietStdout: true });
    if (code === 0) writeFileSync(stampFile, stamp);
    return code === 0;
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const projects = process.argv.slice(2);
  for (const project of projects.length > 0 ? projects : ['.']) {
    if (!(await ensureBuilt(project))) process.exitCode = 1;
  }
}
