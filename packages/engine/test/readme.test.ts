import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));
const BUILD = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

/** While a process is waited for like this, no test can end by its own time limit. */
const LONGEST_MS = 30_000;

const examples = Array.from(
  readFileSync(new URL('../README.md', import.meta.url), 'utf8').matchAll(/```ts\n(.*?)```/gs),
  ([, text = '']) => ({
    text,
    printed: Array.from(text.matchAll(/\/\/ prints: (.*)$/gm), ([, line = '']) => line),
  }),
);

beforeAll(() => {
  execFileSync(process.execPath, [BUILD, 'packages/engine'], { stdio: 'inherit' });
});

test.each(examples)('an example of the README prints what it says: $printed', ({ text, printed }) => {
  const args = ['--input-type=module', '--eval', text];
  const out = execFileSync(process.execPath, args, {
    cwd: PACKAGE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_MS,
  });
  expect(out.trim().split('\n')).toEqual(printed);
});

test('the README has examples', () => {
  expect(examples.length).toBeGreaterThan(1);
});
