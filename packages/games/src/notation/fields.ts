import { err, ok, type Message, type Result, type TextError } from '../contract/index.ts';

// What every game's position text has in common: fields separated by one space, the clock at the end.

const LONGEST_ECHO = 120;

/** Makes an error; a long text is echoed in part only, so that an error is never larger than its reader. */
export function textError(field: string, found: string, expected: Message): TextError {
  const echo = found.length > LONGEST_ECHO ? `${found.slice(0, LONGEST_ECHO)}…` : found;
  return { field, found: echo, expected };
}

/** Splits a position into its named fields. A last field `clock` may be left out and is then 0. */
export function splitFields<Name extends string>(
  text: string,
  names: readonly Name[],
): Result<Readonly<Record<Name, string>>, TextError> {
  const expected: Message = { code: 'position-fields', values: { count: names.length, fields: names.join(' ') } };
  const parts = text.split(' ');
  if (names.at(-1) === 'clock' && parts.length === names.length - 1) parts.push('0');
  if (parts.length > names.length) return err(textError('position', text, expected));
  const fields: Partial<Record<Name, string>> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index];
    if (part === undefined || part === '') return err(textError(`position.${name}`, part ?? '', expected));
    fields[name] = part;
  }
  return isComplete(fields, names) ? ok(fields) : err(textError('position', text, expected));
}

function isComplete<Name extends string>(
  fields: Partial<Record<Name, string>>,
  names: readonly Name[],
): fields is Record<Name, string> {
  return names.every((name) => fields[name] !== undefined);
}

/** Reads a whole number as the notation writes it: ASCII digits, no sign, no leading zero. */
export function parseNumber(field: string, text: string, max: number): Result<number, TextError> {
  const value = /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return ok(value);
  return err(textError(field, text, { code: 'number', values: { max } }));
}

/** Plies without progress after which every game is over. */
export const CLOCK_LIMIT = 100;

export function parseClock(text: string): Result<number, TextError> {
  return parseNumber('position.clock', text, CLOCK_LIMIT);
}

/** Reads one of a few fixed texts; gives its index. */
export function parseChoice(field: string, text: string, choices: readonly string[]): Result<number, TextError> {
  const index = choices.indexOf(text);
  if (index >= 0) return ok(index);
  return err(textError(field, text, { code: 'one-of', values: { choices: choices.join(' ') } }));
}
