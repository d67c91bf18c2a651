import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = join(ROOT, 'packages/server/src');
const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);

/** Paths that the server names from where its own files are, as `packages/<package>/<folder>`. */
function foldersRead(): readonly string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const named = files.flatMap((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8');
    const paths = [...text.matchAll(/(?:new URL\(|here\()'(\.\.?\/[^']+)'/g)].map(([, path = '']) => path);
    const others = [...text.matchAll(/new URL\('([^']+)', import\.meta\.resolve\('@tabuleiro\/(\w+)\//g)];
    const own = paths.map((path) => normalize(join('packages/server/dist', dirname(name), path)));
    return own.concat(others.map(([, path = '', owner = '']) => normalize(join('packages', owner, path))));
  });
  const folders = named
    .filter((path) => path.startsWith('packages/'))
    .map((path) => path.split('/').slice(0, 3).join('/'));
  return [...new Set(folders)];
}

describe('the image', () => {
  test('has every folder that the server reads at run time', () => {
    const folders = foldersRead();
    expect(folders).toEqual(
      expect.arrayContaining(['packages/server/pages', 'packages/web/site', 'packages/engine/small-tables']),
    );
    expect(copied).toEqual(expect.arrayContaining([...folders]));
  });

  test('has every package of ours that the server imports', () => {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const manifest: { dependencies?: Record<string, string> } = JSON.parse(
        readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
      );
      for (const one of Object.keys(manifest.dependencies ?? {})) {
        if (one.startsWith('@tabuleiro/')) visit(one.slice('@tabuleiro/'.length));
      }
    };
    visit('server');
    for (const name of seen) {
      expect(copied).toEqual(expect.arrayContaining([`packages/${name}/package.json`, `packages/${name}/dist`]));
    }
  });
});

test.each([
  ['deploy/tabuleiro.service', /^TimeoutStopSec=(\d+)$/m],
  ['deploy/docker-compose.yml', /^ *stop_grace_period: (\d+)s$/m],
])('%s waits until the server has ended, however long it says that it goes away', (file, pattern) => {
  const [, seconds] = pattern.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
  const main = readFileSync(join(SOURCES, 'main.ts'), 'utf8');
  const [, patience = ''] = /PATIENCE_MS = ([\d_]+)/.exec(main) ?? [];
  const longest = readConfig({ DRAIN_SECONDS: '300' }, '.').drainMs + Number(patience.replaceAll('_', ''));
  expect(longest).toBeGreaterThan(300_000);
  expect(1000 * Number(seconds)).toBeGreaterThan(longest);
});

test('deploy/docker-compose.yml sets what the server reads, and reaches it over HTTPS', () => {
  const text = readFileSync(join(ROOT, 'deploy/docker-compose.yml'), 'utf8').replaceAll(
    '${DOMAIN}',
    'play.example.org',
  );
  const [, service = ''] = /^  tabuleiro:\n([\s\S]*?)\n\n/m.exec(text) ?? [];
  const lines = service.matchAll(/^ {6}([A-Z_]+): '?([^'\n]*)'?$/gm);
  const env = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  const read = new Set<string>();
  const config = readConfig(new Proxy(env, { get: (all, name) => (read.add(String(name)), all[String(name)]) }), '.');
  expect(Object.keys(env)).toContain('ORIGIN');
  expect([...read]).toEqual(expect.arrayContaining(Object.keys(env)));
  expect(config).toMatchObject({ isSecure: true, origins: ['https://play.example.org'] });
  expect(config.proxies.trusts('172.18.0.2', 0)).toBe(true);
});
