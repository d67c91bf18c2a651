import { MATCH_ID } from '@tabuleiro/client/schemas';
import type { RefusalDetail } from './refusal-error.ts';

// Explains in both languages why a value does not fit its schema: which field, and what was expected.

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an unknown value. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A fault as typebox reports it: the keyword of the schema that the value does not fit. */
interface ValidationError {
  readonly keyword: string;
  readonly path: string;
  readonly params: unknown;
}

const MATCH_ID_EXPECTED: RefusalDetail = {
  en: 'expected the id of a match: 16 small letters and digits',
  pt: 'esperava-se o identificador de uma partida: 16 letras minúsculas e algarismos',
};
const BAD_CHARACTERS: RefusalDetail = {
  en: 'it has characters that are not allowed here',
  pt: 'tem caracteres que aqui não são permitidos',
};

type Describe = (params: unknown) => RefusalDetail;

const TYPE_NAMES: Readonly<Record<string, RefusalDetail>> = {
  object: { en: 'an object', pt: 'um objeto' },
  array: { en: 'a list', pt: 'uma lista' },
  string: { en: 'text', pt: 'texto' },
  integer: { en: 'a whole number', pt: 'um número inteiro' },
  number: { en: 'a number', pt: 'um número' },
  boolean: { en: 'true or false', pt: 'true ou false' },
  null: { en: 'null', pt: 'null' },
};

const numbered =
  (en: string, pt: string): Describe =>
  (params) => {
    const limit = String(field(params, 'limit'));
    return { en: en.replace('#', limit), pt: pt.replace('#', limit) };
  };

const EXPECTED: Readonly<Record<string, Describe>> = {
  type: (params) => {
    const { en, pt } = TYPE_NAMES[String(field(params, 'type'))] ?? { en: 'something else', pt: 'outra coisa' };
    return { en: `expected ${en}`, pt: `esperava-se ${pt}` };
  },
  minLength: numbered('expected at least # characters', 'esperavam-se pelo menos # caracteres'),
  maxLength: numbered('expected at most # characters', 'esperavam-se no máximo # caracteres'),
  minimum: numbered('expected # or more', 'esperava-se # ou mais'),
  maximum: numbered('expected # or less', 'esperava-se # ou menos'),
  minItems: numbered('expected at least # items', 'esperavam-se pelo menos # elementos'),
  maxItems: numbered('expected at most # items', 'esperavam-se no máximo # elementos'),
  pattern: (params) => (String(field(params, 'pattern')) === MATCH_ID.source ? MATCH_ID_EXPECTED : BAD_CHARACTERS),
  enum: (params) => oneOf(field(params, 'allowedValues')),
  boolean: () => ({ en: 'there is no such field', pt: 'não há nenhum campo assim' }),
  additionalProperties: (params) => {
    const names = listed(field(params, 'additionalProperties'));
    return { en: `there is no such field: ${names}`, pt: `não há nenhum campo assim: ${names}` };
  },
  required: (params) => {
    const names = listed(field(params, 'requiredProperties'));
    return { en: `missing: ${names}`, pt: `falta: ${names}` };
  },
};
export const UNEXPECTED_VALUE: RefusalDetail = {
  en: 'it is not what is expected here',
  pt: 'não é o que aqui se espera',
};

/** Describes the first of some faults, as typebox lists them; null when there is none. */
export function describeValidationErrors(list: unknown): RefusalDetail | null {
  const faults = validationErrorsIn(list);
  const [first] = faults;
  if (first === undefined) return null;
  // Each alternative of a union is an error of its own; together they list what is allowed.
  const choices = faults.filter(({ keyword, path }) => keyword === 'const' && path === first.path);
  const { en, pt } =
    choices.length > 0
      ? oneOf(choices.map(({ params }) => field(params, 'allowedValue')))
      : (EXPECTED[first.keyword]?.(first.params) ?? UNEXPECTED_VALUE);
  const name = first.path.split('/').filter(Boolean).join('.');
  return name === '' ? { en, pt } : { en: `${name}: ${en}`, pt: `${name}: ${pt}` };
}

function oneOf(values: unknown): RefusalDetail {
  const names = listed(values);
  return { en: `expected one of ${names}`, pt: `esperava-se um de ${names}` };
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}

function validationErrorsIn(value: unknown): readonly ValidationError[] {
  if (!Array.isArray(value)) return [];
  return value.map((one: unknown) => ({
    keyword: String(field(one, 'keyword')),
    path: String(field(one, 'instancePath')),
    params: field(one, 'params'),
  }));
}
