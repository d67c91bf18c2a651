import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type FileList, isNamedByContent, listName, PAGE, type Precache } from '../src/offline/worker/plan.ts';

// Builds the service worker beside the page and tells it which files there are. Only when all of them are written is that
// known, workers and copied files included, so the list is written at the very end, beside the worker: it is no script.

const WORKER_SOURCE = 'src/offline/worker/service-worker.ts';
const WORKER_CHUNK = 'sw';
/** At the root, because a worker answers only for its own folder. */
const WORKER_FILE = `${WORKER_CHUNK}.js`;

export function precache(): Plugin {
  return {
    name: 'tabuleiro-precache',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', [WORKER_CHUNK]: WORKER_SOURCE },
          output: {
            entryFileNames: ({ name }) => (name === WORKER_CHUNK ? WORKER_FILE : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    writeBundle: {
      // After those that write files of their own.
      order: 'post',
      handler: ({ dir = '' }) => {
        const file = join(dir, WORKER_FILE);
        const code = readFileSync(file, 'utf8');
        // Old browsers know only workers in one piece.
        if (/^(?:import|export)\b/m.test(code)) throw new Error(`${WORKER_FILE} shares code with the page`);
        const { version, named, files, later } = listFiles(dir, code);
        const [told, list]: [Precache, FileList] = [
          { version, named },
          { files, later },
        ];
        writeFileSync(join(dir, listName(version)), JSON.stringify(list));
        writeFileSync(file, `const PRECACHE=${JSON.stringify(told)};${code}`);
      },
    },
  };
}

/** Tables are large, and the page can be used without them: the worker keeps them when all else is there. */
const isKeptLater = (name: string): boolean => name.endsWith('.gz');

/** All files but the worker, and a name for their content and that of the worker. */
export function listFiles(folder: string, workerCode: string): Precache & FileList {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== WORKER_FILE && statSync(join(folder, name)).isFile())
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
