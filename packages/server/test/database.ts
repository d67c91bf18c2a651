import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL; absent when the tests run against the embedded database. */
    postgres?: string;
    /** Whether `npm run test:full` runs everything. */
    readonly isFull: boolean;
  }
}

/** Settings for a new, empty database of the kind that the project tests; an embedded one is in the folder. */
export async function freshDatabase(folder = tmpdir()): Promise<Readonly<Record<string, string>>> {
  const address = inject('postgres');
  if (address === undefined) return { DATA_DIR: mkdtempSync(join(folder, 'tabuleiro-data-')) };
  const name = `t${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: `${address}/${name}` };
}
