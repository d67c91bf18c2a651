import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { EngineHost } from '@tabuleiro/engine';
import type { ComputerPlayers } from '../computer/computer-players.ts';
import type { Hub } from '../live/hub.ts';
import type { ActiveMatches } from '../match/active-matches.ts';
import { poolUse } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { MetricsRegistry } from './prometheus.ts';
import type { ServerClock } from './server-clock.ts';

export interface MeasuredParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly hub: Hub;
  readonly computers: ComputerPlayers | null;
  readonly thinkers: EngineHost | null;
  readonly clock: ServerClock;
}

/** The metrics of a server, and the functions that count events. */
export interface ServerMetrics {
  readonly metrics: MetricsRegistry;
  /** To be called for every refusal, with its code. */
  readonly refused: (code: string) => void;
  /** To be called for every sign-in: with `ok`, or with the code of its refusal. */
  readonly signedIn: (result: string) => void;
  /** To be called for every answered request. */
  readonly answered: (answer: AnsweredRequest) => void;
  close(): void;
}

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route; null for an address that has none. */
  readonly route: string | null;
  readonly status: number;
  readonly ms: number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Each measurement wakes the process. */
const RESOLUTION_MS = 100;

/** Registers all metrics of the server. */
export function createServerMetrics(parts: MeasuredParts): ServerMetrics {
  const metrics = new MetricsRegistry();
  measureWriting(metrics, parts.store);
  measureSizes(metrics, parts);
  measureClock(metrics, parts.clock);
  const refusals = metrics.counter('tabuleiro_refusals_total', 'What was refused, by its code', 'code');
  const signIns = metrics.counter('tabuleiro_sign_ins_total', 'Sign-ins by result: ok, or why not', 'result');
  const requests = metrics.labelledHistogram(
    'tabuleiro_request_seconds',
    'How long requests took to answer, by method, route and class of status',
    SECONDS,
  );
  measurePool(metrics, parts.store);
  const delay = measureProcess(metrics);
  return {
    metrics,
    refused: (code) => refusals.add(code),
    signedIn: (result) => signIns.add(result),
    answered: ({ method, route, status, ms }) => {
      // Unknown methods and paths share one line, because anybody can make them up.
      const asked = route === null ? { method: 'other', route: 'other' } : { method, route };
      requests.add({ ...asked, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
    close: () => delay.disable(),
  };
}

function measureWriting(metrics: MetricsRegistry, store: Store): void {
  const moves = metrics.counter('tabuleiro_moves_total', 'Moves that this process has written');
  const entries = metrics.counter('tabuleiro_entries_total', 'Entries of logs that this process has written');
  const conflicts = metrics.counter('tabuleiro_conflicts_total', 'Entries whose place another process had taken');
  const latency = metrics.histogram(
    'tabuleiro_append_seconds',
    'From the wish to write an entry to its commit',
    SECONDS,
  );
  const commits = metrics.histogram('tabuleiro_commit_seconds', 'How long a group of entries took to write', SECONDS);
  const sizes = metrics.histogram('tabuleiro_group_size', 'How many entries were written at once', SIZES);
  store.observe({
    appended: ({ place }, isWritten, ms) => {
      latency.add(ms / 1000);
      if (!isWritten) return conflicts.add();
      entries.add();
      if (place !== null) moves.add();
    },
    wroteBatch: (size, ms) => {
      sizes.add(size);
      commits.add(ms / 1000);
    },
  });
}

/** The connections to PostgreSQL; the embedded database has no pool. */
function measurePool(metrics: MetricsRegistry, { db, slowReads }: Store): void {
  const pools = [['main', poolUse(db)] as const, ['slow-reads', poolUse(slowReads)] as const];
  if (pools.every(([, use]) => use === null)) return;
  metrics.gauges('tabuleiro_database_connections', 'Connections of this process to PostgreSQL, by state', () =>
    pools.flatMap(([pool, use]) =>
      use === null
        ? []
        : [[{ pool, state: 'in-use' }, use().inUse] as const, [{ pool, state: 'idle' }, use().idle] as const],
    ),
  );
  metrics.gauges('tabuleiro_database_waiting', 'Work that waits for a connection to PostgreSQL', () =>
    pools.flatMap(([pool, use]) => (use === null ? [] : [[{ pool }, use().waiting] as const])),
  );
}

function measureSizes(
  metrics: MetricsRegistry,
  { store, activeMatches, hub, computers, thinkers }: MeasuredParts,
): void {
  metrics.gauge('tabuleiro_connections', 'Live connections to this process', () => hub.size);
  metrics.gauge('tabuleiro_rooms', 'Matches that are open in this process', () => activeMatches.size);
  for (const status of ['open', 'running'] as const) {
    metrics.gauge(`tabuleiro_matches_${status}`, `Matches of all processes that are ${status}`, async () => {
      // Uses the index of deadlines, which every match has until it is over.
      const row = await store.db
        .selectFrom('matches')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('deadline', 'is not', null)
        .where('status', '=', status)
        .executeTakeFirst();
      return row?.count ?? 0;
    });
  }
  metrics.gauge('tabuleiro_computer_moves', 'Computer moves that this process is at', () => computers?.size ?? 0);
  metrics.gauge('tabuleiro_thinkers_waiting', 'Thoughts that wait for a free thread', () => thinkers?.waiting ?? 0);
}

function measureClock(metrics: MetricsRegistry, clock: ServerClock): void {
  metrics.gauge(
    'tabuleiro_clock_skew_seconds',
    'How far the server clock is ahead of its reference: the clock of PostgreSQL, or the system clock',
    () => clock.skewMs / 1000,
  );
  metrics.gauge(
    'tabuleiro_system_clock_skew_seconds',
    'How far the server clock is ahead of the system clock',
    () => clock.systemSkewMs / 1000,
  );
}

function measureProcess(metrics: MetricsRegistry): ReturnType<typeof monitorEventLoopDelay> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The monitor counts the waiting itself.
  const over = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000) || 0;
  metrics.gauge('tabuleiro_event_loop_delay_p50_seconds', 'How late this process is, in the middle', () =>
    over(delay.percentile(50)),
  );
  metrics.gauge(
    'tabuleiro_event_loop_delay_p99_seconds',
    'How late this process is, at worst but for one in a hundred',
    () => {
      const worst = over(delay.percentile(99));
      delay.reset();
      return worst;
    },
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss());
  metrics.gauge('nodejs_heap_used_bytes', 'Memory that objects take', () => process.memoryUsage().heapUsed);
  metrics.gauge('nodejs_external_memory_bytes', 'Memory outside the heap', () => process.memoryUsage().external);
  metrics.total('process_cpu_seconds_total', 'CPU time of this process', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('process_start_time_seconds', 'When this process began', () =>
    Math.round(performance.timeOrigin / 1000),
  );
  return delay;
}
