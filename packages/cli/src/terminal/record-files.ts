import { readdir } from 'node:fs/promises';
import { err, type Match, ok, type ReadRecord, type Result } from '@tabuleiro/games';
import type { MatchSession } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { addRecords, checkAddition, type FileError, loadRecords, resolveFile, sayFileError } from '../storage/index.ts';

/** Records in the folder in which the person is. Reasons come as sentences. */
export class RecordFiles {
  private readonly context: Context;
  /** What was last written where, so that a match that is saved again stands there once. */
  private readonly written = new Map<string, { readonly match: Match; readonly text: string }>();

  constructor(context: Context) {
    this.context = context;
  }

  get folder(): string {
    return resolveFile(this.context.io.env, '.');
  }

  /** Adds a match to a file; one that is no record is never touched, and a name that we choose is new. */
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

  /** The first match of a file. */
  async load(name: string): Promise<Result<ReadRecord, string>> {
    const read = await loadRecords(resolveFile(this.context.io.env, name));
    if (!read.ok) return this.explain(read.error);
    const [first] = read.value;
    return first === undefined ? err(name) : ok(first);
  }

  /** The names of files that may be records; none when the folder cannot be read. */
  async list(): Promise<readonly string[]> {
    try {
      const names = (await readdir(this.folder)).filter((name) => !name.startsWith('.')).toSorted();
      const records = await Promise.all(names.map((name) => this.mayBeRecord(name)));
      return names.filter((_, index) => records[index]);
    } catch {
      return [];
    }
  }

  /** Many things end in .json: only what can be read as a record is one. */
  private async mayBeRecord(name: string): Promise<boolean> {
    if (name.endsWith('.record')) return true;
    return name.endsWith('.json') && (await loadRecords(resolveFile(this.context.io.env, name))).ok;
  }

  private async explain(error: FileError): Promise<Result<never, string>> {
    return err(await sayFileError(error, this.context.language));
  }
}
