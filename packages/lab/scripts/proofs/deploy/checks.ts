import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ServerProcess } from '../../../../server/test/server-process.ts';
import { NAME } from './proxies.ts';
import { askPlain, type Live, Visitor } from './visitor.ts';

/** A site as visitors reach it, and its processes. */
export interface Site {
  readonly port: number;
  readonly httpPort: number;
  readonly ca: Buffer;
  readonly servers: readonly [ServerProcess, ServerProcess];
  /** An address of this machine that the server counts, unlike 127.0.0.1. */
  readonly outside: string;
}

/** A check throws when it fails and otherwise returns what it has seen. */
export interface Check {
  readonly name: string;
  readonly run: (site: Site) => Promise<string>;
}

/** More than two processes let in as guests from one address: 60 each, and then 6 a minute. */
const FLOOD = 160;
/** A line that a proxy buffers arrives with the server's next one, ten seconds later, or not at all. */
const STREAM_MS = 5000;
const RETURN_MS = 20_000;

const visit = ({ port, ca }: Site, from?: string): Visitor =>
  new Visitor({ port, ca, ...(from !== undefined && { from }) });

function expect(isSo: boolean, found: string): void {
  if (!isSo) throw new Error(found);
}

async function guest(site: Site): Promise<Visitor> {
  const visitor = visit(site);
  await visitor.askJson('/api/guest', { method: 'POST' });
  return visitor;
}

const countOf = (server: ServerProcess): Promise<number> => server.metric('tabuleiro_connections');

/** Two guests in a running match, each connected to a different process, in order. */
async function seat(site: Site): Promise<{ match: string; visitors: [Visitor, Visitor]; lines: [Live, Live] }> {
  const visitors: [Visitor, Visitor] = [await guest(site), await guest(site)];
  const terms = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false, side: 1 };
  const made = await visitors[0].askJson<{ info: { id: string } }>('/api/matches', { method: 'POST', body: terms });
  const match = made.info.id;
  await visitors[1].askJson(`/api/matches/${match}/join`, { method: 'POST' });
  const lines: [Live, Live] = [await connectTo(site, visitors[0], 0), await connectTo(site, visitors[1], 1)];
  for (const line of lines) await line.send({ t: 'watch', match });
  return { match, visitors, lines };
}

/** Connects repeatedly until the proxy chooses this process. */
async function connectTo(site: Site, visitor: Visitor, index: 0 | 1): Promise<Live> {
  const server = site.servers[index];
  for (let attempt = 0; attempt < 30; attempt++) {
    const before = await countOf(server);
    const line = await visitor.connect();
    if ((await countOf(server)) > before) return line;
    line.socket.terminate();
    await once(line.socket, 'close');
  }
  throw new Error(`the proxy never chooses process ${index + 1}`);
}

const checkPage: Check = {
  name: 'HTTP leads to HTTPS; the page comes compressed with brotli',
  run: async (site) => {
    const plain = await askPlain(site.httpPort, '/', NAME);
    const target = plain.headers.location ?? '';
    expect([301, 308].includes(plain.status) && target.startsWith(`https://${NAME}`), `${plain.status} ${target}`);
    const { status, headers, body } = await visit(site).ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(status === 200 && headers['content-encoding'] === 'br', `${status} ${headers['content-encoding']}`);
    const page = brotliDecompressSync(body);
    expect(page.includes('<title>'), 'no page');
    expect(headers['strict-transport-security'] !== undefined, 'no Strict-Transport-Security');
    return `${plain.status}, ${page.length} → ${body.length} bytes`;
  },
};

const checkAsset: Check = {
  name: 'a hashed file is compressed and immutable',
  run: async (site) => {
    const visitor = visit(site);
    const page = (await visitor.ask('/')).body.toString('utf8');
    const [asset = ''] = /assets\/[\w.-]+\.(?:js|css)/.exec(page) ?? [];
    const plain = await visitor.ask(`/${asset}`);
    const { status, headers, body } = await visitor.ask(`/${asset}`, { headers: { 'accept-encoding': 'br' } });
    expect(status === 200 && headers['content-encoding'] === 'br', `${asset}: ${status}`);
    expect(brotliDecompressSync(body).equals(plain.body), `${asset} differs`);
    expect(headers['cache-control']?.includes('immutable') === true, `${asset}: ${headers['cache-control']}`);
    return `${plain.body.length} → ${body.length} bytes`;
  },
};

const checkDynamic: Check = {
  name: 'what the server makes on request comes compressed by the proxy',
  run: async (site) => {
    const { headers, body } = await visit(site).ask('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding'] === 'gzip', `content-encoding: ${headers['content-encoding']}`);
    const text = gunzipSync(body);
    expect(text.includes('"openapi"'), 'no description');
    return `${text.length} → ${body.length} bytes`;
  },
};

const checkEtag: Check = {
  name: 'a second visit is answered with 304',
  run: async (site) => {
    for (const path of ['/', '/api/docs']) {
      const headers = { 'accept-encoding': 'gzip, br' };
      const etag = (await visit(site).ask(path, { headers })).headers.etag ?? '';
      const { status } = await visit(site).ask(path, { headers: { ...headers, 'if-none-match': etag } });
      expect(etag !== '' && status === 304, `${path}: ${etag} ${status}`);
    }
    return 'page and /api/docs';
  },
};

