import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFaults, isHandedOn, lengthOf, readSource, readWalks } from './walks.mjs';

const document = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
const walks = readWalks(document);

/** The sources of a package. */
function sourcesOf(/** @type {string} */ name) {
  const folder = new URL(`../packages/${name}/src/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'));
}

test('docs/architecture.md has four walks', () => {
  expect(walks.map(({ title }) => title)).toEqual([
    'A click on the board',
    'A key in the terminal',
    'A message to the server',
    'An rpc request',
  ]);
});

describe.each(walks)('$title', (walk) => {
  test('every function calls the next', () => {
    expect(findFaults(walk, readSource)).toEqual([]);
  });

  test('what is called by another name is handed on so', () => {
    for (const step of walk.parts.flat()) {
      expect({ step, isHandedOn: isHandedOn(step, sourcesOf(step.path.split('/')[0] ?? '')) }).toMatchObject({
        isHandedOn: true,
      });
    }
  });

  test('the number of functions is the one that is said', () => {
    const said = new RegExp(`### ${walk.title}\\n\\n(\\d+) functions`).exec(document)?.[1];
    expect(Number(said)).toBe(lengthOf(walk));
  });
});

describe('a walk', () => {
  const FILES = {
    'a.ts': 'export class A { one(): void { this.two(); } private two = (): void => { new B().three?.(1); }; }',
    'b.tsx': 'export function three(): number { const inner = { four: () => five(<p />) }; return inner.four(); }',
  };
  const faults = (/** @type {string[]} */ ...lines) => {
    const [walk] = readWalks(`### It\n\n\`\`\`walk\n${lines.join('\n')}\n\`\`\`\n`);
    if (walk === undefined) throw new Error('no walk');
    return findFaults(walk, (path) => Object.entries(FILES).find(([name]) => name === path)?.[1] ?? '');
  };

  test('is followed through methods, fields, objects and files', () => {
    expect(faults('a.ts: A.one', 'a.ts: two', 'b.tsx: three', 'b.tsx: three.inner.four')).toEqual([]);
    expect(faults('a.ts: two', 'a.ts: A, called as B')).toEqual([]);
    expect(faults('b.tsx: (file)', 'b.tsx: three.inner.four')).toEqual([]);
  });

  test('with a gap, or with what is not there, is refused', () => {
    expect(faults('a.ts: A.one', 'b.tsx: three')).toEqual(['a.ts: A.one does not call three']);
    expect(faults('a.ts: A.nine')).toEqual(['a.ts: 0 functions A.nine']);
    expect(faults('a.ts: A.one', '', 'b.tsx: three')).toEqual([]);
    expect(() => faults('something else')).toThrow('not a step');
  });
});
