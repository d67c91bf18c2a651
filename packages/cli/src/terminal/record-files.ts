import { readdir } from 'node:fs/promises';
import {
  type BySide,
  err,
  ok,
  parsePlayer,
  type PlayerSpec,
  type ReadRecord,
  recordOf,
  type Result,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';
import {
  checkRecordTarget,
  type FileError,
  loadRecords,
  resolveFile,
  saveRecords,
  sayFileError,
} from '../storage/index.ts';
import { tagsOf } from './keeper.ts';
import type { Session } from './session.ts';

const ENDINGS = ['.record', '.json'];

/** The players that the tags of a record name; people where they name none of ours. */
export function playersOf({ record, tags }: ReadRecord): BySide<PlayerSpec> {
  const playerOf = (tag: string | undefined): PlayerSpec => {
    const spec = parsePlayer(record.game, tag ?? 'human', 'player');
    return spec.ok ? spec.value : { kind: 'human' };
  };
  return { 1: playerOf(tags['Player1']), 2: playerOf(tags['Player2']) };
}

/** Records in the folder in which the person is. Reasons come as sentences. */
export class RecordFiles {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  get folder(): string {
    return resolveFile(this.context.io.env, '.');
  }

  /** Writes a match; a file that is no record is never overwritten, and a name that we choose is new. */
  async save(session: Session, name: string): Promise<Result<string, string>> {
    const now = new Date().toISOString();
    const ours = `${session.rules.game}-${now.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.record`;
    const file = resolveFile(this.context.io.env, name === '' ? ours : name);
    const target = await checkRecordTarget(file);
    if (!target.ok) return this.explain(target.error);
    const saved = await saveRecords(file, [recordOf(session.match, { ...tagsOf(session), Date: now.slice(0, 10) })]);
    return saved.ok ? ok(saved.value) : this.explain(saved.error);
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
      const names = await readdir(this.folder);
      return names
        .filter((name) => ENDINGS.some((ending) => name.endsWith(ending)) && !name.startsWith('package'))
        .toSorted();
    } catch {
      return [];
    }
  }

  private async explain(error: FileError): Promise<Result<never, string>> {
    return err(await sayFileError(error, this.context.language));
  }
}
