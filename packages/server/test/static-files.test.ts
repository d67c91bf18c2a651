import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { freshDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-site-'));
const site = join(folder, 'site');
const STYLE = 'main { color: black; }\n'.repeat(100);
let server: Application;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Tabuleiro</title>');
  writeFileSync(join(site, 'assets/page-1234.js'), 'export {};');
  writeFileSync(join(site, 'assets/style-1234.css'), STYLE);
  writeFileSync(join(site, 'assets/style-1234.css.br'), brotliCompressSync(STYLE));
  writeFileSync(join(site, 'assets/style-1234.css.gz'), gzipSync(STYLE));
  writeFileSync(join(site, 'index.html.br'), brotliCompressSync('<!doctype html><title>Tabuleiro</title>'));
  writeFileSync(join(site, 'assets/game.tables-1234.gz'), gzipSync('a table'));
  writeFileSync(join(site, 'sw.js'), 'self;');
  writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  writeFileSync(join(site, '.hidden.html'), 'no');
  writeFileSync(join(folder, 'secret.html'), 'no');
  const config = readConfig({ PORT: '0', THINKERS: '0', ...(await freshDatabase(folder)) }, folder);
  server = await startApplication(config, new Site(site));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
  readonly bytes: Buffer;
}

/** Sends a path as it is; `fetch` would tidy it up. */
function get(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: bytes.toString('utf8'), bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  test('sends the page with what makes it cross-origin isolated', async () => {
    const { status, headers, body } = await get('/');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-cache',
    });
    expect(body).toContain('Tabuleiro');
  });

  test('lets browsers keep what is named by its content', async () => {
    const { headers } = await get('/assets/page-1234.js?v=1');
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
    expect(headers['cache-control']).toContain('immutable');
  });

  test.each([
    '/nothing.html',
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%5csecret.html',
    '/.hidden.html',
    '/%',
    '/a%00.html',
    '/assets',
    '/assets/',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/secret.html',
    '//index.html',
    '/./index.html',
    `/${'x'.repeat(5000)}`,
  ])('has nothing at %s', async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([404, 'There is nothing here. / Não há nada aqui.\n']);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends files that the build has compressed with %s', async (encoding, decompress) => {
    const { status, headers, bytes } = await get('/assets/style-1234.css', 'GET', { 'accept-encoding': encoding });
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-encoding': encoding,
        'content-type': 'text/css; charset=utf-8',
        'content-length': String(bytes.length),
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      },
    ]);
    expect(headers['cache-control']).toContain('immutable');
    expect(bytes.length).toBeLessThan(STYLE.length);
    expect(decompress(bytes).toString('utf8')).toBe(STYLE);
  });

  test('prefers brotli, sends a file as it is to who accepts no compression, and never compresses a table twice', async () => {
    const all = { 'accept-encoding': 'gzip, deflate, br' };
    expect((await get('/assets/style-1234.css', 'GET', all)).headers['content-encoding']).toBe('br');
    const page = await get('/', 'GET', all);
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect(page.headers['cache-control']).toBe('no-cache');
    const plain = await get('/assets/style-1234.css');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, STYLE]);
    const table = await get('/assets/game.tables-1234.gz', 'GET', all);
    expect([table.headers['content-encoding'], table.headers['content-type']]).toEqual([undefined, 'application/gzip']);
    expect(gunzipSync(table.bytes).toString('utf8')).toBe('a table');
  });

  test('answers 304 when the browser has the file already', async () => {
    for (const encoding of ['br', 'identity']) {
      const first = await get('/', 'GET', { 'accept-encoding': encoding });
      const etag = String(first.headers['etag']);
      expect(etag).toMatch(/"\S+"/);
      const again = await get('/', 'GET', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, body: '', headers: { etag, 'x-content-type-options': 'nosniff' } });
    }
  });

  test('answers a range that there is, and says which there are', async () => {
    const part = await get('/assets/style-1234.css', 'GET', { range: 'bytes=0-3' });
    expect(part).toMatchObject({ status: 206, body: 'main' });
    const none = await get('/assets/style-1234.css', 'GET', { range: 'bytes=99999-' });
    expect(none).toMatchObject({
      status: 416,
      headers: { 'content-security-policy': expect.stringContaining('self') },
    });
  });

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('sends %s, which keeps its name from version to version, to be asked for again', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers]).toMatchObject([200, { 'content-type': type, 'cache-control': 'no-cache' }]);
  });

  test('answers HEAD without a body and refuses the rest', async () => {
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    const { headers } = await get('/assets/style-1234.css', 'HEAD');
    expect(headers['content-length']).toBe(String(STYLE.length));
    for (const path of ['/', '/assets/style-1234.css', '/nothing']) {
      expect(await get(path, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
    expect(await get('/api/nothing')).toMatchObject({ status: 404, body: expect.stringContaining('no-such-page') });
  });

  test('takes the next port when one is taken', async () => {
    const port = Number(new URL(server.address).port);
    const config = { ...readConfig({ THINKERS: '0', ...(await freshDatabase(folder)) }, folder), port };
    const second = await startApplication({ ...config, ports: 20 }, new Site(site));
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
    await second.close();
    await expect(startApplication({ ...config, ports: 1 }, new Site(site))).rejects.toThrow(
      `another program is listening on port ${port}`,
    );
  });
});
