import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addGame, filesOfPage, ROOT, withoutOptionalFacets } from './sixth-game.ts';

// Adds Nim to a copy of the whole repository, builds it and runs every test that goes through the games, in all packages. So
// a sixth game needs its folder and its line, and nothing else: no list, no text, no test counts five games. Tests in the
// browser and long ones run for Nim alone. Those that measure time need idle cores, which this test does not have.

const MINUTES = 60_000;
/** Tests that name the registry or what follows from it. */
const ITERATES = /\b(?:GAMES|GAME_IDS|PUZZLE_GAMES)\b/;
/** They add a sixth game themselves. */
const OWN_TESTS = /\/(?:adding-a-game|sixth-game)\b/;

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** The tests of the copy are not part of this run. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV$)/.test(name)),
);

/** What a command says when it fails; nothing when it succeeds. */
async function run(folder: string, args: readonly string[], env: object = {}): Promise<string> {
  const options = { cwd: folder, env: { ...ENVIRONMENT, ...env }, maxBuffer: 2 ** 28 };
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], options, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${args.slice(0, 2).join(' ')} failed:\n${stdout}\n${stderr}`);
    });
  });
}

/** All files that git knows or would know, with the installed packages beside them; our own packages are those of the copy. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tabuleiro-repository-'));
  copies.push(copy);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  for (const path of listed.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  linkPackages(copy);
  return copy;
}

function linkPackages(copy: string): void {
  const scope = '@tabuleiro';
  mkdirSync(join(copy, 'node_modules', scope), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== scope) symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const folder of ['packages', 'tools']) {
    for (const name of readdirSync(join(copy, folder))) {
      const own = join(copy, folder, name);
      if (existsSync(join(own, 'package.json'))) symlinkSync(own, join(copy, 'node_modules', scope, name));
    }
  }
}

/** The short test files without a browser that go through the games, from the root of a copy. */
function testsOfGames(copy: string): readonly string[] {
  return readdirSync(join(copy, 'packages'))
    .map((name) => join(copy, 'packages', name, 'test'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.full.test.ts') && !OWN_TESTS.test(file))
    .filter((file) => ITERATES.test(readFileSync(file, 'utf8')))
    .map((file) => relative(copy, file));
}

const games = [
  { facets: 'all facets of the page', files: filesOfPage() },
  { facets: 'none of the optional facets', files: withoutOptionalFacets(filesOfPage()) },
];

describe.each(games)('a sixth game with $facets', ({ files }) => {
  test('builds, and all tests that go through the games pass', { timeout: 30 * MINUTES }, async () => {
    const copy = copyRepository();
    addGame(join(copy, 'packages/games'), files);
    expect(await run(copy, ['scripts/build.mjs'])).toBe('');
    const tests = testsOfGames(copy);
    expect(tests.length).toBeGreaterThan(40);
    const projects = [...new Set(tests.map((file) => file.split('/')[1] ?? ''))];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name])];
    expect(await run(copy, [...vitest, ...tests])).toBe('');
    const ofNim = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'web-browser', '--project', 'games'];
    expect(await run(copy, [...ofNim, '--testNamePattern', String.raw`\bnim\b`], { TEST_FULL: '1' })).toBe('');
  });
});
