import type { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Users } from '../users/users.ts';
import type { Hub } from './hub.ts';
import type { RemotePresence } from './remote-presence.ts';
import { hearRenamed } from './renaming.ts';
import type { Streams } from './streams.ts';

export interface NewsParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly users: Users;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly remotePresence: RemotePresence;
  readonly failed: (error: unknown) => void;
}

/** Passes on what other processes write and say, so that it does not matter to whom one is connected. */
export async function hearOthers(parts: NewsParts): Promise<void> {
  const { store, rooms, hub, streams, remotePresence, failed } = parts;
  const catchUp = (): void => {
    rooms.refreshAll().catch(failed);
    hub.lobby.reload();
    hub.sendTurns().catch(failed);
  };
  remotePresence.died = catchUp;
  await store.listen({
    heard: ({ match, version, users, turnUser, changesLobby }) => {
      // A match that is open here tells all there is to tell when it has read its new entries.
      if (rooms.has(match)) rooms.refresh(match, version).catch(failed);
      else hub.tellTurn(match, turnUser, users);
      streams.ofUsers.hear(match, turnUser).catch(failed);
      if (changesLobby) hub.lobby.markDirty(match);
    },
    told: (node, words) => {
      if (!hearRenamed(parts, words, failed)) remotePresence.hear(node, words);
    },
    missed: () => {
      catchUp();
      remotePresence.ask();
    },
  });
  remotePresence.start();
}
