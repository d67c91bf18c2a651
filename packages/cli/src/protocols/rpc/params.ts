import { err, ok, oneOf, type Result, type SharedCode, textError, type TextError } from '@tabuleiro/games';
import { IsArray, IsBoolean, IsInteger, IsUnion, type Static, type TObject, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { isFields } from './messages.ts';

type ParamError = TextError<SharedCode>;

/** Checks parameters against the schema of a method; the error describes the first that does not fit. */
export function readParams<Schema extends TObject>(schema: Schema, given: unknown): Result<Static<Schema>, ParamError> {
  // Some clients send an empty list when there are no parameters.
  const params = given === undefined || (Array.isArray(given) && given.length === 0) ? {} : given;
  return Check(schema, params) ? ok(params) : err(findFault(schema, params));
}

function findFault({ properties, required: names }: TObject, params: unknown): ParamError {
  const required: readonly string[] = names ?? [];
  if (!isFields(params)) return textError('params', params, { code: 'json-object' });
  const known = Object.keys(properties);
  // Refuses unknown parameters, so that typing errors are noticed.
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return textError(unknown, params[unknown], known.length === 0 ? { code: 'no-params' } : oneOf(known));
  }
  const fits = (name: string, schema: TSchema): boolean =>
    params[name] === undefined ? !required.includes(name) : Check(schema, params[name]);
  const [name = '', schema = {}] = Object.entries(properties).find(([one, of]) => !fits(one, of)) ?? [];
  return params[name] === undefined
    ? textError(name, undefined, { code: 'param-required' })
    : faultOf(name, schema, params[name]);
}

/** Describes what the schema expects instead of the value. */
function faultOf(name: string, schema: TSchema, value: unknown): ParamError {
  if (IsArray(schema) && Array.isArray(value)) {
    const index = value.findIndex((item) => !Check(schema.items, item));
    return faultOf(`${name}[${index}]`, schema.items, value[index]);
  }
  if (IsArray(schema)) return textError(name, value, { code: 'json-array' });
  if (IsBoolean(schema)) return textError(name, value, { code: 'json-boolean' });
  if (IsUnion(schema)) return textError(name, value, { code: 'json-id' });
  if (!IsInteger(schema)) return textError(name, value, { code: 'json-string' });
  const [min, max] = [limitOf(schema, 'minimum') ?? 0, limitOf(schema, 'maximum') ?? Number.MAX_SAFE_INTEGER];
  if (min === 0) return textError(name, value, { code: 'number', values: { max } });
  return textError(name, value, { code: 'number-from', values: { min, max } });
}

function limitOf(schema: TSchema, keyword: 'minimum' | 'maximum'): number | undefined {
  const limit: unknown = Object.entries(schema).find(([name]) => name === keyword)?.[1];
  return typeof limit === 'number' ? limit : undefined;
}
