// The conventions that no linter knows. Each rule says file and line, and what to do instead.
//
//   node scripts/check-conventions.mjs [folder]
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mask } from './mask.mjs';
import { ROOT } from './run.mjs';

/** @typedef {{ path: string, text: string, code: string, withoutComments: string }} Source paths are from the root, with `/` */
/** @typedef {{ root: string, sources: Source[], gameIds: string[] }} Project */
/** @typedef {{ path: string, line: number, message: string }} Finding */

const SKIPPED_FOLDERS = new Set(['.git', 'node_modules', 'dist', '.types', 'site', 'docs/api']);
const BINARY = /\.(?:png|jpe?g|gif|ico|woff2?|wasm|tgz|gz|br|log|tsbuildinfo)$/;
const CODE = /\.(?:[cm]?[jt]s|tsx|jsx)$/;
const TYPESCRIPT = /\.tsx?$/;
const PACKAGE_SOURCE = /^packages\/[^/]+\/src\//;
const TEST = /(?:^|\/)test\/|\.test\.m?[jt]s$/;
const LONG_BY_NATURE = /(?:^|\/)(?:test|fixtures|text)\/|\.test\.m?[jt]s$/;

// It plants every violation there is.
const OWN_TEST = 'scripts/check-conventions.test.mjs';

const SCRIPTS = ['build', 'test', 'lint', 'format', 'typecheck'];
const LONG_LINES = 400;
const MAX_LINES = 600;

// Who may import whom: only what stands to the left.
const LAYERS = ['games', 'engine', 'play', 'client', 'cli', 'server', 'web'];
const APPLICATIONS = new Set(['cli', 'server', 'web']);

/** Where a pattern occurs, as findings. `pattern` must be global. */
function find(
  /** @type {Source} */ source,
  /** @type {string} */ text,
  /** @type {RegExp} */ pattern,
  /** @type {string | ((match: RegExpMatchArray) => string)} */ message,
) {
  return Array.from(text.matchAll(pattern), (match) => ({
    path: source.path,
    line: text.slice(0, match.index).split('\n').length,
    message: typeof message === 'string' ? message : message(match),
  }));
}

