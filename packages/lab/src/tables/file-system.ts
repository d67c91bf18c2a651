import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The code of a system error; null for any other error. */
export function systemCodeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether the error means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  const code = systemCodeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/**
 * Makes a folder and its missing parents. Node's own recursion never ends where the system reports ENOENT instead of a
 * refusal, as below /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isMade(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await isMade(folder))) throw Object.assign(new Error(`${folder} cannot be made`), { code: 'ENOENT' });
}

/** Creates one folder; false when its parent is missing. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'ENOENT' && dirname(folder) !== folder) return false;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return true;
    throw error;
  }
}

/** Makes a folder and checks that it is writable; gives the system's error code, or null. */
export async function readyFolder(folder: string): Promise<string | null> {
  const trial = join(folder, '.part');
  try {
    await makeFolder(folder);
    await (await open(trial, 'w')).close();
    await rm(trial);
    return null;
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === null) throw error;
    return code;
  }
}
