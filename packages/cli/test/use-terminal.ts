import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { FakeTerminal } from './fake-terminal.ts';

/** Somebody's terminal, and the folder in which they are and where their data is kept: a new one for every test. */
export interface Home {
  readonly folder: string;
  readonly start: (...args: string[]) => FakeTerminal;
}

/** For all tests of a file. */
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
