import type { Detail } from '../detail.ts';
import { field } from './schema-words.ts';

// Why a request cannot be read, in both languages: which field, and what was expected of it.

/** What the schemas' checker says of a value; it is told by the keyword of the schema that the value does not fit. */
interface Fault {
  readonly keyword: string;
  readonly path: string;
  readonly params: unknown;
}

type Say = (params: unknown) => Detail;

const TYPE_NAMES: Readonly<Record<string, Detail>> = {
  object: { en: 'an object', pt: 'um objeto' },
  array: { en: 'a list', pt: 'uma lista' },
  string: { en: 'text', pt: 'texto' },
  integer: { en: 'a whole number', pt: 'um número inteiro' },
  number: { en: 'a number', pt: 'um número' },
  boolean: { en: 'true or false', pt: 'true ou false' },
  null: { en: 'null', pt: 'null' },
};

const numbered =
  (en: string, pt: string): Say =>
  (params) => {
    const limit = String(field(params, 'limit'));
    return { en: en.replace('#', limit), pt: pt.replace('#', limit) };
  };

const EXPECTED: Readonly<Record<string, Say>> = {
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
  pattern: () => ({
    en: 'it has characters that are not allowed here',
    pt: 'tem caracteres que aqui não são permitidos',
  }),
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
const OTHERWISE: Detail = { en: 'it is not what is expected here', pt: 'não é o que aqui se espera' };

/** What went wrong before a request could be looked at, by the code of the library that reads it. */
const UNREAD: Readonly<Record<string, Detail>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { en: 'the body is not JSON', pt: 'o corpo não é JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { en: 'the body is empty', pt: 'o corpo está vazio' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    en: 'the body must be JSON (content-type: application/json)',
    pt: 'o corpo tem de ser JSON (content-type: application/json)',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    en: 'the body is not as long as was said',
    pt: 'o corpo não tem o comprimento indicado',
  },
};

/** What is the matter with a request that the server could not take in. */
export function detailOf(error: Error): Detail {
  const faults = faultsIn(field(error, 'validation'));
  const [first] = faults;
  if (first === undefined) return UNREAD[String(field(error, 'code'))] ?? OTHERWISE;
  // Each choice of several is a fault of its own; together they say what can be chosen.
  const choices = faults.filter(({ keyword, path }) => keyword === 'const' && path === first.path);
  const { en, pt } =
    choices.length > 0
      ? oneOf(choices.map(({ params }) => field(params, 'allowedValue')))
      : (EXPECTED[first.keyword]?.(first.params) ?? OTHERWISE);
  const name = first.path.split('/').filter(Boolean).join('.');
  return name === '' ? { en, pt } : { en: `${name}: ${en}`, pt: `${name}: ${pt}` };
}

function oneOf(values: unknown): Detail {
  const names = listed(values);
  return { en: `expected one of ${names}`, pt: `esperava-se um de ${names}` };
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}

function faultsIn(value: unknown): readonly Fault[] {
  if (!Array.isArray(value)) return [];
  return value.map((one: unknown) => ({
    keyword: String(field(one, 'keyword')),
    path: String(field(one, 'instancePath')),
    params: field(one, 'params'),
  }));
}
