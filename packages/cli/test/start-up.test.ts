import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/tabuleiro.js', import.meta.url));

function run(args: string[]): Promise<{ code: number | null; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.on('error', reject).on('close', (code) => resolve({ code, stdout }));
  });
}

test('two commands started at once both work', async () => {
  const [first, second] = await Promise.all([run(['--help']), run(['--help'])]);
  expect(first.code).toBe(0);
  expect(second).toEqual(first);
});
