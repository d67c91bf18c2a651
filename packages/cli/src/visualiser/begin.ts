import { type EngineHost, withFallback } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  err,
  ok,
  oneOf,
  parsePlayer,
  playerNames,
  type Result,
  type TextError,
  textError,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { parseRules } from '../service/params.ts';
import { type Dialect, findOriginal, generalDialect, loadOriginalDialect } from './dialect.ts';

/** Who plays a side: a computer player, or null for a person at the board. */
export type Seats = readonly [ComputerPlayer | null, ComputerPlayer | null];

export interface Beginning {
  readonly dialect: Dialect;
  readonly seats: Seats;
}

/** Reads the words after `beginGame`; the error is a sentence. */
export async function parseBegin(
  context: Context,
  host: EngineHost,
  words: readonly string[],
): Promise<Result<Beginning, string>> {
  const [first, second] = words.slice(-2);
  const original = findOriginal();
  const isNamed = words.length === 3;
  if (first === undefined || second === undefined || !(isNamed || (words.length === 2 && original !== undefined))) {
    return err(context.texts.protocols.visualiser.beginGame);
  }
  const dialect =
    isNamed || original === undefined ? await parseGeneral(words[0] ?? '') : ok(await loadOriginalDialect(original));
  if (!dialect.ok) return err(await context.sayTextError(dialect.error));
  const seats: (ComputerPlayer | null)[] = [];
  for (const [index, text] of [first, second].entries()) {
    const { rules } = dialect.value;
    const field = `player${index + 1}`;
    const spec = parsePlayer(rules.game, text, field);
    if (!spec.ok) {
      // Among players parsePlayer expects outside engines too.
      const isPlayer = spec.error.expected.code === 'player';
      const error = isPlayer ? textError(field, text, oneOf(playerNames(rules.game))) : spec.error;
      return err(await context.sayTextError(error));
    }
    // Whoever connects may not start programs on this machine.
    if (spec.value.kind === 'ugi') return err(context.texts.protocols.visualiser.noEngines);
    seats.push(spec.value.kind === 'human' ? null : withFallback(host.open(spec.value), context.failed));
  }
  return ok({ dialect: dialect.value, seats: [seats[0] ?? null, seats[1] ?? null] });
}

/** `<game>[:<variant>]` */
async function parseGeneral(text: string): Promise<Result<Dialect, TextError>> {
  const [game = '', ...variant] = text.split(':');
  const rules = await parseRules(game, variant.length === 0 ? undefined : variant.join(':'));
  return rules.ok ? ok(generalDialect(rules.value)) : rules;
}
