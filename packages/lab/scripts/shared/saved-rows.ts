import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column } from '../../src/series/report-format.ts';
import { makeTable, ROOT } from './document-section.ts';

const CACHE = join(ROOT, 'node_modules/.cache/tabuleiro');

export type Row = readonly string[];

/**
 * The rows of a long proof. Each row is written to a file as soon as it is known. The file begins with a fingerprint of
 * the sources: an interrupted run goes on, a run after a change of the sources starts again. The report in docs is written
 * at the end.
 */
export class SavedRows {
  private readonly file: string;
  private readonly rows = new Map<string, Row>();

  constructor(name: string, sources: readonly string[]) {
    this.file = join(CACHE, `proof-${name}.jsonl`);
    const fingerprint = fingerprintOf(sources);
    mkdirSync(CACHE, { recursive: true });
    const [first, ...lines] = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(Boolean) : [];
    if (first !== fingerprint) writeFileSync(this.file, `${fingerprint}\n`);
    else {
      for (const line of lines) {
        const [key, row]: [string, Row] = JSON.parse(line);
        this.rows.set(key, row);
      }
    }
  }

  /** The row of a key: from the file, or made and saved now. */
  async row(key: string, make: () => Row | Promise<Row>): Promise<Row> {
    const known = this.rows.get(key);
    if (known !== undefined) return known;
    const row = await make();
    this.keep(key, row);
    return row;
  }

  keep(key: string, row: Row): void {
    this.rows.set(key, row);
    appendFileSync(this.file, `${JSON.stringify([key, row])}\n`);
  }

  get(key: string): Row | undefined {
    return this.rows.get(key);
  }

  keys(): readonly string[] {
    return [...this.rows.keys()];
  }

  all(): readonly Row[] {
    return [...this.rows.values()];
  }

  /** Writes the report and forgets the rows. */
  finish(report: string, head: string, columns: readonly Column[], rows: readonly Row[]): void {
    writeFileSync(join(ROOT, 'docs', report), `${head}\n${makeTable(columns, rows)}`);
    this.forget();
  }

  forget(): void {
    rmSync(this.file);
  }
}

/** Changes when a source in one of the folders does; `except` are files whose names are left out. */
export function fingerprintOf(folders: readonly string[], except: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    const sources = names.filter((name) => /\.(?:ts|jsonl)$/.test(name) && !except.includes(name));
    for (const name of sources.toSorted()) {
      hash.update(name).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex');
}
