import type { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';

const RENAMED = 'renamed';
/** What is said at once must not be longer than the database passes on, which is 8,000 bytes. */
const AT_ONCE = 300;

/** Tells the other processes of matches in which somebody is called otherwise now. */
export async function tellRenamed(store: Store, matches: readonly string[]): Promise<void> {
  const texts: string[] = [];
  for (let first = 0; first < matches.length; first += AT_ONCE) {
    texts.push([RENAMED, ...matches.slice(first, first + AT_ONCE)].join(' '));
  }
  await store.tell(texts);
}

/** Reads again what such words name, as far as it is open here; false when they are about something else. */
export function hearRenamed(
  rooms: Rooms,
  [first, ...matches]: readonly string[],
  failed: (error: unknown) => void,
): boolean {
  if (first !== RENAMED) return false;
  for (const match of matches) rooms.reread(match).catch(failed);
  return true;
}
