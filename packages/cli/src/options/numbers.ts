import { err, ok, textError } from '@tabuleiro/games';
import type { Context } from '../context.ts';

/** Reads a whole number without leading zeros from an option. */
export async function readNumber(context: Context, option: string, text: string, max: number): Promise<number> {
  const value = /^(?:0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return context.expect(value <= max ? ok(value) : err(textError(option, text, { code: 'number', values: { max } })));
}

/** Reads seconds, whole or decimal, from an option; gives milliseconds. */
export async function readSeconds(context: Context, option: string, text: string, max: number): Promise<number> {
  const value = /^[0-9]{1,6}(?:\.[0-9]{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  const error = textError(option, text, { code: 'seconds', values: { max } });
  return 1000 * (await context.expect(value <= max ? ok(value) : err(error)));
}

/** Like `readNumber`, from 1. */
export async function readCount(context: Context, option: string, text: string, max: number): Promise<number> {
  const value = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  const error = textError(option, text, { code: 'number-from', values: { min: 1, max } });
  return context.expect(value <= max ? ok(value) : err(error));
}

export async function readOptionalNumber(
  context: Context,
  option: string,
  text: string | undefined,
  max: number,
): Promise<number | undefined> {
  return text === undefined ? undefined : readNumber(context, option, text, max);
}
