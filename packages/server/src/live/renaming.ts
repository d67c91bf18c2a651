import type { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Users } from '../users/users.ts';
import type { Hub } from './hub.ts';

const RENAMED = 'renamed';
/** What is said at once must not be longer than the database passes on, which is 8,000 bytes. */
const AT_ONCE = 300;

/** Tells the other processes that somebody is called otherwise now, or is gone, and in which matches. */
export async function tellRenamed(store: Store, matches: readonly string[]): Promise<void> {
  const texts = [RENAMED];
  for (let first = 0; first < matches.length; first += AT_ONCE) {
    texts.push([RENAMED, ...matches.slice(first, first + AT_ONCE)].join(' '));
  }
  await store.tell(texts);
}

/** Looks anew who is who, and reads again what such words name, as far as it is open here; false when they are about something else. */
export function hearRenamed(
  { rooms, users, hub }: { readonly rooms: Rooms; readonly users: Users; readonly hub: Hub },
  [first, ...matches]: readonly string[],
  failed: (error: unknown) => void,
): boolean {
  if (first !== RENAMED) return false;
  users.forgetAll();
  hub.lobby.markRenamed(matches);
  for (const match of matches) rooms.reread(match).catch(failed);
  return true;
}
