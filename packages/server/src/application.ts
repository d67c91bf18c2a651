import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineHost } from '@tabuleiro/engine';
import { Computers } from './computer/computers.ts';
import { openThinkers } from './computer/threads.ts';
import type { Config } from './config.ts';
import { type App, makeApp } from './http/app.ts';
import { addDocsRoutes } from './http/docs-routes.ts';
import { headersOf } from './http/headers.ts';
import { checkHost, checkOrigin, identify } from './http/identity.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addOperationRoutes } from './http/operation-routes.ts';
import { addStreamRoutes } from './http/stream-routes.ts';
import { limitConnections } from './limits/connections.ts';
import { Limits } from './limits/limits.ts';
import { Hub } from './live/hub.ts';
import { LobbyFeed } from './live/lobby-feed.ts';
import { MessageHandler } from './live/message-handler.ts';
import { hearOthers } from './live/news.ts';
import { RemotePresence } from './live/remote-presence.ts';
import { isAnonymous, LIVE_PATH, Sockets } from './live/sockets.ts';
import { Streams } from './live/streams.ts';
import { CountedMoves } from './match/counted-moves.ts';
import { DeadlineScheduler } from './match/deadline-scheduler.ts';
import { Downtime } from './match/downtime.ts';
import { Heartbeat } from './match/heartbeat.ts';
import { Matches } from './match/matches.ts';
import { Rooms } from './match/rooms.ts';
import { Housekeeping } from './operations/housekeeping.ts';
import { measureServer } from './operations/measures.ts';
import { Readiness } from './operations/readiness.ts';
import { isLimit, SecurityEvents } from './operations/security-events.ts';
import { type ClockSources, MACHINE_CLOCKS, ServerClock } from './operations/server-clock.ts';
import { Refused } from './refused.ts';
import { addServices } from './services.ts';
import type { Site } from './site.ts';
import { listenError, namingDatabase } from './start-errors.ts';
import { isPostgres } from './store/address.ts';
import { lockFolder } from './store/folder-lock.ts';
import { Store } from './store/store.ts';
import { requireScope } from './users/permissions.ts';
import { Users } from './users/users.ts';

const SWEEP_MS = 15_000;
/** When the server goes away, its clients come back within this time, not all at once. */
const RETURN_MS = 1000;
const ANSWER_MS = 1000;

/** All parts of a running server. */
export interface Application {
  readonly app: App;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly users: Users;
  readonly matches: Matches;
  readonly housekeeping: Housekeeping;
  readonly address: string;
  close(): Promise<void>;
}

/** Other clocks than those of the machine, for tests. */
export interface Clocks {
  readonly sources?: ClockSources;
  /** Takes the place of the server clock. When it jumps, only time has passed. */
  readonly now?: () => number;
  /** When it jumps, the server was away. */
  readonly aliveNow?: () => number;
}

/** Starts everything. When the disk is full or fails, the error says which file cannot be written. */
export async function startApplication(config: Config, site: Site, clocks: Clocks = {}): Promise<Application> {
  const { database } = config;
  const running = await namingDatabase(database, startParts(config, site, clocks));
  return { ...running, close: () => namingDatabase(database, running.close()) };
}

