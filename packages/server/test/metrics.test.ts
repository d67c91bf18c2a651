import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { MetricsRegistry } from '../src/operations/prometheus.ts';
import { newAccount, PASSPHRASE, signIn } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer({ METRICS: '1' });
});
afterAll(() => server.close());

/** The numbers by name and labels. */
async function readMetrics(address: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(new URL('metrics', address));
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  const numbers = lines.filter((line) => !line.startsWith('#'));
  for (const line of numbers) expect(line).toMatch(/^[a-z0-9_]+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+$/);
  return new Map(
    numbers.map((line) => {
      const [name = '', value = ''] = line.split(' ');
      return [name, Number(value)];
    }),
  );
}

describe('metrics', () => {
  test('count what happens', async () => {
    const [south, north] = [await Visitor.guest(server.address), await Visitor.guest(server.address)];
    const match = await south.makeMatch();
    await north.ask('POST', `api/matches/${match}/join`);
    await south.makeMatch({ visibility: 'public' });
    const line = await south.connect();
    await line.send({ t: 'move', match, ply: 0, move: 'A' });
    await line.send({ t: 'move', match, ply: 5, move: 'A' });
    await north.ask('POST', `api/matches/${match}/moves`, { ply: 5, move: 'A' });
    await south.ask('GET', 'api/nothing');
    expect(Object.fromEntries(await readMetrics(server.address))).toMatchObject({
      tabuleiro_connections: 1,
      tabuleiro_rooms: expect.any(Number),
      tabuleiro_matches_running: 1,
      tabuleiro_matches_open: 1,
      tabuleiro_moves_total: 1,
      tabuleiro_entries_total: 2,
      tabuleiro_conflicts_total: 0,
      'tabuleiro_refusals_total{code="stale-move"}': 2,
      'tabuleiro_refusals_total{code="no-such-page"}': 1,
      'tabuleiro_append_seconds_bucket{le="+Inf"}': 2,
      tabuleiro_append_seconds_count: 2,
      tabuleiro_group_size_sum: 2,
      tabuleiro_thinkers_waiting: 0,
      tabuleiro_event_loop_delay_p99_seconds: expect.any(Number),
      process_resident_memory_bytes: expect.any(Number),
    });
    line.close();
  });

  test('tell how long each route took, and never say what was asked for', async () => {
    const visitor = await Visitor.guest(server.address);
    const match = await visitor.makeMatch();
    await visitor.ask('GET', `api/matches/${match}`);
    await visitor.ask('GET', 'api/matches/0000000000000000');
    await visitor.ask('GET', 'api/secret-address');
    await fetch(new URL('page.html', server.address), { method: 'PROPFIND' });
    const stream = await fetch(new URL(`api/matches/${match}/stream`, server.address), {
      headers: { ...visitor.identity },
    });
    await stream.body?.cancel();
    const metrics = await readMetrics(server.address);
    const found = [...metrics].filter(([name]) => name.startsWith('tabuleiro_request_seconds'));
    const countOf = (method: string, route: string, status: string): number | undefined =>
      metrics.get(`tabuleiro_request_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect(countOf('GET', '/api/matches/:id', '2xx')).toBe(1);
    expect(countOf('GET', '/api/matches/:id', '4xx')).toBe(1);
    expect(countOf('other', 'other', '4xx')).toBeGreaterThanOrEqual(2);
    expect(
      metrics.get('tabuleiro_request_seconds_bucket{method="GET",route="/api/matches/:id",status="2xx",le="+Inf"}'),
    ).toBe(1);
    const names = found.map(([name]) => name).join('\n');
    expect(names).not.toMatch(/secret-address|page\.html|PROPFIND|0000000000000000|\/stream/);
    expect(names).not.toContain(match);
  });

  test('count sign-ins by result', async () => {
    await newAccount(server.address, 'Contada');
    await signIn(server.address, 'Contada');
    const wrong = { name: 'Contada', passphrase: 'not this one' };
    for (let count = 0; count < 2; count++) await new Visitor(server.address).ask('POST', 'api/session', wrong);
    await server.store.db.updateTable('users').set({ banned_at: 1 }).where('name', '=', 'Contada').execute();
    const right = { name: 'Contada', passphrase: PASSPHRASE };
    await new Visitor(server.address).ask('POST', 'api/session', right);
    expect(Object.fromEntries(await readMetrics(server.address))).toMatchObject({
      'tabuleiro_sign_ins_total{result="ok"}': 1,
      'tabuleiro_sign_ins_total{result="wrong-passphrase"}': 2,
      'tabuleiro_sign_ins_total{result="banned"}': 1,
    });
  });

  test('tell how the connections to PostgreSQL are used, where it is the database', async () => {
    const isPostgres = inject('postgres') !== undefined;
    const { slowReads } = server.store;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = new Promise<void>((resolve) => {
      if (!isPostgres) return resolve();
      void slowReads.connection().execute(async () => {
        resolve();
        await held;
      });
    });
    await holding;
    const metrics = await readMetrics(server.address);
    release();
    const countOf = (pool: string, state: string): number | undefined =>
      metrics.get(`tabuleiro_database_connections{pool="${pool}",state="${state}"}`);
    const found = [
      countOf('slow-reads', 'in-use'),
      typeof countOf('main', 'idle'),
      metrics.get('tabuleiro_database_waiting{pool="slow-reads"}'),
    ];
    expect(found).toEqual(isPostgres ? [1, 'number', 0] : [undefined, 'undefined', undefined]);
  });

  test('are served only if they are switched on', async () => {
    const quiet = await startTestServer();
    const response = await fetch(new URL('metrics', quiet.address));
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing here. / Não há nada aqui.\n']);
    await quiet.close();
  });

  test('are written as Prometheus reads them', async () => {
    const metrics = new MetricsRegistry();
    metrics.counter('a_total', 'Some', 'code').add('x"\\\n');
    const histogram = metrics.histogram('h', 'How long', [1, 2]);
    for (const value of [0.5, 2, 3]) histogram.add(value);
    metrics.gauge('g', 'Now', async () => 7);
    expect(await metrics.write()).toBe(
      [
        '# HELP a_total Some',
        '# TYPE a_total counter',
        String.raw`a_total{code="x\"\\\n"} 1`,
        '# HELP h How long',
        '# TYPE h histogram',
        'h_bucket{le="1"} 1',
        'h_bucket{le="2"} 2',
        'h_bucket{le="+Inf"} 3',
        'h_sum 5.5',
        'h_count 3',
        '# HELP g Now',
        '# TYPE g gauge',
        'g 7',
        '',
      ].join('\n'),
    );
  });
});

describe('readiness', () => {
  test('is gone when the database is', async () => {
    const broken = await startTestServer({ LOG_LEVEL: 'silent' });
    const visitor = new Visitor(broken.address);
    expect(await visitor.ask('GET', 'readyz')).toEqual({ status: 200, body: { status: 'ready' } });
    await broken.store.close();
    expect(await visitor.ask('GET', 'readyz')).toEqual({ status: 503, body: { status: 'no-database' } });
    expect(await visitor.ask('GET', 'healthz')).toEqual({ status: 200, body: { status: 'alive' } });
    await broken.close().catch(() => undefined);
  });
});
