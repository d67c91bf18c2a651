// `npm run package -- <folder>`: packs what others can install.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, runNpm } from './run.mjs';

const PUBLISHED = ['games', 'engine', 'play', 'client', 'lab', 'cli'];

/** The compiler leaves what it once wrote for a source that is gone; it must not be packed. */
function removeStale(/** @type {string} */ name) {
  const sources = join(ROOT, 'packages', name, 'src');
  const output = join(ROOT, 'packages', name, 'dist');
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const source = join(sources, relative(output, path)).replace(/(?:\.d)?\.[jt]s$/, '.ts');
    if (entry.isFile() && source.endsWith('.ts') && !existsSync(source)) rmSync(path);
  }
}

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  console.error('expected one folder: npm run package -- ../own');
  process.exit(2);
}
const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
mkdirSync(target, { recursive: true });
ensureInstalled();
if (!(await ensureBuilt('packages/cli'))) process.exit(1);
for (const name of PUBLISHED) removeStale(name);
const workspaces = PUBLISHED.flatMap((name) => ['-w', `packages/${name}`]);
process.exitCode = runNpm(['pack', '--silent', ...workspaces, '--pack-destination', target]);
if (process.exitCode === 0) {
  console.log(`Packed into ${target}. In the folder that needs them: npm install ${join(target, '*.tgz')}`);
}
