import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineHost } from '@tabuleiro/engine';
import { Accounts } from './accounts/accounts.ts';
import { type HashCost, Passphrases } from './accounts/passphrases.ts';
import { requireScope, Tokens } from './accounts/tokens.ts';
import { Users } from './accounts/users.ts';
import { Archive } from './archive/archive.ts';
import { PlayerProfiles } from './archive/player-profiles.ts';
import { ComputerPlayers, openEngineHost } from './computer/computer-players.ts';
import { PositionService } from './computer/position-service.ts';
import type { Config } from './config.ts';
import { addAccountRoutes } from './http/account-routes.ts';
import { addDocsRoutes } from './http/api-docs.ts';
import { createHttpApp, type HttpApp, securityHeaders } from './http/app.ts';
import { addArchiveRoutes } from './http/archive-routes.ts';
import { authenticate, checkHost, checkOrigin } from './http/authentication.ts';
import { addHealthRoutes, HealthCheck } from './http/health-routes.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addPositionRoutes } from './http/position-routes.ts';
import { addSessionRoutes, addTokenRoutes } from './http/session-routes.ts';
import type { Site } from './http/static-files.ts';
import { addStreamRoutes } from './http/stream-routes.ts';
import { limitConnections } from './http/throttled-server.ts';
import { ServerLimits } from './limits/limits.ts';
import { listenToCluster, RemotePresence } from './live/cluster.ts';
import { Hub } from './live/hub.ts';
import { LobbyFeed } from './live/lobby-feed.ts';
import { MessageHandler } from './live/message-handler.ts';
import { SessionRevoker } from './live/session-revoker.ts';
import { Streams } from './live/streams.ts';
import { isAnonymous, LIVE_PATH, LiveServer } from './live/websocket-server.ts';
import { ActiveMatches } from './match/active-matches.ts';
import { DeadlineScheduler } from './match/deadline-scheduler.ts';
import { DowntimeCompensator, Heartbeat } from './match/downtime.ts';
import { MatchService } from './match/match-service.ts';
import { MoveService } from './match/move-service.ts';
import { leaveMatches } from './match/seats.ts';
import { Housekeeping } from './operations/housekeeping.ts';
import { isLimit, SecurityLog } from './operations/security-log.ts';
import { type ClockSources, MACHINE_CLOCKS, ServerClock } from './operations/server-clock.ts';
import { createServerMetrics } from './operations/server-metrics.ts';
import { RefusalError } from './refusal-error.ts';
import { lockFolder } from './store/data-folder.ts';
import { listenError, namingDatabase } from './store/database-errors.ts';
import { isPostgres } from './store/postgres.ts';
import { Store } from './store/store.ts';
import { DEFAULT_TIMING, type Timing } from './timing.ts';

const SWEEP_MS = 15_000;
/** At shutdown the server asks clients to reconnect at random moments within this time. */
const RETURN_MS = 1000;
const ANSWER_MS = 1000;

/** All parts of a running server. */
export interface Application {
  readonly app: HttpApp;
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly hub: Hub;
  readonly users: Users;
  readonly matches: MatchService;
  readonly housekeeping: Housekeeping;
  readonly address: string;
  close(): Promise<void>;
}

/** Replaced by tests. */
export interface Overrides {
  /** The clocks of the machine. */
  readonly sources?: ClockSources;
  /** Replaces the server clock. When it jumps, only time has passed. */
  readonly now?: () => number;
  /** When it jumps, the server was away. */
  readonly aliveNow?: () => number;
  readonly timing?: Partial<Timing>;
  /** The cost of hashing passphrases. */
  readonly hashCost?: HashCost;
}

/** Starts everything. If the disk is full or fails, the error names the file. */
export async function startApplication(config: Config, site: Site, overrides: Overrides = {}): Promise<Application> {
  const { database } = config;
  const running = await namingDatabase(database, startParts(config, site, overrides));
  return { ...running, close: () => namingDatabase(database, running.close()) };
}

