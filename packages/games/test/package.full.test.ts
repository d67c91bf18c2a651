// What others get: packs the library, installs the tarball in an empty folder, and tries there every example of the
// README, as it stands.
//
// An example is a fenced block marked `ts` or `js`. Each is a whole program in plain JavaScript, so that it can be
// copied into a file and run with node. It says what it prints in the order in which it prints it:
//
//     console.log(1 + 1); // prints: 2
//     console.log(board);
//     // prints:
//     // a b
//     // c d
//
// The test runs it, compares what it printed, and type-checks it against the installed declarations.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGE = join(ROOT, 'packages/games');

interface Example {
  readonly line: number;
  readonly text: string;
  readonly printed: readonly string[];
}

function parseExamples(markdown: string): Example[] {
  return Array.from(markdown.matchAll(/^```[tj]s\n(.*?)^```$/gms), ({ index, 1: text = '' }) => ({
    line: markdown.slice(0, index).split('\n').length + 1,
    text,
    printed: parsePrinted(text),
  }));
}

function parsePrinted(text: string): string[] {
  const printed: string[] = [];
  let inBlock = false;
  for (const line of text.split('\n')) {
    const [, single] = /\/\/ prints:(.*)$/.exec(line) ?? [];
    const [, continued] = /^\s*\/\/ ?(.*)$/.exec(line) ?? [];
    if (single !== undefined) {
      inBlock = single.trim() === '';
      if (!inBlock) printed.push(single.trim());
    } else if (inBlock && continued !== undefined) {
      printed.push(continued.trimEnd());
    } else {
      inBlock = false;
    }
  }
  return printed;
}

/** Runs npm without the settings that an outer `npm test` hands down, which name this repository. */
function npm(cwd: string, ...args: string[]): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return execFileSync('npm', args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
}

const examples = parseExamples(readFileSync(join(PACKAGE, 'README.md'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-games-'));

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'packages/games'], { stdio: 'inherit' });
  npm(PACKAGE, 'pack', '--silent', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'nothing was packed';
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(folder, 'install', '--silent', '--offline', '--no-audit', '--no-fund', join(folder, tarball));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('holds what it declares, and no more', () => {
  const installed = join(folder, 'node_modules/@tabuleiro/games');
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(readdirSync(join(folder, 'node_modules/@tabuleiro'))).toEqual(['games']);

  const manifest: { exports: Record<string, string | { types: string; default: string }>; dependencies?: unknown } =
    JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  for (const target of Object.values(manifest.exports)) {
    for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
      expect(readFileSync(join(installed, file), 'utf8'), file).not.toBe('');
    }
  }
});

test('every entry can be imported', () => {
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
  );
  const entries = Object.keys(manifest.exports).filter((name) => !name.endsWith('.json'));
  const program = entries.map((name) => `await import('@tabuleiro/games${name.slice(1)}');`).join('\n');
  writeFileSync(join(folder, 'entries.js'), program);
  const { status, stderr } = spawnSync(process.execPath, ['entries.js'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

describe('the examples of the README', () => {
  test('there are some', () => expect(examples).not.toEqual([]));

  test.each(examples)('line $line runs and prints what it says', ({ line, text, printed }) => {
    const file = `example-${line}.js`;
    writeFileSync(join(folder, file), text);
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const lines = stdout.replace(/\n$/, '').split('\n');
    expect(lines.map((printedLine) => printedLine.trimEnd())).toEqual(printed);
  });

  test('all have the right types', () => {
    const sources = join(folder, 'typed');
    mkdirSync(sources);
    for (const { line, text } of examples) writeFileSync(join(sources, `line-${line}.ts`), text);
    // The DOM library is there for `console` alone. The declarations of the package are checked as well.
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', lib: ['es2022', 'dom'], types: [] };
    writeFileSync(join(sources, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', sources], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
