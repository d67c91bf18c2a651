import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
);

/** Tests of a package see the sources of the others, so that no build has to come first while working. */
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

/** Of three at work one usually waits, for a process, a socket, a page or somebody who thinks. */
const WORKERS = Math.ceil(availableParallelism() * 1.5);
const shared = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  environment: 'node',
  maxWorkers: WORKERS,
  provide: { isFull: IS_FULL },
};

/** Other processes, connections and browsers can stall on a busy machine; what fails twice is a fault. */
const withProcesses = { ...shared, retry: 1 };

/**
 * The server's tests check that answers are those that its routes declare. They make a server of their own each and share what is
 * imported, which takes as long as many a test.
 */
const ofServer = { ...withProcesses, setupFiles: 'test/check-answers.ts', isolate: false };

/** What these tests of the server prove lies above the storage, which others put to the test: PostgreSQL adds nothing to it. */
const ABOVE_STORAGE = [
  'address-limits',
  'client',
  'computer-answers',
  'computers',
  'counted-moves',
  'deploy',
  'docs',
  'flood',
  'glicko',
  'http',
  'judge-act',
  'letting-go',
  'limits',
  'line',
  'live-schema',
  'long-match',
  'online',
  'openapi',
  'passphrases',
  'pings',
  'position-history',
  'positions',
  'proxies',
  'refusals',
  'request-floods',
  'security',
  'semaphore',
  'settings',
  'silence',
  'slow-readers',
  'streams',
].map((name) => `test/${name}.test.ts`);

/** Browser tests that take longest: begun last, they would keep everybody waiting. */
const LONGEST = ['online', 'accessibility', 'look', 'switches', 'keyboard', 'memory', 'play', 'matches', 'newcomer'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/test-browser/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Browser tests that look at how long something takes. */
const MEASURING = ['smooth', 'stage'].map((name) => `test-browser/${name}.test.ts`);

function browserProject(
  name: string,
  groupOrder: number,
  maxWorkers: number,
  files: { readonly include?: string[]; readonly exclude: string[] },
): object {
  return {
    resolve: { alias: sourceAliases() },
    test: {
      ...withProcesses,
      name,
      root: join(root, 'packages/web'),
      include: ['test-browser/**/*.test.ts'],
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
    sequence: { sequencer: LongestFirst },
    projects: [
      ...packages.map((name) => ({
        resolve: { alias: sourceAliases() },
        test: {
          ...(name === 'server' ? ofServer : name === 'cli' ? withProcesses : shared),
          name,
          root: join(root, 'packages', name),
          include: ['test/**/*.test.ts'],
          exclude: ['test/nodes/**', ...LEFT_OUT],
        },
      })),
      {
        // What touches the storage against PostgreSQL, and what needs several processes on one database.
        resolve: { alias: sourceAliases() },
        test: {
          ...ofServer,
          name: 'server-postgres',
          root: join(root, 'packages/server'),
          include: ['test/**/*.test.ts'],
          exclude: ['test/sqlite/**', ...(IS_FULL ? [] : ABOVE_STORAGE), ...LEFT_OUT],
          globalSetup: 'test/postgres-setup.ts',
        },
      },
      // In a real browser, when the cores are free of the others; what measures time comes last, one after the other.
      browserProject('web-browser', 1, WORKERS, { exclude: [...MEASURING, ...LEFT_OUT] }),
      browserProject('web-browser-alone', 2, 1, { include: MEASURING, exclude: LEFT_OUT }),
      { test: { ...shared, name: 'scripts', root: join(root, 'scripts'), include: ['**/*.test.mjs'] } },
    ],
  },
});
