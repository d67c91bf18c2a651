import { hostname } from 'node:os';
import type { EngineHost } from '@tabuleiro/engine';
import { Computers } from './computer/computers.ts';
import { openThinkers } from './computer/threads.ts';
import type { Config } from './config.ts';
import { type App, makeApp } from './http/app.ts';
import { checkOrigin, identify } from './http/identity.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addSessionRoutes } from './http/session-routes.ts';
import { Hub } from './live/hub.ts';
import { Sockets } from './live/sockets.ts';
import { Talk } from './live/talk.ts';
import { Downtime } from './match/downtime.ts';
import { Due } from './match/due.ts';
import { Matches } from './match/matches.ts';
import { Rooms } from './match/rooms.ts';
import { Refused } from './refused.ts';
import { newId } from './secrets.ts';
import type { Site } from './site.ts';
import { Store } from './store/store.ts';
import { Users } from './users/users.ts';

const SWEEP_MS = 15_000;
/** When the server goes away, its clients come back within this time, not all at once. */
const RETURN_MS = 2000;

/** All parts of a running server. */
export interface Application {
  readonly app: App;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly users: Users;
  readonly matches: Matches;
  readonly address: string;
  close(): Promise<void>;
}

/** Starts everything, in the order in which each part needs the others. */
export async function startApplication(config: Config, site: Site, now = Date.now): Promise<Application> {
  const store = await Store.open(config.database);
  const rooms = new Rooms(store, now);
  const matches = new Matches(store, rooms, now);
  const users = new Users(store.db, now);
  const hub = new Hub(matches);
  const app = await makeApp(config, users, site);
  const failed = (error: unknown): void => app.log.error(error);
  rooms.listen((state, event) => hub.tell(state, event));
  await store.listen({
    heard: (match, version, turnUser) => {
      rooms.refresh(match, version).catch(failed);
      hub.tellTurn(match, turnUser);
    },
    missed: () => void rooms.refreshAll().catch(failed),
  });

  const downtime = new Downtime(store, rooms, `${hostname()} ${newId()}`, now);
  const due = new Due(store, rooms, now, failed);
  const thinkers: EngineHost | null = config.thinkers === 0 ? null : openThinkers(config.thinkers);
  const computers =
    thinkers === null ? null : new Computers({ store, rooms, boards: rooms.boards, host: thinkers, now, failed });
  if (computers !== null) computers.rematch = (state) => matches.rematch(state);

  addSessionRoutes(app, users, config, now);
  addMatchRoutes(app, { store, rooms, matches, stirLobby: () => hub.stirLobby() });
  const sockets = new Sockets({
    hub,
    talk: new Talk({ store, rooms, matches, hub, now }),
    matches,
    now,
    recognise: async (request) => {
      checkOrigin(request.headers, request.headers.host);
      const person = await identify(users, request.headers);
      if (person === null) throw new Refused('not-signed-in');
      return person.info;
    },
    failed,
  });
  sockets.attach(app.server);
  const sweeper = setInterval(() => rooms.sweep((id) => hub.isWatched(id)), SWEEP_MS);

  // What takes long comes first: the time between making up for the silence and listening is given back to nobody.
  await app.ready();
  await downtime.makeUp();
  downtime.start(failed);
  due.start();
  computers?.start();
  const address = await listen(app, config);
  return {
    app,
    store,
    rooms,
    hub,
    users,
    matches,
    address,
    close: async () => {
      clearInterval(sweeper);
      due.close();
      computers?.close();
      downtime.close();
      sockets.close(RETURN_MS);
      hub.close();
      await app.close();
      await thinkers?.close();
      await store.close();
    },
  };
}

/** Takes the first port that is free. */
async function listen(app: App, { host, port, ports }: Config): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return `${await app.listen({ host, port: port === 0 ? 0 : port + attempt })}/`;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt + 1 >= ports) throw error;
    }
  }
}
