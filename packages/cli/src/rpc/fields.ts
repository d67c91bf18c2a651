import { err, ok, oneOf, type Result, type SharedCode, textError, type TextError } from '@tabuleiro/games';
import { type Fields, type Id, isFields, isId } from './protocol.ts';

// Reads the parameters of a method one by one; each reader names the field when it is not what it should be.

type ParamError = TextError<SharedCode>;

const REQUIRED = 'param-required';

/** The parameters as an object that has no others than the known ones, so that a slip of the pen is not overlooked. */
export function readParams(params: unknown, known: readonly string[]): Result<Fields, ParamError> {
  // Some clients send an empty list where there is nothing to say.
  const fields = params === undefined || (Array.isArray(params) && params.length === 0) ? {} : params;
  if (!isFields(fields)) return err(textError('params', fields, { code: 'json-object' }));
  const stranger = Object.keys(fields).find((name) => !known.includes(name));
  if (stranger === undefined) return ok(fields);
  return err(textError(stranger, fields[stranger], known.length === 0 ? { code: 'no-params' } : oneOf(known)));
}

export function readText(fields: Fields, name: string): Result<string, ParamError> {
  const value = fields[name];
  if (typeof value === 'string') return ok(value);
  return err(textError(name, value, { code: value === undefined ? REQUIRED : 'json-string' }));
}

export function readOptionalText(fields: Fields, name: string): Result<string | undefined, ParamError> {
  return fields[name] === undefined ? ok(undefined) : readText(fields, name);
}

/** The id of a request. */
export function readId(fields: Fields, name: string): Result<Id, ParamError> {
  const value = fields[name];
  if (isId(value)) return ok(value);
  return err(textError(name, value, { code: value === undefined ? REQUIRED : 'json-id' }));
}

/** A wish that nobody has unless it is said. */
export function readWish(fields: Fields, name: string): Result<boolean, ParamError> {
  const value = fields[name] ?? false;
  return typeof value === 'boolean' ? ok(value) : err(textError(name, value, { code: 'json-boolean' }));
}

export function readTexts(fields: Fields, name: string): Result<readonly string[], ParamError> {
  const value = fields[name];
  if (!Array.isArray(value)) {
    return err(textError(name, value, { code: value === undefined ? REQUIRED : 'json-array' }));
  }
  const texts: string[] = [];
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') return err(textError(`${name}[${index}]`, item, { code: 'json-string' }));
    texts.push(item);
  }
  return ok(texts);
}

export function readCount(fields: Fields, name: string, max: number, min = 0): Result<number, ParamError> {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return ok(value);
  if (value === undefined) return err(textError(name, value, { code: REQUIRED }));
  if (min > 0) return err(textError(name, value, { code: 'number-from', values: { min, max } }));
  return err(textError(name, value, { code: 'number', values: { max } }));
}

export function readOptionalCount(
  fields: Fields,
  name: string,
  max: number,
  min = 0,
): Result<number | undefined, ParamError> {
  return fields[name] === undefined ? ok(undefined) : readCount(fields, name, max, min);
}

export function readOptionalTexts(fields: Fields, name: string): Result<readonly string[], ParamError> {
  return fields[name] === undefined ? ok([]) : readTexts(fields, name);
}
