// The walks of docs/architecture.md: lists of functions; each one calls the next.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** @typedef {{ type: string, [name: string]: unknown }} Node a node of a syntax tree */
/** @typedef {{ path: string, name: string, calledAs: string }} Step */
/** @typedef {{ title: string, parts: Step[][] }} Walk */

const STEP = /^(?<path>\S+): (?<name>\S+?)(?:, called as (?<alias>\S+))?$/;

/** The name of a step that is a whole file. */
const FILE = '(file)';

/**
 * The walks of a document: a heading and a block of code of the language `walk`, in which empty lines and lines that begin with
 * `#` divide the parts.
 *
 * @returns {Walk[]}
 */
export function readWalks(/** @type {string} */ document) {
  return Array.from(
    document.matchAll(/^### (.+)$(?:(?!^### )[^])*?^```walk\n([^]*?)^```$/gm),
    ([, title = '', block = '']) => ({
      title,
      parts: block
        .split(/^(?:#.*)?\n/m)
        .filter((part) => part.trim() !== '')
        .map((part) => part.trimEnd().split('\n').map(readStep)),
    }),
  );
}

/** @returns {Step} */
function readStep(/** @type {string} */ line) {
  const groups = STEP.exec(line)?.groups;
  if (groups === undefined) throw new Error(`not a step of a walk: ${line}`);
  const { path = '', name = '', alias } = groups;
  return { path, name, calledAs: alias ?? name.split('.').at(-1) ?? '' };
}

/** How many functions a walk has. */
export function lengthOf(/** @type {Walk} */ { parts }) {
  return new Set(parts.flat().map(({ path, name }) => `${path}: ${name}`)).size;
}

/**
 * What is wrong with a walk: functions that are not there, or do not call the next one.
 *
 * @returns {string[]}
 */
export function findFaults(/** @type {Walk} */ { parts }, /** @type {(path: string) => string} */ read) {
  return parts.flatMap((steps) =>
    steps.flatMap((step, index) => {
      const bodies = findFunctions(step, read);
      if (bodies.length !== 1) return [`${step.path}: ${bodies.length} functions ${step.name}`];
      const next = steps[index + 1];
      if (next === undefined) return [];
      const isCalled = bodies.some((body) => callsIn(body).has(next.calledAs));
      return isCalled ? [] : [`${step.path}: ${step.name} does not call ${next.calledAs}`];
    }),
  );
}

/**
 * The functions of that name in the file; a dot leads from a class, an object or a function to what is within.
 *
 * @returns {Node[]}
 */
function findFunctions(/** @type {Step} */ { path, name }, /** @type {(path: string) => string} */ read) {
  const { program, errors } = parseSync(path, read(path));
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  const whole = /** @type {Node} */ (/** @type {unknown} */ (program));
  if (name === FILE) return [whole];
  /** @type {Node[]} */
  let found = [whole];
  for (const part of name.split('.')) found = found.flatMap((node) => declarationsOf(node, part));
  return found;
}

/**
 * What declares a name within a node, the outermost.
 *
 * @returns {Node[]}
 */
function declarationsOf(/** @type {Node} */ node, /** @type {string} */ name) {
  return childrenOf(node).flatMap((child) => {
    const value = valueOf(child, name);
    return value === null ? declarationsOf(child, name) : [value];
  });
}

/** The function, class or object that a node gives a name to; null where it is no such node. */
function valueOf(/** @type {Node} */ node, /** @type {string} */ name) {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return nameOf(node['id']) === name ? node : null;
    case 'VariableDeclarator':
      return nameOf(node['id']) === name && isValue(node['init']) ? toNode(node['init']) : null;
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return nameOf(node['key']) === name && isValue(node['value']) ? toNode(node['value']) : null;
    default:
      return null;
  }
}

const VALUES = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ObjectExpression', 'ClassExpression']);

/** A function may also be what another one is given: `analyse: search({ … }, async () => …)`. */
function isValue(/** @type {unknown} */ value) {
  return isNode(value) && (VALUES.has(value.type) || isGiven(value));
}

function isGiven(/** @type {Node} */ { type, ...call }) {
  const given = call['arguments'];
  return type === 'CallExpression' && Array.isArray(given) && given.some((one) => isNode(one) && VALUES.has(one.type));
}

/** The names of all that is called within a node. */
function callsIn(/** @type {Node} */ node) {
  /** @type {Set<string>} */
  const names = new Set();
  const look = (/** @type {Node} */ one) => {
    if (one.type === 'CallExpression' || one.type === 'NewExpression') {
      const callee = toNode(one['callee']);
      names.add(nameOf(callee?.type === 'MemberExpression' ? callee['property'] : callee));
    }
    for (const child of childrenOf(one)) look(child);
  };
  look(node);
  return names;
}

function nameOf(/** @type {unknown} */ value) {
  const node = toNode(value);
  return node !== null && node.type.endsWith('Identifier') ? String(node['name']) : '';
}

function toNode(/** @type {unknown} */ value) {
  return isNode(value) ? value : null;
}

/** @returns {value is Node} */
function isNode(/** @type {unknown} */ value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** @returns {Node[]} */
function childrenOf(/** @type {Node} */ node) {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/**
 * Whether a function is called by its own name, is given to another one where it is declared, or is handed on under another name
 * in one of the sources: `onTouch={touch}`, `handle: (text) => handler.handle(text)`.
 */
export function isHandedOn(/** @type {Step} */ step, /** @type {Iterable<string>} */ sources) {
  const { name, calledAs } = step;
  const own = name.split('.').at(-1) ?? '';
  if (own === calledAs || findFunctions(step, readSource).some(isGiven)) return true;
  const pattern = new RegExp(`\\b${calledAs}(?:=\\{|: )[^\\n]*\\b${own}\\b`);
  for (const source of sources) if (pattern.test(source)) return true;
  return false;
}

export const readSource = (/** @type {string} */ path) =>
  readFileSync(new URL(`../packages/${path}`, import.meta.url), 'utf8');
