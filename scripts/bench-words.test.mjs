import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @type {(file: string, words: readonly string[]) => Promise<{ readonly code: number | null, readonly said: string }>} */
const run = (file, words) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `bench/${file}`, ...words], { cwd: ROOT });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    child.on('close', (code) => resolve({ code, said }));
  });

// One of each kind: an option, a game, a word at a place of its own.
test.each([
  [
    'search.ts',
    ['--threads', '--safe'],
    /^bench:search: found "--safe", expected one of: .* --threads .*--save --sign\n$/,
  ],
  [
    'prove-strength.ts',
    ['--threads=1', 'chess'],
    /^prove:strength: found "chess", expected one of: .* --fresh --threads=\n$/,
  ],
  ['prove-deploy.ts', ['apache'], /^prove:deploy: found "apache", expected one of: nginx caddy\n$/],
  ['eigenstate-search.ts', ['50', '200', 'foo'], /^bench:eigenstate: found "50 200 foo", expected \[.*\n$/],
])('%s %j says what it does not understand, and measures nothing', async (file, words, sentence) => {
  const { code, said } = await run(file, words);
  expect(said).toMatch(sentence);
  expect(code).toBe(2);
});
