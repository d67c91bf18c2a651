// Installs the dependencies when they are missing or differ from the lock file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm } from './run.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} LockedPackages */

/** The packages of a lock file, or null when there is none. */
function readPackages(/** @type {string} */ file) {
  try {
    /** @type {{ packages: LockedPackages }} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return lock.packages;
  } catch {
    return null;
  }
}

/**
 * npm keeps a list of what it installed in node_modules. Comparing the two lists, rather than dates, is not fooled by
 * a checkout or a copy.
 */
export function isInstalled(root = ROOT) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  for (const [path, { version, link, optional }] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    const found = present[path];
    // Optional packages are mostly binaries for other systems.
    if (!found && optional) continue;
    if (!found || found.version !== version || found.link !== link) return false;
  }
  return Object.keys(present).every((path) => path in wanted);
}

export function ensureInstalled(root = ROOT) {
  if (isInstalled(root)) return;
  const code = runNpm(['ci', '--no-audit', '--no-fund'], root);
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}`);
}
