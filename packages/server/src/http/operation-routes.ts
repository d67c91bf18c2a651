import type { Metrics } from '../operations/metrics.ts';
import type { Readiness } from '../operations/readiness.ts';
import { type App, refusedBy } from './app.ts';

export interface OperationParts {
  readonly readiness: Readiness;
  /** Null when nobody may see them. */
  readonly metrics: Metrics | null;
  readonly refused: (code: string) => void;
}

const hidden = { schema: { hide: true } };

/** For whoever runs the server: whether it lives, whether it can serve, and how it is. */
export function addOperationRoutes(app: App, { readiness, metrics, refused }: OperationParts): void {
  app.addHook('onError', async (_request, _reply, error) => refused(refusedBy(error).body.code));

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
