// `npm test`: all that has to hold. The sources are compiled first, because some tests start the programs; then format, lint
// and conventions are looked at while the tests run. Arguments go on to vitest: `npm test -- oware` runs the test files whose
// path contains the word, and checks everything else. `npm run test:full` adds the tests that take long.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { startNode, toolPath } from './run.mjs';

const args = process.argv.slice(2);
const isFull = args[0] === '--full';
const vitest = [toolPath('vitest', 'vitest.mjs'), 'run', ...args.slice(isFull ? 1 : 0)];

/** Says how a part ended as soon as it has, with all that it said in one piece. */
async function report(/** @type {string} */ name, /** @type {() => Promise<{ code: number, output: string }>} */ run) {
  const start = performance.now();
  const { code, output } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(code === 0 ? `✓ ${name} (${seconds} s)` : `${output}✗ ${name} failed after ${seconds} s`);
  return { name, code, output };
}

ensureInstalled();
const compiled = await report('build and types', async () => ({ code: (await ensureBuilt()) ? 0 : 1, output: '' }));
if (compiled.code !== 0) process.exit(compiled.code);

const ended = await Promise.all([
  report('format', async () => startNode([toolPath('oxfmt', 'bin/oxfmt'), '--check'])),
  report('lint', async () => startNode([toolPath('oxlint', 'bin/oxlint'), '--deny-warnings'])),
  report('conventions', async () => startNode(['scripts/check-conventions.mjs'])),
  report('tests', async () => startNode(vitest, { isShown: true, env: isFull ? { TEST_FULL: '1' } : {} })),
]);

// Again at the end, where one looks: it may stand far above, among the tests.
const failed = ended.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n✗ ${name}\n${output}`);
process.exitCode = failed.length === 0 ? 0 : 1;
