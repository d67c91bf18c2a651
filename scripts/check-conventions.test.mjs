import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkConventions } from './check-conventions.mjs';
import { mask } from './mask.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conventions-'));
  plant('packages/games/src/ludo/manifest.ts', "export const id = 'ludo';\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(/** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Findings as `path:line`, which is what a reader clicks on, and a part of the message. */
function found() {
  return checkConventions(root).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

const GENERIC = 'packages/engine/src/search.ts';
const lines = (/** @type {number} */ count) => '//\n'.repeat(count);

/** @type {[name: string, path: string, text: string, expected: RegExp][]} */
const violations = [
  ['a game by name', GENERIC, "\nif (id === 'ludo') go();\n", /^packages\/engine\/src\/search.ts:2 "ludo" in generic/],
  ['a game in a name', GENERIC, 'const ludoBonus = 3;\n', /:1 "ludo" in generic/],
  ['a game in another game', 'packages/games/src/chess/rules.ts', 'playLudo();\n', /:1 "ludo" in generic/],
  ['a cast', GENERIC, 'const a = 1;\nconst b = a as unknown;\n', /:2 cast/],
  ['a cast to an object type', GENERIC, 'const b = a as { c: 1 };\n', /:1 cast/],
  ['a brand cast away from its brand', GENERIC, 'const b = a as Move; // brand\n', /:1 cast/],
  ['a bare cast beside a brand', GENERIC, 'declare const brand: unique symbol;\nconst b = a as Move;\n', /:2 cast/],
  ['a cast in a test', 'packages/games/test/x.test.ts', 'const b = a as Move;\n', /:1 cast/],
  ['a non-null assertion', GENERIC, 'const a = b[0]!;\n', /:1 `!`/],
  ['a long file', GENERIC, lines(401), /:1 401 lines, split it, or say/],
  ['a very long file', GENERIC, `// Long because I like it\n${lines(600)}`, /:1 601 lines, more than 600/],
  [
    'a missing script',
    'packages/engine/package.json',
    '{"scripts":{"build":"","test":"","lint":"","format":""}}',
    /"typecheck"/,
  ],
  ['an address in the lock file', 'package-lock.json', '{\n"resolved": "https://example.org/x.tgz"\n}\n', /:2 address/],
  [
    'an import of a package beside',
    'packages/client/src/a.ts',
    "import { x } from '@tabuleiro/engine';\n",
    /:1 packages\/client may not import packages\/engine, only: games/,
  ],
  ['a registry', 'README.md', 'see https://registry.example.org/x\n', /:1 .*registry's address/],
  ['a path of a machine', 'README.md', 'run /home/someone/tool\n', /:1 "\/home\/someone"/],
  ['a skipped test', 'packages/games/test/x.test.ts', "test.skip('a', () => {});\n", /:1 "test.skip"/],
  ['a focused group', 'packages/games/test/x.test.ts', "describe.only.each([1])('a', f);\n", /:1 "describe.only"/],
  ['a focused test', 'packages/games/test/x.test.ts', "it.concurrent.only('a', f);\n", /:1 "it.concurrent.only"/],
  ['a skipped test by option', 'packages/games/test/x.test.ts', "test('a', { skip: true }, f);\n", /:1 "skip: true"/],
  ['a silenced compiler', GENERIC, '\n// @ts-expect-error because\n', /:2 "@ts-expect-error"/],
  ['a silenced linter', GENERIC, '/* oxlint-disable no-console */\n', /:1 "oxlint-disable"/],
  [
    'an import upwards',
    'packages/games/src/x.ts',
    "import { a } from '@tabuleiro/engine';\n",
    /:1 packages\/games may not/,
  ],
  ['an import of an application', 'packages/web/src/x.ts', "import '@tabuleiro/cli';\n", /:1 packages\/web may not/],
  [
    'an import around the exports',
    GENERIC,
    "import { a } from '../../games/src/index.ts';\n",
    /:1 .*leaves the package/,
  ],
  ['a look into a game', 'packages/games/src/games.ts', "import('./ludo/rules.ts');\n", /seen through its manifest/],
];

describe('reports', () => {
  test.each(violations)('%s', (_name, path, text, expected) => {
    plant(path, text);
    expect(found()).toContainEqual(expect.stringMatching(expected));
  });
});

/** @type {[name: string, files: Record<string, string>, expected: RegExp][]} */
const violationsTogether = [
  [
    'two folders that import each other',
    {
      'packages/engine/src/search/a.ts': "\nimport { b } from '../tree/b.ts';\n",
      'packages/engine/src/tree/b.ts': "import type { C } from '../search/c.ts';\n",
    },
    /^packages\/engine\/src\/search\/a.ts:2 folders in packages\/engine\/src import in a circle, search → tree → search/,
  ],
  [
    'three folders in a circle, one of them by a lazy import',
    {
      'packages/web/src/board/a.ts': "import '../ui/x.ts';\n",
      'packages/web/src/ui/deep/b.ts': "const late = import('../../match/y.ts');\n",
      'packages/web/src/match/c.ts': "import { d } from '../board/d.ts';\n",
    },
    /src\/board\/a.ts:1 folders .* board → ui → match → board: .*ui\/deep\/b.ts imports packages\/web\/src\/match\/y.ts/,
  ],
  [
    'folders in a circle below another folder',
    {
      'packages/web/src/board/geometry/a.ts': "import '../pieces/b.ts';\n",
      'packages/web/src/board/pieces/b.ts': "import '../geometry/a.ts';\n",
    },
    /in packages\/web\/src\/board import in a circle, geometry → pieces → geometry/,
  ],
  [
    'a type name that two files export',
    {
      'packages/engine/src/a.ts': 'export interface Verdict {}\n',
      'packages/server/src/b.ts': '\nexport abstract class Verdict {}\n',
    },
    /^packages\/server\/src\/b.ts:2 type Verdict is exported by packages\/engine\/src\/a.ts too/,
  ],
];

describe('reports what several files do together', () => {
  test.each(violationsTogether)('%s', (_name, files, expected) => {
    for (const [path, text] of Object.entries(files)) plant(path, text);
    expect(found()).toEqual([expect.stringMatching(expected)]);
  });
});

/** @type {[name: string, files: Record<string, string>][]} */
const allowedTogether = [
  [
    'an entry that imports its folders and is imported by them',
    {
      'packages/engine/src/engine.ts': "import './search/a.ts';\n",
      'packages/engine/src/search/a.ts': "import type { Engine } from '../engine.ts';\n",
    },
  ],
  [
    'files of one folder that import each other',
    {
      'packages/engine/src/search/a.ts': "import './b.ts';\n",
      'packages/engine/src/search/b.ts': "import './a.ts';\n",
    },
  ],
  [
    'folders of two packages with the same names',
    {
      'packages/engine/src/search/a.ts': "import '../tree/b.ts';\n",
      'packages/web/src/tree/b.ts': "import '../search/a.ts';\n",
    },
  ],
  [
    'a name that is exported once and passed on',
    {
      'packages/engine/src/a.ts': 'export type Verdict = 1;\ntype Own = 2;\n',
      'packages/engine/src/b.ts':
        "export type { Verdict } from './a.ts';\ntype Own = 3;\n// export type Verdict = 1;\n",
      'packages/engine/test/c.ts': 'export type Verdict = 3;\n',
    },
  ],
];

describe('allows together', () => {
  test.each(allowedTogether)('%s', (_name, files) => {
    for (const [path, text] of Object.entries(files)) plant(path, text);
    expect(found()).toEqual([]);
  });
});

/** @type {[name: string, path: string, text: string][]} */
const allowed = [
  ['a game in its own folder', 'packages/games/src/ludo/rules.ts', "const ludo = 'ludo';\n"],
  ['a game in the registry', 'packages/games/src/registry.ts', "import { id as ludo } from './ludo/manifest.ts';\n"],
  ['a game in a comment', GENERIC, '// as in ludo\n/* ludo\n ludo */ go(); // ludo\n'],
  ['a word that contains a game', GENERIC, "const prelude = 'preludo';\n"],
  ['a game in a test', 'packages/engine/test/x.test.ts', "const id = 'ludo';\n"],
  ['a constant', GENERIC, 'const a = [1, 2] as const;\n'],
  ['renamed imports', GENERIC, "import type {\n  A as B,\n} from 'x';\nimport * as y from 'y';\nexport { y as z };\n"],
  ['casts in texts', GENERIC, "const a = 'as one'; // as a cast\nconst b = `as ${a} as two`;\n"],
  ['the constructor of a brand', GENERIC, 'declare const brand: unique symbol;\nreturn a as Move; // brand\n'],
  ['a hot file', GENERIC, '// Hot: in every node.\nconst a = b[0]!;\n'],
  ['negations', GENERIC, 'if (!a && b !== c && !(d)) e = !f;\nconst g = /[a-z]!/;\n'],
  ['a long file with a reason', GENERIC, `// Long because the table is one.\n${lines(450)}`],
  ['a long text', 'packages/games/src/ludo/text/en.ts', lines(700)],
  ['a workspace in the lock file', 'package-lock.json', '{ "resolved": "packages/games" }\n'],
  ['an address that only looks like a path', 'README.md', 'https://example.org/home/x and src/work/y\n'],
  ['an import downwards', GENERIC, "import { a } from '@tabuleiro/games';\nimport { b } from './b.ts';\n"],
];

describe('allows', () => {
  test.each(allowed)('%s', (_name, path, text) => {
    plant(path, text);
    expect(found()).toEqual([]);
  });
});

test('masking keeps lines and columns', () => {
  const text = "a('x//y', /[/'\"]/g); // note\n`t ${b({ c: `u` })} v` /* w\n */ / d / e;\n";
  expect(mask(text).code).toBe("a('    ', /     /g);        \n`  ${b({ c: ` ` })}  `     \n    / d / e;\n");
  expect(mask(text).withoutComments.length).toBe(text.length);
});
