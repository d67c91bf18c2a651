import type { Users } from '../accounts/users.ts';
import type { ActiveMatches } from '../match/active-matches.ts';
import { readRenameBroadcast } from '../store/announcements.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';
import type { RemotePresence } from './remote-presence.ts';
import type { Streams } from './streams.ts';

export interface ClusterListenerParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly users: Users;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly remotePresence: RemotePresence;
  readonly failed: (error: unknown) => void;
}

/** Passes on what other processes write and broadcast, so that it does not matter to which process a client is connected. */
export async function listenToCluster(parts: ClusterListenerParts): Promise<void> {
  const { store, activeMatches, hub, streams, remotePresence, failed } = parts;
  const catchUp = (): void => {
    activeMatches.refreshAll().catch(failed);
    hub.lobby.reload();
    hub.sendTurns().catch(failed);
  };
  remotePresence.died = catchUp;
  await store.listen({
    onEntry: ({ match, version, users, turnUser, changesLobby }) => {
      // A match that is open here reads its new entries and tells its listeners.
      if (activeMatches.has(match)) activeMatches.refresh(match, version).catch(failed);
      else hub.tellTurn(match, turnUser, users);
      streams.ofUsers.onTurn(match, turnUser).catch(failed);
      if (changesLobby) hub.lobby.markDirty(match);
    },
    onBroadcast: (node, words) => {
      const renamed = readRenameBroadcast(words);
      if (renamed === null) return remotePresence.receive(node, words);
      parts.users.forgetAll();
      hub.lobby.markRenamed(renamed);
      for (const match of renamed) activeMatches.reread(match).catch(failed);
    },
    onMissed: () => {
      catchUp();
      remotePresence.ask();
    },
  });
  remotePresence.start();
}
