import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { readConfig } from '../src/config.ts';
import { Site } from '../src/site.ts';
import { freshDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-site-'));
const site = join(folder, 'site');
let server: Application;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Tabuleiro</title>');
  writeFileSync(join(site, 'assets/page-1234.js'), 'export {};');
  writeFileSync(join(site, '.hidden.html'), 'no');
  writeFileSync(join(folder, 'secret.html'), 'no');
  const config = readConfig({ PORT: '0', THINKERS: '0', ...(await freshDatabase(folder)) }, folder);
  server = await startApplication(config, new Site(site));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a path as it is; `fetch` would tidy it up. */
function get(
  path: string,
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
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
  ])('has nothing at %s', async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([404, 'there is nothing here\n']);
  });

  test('answers HEAD without a body and refuses the rest', async () => {
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  });

  test('takes the next port when one is taken', async () => {
    const port = Number(new URL(server.address).port);
    const config = { ...readConfig({ THINKERS: '0', ...(await freshDatabase(folder)) }, folder), port };
    const second = await startApplication({ ...config, ports: 20 }, new Site(site));
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
    await second.close();
    await expect(startApplication({ ...config, ports: 1 }, new Site(site))).rejects.toThrow(
      `another program listens on ${port}`,
    );
  });
});
