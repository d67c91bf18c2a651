import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from './files.ts';

/**
 * Makes a folder, and those above it that are not there. The recursion of Node itself never ends where the system refuses a folder
 * by saying that there is none, as below /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isMade(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await isMade(folder))) throw Object.assign(new Error(`${folder} cannot be made`), { code: 'ENOENT' });
}

/** Whether the folder is there now; false when the one above it is missing. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' && dirname(folder) !== folder) return false;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return true;
    throw error;
  }
}

/** Makes a folder into which files can be written; else gives the code by which the system refused. */
export async function readyFolder(folder: string): Promise<string | null> {
  const trial = join(folder, '.part');
  try {
    await makeFolder(folder);
    await (await open(trial, 'w')).close();
    await rm(trial);
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return code;
  }
}
