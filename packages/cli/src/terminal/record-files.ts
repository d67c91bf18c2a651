import { readdir } from 'node:fs/promises';
import { err, type Match, ok, type ReadRecord, type Result } from '@tabuleiro/games';
import type { MatchSession } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { formatFileError, type FileError } from '../storage/files.ts';
import { resolveFile } from '../storage/folder.ts';
import { addRecords, checkAddition, loadRecords } from '../storage/records.ts';

/** The records of the current folder. Errors are sentences. */
export class RecordFiles {
  private readonly context: Context;
  /** The text last written to each file, so that saving a match again replaces it. */
  private readonly written = new Map<string, { readonly match: Match; readonly text: string }>();

  constructor(context: Context) {
    this.context = context;
  }

  get folder(): string {
    return resolveFile(this.context.io.env, '.');
  }

  /** Adds a match to a file of records, or to a new file if no name is given. */
  async save(session: MatchSession<string>, name: string): Promise<Result<string, string>> {
    const now = new Date().toISOString();
    const ours = `${session.history.match.rules.game}-${now.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.record`;
    const file = resolveFile(this.context.io.env, name === '' ? ours : name);
    const target = await checkAddition(file);
    if (!target.ok) return this.explain(target.error);
    const { match } = session.history;
    const { tags, ...record } = session.record();
    const dated = { ...record, tags: { ...tags, Date: now.slice(0, 10) } };
    const last = this.written.get(file);
    const saved = await addRecords(file, [dated], last?.match === match ? last.text : '');
    if (!saved.ok) return this.explain(saved.error);
    this.written.set(file, { match, text: saved.value });
    return ok(file);
  }

  /** Loads the first match of a file. */
  async load(name: string): Promise<Result<ReadRecord, string>> {
    const read = await loadRecords(resolveFile(this.context.io.env, name));
    if (!read.ok) return this.explain(read.error);
    const [first] = read.value;
    return first === undefined ? err(name) : ok(first);
  }

  /** The names of files that may be records; empty when the folder cannot be read. */
  async list(): Promise<readonly string[]> {
    try {
      const names = (await readdir(this.folder)).filter((name) => !name.startsWith('.')).toSorted();
      const records = await Promise.all(names.map((name) => this.mayBeRecord(name)));
      return names.filter((_, index) => records[index]);
    } catch {
      return [];
    }
  }

  /** A .json file counts only if it can be read as a record. */
  private async mayBeRecord(name: string): Promise<boolean> {
    if (name.endsWith('.record')) return true;
    return name.endsWith('.json') && (await loadRecords(resolveFile(this.context.io.env, name))).ok;
  }

  private async explain(error: FileError): Promise<Result<never, string>> {
    return err(await formatFileError(error, this.context.language));
  }
}
