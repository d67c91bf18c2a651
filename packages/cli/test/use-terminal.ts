import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { FakeTerminal } from './fake-terminal.ts';

/** A terminal and a folder for the user's data, new for every test. */
export interface Home {
  readonly folder: string;
  readonly start: (...args: string[]) => FakeTerminal;
}

/** Call once in a test file. */
export function useTerminal(): Home {
  let folder = '';
  let terminal: FakeTerminal | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tabuleiro-terminal-'));
  });
  afterEach(async () => {
    await terminal?.leave();
    terminal = undefined;
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    start: (...args) => {
      terminal = new FakeTerminal(args, { XDG_DATA_HOME: folder, INIT_CWD: folder });
      return terminal;
    },
  };
}
