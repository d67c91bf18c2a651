import {
  assert,
  type BySide,
  err,
  ok,
  oneOf,
  parsePlayer,
  playerNames,
  type PlayerSpec,
  type Result,
  type TextError,
  textError,
} from '@tabuleiro/games';
import type { Context } from '../../context.ts';
import { parseRules } from '../../queries/parse-position.ts';
import { type Dialect, findOriginal, generalDialect, loadOriginalDialect } from './dialect.ts';

export interface GameRequest {
  readonly dialect: Dialect;
  readonly players: BySide<PlayerSpec>;
}

/** Reads the words after `beginGame`. */
export async function parseBeginGame(context: Context, words: readonly string[]): Promise<Result<GameRequest, string>> {
  const [first, second] = words.slice(-2);
  const original = findOriginal();
  const isNamed = words.length === 3;
  if (first === undefined || second === undefined || !(isNamed || (words.length === 2 && original !== undefined))) {
    return err(context.texts.protocols.visualiser.beginGame);
  }
  const dialect =
    isNamed || original === undefined ? await parseGeneral(words[0] ?? '') : ok(await loadOriginalDialect(original));
  if (!dialect.ok) return err(await context.formatTextError(dialect.error));
  const specs: PlayerSpec[] = [];
  for (const [index, text] of [first, second].entries()) {
    const { rules } = dialect.value;
    const field = `player${index + 1}`;
    const spec = parsePlayer(rules.game, text, field);
    if (!spec.ok) {
      // parsePlayer would list outside engines among the players.
      const isPlayer = spec.error.expected.code === 'player';
      const error = isPlayer ? textError(field, text, oneOf(playerNames(rules.game))) : spec.error;
      return err(await context.formatTextError(error));
    }
    // Clients may not start programs on this machine.
    if (spec.value.kind === 'ugi') return err(context.texts.protocols.visualiser.noEngines);
    specs.push(spec.value);
  }
  const [one, two] = specs;
  assert(one !== undefined && two !== undefined, 'two players were read');
  return ok({ dialect: dialect.value, players: { 1: one, 2: two } });
}

/** `<game>[:<variant>]` */
async function parseGeneral(text: string): Promise<Result<Dialect, TextError>> {
  const [game = '', ...variant] = text.split(':');
  const rules = await parseRules(game, variant.length === 0 ? undefined : variant.join(':'));
  return rules.ok ? ok(generalDialect(rules.value)) : rules;
}