/** In the order in which each part needs the others. */
async function startParts(config: Config, site: Site, overrides: Overrides): Promise<Application> {
  const timing = { ...DEFAULT_TIMING, ...overrides.timing };
  // The embedded database is for one process; PostgreSQL is for many.
  const lock = isPostgres(config.database) ? null : lockFolder(config.database);
  const store = await Store.open(config.database, timing.databaseStatement).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const clock = await ServerClock.start(store, overrides.sources ?? MACHINE_CLOCKS);
  const { now = clock.now, hashCost } = overrides;
  const { aliveNow = now } = overrides;
  const heartbeat = new Heartbeat(aliveNow);
  const activeMatches = new ActiveMatches(store, now, heartbeat);
  const matches = new MatchService(store, activeMatches, now);
  const users = new Users(store.db, now);
  const limits = new ServerLimits(now);
  const app = await createHttpApp({ config, users, site, limits, refusedEarly: (code, ip) => refusedEarly(code, ip) });
  const failed = (error: unknown): void => app.log.error(error);
  clock.watch(app.log, timing.clockCheck);
  const remotePresence = new RemotePresence(store, now, failed);
  const hub = new Hub(matches, remotePresence, new LobbyFeed(store, now, failed, timing));
  activeMatches.listen((state, event, text) => hub.broadcast(state, event, text));
  const streams = new Streams({ store, activeMatches, now, failed, timing });
  matches.countNew = (user) => limits.countNewMatch(user);
  matches.made = (state) => {
    streams.ofUsers.consider(state);
    hub.lobby.markDirty(state.info.id);
  };
  await listenToCluster({ store, activeMatches, users, hub, streams, remotePresence, failed });

  const downtime = new DowntimeCompensator({ store, activeMatches, heartbeat, now: aliveNow });
  const deadlines = new DeadlineScheduler({ store, activeMatches, now, failed, timing });
  const thinkers: EngineHost | null = config.thinkers === 0 ? null : openEngineHost(config.thinkers, failed);
  const computers =
    thinkers === null
      ? null
      : new ComputerPlayers({
          store,
          activeMatches,
          positions: activeMatches.positions,
          host: thinkers,
          thinkers: config.thinkers,
          now,
          failed,
          timing,
        });
  matches.hasComputers = computers !== null || store.isShared;
  if (computers !== null) matches.weighDraw = (match, side) => void computers.weighDraw(match, side).catch(failed);

  const housekeeping = new Housekeeping(store.db, now);
  housekeeping.start(failed);
  const healthCheck = new HealthCheck(store, heartbeat);
  const serverMetrics = createServerMetrics({ store, activeMatches, hub, computers, thinkers, clock });
  const { refused } = serverMetrics;

  const security = new SecurityLog(app.log, now);

  addHealthRoutes(app, {
    healthCheck,
    metrics: config.hasMetrics ? serverMetrics.metrics : null,
    serverMetrics,
    security,
  });
  const { signedIn } = serverMetrics;
  const services = addServices({
    app,
    store,
    activeMatches,
    hub,
    streams,
    users,
    limits,
    config,
    now,
    failed,
    security,
    signedIn,
    timing,
    hashCost,
  });
  const moves = new MoveService({ store, activeMatches, now, bucketOf: (user) => limits.movesOf(user) });
  addMatchRoutes(app, { store, activeMatches, lobby: hub.lobby, matches, moves, limits });
  addStreamRoutes(app, { store, activeMatches, streams, limits, headers: securityHeaders(config.isSecure), failed });
  addDocsRoutes(app);
  const { proxies, origins } = config;
  const refusedAs =
    (kind: string) =>
    (code: string, ip: string): void => {
      refused(code);
      if (isLimit(code)) security.record('limit', { kind, ip });
    };
  const [refusedEarly, refusedLive] = [refusedAs('requests'), refusedAs(LIVE_PATH)];
  const liveServer = new LiveServer({
    hub,
    handler: new MessageHandler({
      store,
      activeMatches,
      matches,
      moves,
      hub,
      limits,
      now,
      refused: refusedLive,
      failed,
    }),
    matches,
    limits,
    now,
    timing,
    addressOf: (request) => proxies.clientAddress(request),
    recognise: async (request, address) => {
      const host = proxies.clientHost(request);
      checkHost(host, origins);
      checkOrigin(request.headers, host, origins);
      if (isAnonymous(request)) return null;
      const person = await authenticate(users, request.headers, config.isSecure, limits.chargeForLookUp(address));
      if (person === null) throw new RefusalError('not-signed-in');
      requireScope(person, 'read');
      return person;
    },
    headers: securityHeaders(config.isSecure),
    failed,
    refused: refusedLive,
  });
  liveServer.attach(app.server);
  // All clients of a proxy come from its address.
  const ownAddress = ({ remoteAddress: peer = '' }: Socket): string | null => (proxies.trusts(peer, 0) ? null : peer);
  limitConnections(app.server, { addressOf: ownAddress });
  const sweeper = setInterval(
    () => activeMatches.sweep((id) => hub.isWatched(id) || streams.ofMatches.isWatched(id)),
    SWEEP_MS,
  );

  const close = async (): Promise<void> => {
    healthCheck.isClosing = true;
    app.log.info('going away');
    await wait(config.drainMs);
    clearInterval(sweeper);
    clock.close();
    housekeeping.close();
    await deadlines.close();
    await computers?.close();
    // Players do not pay for the time in which this process takes no new messages.
    await downtime.close().catch(failed);
    await liveServer.close(RETURN_MS);
    hub.close();
    // Everything requested is written and announced before the streams end.
    await store.settle();
    streams.close();
    await remotePresence.close();
    await closeHttp(app);
    await services.close();
    await thinkers?.close();
    await store.settle();
    serverMetrics.close();
    security.close();
    await store.close();
    lock?.release();
  };
  try {
    // Slow steps come first, because the time between the compensation and listening is not given back.
    await app.ready();
    await downtime.makeUp();
    downtime.start(failed);
    deadlines.start();
    await computers?.start();
    const address = await listen(app, config);
    return { app, store, activeMatches, hub, users, matches, housekeeping, address, close };
  } catch (error) {
    // A server that failed to start must not keep the process alive.
    await close();
    throw error;
  }
}

