import type { Measures } from '../operations/measures.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Readiness } from '../operations/readiness.ts';
import { isLimit, type SecurityEvents } from '../operations/security-events.ts';
import { Banned } from '../users/bans.ts';
import { type App, refusedBy } from './app.ts';

export interface OperationParts {
  readonly readiness: Readiness;
  /** Null when nobody may see them. */
  readonly metrics: Metrics | null;
  readonly measures: Pick<Measures, 'refused' | 'answered'>;
  readonly security: SecurityEvents;
}

/** An answer that stays open says nothing about latency. */
const ENDLESS = /\/stream$/;

const hidden = { schema: { hide: true } };

/** For whoever runs the server: whether it lives, whether it can serve, and how it is. */
export function addOperationRoutes(app: App, { readiness, metrics, measures, security }: OperationParts): void {
  app.addHook('onError', async (request, _reply, error) => {
    const { body } = refusedBy(error);
    measures.refused(body.code);
    const { ip } = request;
    if (isLimit(body.code)) security.record('limit', { ip, kind: request.routeOptions.url ?? 'other' });
    if (error instanceof Banned) security.record('ban', { ip, user: error.person.info.id, kind: 'refused' });
  });

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? null;
    if (route !== null && ENDLESS.test(route)) return;
    measures.answered({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
  });

  app.get('/healthz', hidden, async (_request, reply) =>
    reply
      .status(readiness.isAlive ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: readiness.isAlive ? 'alive' : 'no-commits' }),
  );

  app.get('/readyz', hidden, async (_request, reply) => {
    const status = await readiness.check();
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
