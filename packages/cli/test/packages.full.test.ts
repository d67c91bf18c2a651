// What others get: packs all packages, installs the tarballs in an empty folder, and uses them there as a stranger would.
// Examples of the games are tried in packages/games/test/package.full.test.ts.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGES = ['games', 'engine', 'play', 'client', 'lab', 'cli'];
const tarballs = mkdtempSync(join(tmpdir(), 'tabuleiro-tarballs-'));
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-consumer-'));

/** npm without the settings that an outer `npm test` hands down, which name this repository. */
function npm(cwd: string, ...args: string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD)/.test(name)));
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
}

function run(program: string, ...args: string[]): { readonly status: number | null; readonly out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

const installed = (name: string): string => join(folder, 'node_modules/@tabuleiro', name);
const tarballOf = (name: string): string => join(tarballs, `tabuleiro-${name}-0.1.0.tgz`);

/** The blocks of code of a README, by the file name in their first line. */
function readmeFiles(name: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(installed(name), 'README.md'), 'utf8');
  const blocks = text.matchAll(/^```js\n\/\/ (\S+\.m?js)\n(.*?)^```$/gms);
  return new Map(Array.from(blocks, ([, file = '', code = '']) => [file, code]));
}

beforeAll(() => {
  npm(ROOT, 'run', '--silent', 'package', '--', tarballs);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const files = PACKAGES.map(tarballOf);
  npm(folder, 'install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', ...files);
}, 300_000);

afterAll(() => {
  rmSync(tarballs, { recursive: true });
  rmSync(folder, { recursive: true });
});

test('the command runs', () => {
  const command = join(installed('cli'), 'bin/tabuleiro.js');
  expect(run(command, 'games')).toMatchObject({ status: 0, out: expect.stringContaining('Choko') });
  const match = run(command, 'play', 'choko', '--p1', 'easy', '--p2', '1', '--seed', '1');
  expect(match).toMatchObject({ status: 0, out: expect.stringMatching(/(?:1-0|0-1|1\/2-1\/2) /) });
  const series = run(command, 'match', 'choko', '1', 'easy', '--games', '2');
  expect(series).toMatchObject({ status: 0, out: expect.stringContaining('Result: ') });
});

test('the engine thinks in a thread of Node, with the tables that ship', () => {
  for (const [file, code] of readmeFiles('engine')) writeFileSync(join(folder, file), code);
  expect(run('main.mjs')).toEqual({ status: 0, out: 'true\n' });
  const tables = "import.meta.resolve('@tabuleiro/engine/small-tables/choko-standard.tables.gz')";
  writeFileSync(join(folder, 'tables.mjs'), `console.log(${tables});`);
  expect(existsSync(fileURLToPath(run('tables.mjs').out.trim()))).toBe(true);
});

test('the engine is bundled for a worker of a page', async () => {
  for (const [file, code] of readmeFiles('engine')) writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="page.js"></script>');
  await build({
    root: folder,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: 'site', target: 'es2023' },
  });
  const assets = readdirSync(join(folder, 'site/assets'));
  expect(assets.some((name) => name.startsWith('engine-worker'))).toBe(true);
});

describe.each(PACKAGES)('%s', (name) => {
  test('has no links that lead out of the package', () => {
    const text = readFileSync(join(installed(name), 'README.md'), 'utf8');
    const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, target = '']) => target);
    const broken = links.filter((link) => !link.startsWith('https://') && !existsSync(join(installed(name), link)));
    expect(broken).toEqual([]);
  });

  test('ships no tests, and no large declarations', () => {
    const files = readdirSync(installed(name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.filter((file) => /\.test\.|fixtures/.test(file.name))).toEqual([]);
    const declarations = files.filter((file) => file.name.endsWith('.d.ts'));
    const bytes = declarations.map((file) => readFileSync(join(file.parentPath, file.name)).length);
    expect(Math.max(0, ...bytes)).toBeLessThan(30_000);
  });

  test('publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed(name), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

// The command has nothing to import, and so no types.
test.each(PACKAGES.filter((name) => name !== 'cli'))(
  'arethetypeswrong finds nothing in %s that concerns ES modules',
  async (name) => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarballOf(name))));
    const problems = checked.types === false ? ['no types'] : checked.problems;
    // There is no CommonJS build, and resolution before Node 16 knows no `exports`.
    const known = new Set(['CJSResolvesToESM', 'NoResolution']);
    expect(problems.filter((one) => typeof one === 'string' || !known.has(one.kind))).toEqual([]);
  },
);
