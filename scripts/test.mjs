// `npm test`: all that has to hold, in the order of what fails fastest. Arguments go on to vitest:
// `npm test -- oware` still checks everything else, and runs the test files whose path contains the word.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode, toolPath } from './run.mjs';

/** @type {[name: string, run: () => number | Promise<number>][]} */
const steps = [
  ['install', () => (ensureInstalled(), 0)],
  ['format', () => runNode([toolPath('oxfmt', 'bin/oxfmt'), '--check'])],
  ['lint', () => runNode([toolPath('oxlint', 'bin/oxlint'), '--deny-warnings'])],
  ['conventions', () => runNode(['scripts/check-conventions.mjs'])],
  ['build and types', async () => ((await ensureBuilt()) ? 0 : 1)],
  ['tests', () => runNode([toolPath('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)])],
];

for (const [name, run] of steps) {
  console.log(`▸ ${name}`);
  const start = performance.now();
  const code = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`✗ ${name} failed after ${seconds} s`);
    process.exit(code);
  }
  console.log(`✓ ${name} (${seconds} s)\n`);
}
