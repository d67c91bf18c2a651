// Small helpers the other scripts share. Dependency-free: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A tool that npm installed, as a file for node: `node_modules/.bin` is different on every system. */
export function toolPath(/** @type {string} */ packageName, /** @type {string} */ file, root = ROOT) {
  return join(root, 'node_modules', packageName, file);
}

/**
 * Runs a node program in the foreground and gives its exit code.
 * @param {string[]} args
 * @param {{ cwd?: string, quietStdout?: boolean, env?: Record<string, string> }} [options] quietStdout sends what it
 * prints to stderr; env comes on top of our own
 */
export function runNode(args, { cwd = ROOT, quietStdout = false, env = {} } = {}) {
  const result = spawnSync(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', quietStdout ? 2 : 'inherit', 'inherit'],
  });
  if (result.error) throw result.error;
  // Ended by a signal, for example Ctrl-C: not a success.
  return result.status ?? 1;
}

/**
 * Runs a node program beside others.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean }} [options] isShown prints what it says as it comes, else
 * it is gathered
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function startNode(args, { env = {}, isShown = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Ended by a signal, for example Ctrl-C: not a success.
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs npm in the repository's root and gives its exit code; what it prints goes to stderr. */
export function runNpm(/** @type {string[]} */ args, root = ROOT) {
  // Inside an npm script npm says where it is; otherwise the shell has to find it (`npm.cmd` on Windows).
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js')) return runNode([npm, ...args], { cwd: root, quietStdout: true });
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}
