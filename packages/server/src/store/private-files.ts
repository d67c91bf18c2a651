import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

const ONLY_OWNER = 0o600;
const ONLY_OWNER_FOLDER = 0o700;

/** Makes a file, and its folder, where there is none; nobody else on the machine reads what is in it. */
export function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: ONLY_OWNER_FOLDER });
  closeSync(openSync(file, 'a', ONLY_OWNER));
  try {
    chmodSync(file, ONLY_OWNER);
  } catch {
    // Who may write to it without owning it leaves it as its owner made it.
  }
}
