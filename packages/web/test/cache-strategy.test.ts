import { expect, test } from 'vitest';
import { strategyFor, cacheName, outdatedCaches } from '../src/offline/worker/cache-strategy.ts';

const SCOPE = 'https://example.org/some/where/';
const PRECACHE = { version: 'b', named: ['./', 'theme.js'] };

function answer(path: string, isNavigation = false, method = 'GET'): ReturnType<typeof strategyFor> {
  return strategyFor({ method, url: new URL(path, SCOPE).href, isNavigation }, SCOPE, PRECACHE);
}

test('the page comes from the network while there is one, files named by content do not', () => {
  expect(answer('./', true)).toBe('network-first');
  expect(answer('index.html?x=1', true)).toBe('network-first');
  expect(answer('theme.js')).toBe('network-first');
  expect(answer('assets/index-1.js')).toBe('cache-first');
  // Of another version, perhaps of the one before.
  expect(answer('assets/index-0.js')).toBe('cache-first');
});

test('what is not ours is left alone', () => {
  expect(answer('other.html', true)).toBeNull();
  expect(answer('unknown.js')).toBeNull();
  expect(answer('../assets/index-1.js')).toBeNull();
  expect(answer('assets/index-1.js', false, 'POST')).toBeNull();
  expect(answer('https://elsewhere.example/some/where/theme.js')).toBeNull();
});

test('what the server says is never kept', () => {
  expect(answer('api/me')).toBeNull();
  expect(answer('api/matches/0123456789abcdef')).toBeNull();
  expect(answer('api/docs', true)).toBeNull();
});

test('only the version before and our own are kept, and nothing of others is touched', () => {
  const [first, second, own] = ['x', 'a', 'b'].map((version) => cacheName(SCOPE, version));
  const other = cacheName('https://example.org/else/', 'x');
  const names = ['foreign', first ?? '', other, second ?? '', own ?? ''];
  expect(outdatedCaches(names, SCOPE, 'b')).toEqual([first]);
});
