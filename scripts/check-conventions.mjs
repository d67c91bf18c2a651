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
const BINARY = /\.(?:png|webp|jpe?g|gif|ico|woff2?|wasm|tgz|gz|br|log|tsbuildinfo)$/;
const CODE = /\.(?:[cm]?[jt]s|tsx|jsx)$/;
const TYPESCRIPT = /\.tsx?$/;
const PACKAGE_SOURCE = /^packages\/[^/]+\/src\//;
const TEST = /(?:^|\/)test\/|\.test\.m?[jt]s$/;
const SPECIFIER = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
/** `packages/<name>/src`: below it folders are compared. */
const FOLDERS_TO_SOURCE = 3;
const LONG_BY_NATURE = /(?:^|\/)(?:test|fixtures|text)\/|\.test\.m?[jt]s$/;

// It plants every violation there is.
const OWN_TEST = 'scripts/check-conventions.test.mjs';

const SCRIPTS = ['build', 'test', 'lint', 'format', 'typecheck'];
const LONG_LINES = 400;
const MAX_LINES = 600;

/**
 * Which packages each one may import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const LAYERS = {
  games: [],
  engine: ['games'],
  play: ['games', 'engine'],
  lab: ['games', 'engine'],
  client: ['games'],
  cli: ['games', 'engine', 'play', 'lab', 'client'],
  server: ['games', 'engine', 'play', 'client'],
  web: ['games', 'engine', 'play', 'client'],
};

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
  return sources
    .filter(({ path }) => PACKAGE_SOURCE.test(path) && CODE.test(path))
    .flatMap((source) => {
      const own = source.path.split('/')[1] ?? '';
      return find(source, source.withoutComments, SPECIFIER, ([, target = '']) => {
        const other = /^@tabuleiro\/([^/]+)/.exec(target)?.[1];
        if (other !== undefined) {
          const below = LAYERS[own] ?? [];
          if (below.includes(other)) return '';
          return `packages/${own} may not import packages/${other}, only: ${below.join(' ') || 'nothing'}`;
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

/**
 * The imports between folders, by the folder that holds both: two files lie in two children of their deepest common folder.
 * A file that lies directly in it, such as an entry, belongs to none of its children.
 *
 * @typedef {{ from: string, to: string, path: string, line: number, target: string }} FolderImport
 */
function folderImports(/** @type {Source[]} */ sources) {
  /** @type {Map<string, FolderImport[]>} */
  const byFolder = new Map();
  for (const source of sources) {
    for (const match of source.withoutComments.matchAll(SPECIFIER)) {
      const target = posix.join(posix.dirname(source.path), match[1] ?? '');
      if (!match[1]?.startsWith('.')) continue;
      const [own, other] = [source.path.split('/'), target.split('/')];
      const depth = own.findIndex((name, index) => name !== other[index]);
      if (depth < FOLDERS_TO_SOURCE || depth >= own.length - 1 || depth >= other.length - 1) continue;
      const folder = own.slice(0, depth).join('/');
      const line = source.withoutComments.slice(0, match.index).split('\n').length;
      const found = { from: own[depth] ?? '', to: other[depth] ?? '', path: source.path, line, target };
      byFolder.set(folder, [...(byFolder.get(folder) ?? []), found]);
    }
  }
  return byFolder;
}

/**
 * The shortest way from a folder back to itself; none when its imports go one way.
 *
 * @returns {FolderImport[] | undefined}
 */
function cycleFrom(/** @type {string} */ start, /** @type {FolderImport[]} */ all) {
  const seen = new Set();
  let ways = all.filter(({ from }) => from === start).map((one) => [one]);
  while (ways.length > 0) {
    const closed = ways.find((way) => way.at(-1)?.to === start);
    if (closed !== undefined) return closed;
    ways = ways.flatMap((way) => {
      const end = way.at(-1)?.to;
      if (seen.has(end)) return [];
      seen.add(end);
      return all.filter(({ from }) => from === end).map((one) => way.concat(one));
    });
  }
  return undefined;
}

/** Imports between the folders of a package go one way. */
function folderCycles(/** @type {Project} */ { sources }) {
  const code = sources.filter(({ path }) => PACKAGE_SOURCE.test(path) && CODE.test(path));
  return Array.from(folderImports(code)).flatMap(([folder, all]) => {
    const known = new Set();
    return [...new Set(all.map(({ from }) => from))].sort().flatMap((start) => {
      const cycle = known.has(start) ? undefined : cycleFrom(start, all);
      const [first] = cycle ?? [];
      if (cycle === undefined || first === undefined) return [];
      for (const { from } of cycle) known.add(from);
      const names = [...cycle.map(({ from }) => from), start].join(' → ');
      const steps = cycle.map(({ path, target }) => `${path} imports ${target}`).join('; ');
      const message = `folders in ${folder} import in a circle, ${names}: let imports go one way (${steps})`;
      return [{ path: first.path, line: first.line, message }];
    });
  });
}

/** One word, one meaning: no two files of the packages export a type of the same name. */
function typeNames(/** @type {Project} */ { sources }) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  return sources
    .filter(({ path }) => PACKAGE_SOURCE.test(path) && TYPESCRIPT.test(path))
    .sort((a, b) => a.path.localeCompare(b.path))
    .flatMap((source) =>
      find(source, source.code, EXPORTED_TYPE, ([, name = '']) => {
        const owner = owners.get(name);
        if (owner === undefined) owners.set(name, source.path);
        return owner === undefined || owner === source.path
          ? ''
          : `type ${name} is exported by ${owner} too: give one of them a name of its own`;
      }).filter(({ message }) => message !== ''),
    );
}

const RULES = [
  gameNames,
  casts,
  nonNull,
  fileLength,
  scriptNames,
  addresses,
  skippedTests,
  suppressions,
  imports,
  folderCycles,
  typeNames,
];

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
