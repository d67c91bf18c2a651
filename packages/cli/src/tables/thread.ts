import { parentPort } from 'node:worker_threads';
import { checkClass, SharedWork, solveClass, type TableFindings, Tables } from '@tabuleiro/engine';
import { assert, loadTables } from '@tabuleiro/games';
import { readClassFile } from './class-file.ts';
import { classFile, expectedOf, findPlace } from './place.ts';
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
  return solveClass(facet, variant, { id: classId, size }, memory, solved, new SharedWork(threads, work));
}

async function check({ game, variant, folder, classNumber }: CheckJob): Promise<TableFindings> {
  const place = await findPlace(game, variant, folder);
  assert(place !== null, 'the game has tables');
  const entries = place.classes.slice(0, classNumber + 1).map((subject) => {
    const whole = readClassFile(classFile(place, subject), expectedOf(place, subject));
    assert(whole.ok, 'files were read before');
    return whole.value.entries;
  });
  const subject = place.classes[classNumber];
  assert(subject !== undefined, 'there is such a class');
  return checkClass(new Tables(place.facet, variant, entries), subject, classNumber);
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
const reply = (answer: TableReply): void => port.postMessage(answer);
port.on('message', (job: TableJob) => {
  if (job.kind === 'solve') void solve(job).then((isSolved) => reply({ kind: 'solved', isSolved }));
  else void check(job).then((findings) => reply({ kind: 'checked', findings }));
});
