import {
  err,
  findVariant,
  GAME_IDS,
  type GameId,
  isGameId,
  loadRules,
  manifestOf,
  type Message,
  ok,
  type Position,
  type Result,
  type Rules,
  type TextError,
} from '@tabuleiro/games';

/** An error about any parameter, in the shape that position and move texts have too. */
export function paramError(field: string, found: unknown, expected: Message): TextError {
  const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
  return { field, found: text.length > 120 ? `${text.slice(0, 120)}…` : text, expected };
}

const oneOf = (choices: readonly string[]): Message => ({ code: 'one-of', values: { choices: choices.join(' ') } });

export function parseGame(text: string): Result<GameId, TextError> {
  return isGameId(text) ? ok(text) : err(paramError('game', text, oneOf(GAME_IDS)));
}

/** Loads the rules of a game and variant that came from outside. */
export async function parseRules(game: string, variant?: string): Promise<Result<Rules, TextError>> {
  const id = parseGame(game);
  if (!id.ok) return id;
  if (findVariant(id.value, variant) === undefined) {
    const ids = manifestOf(id.value).variants.map((one) => one.id);
    return err(paramError('variant', variant, oneOf(ids)));
  }
  return ok(await loadRules(id.value, variant));
}

/** A position that came from outside, or the start. */
export function parsePosition(rules: Rules, text: string | undefined, start?: string): Result<Position, TextError> {
  if (text !== undefined) return rules.parsePosition(text);
  if (rules.findStart(start) === undefined) {
    return err(paramError('start', start, oneOf(rules.variant.starts.map(({ id }) => id))));
  }
  return ok(rules.start(start));
}
