import { parseRecords } from '@tabuleiro/games';
import type { LocalRecord } from './local-records.ts';
import { type SavedMatch, savedRecordOf } from './saved-match.ts';

/** A record in localStorage; null if it can no longer be read. */
export async function readLocal({ record, seed, game }: LocalRecord): Promise<SavedMatch | null> {
  const read = await parseRecords(record);
  const [first] = read.ok ? read.value : [];
  return first?.record.game === game ? savedRecordOf(first, { record, seed, now: Date.now() }) : null;
}
