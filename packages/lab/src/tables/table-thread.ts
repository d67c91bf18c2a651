import { parentPort } from 'node:worker_threads';
import { Tablebase } from '@tabuleiro/engine';
import { checkClass, type ClassEntries, SharedJobs, solveClass, type TableFindings } from '@tabuleiro/engine/tablebase';
import { assert, loadTables } from '@tabuleiro/games';
import { readClassFile } from './class-file.ts';
import { openShipped } from './find-tables.ts';
import { classFile, expectedOf, findTableFolder, type TableFolder } from './table-folder.ts';
import type { CheckJob, SolveJob, TableJob, TableReply } from './table-threads.ts';

// The worker of table-threads.ts.

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
  const tableFolder = await findTableFolder(game, variant, folder ?? '');
  assert(tableFolder !== null, 'the game has tables');
  const subject = tableFolder.classes[classNumber];
  const entries = folder === null ? openShipped(tableFolder)?.classes : readAll(tableFolder, classNumber);
  assert(subject !== undefined && entries !== undefined, 'there is such a class');
  const words = new Int32Array(progress);
  const tables = new Tablebase(tableFolder.facet, variant, entries.slice(0, classNumber + 1));
  return checkClass(tables, subject, classNumber, (share) => {
    Atomics.store(words, number, Math.floor(share * subject.size));
  });
}

/** The entries of all classes up to this one. */
function readAll(tableFolder: TableFolder, classNumber: number): readonly ClassEntries[] {
  return tableFolder.classes.slice(0, classNumber + 1).map((subject) => {
    const whole = readClassFile(classFile(tableFolder, subject), expectedOf(tableFolder, subject));
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
