import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { gunzip } from 'node:zlib';
import { type Job, type Tablebase, WorkerRuntime } from '@tabuleiro/engine';
import { bundleName, readBundle } from '@tabuleiro/engine/tablebase';
import { assert, type GameId, loadTables } from '@tabuleiro/games';

const FOLDER = new URL('small-tables/', import.meta.resolve('@tabuleiro/engine/package.json'));
const found = new Map<string, Promise<Tablebase | null>>();

/** The small tablebases that ship with the engine; null where there are none. */
export function findTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const key = `${game} ${variant}`;
  const known = found.get(key) ?? open(game, variant).catch(() => null);
  found.set(key, known);
  return known;
}

async function open(game: GameId, variant: string): Promise<Tablebase | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  const packed = await readFile(new URL(bundleName(game, variant), FOLDER));
  const bundle = readBundle(facet, game, variant, await promisify(gunzip)(packed));
  return bundle.ok ? bundle.value : null;
}

// The inside of a thread in which computer players think.

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
const runtime = new WorkerRuntime(
  (reply) => port.postMessage(reply),
  () => performance.now(),
  findTables,
);
port.on('message', (job: Job) => void runtime.carryOut(job));
