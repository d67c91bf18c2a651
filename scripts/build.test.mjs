import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Stands in for the compiler: slow enough to be overtaken, and it notes when it began and ended.
const FAKE_COMPILER = `
const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
appendFileSync('log', 'begin ');
if (existsSync('broken')) process.exit(2);
setTimeout(() => { mkdirSync('app/dist', { recursive: true }); appendFileSync('log', 'end '); }, 200);
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  plant('node_modules/typescript/bin/tsc', FAKE_COMPILER);
  plant('node_modules/typescript/package.json', '{}');
  plant('tsconfig.base.json', '{}');
  plant('app/tsconfig.json', '{ "references": [{ "path": "../library" }] }');
  plant('app/src/main.ts', '');
  plant('library/tsconfig.json', '{}');
  plant('library/index.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(/** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

let said = '';

/** Builds in a process of its own, as the command does. */
function build() {
  const script = fileURLToPath(new URL('build.mjs', import.meta.url));
  const program = `const { ensureBuilt } = await import(process.argv[2]);
    process.exit((await ensureBuilt('app', process.argv[1])) ? 0 : 1);`;
  const args = ['--input-type=module', '--eval', program, root, script];
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'pipe'] });
  said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

const log = () => (existsSync(join(root, 'log')) ? readFileSync(join(root, 'log'), 'utf8') : '');
const lockFile = () => join(root, 'node_modules', '.cache', 'tabuleiro', 'build.lock');

test('builds once, and again after each kind of change', async () => {
  expect(await build()).toBe(0);
  expect(await build()).toBe(0);
  expect(log()).toBe('begin end ');

  const changes = [
    () => plant('library/more.ts', ''),
    () => rmSync(join(root, 'library/more.ts')),
    () => utimesSync(join(root, 'app/src/main.ts'), 1, 1),
    () => rmSync(join(root, 'app/dist'), { recursive: true }),
  ];
  for (const [index, change] of changes.entries()) {
    change();
    expect(await build()).toBe(0);
    expect(log()).toBe('begin end '.repeat(index + 2));
  }
});

test('several starts at once build one after the other, and only once', async () => {
  expect(await Promise.all([build(), build(), build()])).toEqual([0, 0, 0]);
  expect(log()).toBe('begin end ');
  expect(existsSync(lockFile())).toBe(false);
});

test('the lock of a dead process does not stop anybody', async () => {
  const dead = spawn(process.execPath, ['--eval', '']);
  await new Promise((resolve) => dead.on('close', resolve));
  plant('node_modules/.cache/tabuleiro/build.lock', `${dead.pid}-1`);
  expect(await Promise.all([build(), build(), build()])).toEqual([0, 0, 0]);
  expect(log()).toBe('begin end ');
  expect(existsSync(lockFile())).toBe(false);
});

test('without dependencies it says so, in one line', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(await build()).toBe(1);
  expect(said).toBe('the dependencies are not installed: run `npm ci` first\n');
});

test('a failed build is tried again', async () => {
  plant('broken', '');
  expect(await build()).toBe(1);
  rmSync(join(root, 'broken'));
  expect(await build()).toBe(0);
  expect(log()).toBe('begin begin end ');
});
