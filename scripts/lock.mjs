// A lock between processes: a file that holds the owner's process id.
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
// A process id may belong to another process by now, or to another container. No build takes this long.
const STALE_MS = 10 * 60_000;

function isRunning(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The lock's text, or null when it is free. */
function readOwner(/** @type {string} */ file) {
  try {
    return { text: readFileSync(file, 'utf8'), ageMs: Date.now() - statSync(file).mtimeMs };
  } catch {
    return null;
  }
}

/** Takes the lock if it is free. The link appears at once with its content, so no process ever reads half a lock. */
function tryTake(/** @type {string} */ file, /** @type {string} */ token) {
  const own = `${file}.${token}`;
  writeFileSync(own, token);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/** Removes the lock of a dead process. Of two that try, one moves it away; if that was a new lock, it is put back. */
function removeStale(/** @type {string} */ file, /** @type {string} */ staleText, /** @type {string} */ token) {
  const aside = `${file}.${token}.stale`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== staleText) linkSync(aside, file);
  } catch {
    // Another process was faster: the next look at the lock tells which.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs the work while holding the lock; waits as long as a living process holds it.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  const token = `${process.pid}-${Date.now()}`;
  while (!tryTake(file, token)) {
    const owner = readOwner(file);
    if (owner && (!isRunning(Number.parseInt(owner.text, 10)) || owner.ageMs > STALE_MS)) {
      removeStale(file, owner.text, token);
    } else {
      await sleep(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    if (readOwner(file)?.text === token) rmSync(file, { force: true });
  }
}