/** Does the head of the file have a comment line that begins like this? */
function isMarked(/** @type {Source} */ source, /** @type {string} */ marker) {
  return source.text
    .split('\n', 15)
    .some((line) => /^\s*(?:\/\/|\/?\*+)\s*/.test(line) && line.replace(/^[\s/*]+/, '').startsWith(marker));
}

/** A game's id stands in its own folder and in the registry, nowhere else. */
function gameNames(/** @type {Project} */ { sources, gameIds }) {
  return sources
    .filter(({ path }) => PACKAGE_SOURCE.test(path) && path !== 'packages/games/src/registry.ts')
    .flatMap((source) =>
      gameIds
        .filter((id) => !source.path.startsWith(`packages/games/src/${id}/`))
        .flatMap((id) => {
          const capital = id.charAt(0).toUpperCase() + id.slice(1);
          // As a word of its own, or as a part of a camelCase name.
          const pattern = new RegExp(`(?<![A-Za-z])${id}(?![a-z])|${capital}(?![a-z])|${id.toUpperCase()}`, 'g');
          return find(
            source,
            source.withoutComments,
            pattern,
            `"${id}" in generic code: make it a capability of the contract, or move it to the game's folder`,
          );
        }),
    );
}

/** Casts only where a branded type is made: in the file that declares the brand, on a line that ends in `// brand`. */
function casts(/** @type {Project} */ { sources }) {
  return sources
    .filter(({ path }) => TYPESCRIPT.test(path))
    .flatMap((source) => {
      const declaresBrand = /\bunique symbol\b/.test(source.code);
      const lines = source.text.split('\n');
      // `import { a as b }` and `export * as c` are not casts.
      const code = source.code.replaceAll(
        /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?(?:\{[^}]*\}|\*\s*as\b)/g,
        (match) => match.replaceAll(/\bas\b/g, '  '),
      );
      return find(
        source,
        code,
        /(?<![.\w$])as\s+(?!const\b)(?=[\w{[('"`])/g,
        'cast: use a type guard or a typed value; only the constructor of a branded type may cast, in the file that ' +
          'declares the brand (`unique symbol`), on a line that ends in `// brand`',
      ).filter(({ line }) => !(declaresBrand && lines[line - 1]?.trimEnd().endsWith('// brand')));
    });
}

/** `!` after an expression only where speed asks for it, and the head of the file says so. */
function nonNull(/** @type {Project} */ { sources }) {
  return sources
    .filter((source) => TYPESCRIPT.test(source.path) && !isMarked(source, 'Hot:'))
    .flatMap((source) =>
      find(
        source,
        source.code,
        /(?<=[\w$)\]])!(?!=)/g,
        '`!`: handle the missing value; only files with `// Hot: why` at the top may skip the check',
      ),
    );
}

function fileLength(/** @type {Project} */ { sources }) {
  return sources
    .filter(({ path }) => CODE.test(path) && !LONG_BY_NATURE.test(path))
    .flatMap((source) => {
      const lines = source.text.split('\n').length - 1;
      if (lines <= LONG_LINES || (lines <= MAX_LINES && isMarked(source, 'Long because'))) return [];
      const advice =
        lines > MAX_LINES ? `more than ${MAX_LINES}: split it` : 'split it, or say `// Long because …` at the top';
      return [{ path: source.path, line: 1, message: `${lines} lines, ${advice}` }];
    });
}

function scriptNames(/** @type {Project} */ { sources }) {
  return sources
    .filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      /** @type {{ scripts?: Record<string, string> }} */
      const { scripts = {} } = JSON.parse(text);
      const missing = SCRIPTS.filter((name) => !(name in scripts));
      return missing.map((name) => ({
        path,
        line: 1,
        message: `no script "${name}": all packages have the same ones`,
      }));
    });
}

/** The repository works wherever it lies, and with whatever registry is used there. */
function addresses(/** @type {Project} */ { sources }) {
  return sources.flatMap((source) => [
    ...find(
      source,
      source.text,
      /(?<![\w.~-])\/(?:home|root|work|Users)\/[\w.-]+/g,
      ([path]) => `"${path}" is a path of one machine`,
    ),
    ...find(source, source.text, /https?:\/\/registry\.[^\s"']+/g, ([url]) => `"${url}" is a registry's address`),
    ...(source.path === 'package-lock.json'
      ? find(source, source.text, /"resolved": "\w+:/g, 'address in the lock file: delete it and install again')
      : []),
  ]);
}

function skippedTests(/** @type {Project} */ { sources }) {
  const pattern =
    /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|skipIf|runIf|fails)\b|\b[xf](?:it|describe|test)\(|\b(?:skip|only|todo): true\b|\.skip\(/g;
  return sources
    .filter(({ path }) => TEST.test(path) && CODE.test(path))
    .flatMap((source) => find(source, source.code, pattern, ([found]) => `"${found}": every test runs, or is deleted`));
}

function suppressions(/** @type {Project} */ { sources }) {
  const pattern =
    /@ts-(?:ignore|expect-error|nocheck)|(?:es|ox)lint-disable|(?:prettier|oxfmt|biome)-ignore|(?:v8|c8|istanbul) ignore/g;
  return sources
    .filter(({ path }) => CODE.test(path))
    .flatMap((source) =>
      find(source, source.text, pattern, ([found]) => `"${found}": mend the cause, or change the rule for everyone`),
    );
}

/** Packages see each other through their exports and one way only; a game is seen through its manifest. */
function imports(/** @type {Project} */ { sources, gameIds }) {
  const specifier = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
  return sources
    .filter(({ path }) => PACKAGE_SOURCE.test(path) && CODE.test(path))
    .flatMap((source) => {
      const own = source.path.split('/')[1] ?? '';
      return find(source, source.withoutComments, specifier, ([, target = '']) => {
        const other = /^@tabuleiro\/([^/]+)/.exec(target)?.[1];
        if (other !== undefined) {
          const isBelow = LAYERS.indexOf(other) < LAYERS.indexOf(own) && !APPLICATIONS.has(other);
          return isBelow ? '' : `packages/${own} may not import packages/${other}: ${LAYERS.join(' ← ')}`;
        }
        if (!target.startsWith('.')) return '';
        const resolved = posix.join(posix.dirname(source.path), target);
        if (!resolved.startsWith(`packages/${own}/src/`)) return `"${target}" leaves the package's sources`;
        const game = gameIds.find((id) => resolved.startsWith(`packages/games/src/${id}/`));
        const isInside = game === undefined || source.path.startsWith(`packages/games/src/${game}/`);
        return isInside || resolved.endsWith('/manifest.ts')
          ? ''
          : `"${target}": a game is seen through its manifest.ts`;
      }).filter(({ message }) => message !== '');
    });
}

const RULES = [gameNames, casts, nonNull, fileLength, scriptNames, addresses, skippedTests, suppressions, imports];

/** All text files of the project. */
function readSources(/** @type {string} */ root) {
  /** @type {Source[]} */
  const sources = [];
  const visit = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      const path = relative(root, full).split(sep).join('/');
      if (SKIPPED_FOLDERS.has(entry.name) || SKIPPED_FOLDERS.has(path)) continue;
      if (entry.isDirectory()) visit(full);
      else if (entry.isFile() && !BINARY.test(entry.name) && path !== OWN_TEST) {
        const text = readFileSync(full, 'utf8');
        const masked = CODE.test(path) ? mask(text) : { code: text, withoutComments: text };
        sources.push({ path, text, ...masked });
      }
    }
  };
  visit(root);
  return sources;
}

/** @returns {Finding[]} in the order of files and lines */
export function checkConventions(/** @type {string} */ root) {
  const games = join(root, 'packages', 'games', 'src');
  // The contract has a manifest.ts too: it says what a manifest is.
  const gameIds = existsSync(games)
    ? readdirSync(games).filter((name) => name !== 'contract' && existsSync(join(games, name, 'manifest.ts')))
    : [];
  const project = { root, sources: readSources(root), gameIds };
  return RULES.flatMap((rule) => rule(project)).sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkConventions(process.argv[2] ?? ROOT);
  for (const { path, line, message } of findings) console.error(`${path}:${line}: ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}
