import { err, ok } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { paramError } from '../service/params.ts';

/** A number from an option, which commander gives as text. */
export async function readNumber(context: Context, option: string, text: string, max: number): Promise<number> {
  const value = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return context.expect(value <= max ? ok(value) : err(paramError(option, text, { code: 'number', values: { max } })));
}

export async function readOptionalNumber(
  context: Context,
  option: string,
  text: string | undefined,
  max: number,
): Promise<number | undefined> {
  return text === undefined ? undefined : readNumber(context, option, text, max);
}