/** Lets pending requests finish for a moment. */
async function closeHttp(app: HttpApp): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ANSWER_MS);
  await app.close();
  clearTimeout(timer);
}

/** Takes the first port that is free. */
async function listen(app: HttpApp, { host, port, ports }: Config): Promise<string> {
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

interface ServiceParts {
  readonly app: HttpApp;
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly hub: Hub;
  readonly streams: Streams;
  readonly users: Users;
  readonly limits: ServerLimits;
  readonly config: Config;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly security: SecurityLog;
  readonly signedIn: (result: string) => void;
  readonly timing: Timing;
  readonly hashCost: HashCost | undefined;
}

/** Adds everything except playing: sessions and accounts, the archive, and the analysis of positions. */
function addServices(parts: ServiceParts): { close(): Promise<void> } {
  const { app, store, activeMatches, hub, users, limits, config, now, failed, security, signedIn, hashCost } = parts;
  const { db, slowReads } = store;
  const revoker = new SessionRevoker(parts);
  revoker.start(failed);
  const { revoke } = revoker;
  addSessionRoutes(app, { users, limits, config, now, revoke });

  const renamed = async (matches: readonly string[]): Promise<void> => {
    await Promise.all(matches.map((id) => activeMatches.reread(id)));
    hub.lobby.markRenamed(matches);
    await store.broadcastRename(matches);
  };
  const accounts = new Accounts({ db, users, passphrases: new Passphrases(hashCost), renamed });
  addAccountRoutes(app, {
    db,
    slowReads,
    users,
    leaveMatches: (user) => leaveMatches(store, activeMatches, user),
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
  addArchiveRoutes(app, { store, archive, players: new PlayerProfiles(slowReads, archive, now), limits });

  // A thread of its own, so that computer players do not wait for analyses.
  const thinkers = config.thinkers === 0 ? null : openEngineHost(1, failed);
  addPositionRoutes(app, { db, positions: new PositionService(thinkers), limits });

  return {
    close: async () => {
      revoker.close();
      await thinkers?.close();
    },
  };
}
