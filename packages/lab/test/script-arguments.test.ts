import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../scripts/', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly printed: string;
}

const runScript = (file: string, args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { cwd: SCRIPTS });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
    child.on('close', (code) => resolve({ code, printed }));
  });

// One of each kind: an option, a game, a word at a place of its own.
test.each([
  [
    'bench/search.ts',
    ['--threads', '--safe'],
    /^bench:search: found "--safe", expected one of: .* --threads .*--save --sign\n$/,
  ],
  [
    'proofs/strength.ts',
    ['--threads=1', 'chess'],
    /^prove:strength: found "chess", expected one of: .* --fresh --threads=\n$/,
  ],
  ['proofs/puzzles.ts', ['chess'], /^prove:puzzles: found "chess", expected one of: /],
  ['data/mine-puzzles.ts', ['chess'], /^mine:puzzles: found "chess", expected one of: /],
  ['proofs/deploy.ts', ['apache'], /^prove:deploy: found "apache", expected one of: nginx caddy\n$/],
  ['bench/eigenstate-search.ts', ['50', '200', 'foo'], /^bench:eigenstate: found "50 200 foo", expected \[.*\n$/],
])('%s refuses %j and starts nothing', async (file, args, sentence) => {
  const { code, printed } = await runScript(file, args);
  expect(printed).toMatch(sentence);
  expect(code).toBe(2);
});
