import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/tabuleiro');

export type Row = readonly string[];

export interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

/**
 * A long proof, made of rows. Each row is kept as soon as it is known, beside a fingerprint of the sources it is about: a
 * run that was interrupted goes on, and one after a change of the sources begins anew. The report in docs is written at
 * the end.
 */
export class Proof {
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

  /** The row of a key: known from before, or made now and kept. */
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

/** A table with its columns in line, as the formatter wants it. */
export function makeTable(columns: readonly Column[], rows: readonly Row[]): string {
  const widths = columns.map(({ name }, index) =>
    Math.max(3, name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: Row): string => {
    const padded = cells.map((cell, index) => {
      const width = widths[index] ?? 0;
      return columns[index]?.isNumber === true ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${padded.join(' | ')} |\n`;
  };
  const rule = columns.map(({ isNumber }, index) => {
    const width = widths[index] ?? 0;
    return isNumber === true ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  });
  return [columns.map(({ name }) => name), rule, ...rows].map(line).join('');
}

function fingerprintOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts') || one.endsWith('.jsonl')).toSorted()) {
      hash.update(name).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex');
}