const checkMatch: Check = {
  name: 'two players on different processes play over WebSocket',
  run: async (site) => {
    const { match, lines } = await seat(site);
    const [first, second] = lines;
    for (const [ply, move] of ['A', 'b', 'C', 'd'].entries()) {
      const [mover, other] = ply % 2 === 0 ? [first, second] : [second, first];
      await mover.send({ t: 'move', match, ply, move });
      await other.hearMove(ply);
    }
    for (const { socket } of lines) socket.terminate();
    return '4 moves';
  },
};

const checkStream: Check = {
  name: 'lines of a stream come at once',
  run: async (site) => {
    const { match, visitors, lines } = await seat(site);
    let received = '';
    const stop = visitors[1].stream(`/api/matches/${match}/stream`, (line) => (received += `${line}\n`));
    for (let waited = 0; !received.includes('snapshot') && waited < STREAM_MS; waited += 50) await wait(50);
    expect(received.includes('snapshot'), 'no snapshot');
    const begun = performance.now();
    await lines[0].send({ t: 'move', match, ply: 0, move: 'A' });
    while (!received.includes('"move":"A"') && performance.now() - begun < STREAM_MS) await wait(5);
    const took = Math.round(performance.now() - begun);
    expect(received.includes('"move":"A"'), `nothing after ${took} ms`);
    stop();
    for (const { socket } of lines) socket.terminate();
    return `${took} ms after a move`;
  },
};

const checkAddress: Check = {
  name: 'a visitor is limited by address, whatever X-Forwarded-For it sends; others are not',
  run: async (site) => {
    const enter = async (from: string | undefined, forged: string): Promise<number> => {
      const headers = { 'x-forwarded-for': forged };
      return (await visit(site, from).ask('/api/guest', { method: 'POST', headers })).status;
    };
    let refused = 0;
    for (let sent = 0; sent < FLOOD; sent += 10) {
      const some = Array.from({ length: 10 }, (_, index) => enter(site.outside, `203.0.113.${sent + index}`));
      refused += (await Promise.all(some)).filter((status) => status === 429).length;
    }
    expect(refused > 0, `${FLOOD} guests of one address, none refused`);
    const other = await enter(undefined, site.outside);
    expect(other === 200, `another visitor, who forges the address of the first: ${other}`);
    return `${refused} of ${FLOOD} new guests refused`;
  },
};

const checkLimits: Check = {
  name: 'other names are not served, long bodies are refused',
  run: async (site) => {
    const stranger = await visit(site)
      .ask('/', { headers: { host: 'evil.example' } })
      .catch(() => null);
    expect(stranger?.body.includes('<title>') !== true, 'the page is served under another name');
    const body = { name: 'x', passphrase: 'y'.repeat(100_000) };
    const long = await visit(site).ask('/api/session', { method: 'POST', body });
    expect(long.status === 413 && long.body.includes('too-long'), `a body of 100 KB: ${long.status}`);
    const forged = await visit(site).ask('/api/guest', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(forged.status === 403, `a page of another origin: ${forged.status}`);
    return `no page (${stranger?.status ?? 'closed'}), 413, 403`;
  },
};

const checkHidden: Check = {
  name: '/metrics, /healthz and /readyz are for the inside only',
  run: async (site) => {
    for (const path of ['metrics', 'healthz', 'readyz']) {
      const { status } = await visit(site).ask(`/${path}`);
      expect(status === 404, `/${path}: ${status}`);
      for (const server of site.servers) {
        const inside = await fetch(new URL(path, server.address));
        expect(inside.status === 200, `/${path} of a process: ${inside.status}`);
      }
    }
    return '404 outside, 200 inside';
  },
};

/** The last check, because it leaves one process. */
const checkKill: Check = {
  name: 'one process is killed: its player comes back to the other one and plays on',
  run: async (site) => {
    const { match, visitors, lines } = await seat(site);
    await lines[0].send({ t: 'move', match, ply: 0, move: 'A' });
    await lines[1].hearMove(0);
    const gone = once(lines[1].socket, 'close');
    await site.servers[1].end('SIGKILL');
    const begun = performance.now();
    await gone;
    const back = await comeBack(visitors[1]);
    const took = Math.round(performance.now() - begun);
    await back.send({ t: 'watch', match });
    await back.send({ t: 'move', match, ply: 1, move: 'b' });
    await lines[0].hearMove(1);
    for (let count = 0; count < 20; count++) {
      const { status } = await visit(site).ask('/api/lobby');
      expect(status === 200, `a request after the kill: ${status}`);
    }
    for (const { socket } of [lines[0], back]) socket.terminate();
    return `back after ${took} ms`;
  },
};

async function comeBack(visitor: Visitor): Promise<Live> {
  const until = performance.now() + RETURN_MS;
  while (performance.now() < until) {
    try {
      return await visitor.connect();
    } catch {
      await wait(200);
    }
  }
  throw new Error(`no connection ${RETURN_MS} ms after the kill`);
}

export const CHECKS: readonly Check[] = [
  checkPage,
  checkAsset,
  checkDynamic,
  checkEtag,
  checkMatch,
  checkStream,
  checkAddress,
  checkLimits,
  checkHidden,
  checkKill,
];
