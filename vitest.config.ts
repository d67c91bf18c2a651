import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
);

/** Tests of a package use the sources of the others, so that no build is needed while working. */
function sourceAliases(): { find: RegExp; replacement: string }[] {
  return packages.flatMap((folder) => {
    const manifest: { name: string; exports?: Record<string, string | { default: string }> } = JSON.parse(
      readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
    );
    return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
      if (typeof target === 'string') return [];
      const source = target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts');
      return [
        {
          find: new RegExp(`^${manifest.name}${subpath.slice(1)}$`),
          replacement: join(root, 'packages', folder, source),
        },
      ];
    });
  });
}

/** Set by `npm run test:full`, which leaves nothing out: not the files that end in `.full.test.ts`, nor a game's turn. */
const IS_FULL = process.env['TEST_FULL'] === '1';
const LEFT_OUT = IS_FULL ? [] : ['**/*.full.test.ts'];

/** More than there are cores, because many tests wait for a process, a socket, a page or a search. */
const WORKERS = 2 * availableParallelism();

/**
 * Node before 24 unregisters the isolate of a thread that ends before V8 has stopped compiling for it in the background,
 * and now and then that aborts the process.
 */
const EXEC_ARGV = Number.parseInt(process.versions.node, 10) < 24 ? ['--no-concurrent-recompilation'] : [];

/** Files of a project share a worker and its imports: importing the games takes as long as many tests. */
const shared = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  environment: 'node',
  maxWorkers: WORKERS,
  isolate: false,
  execArgv: EXEC_ARGV,
  provide: { isFull: IS_FULL },
};

/** Packages whose tests start threads or programs, which run what is compiled. */
const COMPILED = new Set(['cli', 'engine', 'lab', 'server']);
const COMPILE = join(root, 'scripts/compile-for-tests.mjs');

/** The server's tests check that answers are those that its routes declare. */
const ofServer = { ...shared, setupFiles: 'test/check-responses.ts' };

/** What differs between the two databases: transactions, plans of queries, migrations, and several processes on one database. */
const STORAGE_TESTS = [
  'nodes/*',
  'accounts',
  'archive',
  'archive-plans',
  'housekeeping',
  'match-progress',
  'migrations',
  'ratings',
  'rematch',
  'seats',
  'upgrade',
  'user-names',
].map((name) => `test/${name}.test.ts`);

/** One project after the other: workers are shared by files of the same project that follow each other. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => a.project.name.localeCompare(b.project.name));
  }
}

function browserProject(name: string, groupOrder: number, maxWorkers: number, files: object): object {
  return {
    resolve: { alias: sourceAliases() },
    test: {
      ...shared,
      name,
      root: join(root, 'packages/web'),
      ...files,
      globalSetup: 'test-browser/setup.mjs',
      testTimeout: 180_000,
      maxWorkers,
      sequence: { groupOrder },
    },
  };
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByProject },
    projects: [
      ...packages.map((name) => ({
        resolve: { alias: sourceAliases() },
        test: {
          ...(name === 'server' ? ofServer : shared),
          name,
          root: join(root, 'packages', name),
          include: ['test/**/*.test.ts'],
          ...(COMPILED.has(name) && { globalSetup: COMPILE }),
          exclude: ['test/nodes/**', ...LEFT_OUT],
        },
      })),
      {
        // The tests of the storage on PostgreSQL; `npm run test:full` runs all tests of the server on it.
        resolve: { alias: sourceAliases() },
        test: {
          ...ofServer,
          name: 'server-postgres',
          root: join(root, 'packages/server'),
          include: IS_FULL ? ['test/**/*.test.ts'] : STORAGE_TESTS,
          exclude: ['test/sqlite/**', ...LEFT_OUT],
          globalSetup: [COMPILE, 'test/postgres-setup.ts'],
        },
      },
      // In a real browser, when the cores are free of the others; what measures time comes last, one after the other.
      browserProject('web-browser', 1, WORKERS, { include: ['test-browser/*.test.ts'], exclude: LEFT_OUT }),
      browserProject('web-browser-alone', 2, 1, { include: ['test-browser/alone/*.test.ts'], exclude: LEFT_OUT }),
      { test: { ...shared, name: 'scripts', root: join(root, 'scripts'), include: ['**/*.test.mjs'] } },
    ],
  },
});
