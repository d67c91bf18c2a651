import { Archive } from './archive/archive.ts';
import { Players } from './archive/players.ts';
import { Positions } from './computer/positions.ts';
import { openThinkers } from './computer/threads.ts';
import type { Config } from './config.ts';
import { addAccountRoutes } from './http/account-routes.ts';
import type { App } from './http/app.ts';
import { addArchiveRoutes } from './http/archive-routes.ts';
import { addPositionRoutes } from './http/position-routes.ts';
import { addSessionRoutes } from './http/session-routes.ts';
import { addTokenRoutes } from './http/token-routes.ts';
import type { Limits } from './limits/limits.ts';
import type { Hub } from './live/hub.ts';
import { tellRenamed } from './live/renaming.ts';
import { SessionRevoker } from './live/session-revoker.ts';
import type { Streams } from './live/streams.ts';
import type { Rooms } from './match/rooms.ts';
import type { SecurityEvents } from './operations/security-events.ts';
import type { Store } from './store/store.ts';
import { Accounts } from './users/accounts.ts';
import { Passphrases } from './users/passphrases.ts';
import { Tokens } from './users/tokens.ts';
import type { Users } from './users/users.ts';

export interface ServiceParts {
  readonly app: App;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly users: Users;
  readonly limits: Limits;
  readonly config: Config;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly security: SecurityEvents;
  readonly signedIn: (result: string) => void;
}

/** What the server offers beside playing: sessions and accounts, the archive, and what it says of positions. */
export function addServices(parts: ServiceParts): { close(): Promise<void> } {
  const { app, store, rooms, hub, users, limits, config, now, failed, security, signedIn } = parts;
  const { db, slowReads } = store;
  const revoker = new SessionRevoker(parts);
  revoker.start(failed);
  const { revoke } = revoker;
  addSessionRoutes(app, { users, limits, config, now, revoke });

  const renamed = async (matches: readonly string[]): Promise<void> => {
    await Promise.all(matches.map((id) => rooms.reread(id)));
    hub.lobby.markRenamed(matches);
    await tellRenamed(store, matches);
  };
  const accounts = new Accounts({ db, users, passphrases: new Passphrases(), renamed });
  addAccountRoutes(app, {
    db,
    slowReads,
    rooms,
    users,
    accounts,
    limits,
    config,
    now,
    revoke,
    renamed,
    security,
    signedIn,
  });
  addTokenRoutes(app, { tokens: new Tokens(db, users, now), now, revoke });

  const archive = new Archive(slowReads);
  addArchiveRoutes(app, { store, archive, players: new Players(slowReads, archive, now), limits });

  // A thread apart from those of the computer players, so that nobody who plays waits for somebody who analyses.
  const thinkers = config.thinkers === 0 ? null : openThinkers(1, failed);
  addPositionRoutes(app, { db, positions: new Positions(thinkers), limits });

  return {
    close: async () => {
      revoker.close();
      await thinkers?.close();
    },
  };
}
