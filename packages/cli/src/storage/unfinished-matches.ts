import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assert, err, type MatchRecord, ok, type ReadRecord, type Result, toJsonRecord } from '@tabuleiro/games';
import type { MatchLease, OpenLease, MatchSession } from '@tabuleiro/play';
import { FileLease, removeStaleLease } from './file-lease.ts';
import { type FileError, toFileProblem, writeText } from './files.ts';
import { dataFolder, type Env } from './folder.ts';
import { loadRecords } from './records.ts';

/** A saved unfinished match. */
export interface StoredMatch extends ReadRecord {
  readonly id: string;
  readonly savedAt: Date;
}

export interface StoredMatches {
  /** The most recently saved first. */
  readonly matches: readonly StoredMatch[];
  /** Files that could not be read; they are not changed. */
  readonly damaged: readonly FileError[];
}

const ENDING = '.json';
const LOCK_ENDING = '.lock';
const ID = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/** The user's unfinished matches: one JSON record a file in the data folder. */
export class UnfinishedStore {
  private readonly folder: string;

  constructor(env: Env) {
    this.folder = join(dataFolder(env), 'unfinished');
  }

  /** A new id. */
  newId(now: Date = new Date()): string {
    return `${now.toISOString().replace(/\..*|\W/g, '')}-${randomBytes(3).toString('hex')}`;
  }

  /** Saves a match under an id, replacing an earlier version. */
  async saveUnfinished(id: string, record: MatchRecord): Promise<Result<string, FileError>> {
    const file = this.fileOf(id);
    try {
      await mkdir(this.folder, { recursive: true });
    } catch (error) {
      return err({ file: this.folder, ...toFileProblem(error) });
    }
    return writeText(file, `${JSON.stringify(toJsonRecord(record), null, 2)}\n`);
  }

  async listUnfinished(): Promise<Result<StoredMatches, FileError>> {
    let names: string[];
    try {
      names = await readdir(this.folder);
    } catch (error) {
      const problem = toFileProblem(error);
      // Nothing has been saved yet.
      return problem.code === 'missing' ? ok({ matches: [], damaged: [] }) : err({ file: this.folder, ...problem });
    }
    for (const name of names.filter((one) => one.endsWith(LOCK_ENDING))) removeStaleLease(join(this.folder, name));
    const matches: StoredMatch[] = [];
    const damaged: FileError[] = [];
    for (const name of names.filter((one) => one.endsWith(ENDING))) {
      const read = await this.loadUnfinished(name.slice(0, -ENDING.length));
      if (!read.ok) damaged.push(read.error);
      else if (read.value.match.outcome === null) matches.push(read.value);
    }
    return ok({ matches: matches.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()), damaged });
  }

  /** Deletes a match; does nothing if there is none. */
  async removeUnfinished(id: string): Promise<Result<string, FileError>> {
    const file = this.fileOf(id);
    try {
      await rm(file, { force: true });
      return ok(file);
    } catch (error) {
      return err({ file, ...toFileProblem(error) });
    }
  }

  /** Decides which of several terminals may continue a match. */
  readonly openLease: OpenLease = async (id, lost): Promise<MatchLease> =>
    new FileLease(this.fileOf(id, LOCK_ENDING), lost);

  /** Loads a match as it was saved last. */
  async loadUnfinished(id: string): Promise<Result<StoredMatch, FileError>> {
    const file = this.fileOf(id);
    const read = await loadRecords(file);
    if (!read.ok) return read;
    const [first] = read.value;
    assert(first !== undefined, 'a file that could be read has a match');
    try {
      return ok({ ...first, id, savedAt: (await stat(file)).mtime });
    } catch (error) {
      return err({ file, ...toFileProblem(error) });
    }
  }

  /** Ids come from `newId` or from file names in the folder; anything else could leave the folder. */
  private fileOf(id: string, ending = ENDING): string {
    assert(ID.test(id), `${id} is the id of a match`);
    return join(this.folder, `${id}${ending}`);
  }
}

/** Saves matches while they are played. Writes are queued, so that the last one wins. */
export class Autosave {
  private readonly store: UnfinishedStore;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: UnfinishedStore) {
    this.store = store;
  }

  /** Saves an unfinished match from its first move on, even if all moves were taken back; deletes a finished one. */
  save(session: MatchSession<string>, id: string): void {
    const { match, allBranches } = session.history;
    if (match.outcome !== null) this.last = this.last.then(() => this.store.removeUnfinished(id));
    else if (match.moves.length > 0 || allBranches.length > 0) {
      const record = session.record();
      this.last = this.last.then(() => this.store.saveUnfinished(id, record));
    }
  }

  /** Waits until everything is written. */
  async settled(): Promise<void> {
    await this.last;
  }
}
