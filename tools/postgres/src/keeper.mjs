// Stays beside a PostgreSQL and ends it when whoever started it says so or is gone, however that came about.
//
//   node keeper.mjs <process id> <folder to remove>
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const pid = Number(process.argv[2]);
const folder = process.argv[3] ?? '';
const LOOK_MS = 20;
const PATIENCE_MS = 10_000;

function send(/** @type {string | 0} */ signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function end() {
  // Its connections are cut, what it has begun is rolled back.
  send('SIGINT');
  for (let waited = 0; send(0) && waited < PATIENCE_MS; waited += LOOK_MS) await wait(LOOK_MS);
  send('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

process.stdin.resume().on('end', () => void end());