/** In the order in which each part needs the others. */
async function startParts(config: Config, site: Site, clocks: Clocks): Promise<Application> {
  // The embedded database is for one process; PostgreSQL is for many.
  const lock = isPostgres(config.database) ? null : lockFolder(config.database);
  const store = await Store.open(config.database).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const clock = await ServerClock.start(store, clocks.sources ?? MACHINE_CLOCKS);
  const { now = clock.now } = clocks;
  const { aliveNow = now } = clocks;
  const heartbeat = new Heartbeat(aliveNow);
  const rooms = new Rooms(store, now, heartbeat);
  const matches = new Matches(store, rooms, now);
  const users = new Users(store.db, now);
  const limits = new Limits(now);
  const app = await makeApp({ config, users, site, limits, refusedEarly: (code, ip) => refusedEarly(code, ip) });
  const failed = (error: unknown): void => app.log.error(error);
  clock.watch(app.log);
  const remotePresence = new RemotePresence(store, now, failed);
  const hub = new Hub(matches, remotePresence, new LobbyFeed(store, now, failed));
  rooms.listen((state, event, text) => hub.tell(state, event, text));
  const streams = new Streams({ store, rooms, now, failed });
  matches.countNew = (user) => limits.countNewMatch(user);
  matches.made = (state) => {
    streams.ofUsers.consider(state);
    hub.lobby.markDirty(state.info.id);
  };
  await hearOthers({ store, rooms, users, hub, streams, remotePresence, failed });

  const downtime = new Downtime({ store, rooms, heartbeat, now: aliveNow });
  const deadlines = new DeadlineScheduler(store, rooms, now, failed);
  const thinkers: EngineHost | null = config.thinkers === 0 ? null : openThinkers(config.thinkers, failed);
  const computers =
    thinkers === null
      ? null
      : new Computers({
          store,
          rooms,
          positions: rooms.positions,
          host: thinkers,
          thinkers: config.thinkers,
          now,
          failed,
        });
  matches.hasComputers = computers !== null || store.isShared;
  if (computers !== null) matches.weighDraw = (match, side) => void computers.weighDraw(match, side).catch(failed);

  const housekeeping = new Housekeeping(store.db, now);
  housekeeping.start(failed);
  const readiness = new Readiness(store, heartbeat);
  const measures = measureServer({ store, rooms, hub, computers, thinkers, clock });
  const { refused } = measures;

  const security = new SecurityEvents(app.log, now);

  addOperationRoutes(app, { readiness, metrics: config.hasMetrics ? measures.metrics : null, measures, security });
  const { signedIn } = measures;
  const services = addServices({
    app,
    store,
    rooms,
    hub,
    streams,
    users,
    limits,
    config,
    now,
    failed,
    security,
    signedIn,
  });
  const { isShared } = store;
  const moves = new CountedMoves({ rooms, matches, isShared, now, bucketOf: (user) => limits.movesOf(user) });
  addMatchRoutes(app, { store, rooms, lobby: hub.lobby, matches, moves, limits });
  addStreamRoutes(app, { store, rooms, streams, limits, headers: headersOf(config.isSecure), failed });
  addDocsRoutes(app);
  const { proxies, origins } = config;
  const refusedAs =
    (kind: string) =>
    (code: string, ip: string): void => {
      refused(code);
      if (isLimit(code)) security.record('limit', { kind, ip });
    };
  const [refusedEarly, refusedLive] = [refusedAs('requests'), refusedAs(LIVE_PATH)];
  const sockets = new Sockets({
    hub,
    handler: new MessageHandler({ store, rooms, matches, moves, hub, limits, now, refused: refusedLive, failed }),
    matches,
    limits,
    now,
    addressOf: (request) => proxies.clientAddress(request),
    recognise: async (request, address) => {
      const host = proxies.clientHost(request);
      checkHost(host, origins);
      checkOrigin(request.headers, host, origins);
      if (isAnonymous(request)) return null;
      const person = await identify(users, request.headers, config.isSecure, limits.lookUp(address));
      if (person === null) throw new Refused('not-signed-in');
      requireScope(person, 'read');
      return person;
    },
    headers: headersOf(config.isSecure),
    failed,
    refused: refusedLive,
  });
  sockets.attach(app.server);
  // All clients of a proxy come from its address.
  const ownAddress = ({ remoteAddress: peer = '' }: Socket): string | null => (proxies.trusts(peer, 0) ? null : peer);
  limitConnections(app.server, { addressOf: ownAddress });
  const sweeper = setInterval(
    () => rooms.sweep((id) => hub.isWatched(id) || streams.ofMatches.isWatched(id)),
    SWEEP_MS,
  );

  const close = async (): Promise<void> => {
    readiness.isClosing = true;
    app.log.info('going away');
    await wait(config.drainMs);
    clearInterval(sweeper);
    clock.close();
    housekeeping.close();
    await deadlines.close();
    await computers?.close();
    // Nobody pays for the time in which this process still answers and hears nothing new.
    await downtime.close().catch(failed);
    await sockets.close(RETURN_MS);
    hub.close();
    // What has been asked for is written, and told, before the lines end.
    await store.settle();
    streams.close();
    await remotePresence.close();
    await closeHttp(app);
    await services.close();
    await thinkers?.close();
    await store.settle();
    measures.close();
    security.close();
    await store.close();
    lock?.release();
  };
  try {
    // What takes long comes first: the time between making up for the silence and listening is given back to nobody.
    await app.ready();
    await downtime.makeUp();
    downtime.start(failed);
    deadlines.start();
    await computers?.start();
    const address = await listen(app, config);
    return { app, store, rooms, hub, users, matches, housekeeping, address, close };
  } catch (error) {
    // Nothing that runs may keep a process alive that serves nobody.
    await close();
    throw error;
  }
}

/** Whoever waits for an answer gets it, unless it takes too long. */
async function closeHttp(app: App): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ANSWER_MS);
  await app.close();
  clearTimeout(timer);
}

/** Takes the first port that is free. */
async function listen(app: App, { host, port, ports }: Config): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const tried = port === 0 ? 0 : port + attempt;
    try {
      return `${await app.listen({ host, port: tried })}/`;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt + 1 >= ports) throw listenError(error, { host }, tried);
    }
  }
}
