import {
  type BySide,
  CLOCK_LIMIT,
  err,
  type Message,
  ok,
  type Result,
  type Side,
  textError,
  type TextError,
} from '../contract/index.ts';
import { oneOf, type SharedCode } from '../text/shared.ts';

// What every game's position text has in common: fields separated by one space, the clock at the end.

export { CLOCK_LIMIT, textError };

/** An error in words that all games share. */
type SharedError = TextError<SharedCode>;

/** Splits a position into its named fields. A last field `clock` may be left out and is then 0. */
export function splitFields<Name extends string>(
  text: string,
  names: readonly Name[],
): Result<Readonly<Record<Name, string>>, SharedError> {
  const values = { count: names.length, fields: names.join(' ') };
  const expected: Message<SharedCode> = { code: 'position-fields', values };
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
export function parseNumber(field: string, text: string, max: number): Result<number, SharedError> {
  const value = /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return ok(value);
  return err(textError(field, text, { code: 'number', values: { max } }));
}

export function parseClock(text: string): Result<number, SharedError> {
  return parseNumber('position.clock', text, CLOCK_LIMIT);
}

/** Reads one of a few fixed texts; gives its index. */
export function parseChoice(field: string, text: string, choices: readonly string[]): Result<number, SharedError> {
  const index = choices.indexOf(text);
  return index >= 0 ? ok(index) : err(textError(field, text, oneOf(choices)));
}

/** Reads the side to move by the text that the game has for each side. */
export function parseSide(text: string, names: BySide<string>): Result<Side, SharedError> {
  const index = parseChoice('position.side', text, [names[1], names[2]]);
  return index.ok ? ok(index.value === 0 ? 1 : 2) : index;
}

/** A field of whole numbers joined by commas. */
export interface NumbersFormat<Code extends string> {
  readonly field: string;
  readonly max: number;
  /** What the field looks like, for a text with more numbers or fewer. */
  readonly form: Message<Code>;
}

export function parseNumbers<Code extends string>(
  text: string,
  count: number,
  { field, max, form }: NumbersFormat<Code>,
): Result<readonly number[], TextError<SharedCode | Code>> {
  const parts = text.split(',');
  if (parts.length !== count) return err(textError(field, text, form));
  const numbers: number[] = [];
  for (const part of parts) {
    const number = parseNumber(field, part, max);
    if (!number.ok) return number;
    numbers.push(number.value);
  }
  return ok(numbers);
}

/** Reads one number for each side. */
export function parsePair<Code extends string>(
  text: string,
  format: NumbersFormat<Code>,
): Result<readonly [number, number], TextError<SharedCode | Code>> {
  const numbers = parseNumbers(text, 2, format);
  if (!numbers.ok) return numbers;
  const [first = 0, second = 0] = numbers.value;
  return ok([first, second]);
}
