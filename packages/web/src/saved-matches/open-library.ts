import { type KeyValueStorage, localRecords, removeRecord } from './local-records.ts';
import { MatchDatabase } from './match-database.ts';
import type { MatchLibrary } from './saved-match.ts';

/** The database with the matches that earlier versions saved, or this window's memory if the browser refuses it. */
export async function openLibrary(
  storage: KeyValueStorage,
  factory: IDBFactory | null = 'indexedDB' in globalThis ? globalThis.indexedDB : null,
): Promise<MatchLibrary> {
  const database = await openDatabase(storage, factory);
  if (database === null) return new (await import('./window-matches.ts')).WindowMatches(storage);
  const earlier = localRecords(storage);
  if (earlier.length === 0) return database;
  // A first visit does not need the parser.
  const { readLocal } = await import('./window-matches.ts');
  for (const local of earlier) {
    const match = await readLocal(local);
    if (match !== null && (await database.save(match))) removeRecord(storage, local);
  }
  return database;
}

async function openDatabase(storage: KeyValueStorage, factory: IDBFactory | null): Promise<MatchDatabase | null> {
  if (factory === null) return null;
  try {
    return await new MatchDatabase(factory, storage).open();
  } catch {
    return null;
  }
}
