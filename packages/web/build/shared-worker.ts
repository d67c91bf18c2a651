import { join } from 'node:path';
import type { Plugin } from 'vite';

// Vite builds every worker as a program of its own, with its own copy of all that the page has too: the rules of a game
// would be fetched twice. Here the worker is one more entry of the page's build, so that both load the same files.

const WORKER_SOURCE = 'src/worker/engine-worker.ts';
const WORKER_CHUNK = 'engine-worker';

/** The file that is given its content here; as it is written it serves vite's own server. */
const ADDRESS_FILE = '/src/worker/engine-worker-address.ts';

export function sharedWorker(): Plugin {
  let root = '';
  return {
    name: 'tabuleiro-shared-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    load(id) {
      if (!id.endsWith(ADDRESS_FILE)) return null;
      const file = this.emitFile({ type: 'chunk', id: join(root, WORKER_SOURCE), name: WORKER_CHUNK });
      return `export const ENGINE_WORKER = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
