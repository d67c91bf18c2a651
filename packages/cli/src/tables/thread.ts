import { parentPort } from 'node:worker_threads';
import { checkClass, type ClassEntries, SharedJobs, solveClass, type TableFindings, Tables } from '@tabuleiro/engine';
import { assert, loadTables } from '@tabuleiro/games';
import { readClassFile } from './class-file.ts';
import { classFile, expectedOf, findPlace, type TablePlace } from './place.ts';
import { openShipped } from './source.ts';
import type { CheckJob, SolveJob, TableJob, TableReply } from './threads.ts';

// The inside of a thread of threads.ts.

async function solve({ game, variant, classId, size, memory, earlier, threads, work }: SolveJob): Promise<boolean> {
  const facet = await loadTables(game);
  assert(facet !== null, 'the game has tables');
  const solved = earlier.map(({ id, codes, distances }) => ({
    id,
    codes: new Uint8Array(codes),
    distances: new Uint8Array(distances),
  }));
  return solveClass(facet, variant, { id: classId, size }, memory, solved, new SharedJobs(threads, work));
}

async function check({ game, variant, folder, classNumber, progress, number }: CheckJob): Promise<TableFindings> {
  const place = await findPlace(game, variant, folder ?? '');
  assert(place !== null, 'the game has tables');
  const subject = place.classes[classNumber];
  const entries = folder === null ? openShipped(place)?.classes : readAll(place, classNumber);
  assert(subject !== undefined && entries !== undefined, 'there is such a class');
  const words = new Int32Array(progress);
  const tables = new Tables(place.facet, variant, entries.slice(0, classNumber + 1));
  return checkClass(tables, subject, classNumber, (share) => {
    Atomics.store(words, number, Math.floor(share * subject.size));
  });
}

/** All classes up to one. */
function readAll(place: TablePlace, classNumber: number): readonly ClassEntries[] {
  return place.classes.slice(0, classNumber + 1).map((subject) => {
    const whole = readClassFile(classFile(place, subject), expectedOf(place, subject));
    assert(whole.ok, 'files were read before');
    return whole.value.entries;
  });
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
const reply = (answer: TableReply): void => port.postMessage(answer);
port.on('message', (job: TableJob) => {
  if (job.kind === 'solve') void solve(job).then((isSolved) => reply({ kind: 'solved', isSolved }));
  else void check(job).then((findings) => reply({ kind: 'checked', findings }));
});
