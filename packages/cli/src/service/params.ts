import {
  err,
  findVariant,
  GAME_IDS,
  type GameId,
  isGameId,
  loadRules,
  ok,
  oneOf,
  type Position,
  type Result,
  type Rules,
  type SharedCode,
  textError,
  type TextError,
  variantIds,
} from '@tabuleiro/games';

export function parseGame(text: string): Result<GameId, TextError> {
  return isGameId(text) ? ok(text) : err(textError('game', text, oneOf(GAME_IDS)));
}

/** Loads the rules of a game and variant that came from outside. */
export async function parseRules(game: string, variant?: string): Promise<Result<Rules, TextError>> {
  const id = parseGame(game);
  if (!id.ok) return id;
  if (findVariant(id.value, variant) === undefined) {
    return err(textError('variant', variant, oneOf(variantIds(id.value))));
  }
  return ok(await loadRules(id.value, variant));
}

/** A position that came from outside, or a start; without either, the first start. */
export function parsePosition(rules: Rules, text: string | undefined, start?: string): Result<Position, TextError> {
  if (text !== undefined) {
    if (start !== undefined) return err(textError<SharedCode>('start', start, { code: 'start-or-position' }));
    return rules.parsePosition(text);
  }
  if (rules.findStart(start) === undefined) {
    return err(textError('start', start, oneOf(rules.variant.starts.map(({ id }) => id))));
  }
  return ok(rules.start(start));
}
