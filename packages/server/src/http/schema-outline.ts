import { field, isRecord } from '../validation-errors.ts';

// Schemas (JSON Schema as OpenAPI 3.1 has it) in the way TypeScript would write them, and examples that fit them.

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The name of a referenced schema; null if the schema is no reference. */
export function referredName(schema: unknown): string | null {
  const reference = field(schema, '$ref');
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? null) : null;
}

/** A schema in TypeScript notation, as HTML in which the names of other schemas are links. */
export function outline(schema: unknown, indent = ''): string {
  const name = referredName(schema);
  if (name !== null) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  const choices = list(field(schema, 'anyOf'));
  if (choices.length > 0) return outlineChoices(choices, indent);
  const constant = field(schema, 'const');
  if (constant !== undefined) return escapeHtml(JSON.stringify(constant));
  const allowed = list(field(schema, 'enum'));
  if (allowed.length > 0) return allowed.map((one) => escapeHtml(JSON.stringify(one))).join(' | ');
  switch (field(schema, 'type')) {
    case 'object':
      return outlineObject(schema, indent);
    case 'array':
      return outlineArray(schema, indent);
    case 'integer':
    case 'number':
      return `number${rangeOf(schema)}`;
    case 'string':
      return `string${lengthOf(schema)}`;
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    default:
      return '…';
  }
}

/** Alternatives that are objects are written below each other, others in one line. */
function outlineChoices(choices: readonly unknown[], indent: string): string {
  const parts = choices.map((one) => outline(one, indent));
  return parts.join(parts.some((part) => part.includes('\n')) ? ` |\n${indent}` : ' | ');
}

function outlineObject(schema: unknown, indent: string): string {
  const properties = field(schema, 'properties');
  if (!isRecord(properties)) return '{}';
  const entries = Object.entries(properties);
  if (entries.length === 0) return '{}';
  const required = list(field(schema, 'required'));
  const inner = `${indent}  `;
  const fields = entries.map(
    ([name, value]) => `${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${outline(value, inner)}`,
  );
  // The smallest ones fit one line.
  if (fields.length === 1 && !fields.join('').includes('\n')) return `{ ${fields.join('')} }`;
  return `{\n${fields.map((one) => `${inner}${one}`).join('\n')}\n${indent}}`;
}

function outlineArray(schema: unknown, indent: string): string {
  const places = list(field(schema, 'prefixItems'));
  if (places.length > 0) return `[${places.map((one) => outline(one, indent)).join(', ')}]`;
  const items = field(schema, 'items');
  const item = outline(items, indent);
  const isUnion = field(items, 'anyOf') !== undefined || field(items, 'enum') !== undefined;
  return isUnion ? `(${item})[]` : `${item}[]`;
}

function rangeOf(schema: unknown): string {
  const [least, most] = [field(schema, 'minimum'), field(schema, 'maximum')];
  if (typeof least !== 'number' || typeof most !== 'number') return '';
  return ` (${least} to ${most})`;
}

function lengthOf(schema: unknown): string {
  const [least, most] = [field(schema, 'minLength'), field(schema, 'maxLength')];
  return typeof least === 'number' && typeof most === 'number' ? ` (${least} to ${most} characters)` : '';
}

/** Makes example values of the schemas of a document; short examples have only the required fields. */
export class Examples {
  private readonly schemas: unknown;
  private readonly isShort: boolean;

  /** `schemas` resolves references. */
  constructor(schemas: unknown, isShort = false) {
    this.schemas = schemas;
    this.isShort = isShort;
  }

  of(schema: unknown): unknown {
    const name = referredName(schema);
    if (name !== null) return this.of(field(this.schemas, name));
    const [choice] = list(field(schema, 'anyOf'));
    if (choice !== undefined) return this.of(choice);
    const constant = field(schema, 'const');
    if (constant !== undefined) return constant;
    const [allowed] = list(field(schema, 'enum'));
    if (allowed !== undefined) return allowed;
    switch (field(schema, 'type')) {
      case 'object':
        return this.ofObject(schema);
      case 'array':
        return this.ofArray(schema);
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

  private ofObject(schema: unknown): unknown {
    const required = list(field(schema, 'required'));
    const entries = Object.entries(field(schema, 'properties') ?? {});
    const shown = entries.filter(([name]) => !this.isShort || required.includes(name));
    return Object.fromEntries(shown.map(([name, value]) => [name, this.of(value)]));
  }

  private ofArray(schema: unknown): unknown {
    const places = list(field(schema, 'prefixItems'));
    if (places.length > 0) return places.map((one) => this.of(one));
    const length = Math.max(1, Number(field(schema, 'minItems') ?? 1));
    return Array.from({ length }, () => this.of(field(schema, 'items')));
  }
}

/** The schemas have patterns for ids and names only. */
function exampleText(schema: unknown): string {
  const pattern = field(schema, 'pattern');
  if (typeof pattern === 'string' && pattern.includes('{16}')) return '0123456789abcdef';
  const least = field(schema, 'minLength');
  return typeof least === 'number' && least > 4 ? 'a long enough passphrase' : 'name';
}
