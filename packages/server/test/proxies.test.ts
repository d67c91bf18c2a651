import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Application } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { TrustedProxies } from '../src/http/trusted-proxies.ts';
import { OperatorError } from '../src/operator-error.ts';
import { startTestServer, Visitor } from './test-server.ts';

/** The message to the operator about a setting, in both languages. */
function refusalOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env, '.');
  } catch (error) {
    if (error instanceof OperatorError) return [error.in('en'), error.in('pt')];
    throw error;
  }
  return [];
}

/** The status of the answer to a request whose headers are sent as they are; `fetch` sets the host itself. */
function ask(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<string> {
  return new Promise((resolve, reject) => {
    request(new URL(path, address), { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(`${response.statusCode} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`.trim()));
    })
      .on('error', reject)
      .end();
  });
}

/** The same of a live connection; 101 when it is opened. */
function liveStatus(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL('api/live?v=1', address.replace(/^http/, 'ws')), { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

describe('TRUST_PROXY', () => {
  test.each([
    'yes',
    '-1',
    '11',
    '1.5',
    '10.0.0.0/33',
    '10.0.0.0/',
    'fe80::/129',
    '10.0.0',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,',
    'all',
  ])('set to %s is refused in both languages', (text) => {
    expect(refusalOf({ TRUST_PROXY: text })).toEqual([
      expect.stringContaining(`TRUST_PROXY: found ${JSON.stringify(text)}, expected the number of proxies`),
      expect.stringContaining(`TRUST_PROXY: encontrou-se ${JSON.stringify(text)}, esperava-se o número`),
    ]);
  });

  describe('decides which address a client has', () => {
    let proxies = TrustedProxies.NONE;
    let server: Server;
    let address = '';
    beforeAll(async () => {
      server = createServer((incoming, outgoing) => {
        outgoing.end(JSON.stringify([proxies.clientAddress(incoming), proxies.clientHost(incoming)]));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const bound = server.address();
      address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`;
    });
    afterAll(() => server.close());

    test.each([
      ['0', '192.0.2.1', '127.0.0.1'],
      ['1', '192.0.2.1', '192.0.2.1'],
      ['1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
      ['2', '203.0.113.9, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
      ['2', '192.0.2.1', '192.0.2.1'],
      ['1', '192.0.2.1:55000', '192.0.2.1'],
      ['1', '[2001:db8::7]:443', '2001:db8::7'],
      ['1', '::ffff:192.0.2.1', '192.0.2.1'],
      // What is no address ends the list, and the proxy counts itself.
      ['1', 'unknown', '127.0.0.1'],
      ['1', '192.0.2.1, <script>', '127.0.0.1'],
      ['2', 'nonsense, 192.0.2.1', '192.0.2.1'],
      ['127.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
      ['127.0.0.0/8,10.0.0.0/8', '203.0.113.9, 192.0.2.1, 10.1.2.3', '192.0.2.1'],
      ['127.0.0.1, 2001:db8::/32', '203.0.113.9, 2001:db8::1', '203.0.113.9'],
      ['127.0.0.1', '192.0.2.1, nonsense, 127.0.0.1', '127.0.0.1'],
      ['10.0.0.0/8', '192.0.2.1', '127.0.0.1'],
    ])('%s with X-Forwarded-For: %s is %s', async (setting, forwarded, expected) => {
      ({ proxies } = readConfig({ TRUST_PROXY: setting }, '.'));
      const headers = { 'x-forwarded-for': forwarded };
      const [client]: string[] = JSON.parse(await (await fetch(address, { headers })).text());
      expect(client).toBe(expected);
    });

    test.each([
      ['0', false],
      ['1', true],
      ['10.0.0.0/8', false],
      ['127.0.0.1', true],
    ])('and with %s believes its X-Forwarded-Host: %s', async (setting, isBelieved) => {
      ({ proxies } = readConfig({ TRUST_PROXY: setting }, '.'));
      const headers = { 'x-forwarded-host': 'forged.example, play.example.org' };
      const [, host]: string[] = JSON.parse(await (await fetch(address, { headers })).text());
      expect(host).toBe(isBelieved ? 'play.example.org' : new URL(address).host);
    });
  });

  test('does not let a client pass for another, over HTTP and WebSocket alike', async () => {
    // The clock stands still, so that buckets do not refill.
    const server = await startTestServer({ TRUST_PROXY: '1' }, () => 1_800_000_000_000);
    const forged = (index: number, real: string): Record<string, string> => ({
      'x-forwarded-for': `203.0.113.${index % 250}, 198.51.100.${index % 250}, ${real}`,
    });
    const answers = [];
    for (let index = 0; index < 410; index++) {
      answers.push((await new Visitor(server.address, forged(index, '192.0.2.1')).ask('GET', 'api/lobby')).status);
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    expect((await new Visitor(server.address, forged(0, '192.0.2.2')).ask('GET', 'api/lobby')).status).toBe(200);

    const statuses = [];
    for (let round = 0; round < 31; round++) {
      const some = Array.from({ length: 10 }, (_, index) => liveStatus(server.address, forged(index, '192.0.2.3')));
      statuses.push(...(await Promise.all(some)));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await liveStatus(server.address, forged(0, '192.0.2.4'))).toBe(401);
    await server.close();
  });
});

describe('ORIGIN', () => {
  test.each([
    'play.example.org',
    'ftp://play.example.org',
    'https://play.example.org/path',
    'https://user@play.example.org',
    'https://',
    'https://play.example.org,',
    'https://play.example.org, http://localhost:8080',
    '*',
  ])('set to %s is refused in both languages', (text) => {
    expect(refusalOf({ ORIGIN: text })).toEqual([
      expect.stringContaining(`ORIGIN: found ${JSON.stringify(text)}, expected`),
      expect.stringContaining(`ORIGIN: encontrou-se ${JSON.stringify(text)}, esperava-se`),
    ]);
  });

  test('says whether cookies are for HTTPS alone, unless SECURE does', () => {
    const isSecure = (env: Readonly<Record<string, string>>): boolean => readConfig(env, '.').isSecure;
    expect(isSecure({ ORIGIN: 'https://play.example.org' })).toBe(true);
    expect(isSecure({ ORIGIN: 'http://play.example.org' })).toBe(false);
    expect(isSecure({ ORIGIN: 'http://play.example.org', SECURE: '1' })).toBe(true);
    expect(isSecure({ ORIGIN: 'https://play.example.org', SECURE: '0' })).toBe(false);
    expect(readConfig({ ORIGIN: 'https://Play.Example.org:443/, https://b.example:8443' }, '.').origins).toEqual([
      'https://play.example.org',
      'https://b.example:8443',
    ]);
  });

  describe('set to two addresses', () => {
    let server: Application;
    beforeAll(async () => {
      server = await startTestServer({ ORIGIN: 'https://play.example.org,https://b.example:8443', METRICS: '1' });
    });
    afterAll(() => server.close());

    test.each(['play.example.org', 'PLAY.example.org', 'play.example.org:443', 'b.example:8443'])(
      'serves %s',
      async (host) => {
        expect(await ask(server.address, 'api/lobby', { host })).toBe('200');
      },
    );

    test.each(['evil.example', 'play.example.org.evil.example', 'play.example.org:8443', 'b.example', '127.0.0.1'])(
      'refuses %s at any address',
      async (host) => {
        for (const path of ['', 'api/lobby', 'api/docs', 'nothing']) {
          expect(await ask(server.address, path, { host })).toBe('421 unknown-host');
        }
        expect(await ask(server.address, 'api/guest', { host }, 'POST')).toBe('421 unknown-host');
        expect(await liveStatus(server.address, { host })).toBe(421);
        // Without a trusted proxy this header is anybody's.
        expect(await ask(server.address, '', { host, 'x-forwarded-host': 'play.example.org' })).toBe(
          '421 unknown-host',
        );
      },
    );

    test.each(['healthz', 'readyz', 'metrics'])('answers probes of /%s by address', async (path) => {
      expect(await ask(server.address, path, {})).toBe('200');
    });

    test('decides which pages may change something and open live connections', async () => {
      const host = 'play.example.org';
      const post = (origin: string): Promise<string> => ask(server.address, 'api/guest', { host, origin }, 'POST');
      expect(await post('https://play.example.org')).toBe('200');
      expect(await post('https://b.example:8443')).toBe('200');
      for (const origin of ['http://play.example.org', 'https://evil.example', 'https://b.example', 'null']) {
        expect(await post(origin)).toBe('403 not-allowed');
        expect(await liveStatus(server.address, { host, origin })).toBe(403);
      }
      // Who comes from ours is asked who it is.
      expect(await liveStatus(server.address, { host, origin: 'https://play.example.org' })).toBe(401);
    });
  });
});
