import { err, type Message, ok, type Result, type TextError } from '@tabuleiro/games';
import { paramError } from '../service/params.ts';
import { type Fields, isFields } from './protocol.ts';

// Reads the parameters of a method one by one; each reader names the field when it is not what it should be.

const REQUIRED = 'param-required';

/** The parameters as an object that has no others than the known ones, so that a slip of the pen is not overlooked. */
export function readParams(params: unknown, known: readonly string[]): Result<Fields, TextError> {
  const fields = params ?? {};
  if (!isFields(fields)) return err(paramError('params', fields, { code: 'json-object' }));
  const stranger = Object.keys(fields).find((name) => !known.includes(name));
  if (stranger === undefined) return ok(fields);
  const expected: Message =
    known.length === 0 ? { code: 'no-params' } : { code: 'one-of', values: { choices: known.join(' ') } };
  return err(paramError(stranger, fields[stranger], expected));
}

export function readText(fields: Fields, name: string): Result<string, TextError> {
  const value = fields[name];
  if (typeof value === 'string') return ok(value);
  return err(paramError(name, value, { code: value === undefined ? REQUIRED : 'json-string' }));
}

export function readOptionalText(fields: Fields, name: string): Result<string | undefined, TextError> {
  return fields[name] === undefined ? ok(undefined) : readText(fields, name);
}

export function readTexts(fields: Fields, name: string): Result<readonly string[], TextError> {
  const value = fields[name];
  if (!Array.isArray(value)) {
    return err(paramError(name, value, { code: value === undefined ? REQUIRED : 'json-array' }));
  }
  const texts: string[] = [];
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') return err(paramError(`${name}[${index}]`, item, { code: 'json-string' }));
    texts.push(item);
  }
  return ok(texts);
}

export function readCount(fields: Fields, name: string, max: number): Result<number, TextError> {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) return ok(value);
  if (value === undefined) return err(paramError(name, value, { code: REQUIRED }));
  return err(paramError(name, value, { code: 'number', values: { max } }));
}

export function readOptionalCount(fields: Fields, name: string, max: number): Result<number | undefined, TextError> {
  return fields[name] === undefined ? ok(undefined) : readCount(fields, name, max);
}
