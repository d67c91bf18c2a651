import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import {
  type FileList,
  isNamedByContent,
  listName,
  PAGE,
  type Precache,
} from '../src/offline/worker/cache-strategy.ts';

const ENGINE_WORKER_SOURCE = 'src/worker/engine-worker.ts';
/** The plugin replaces its content; as written, it serves Vite's development server. */
const ENGINE_WORKER_ADDRESS = '/src/worker/engine-worker-address.ts';

/**
 * Vite bundles every worker on its own, so the browser would load the rules of a game twice. This makes the engine's worker
 * another entry of the page's build: the two share their chunks.
 */
export function engineWorker(): Plugin {
  let root = '';
  return {
    name: 'tabuleiro-engine-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    load(id) {
      if (!id.endsWith(ENGINE_WORKER_ADDRESS)) return null;
      const file = this.emitFile({ type: 'chunk', id: join(root, ENGINE_WORKER_SOURCE), name: 'engine-worker' });
      return `export const ENGINE_WORKER = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

const SERVICE_WORKER_SOURCE = 'src/offline/worker/service-worker.ts';
const SERVICE_WORKER = 'sw';
/** At the root of the site, because a service worker controls only its own folder. */
const SERVICE_WORKER_FILE = `${SERVICE_WORKER}.js`;

/** Builds the service worker and, when every other file is written, the list of files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'tabuleiro-service-worker',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', [SERVICE_WORKER]: SERVICE_WORKER_SOURCE },
          output: {
            entryFileNames: ({ name }) => (name === SERVICE_WORKER ? SERVICE_WORKER_FILE : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    writeBundle: {
      order: 'post',
      handler: ({ dir = '' }) => {
        const file = join(dir, SERVICE_WORKER_FILE);
        const code = readFileSync(file, 'utf8');
        // The page registers it as a classic script, which old browsers need.
        if (/^(?:import|export)\b/m.test(code)) throw new Error(`${SERVICE_WORKER_FILE} shares code with the page`);
        const { version, named, files, later } = listFiles(dir, code);
        const precache: Precache = { version, named };
        const list: FileList = { files, later };
        writeFileSync(join(dir, listName(version)), JSON.stringify(list));
        writeFileSync(file, `const PRECACHE=${JSON.stringify(precache)};${code}`);
      },
    },
  };
}

/** Endgame tables: they are large and the page works without them, so the service worker fetches them last. */
const isKeptLater = (name: string): boolean => name.endsWith('.gz');

/** Lists all files but the service worker; the version is a hash of their content and of the worker's code. */
export function listFiles(folder: string, workerCode: string): Precache & FileList {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== SERVICE_WORKER_FILE && statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort();
  const files = all.filter((name) => !isKeptLater(name));
  const hash = createHash('sha256').update(workerCode);
  for (const name of files) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return {
    version: hash.digest('hex').slice(0, 12),
    named: files.filter((name) => !isNamedByContent(name)).map((name) => (name === 'index.html' ? PAGE : name)),
    files: files.filter(isNamedByContent),
    later: all.filter(isKeptLater),
  };
}
