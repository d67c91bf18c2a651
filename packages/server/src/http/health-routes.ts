import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Banned } from '../accounts/bans.ts';
import type { Heartbeat } from '../match/downtime.ts';
import type { MetricsRegistry } from '../operations/prometheus.ts';
import { isLimit, type SecurityLog } from '../operations/security-log.ts';
import type { ServerMetrics } from '../operations/server-metrics.ts';
import type { Store } from '../store/store.ts';
import type { HttpApp } from './app.ts';
import { toRefusal } from './request-errors.ts';

export interface HealthRouteParts {
  readonly healthCheck: HealthCheck;
  /** Null unless they are published. */
  readonly metrics: MetricsRegistry | null;
  readonly serverMetrics: Pick<ServerMetrics, 'refused' | 'answered'>;
  readonly security: SecurityLog;
}

/** Streams stay open, so their duration is no latency. */
const ENDLESS = /\/stream$/;

const hidden = { schema: { hide: true } };

/** Health, readiness and metrics, for supervisors, proxies and Prometheus. */
export function addHealthRoutes(
  app: HttpApp,
  { healthCheck, metrics, serverMetrics, security }: HealthRouteParts,
): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { body } = toRefusal(error);
    serverMetrics.refused(body.code);
    const { ip } = request;
    if (isLimit(body.code)) security.record('limit', { ip, kind: request.routeOptions.url ?? 'other' });
    if (error instanceof Banned) security.record('ban', { ip, user: error.person.info.id, kind: 'refused' });
  });

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? null;
    if (route !== null && ENDLESS.test(route)) return;
    serverMetrics.answered({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
  });

  app.get('/healthz', hidden, async (_request, reply) =>
    reply
      .status(healthCheck.isAlive ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: healthCheck.isAlive ? 'alive' : 'no-commits' }),
  );

  app.get('/readyz', hidden, async (_request, reply) => {
    const status = await healthCheck.check();
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status });
  });

  if (metrics === null) return;
  app.get('/metrics', hidden, async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.write()),
  );
}

const PATIENCE_MS = 2000;

export type HealthStatus = 'ready' | 'closing' | 'no-database';

/** Whether this process is alive, and ready for new clients. */
export class HealthCheck {
  private readonly store: Store;
  private readonly heartbeat: Heartbeat;
  isClosing = false;

  constructor(store: Store, heartbeat: Heartbeat) {
    this.store = store;
    this.heartbeat = heartbeat;
  }

  async check(): Promise<HealthStatus> {
    if (this.isClosing) return 'closing';
    const asked = sql`select 1`.execute(this.store.db).then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([asked, wait(PATIENCE_MS, false, { ref: false })]);
    if (this.isClosing) return 'closing';
    // A database that answers reads but takes no writes (a full disk, a lock) cannot serve players.
    return isThere && this.heartbeat.canCommit ? 'ready' : 'no-database';
  }

  /** False when a restart may help: no commit has succeeded for a minute. */
  get isAlive(): boolean {
    return !this.heartbeat.isLost;
  }
}
