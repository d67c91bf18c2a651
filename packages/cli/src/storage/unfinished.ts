import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assert, err, type MatchRecord, ok, type ReadRecord, type Result, toJsonRecord } from '@tabuleiro/games';
import type { MatchLease, OpenLease } from '@tabuleiro/play';
import { FileLease, removeVoidLease } from './file-lease.ts';
import { type FileError, toTrouble, writeText } from './files.ts';
import { dataFolder, type Env } from './folder.ts';
import { loadRecords } from './records.ts';

/** A match that was left before its end, as it was kept. */
export interface UnfinishedMatch extends ReadRecord {
  readonly id: string;
  readonly savedAt: Date;
}

export interface UnfinishedMatches {
  /** The one saved last comes first. */
  readonly matches: readonly UnfinishedMatch[];
  /** Files that could not be read. They are left as they are. */
  readonly damaged: readonly FileError[];
}

const ENDING = '.json';
const LOCK_ENDING = '.lock';
const ID = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/** The unfinished matches of this user: one JSON record a file, in the folder where the system keeps such data. */
export class UnfinishedStore {
  private readonly folder: string;

  constructor(env: Env) {
    this.folder = join(dataFolder(env), 'unfinished');
  }

  /** An id under which no match is kept. */
  newId(now: Date = new Date()): string {
    return `${now.toISOString().replace(/\..*|\W/g, '')}-${randomBytes(3).toString('hex')}`;
  }

  /** Keeps a match, in place of what was kept under that id. */
  async saveUnfinished(id: string, record: MatchRecord): Promise<Result<string, FileError>> {
    const file = this.fileOf(id);
    try {
      await mkdir(this.folder, { recursive: true });
    } catch (error) {
      return err({ file: this.folder, ...toTrouble(error) });
    }
    return writeText(file, `${JSON.stringify(toJsonRecord(record), null, 2)}\n`);
  }

  async listUnfinished(): Promise<Result<UnfinishedMatches, FileError>> {
    let names: string[];
    try {
      names = await readdir(this.folder);
    } catch (error) {
      const trouble = toTrouble(error);
      // Nobody has left a match yet.
      return trouble.code === 'missing' ? ok({ matches: [], damaged: [] }) : err({ file: this.folder, ...trouble });
    }
    for (const name of names.filter((one) => one.endsWith(LOCK_ENDING))) removeVoidLease(join(this.folder, name));
    const matches: UnfinishedMatch[] = [];
    const damaged: FileError[] = [];
    for (const name of names.filter((one) => one.endsWith(ENDING))) {
      const read = await this.loadUnfinished(name.slice(0, -ENDING.length));
      if (!read.ok) damaged.push(read.error);
      else if (read.value.match.outcome === null) matches.push(read.value);
    }
    return ok({ matches: matches.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime()), damaged });
  }

  /** Forgets a match; one that is not there is forgotten already. */
  async removeUnfinished(id: string): Promise<Result<string, FileError>> {
    const file = this.fileOf(id);
    try {
      await rm(file, { force: true });
      return ok(file);
    } catch (error) {
      return err({ file, ...toTrouble(error) });
    }
  }

  /** Says which of several terminals goes on with a match. */
  readonly openLease: OpenLease = async (id, lost): Promise<MatchLease> =>
    new FileLease(this.fileOf(id, LOCK_ENDING), lost);

  /** A match as it was saved last. */
  async loadUnfinished(id: string): Promise<Result<UnfinishedMatch, FileError>> {
    const file = this.fileOf(id);
    const read = await loadRecords(file);
    if (!read.ok) return read;
    const [first] = read.value;
    assert(first !== undefined, 'a file that could be read has a match');
    try {
      return ok({ ...first, id, savedAt: (await stat(file)).mtime });
    } catch (error) {
      return err({ file, ...toTrouble(error) });
    }
  }

  /** Ids come from `newId` or from a name in the folder; anything else would point out of it. */
  private fileOf(id: string, ending = ENDING): string {
    assert(ID.test(id), `${id} is the id of a match`);
    return join(this.folder, `${id}${ending}`);
  }
}
