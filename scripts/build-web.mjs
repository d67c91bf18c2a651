// Builds the web application into packages/web/site when its sources are newer. Used by `npm start`.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode, toolPath } from './run.mjs';

const WEB = join(ROOT, 'packages/web');
const INPUTS = [
  'packages/web/src',
  'packages/web/public',
  'packages/web/build',
  'packages/games/dist',
  'packages/client/dist',
  'packages/engine/dist',
  'packages/play/dist',
];
const SINGLE = [
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/package.json',
  'package-lock.json',
];

function newestIn(/** @type {string} */ path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names.reduce((newest, name) => Math.max(newest, statSync(join(path, name)).mtimeMs), stat.mtimeMs);
}

/** Brings the web application up to date; false when it cannot be built. */
export function ensureWebBuilt() {
  const page = join(WEB, 'site/index.html');
  const newest = Math.max(...[...INPUTS, ...SINGLE].map((path) => newestIn(join(ROOT, path))));
  if (existsSync(page) && statSync(page).mtimeMs >= newest) return true;
  const config = join(WEB, 'vite.config.ts');
  return (
    runNode([toolPath('vite', 'bin/vite.js'), 'build', '--logLevel', 'error', '--config', config, WEB], {
      quietStdout: true,
      // Tests have another one, with which React and vite build for developers.
      env: { NODE_ENV: 'production' },
    }) === 0
  );
}
