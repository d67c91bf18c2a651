import { field, isRecord } from '../schema-faults.ts';

// Schemas (JSON Schema as OpenAPI has it) in words short enough to be read, and examples that fit them.

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a schema allows, in the way TypeScript would write it. */
export function outline(schema: unknown, indent = ''): string {
  const choices = list(field(schema, 'anyOf'));
  if (choices.length > 0) return choices.map((one) => outline(one, indent)).join(` |\n${indent}`);
  const constant = field(schema, 'const');
  if (constant !== undefined) return JSON.stringify(constant);
  const allowed = list(field(schema, 'enum'));
  if (allowed.length > 0) return allowed.map((one) => JSON.stringify(one)).join(' | ');
  switch (field(schema, 'type')) {
    case 'object':
      return outlineObject(schema, indent);
    case 'array':
      return outlineArray(schema, indent);
    case 'integer':
    case 'number':
      return `number${rangeOf(schema)}`;
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    default:
      return typeof field(schema, '$ref') === 'string' ? (String(field(schema, '$ref')).split('/').at(-1) ?? '') : '…';
  }
}

function outlineObject(schema: unknown, indent: string): string {
  const properties = field(schema, 'properties');
  if (!isRecord(properties)) return '{}';
  const required = list(field(schema, 'required'));
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, value]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${outline(value, inner)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function outlineArray(schema: unknown, indent: string): string {
  const items = field(schema, 'items');
  if (Array.isArray(items)) return `[${items.map((one) => outline(one, indent)).join(', ')}]`;
  const item = outline(items, indent);
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function rangeOf(schema: unknown): string {
  const [least, most] = [field(schema, 'minimum'), field(schema, 'maximum')];
  if (typeof least !== 'number' || typeof most !== 'number') return '';
  return ` (${least} to ${most})`;
}

/** A value that fits a schema, the first one that comes to mind; without what may be left out when it is to be short. */
export function exampleOf(schema: unknown, isShort = false): unknown {
  const given = list(field(schema, 'examples'))[0];
  if (given !== undefined) return given;
  const [choice] = list(field(schema, 'anyOf'));
  if (choice !== undefined) return exampleOf(choice, isShort);
  const constant = field(schema, 'const');
  if (constant !== undefined) return constant;
  const [allowed] = list(field(schema, 'enum'));
  if (allowed !== undefined) return allowed;
  switch (field(schema, 'type')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(field(schema, 'properties') ?? {})
          .filter(([name]) => !isShort || list(field(schema, 'required')).includes(name))
          .map(([name, value]) => [name, exampleOf(value, isShort)]),
      );
    case 'array':
      return exampleArray(schema);
    case 'integer':
    case 'number':
      return field(schema, 'minimum') ?? 0;
    case 'string':
      return exampleText(schema);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function exampleArray(schema: unknown): unknown {
  const items = field(schema, 'items');
  return Array.isArray(items) ? items.map((one) => exampleOf(one)) : [exampleOf(items)];
}

/** The patterns that we use are of short names and of ids. */
function exampleText(schema: unknown): string {
  const pattern = field(schema, 'pattern');
  return typeof pattern === 'string' && pattern.includes('{16}') ? '0123456789abcdef' : 'name';
}
