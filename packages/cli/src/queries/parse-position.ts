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
  Match,
} from '@tabuleiro/games';

export function parseGame(text: string): Result<GameId, TextError> {
  return isGameId(text) ? ok(text) : err(textError('game', text, oneOf(GAME_IDS)));
}

/** Reads game and variant, and loads their rules. */
export async function parseRules(game: string, variant?: string): Promise<Result<Rules, TextError>> {
  const id = parseGame(game);
  if (!id.ok) return id;
  if (findVariant(id.value, variant) === undefined) {
    return err(textError('variant', variant, oneOf(variantIds(id.value))));
  }
  return ok(await loadRules(id.value, variant));
}

/** Reads a position or a start; the default is the first start. */
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

/** Plays moves from a position; repetition is counted from that position. */
export function beginMatch(rules: Rules, start: Position, moves: readonly string[]): Result<Match, TextError> {
  const match = new Match(rules, start);
  for (const [index, text] of moves.entries()) {
    const played = match.playText(text);
    if (!played.ok) return err({ ...played.error, field: `moves[${index}]` });
  }
  return ok(match);
}

/** The match unless it is over. */
export function expectUnfinished(match: Match): Result<Match, TextError> {
  if (match.outcome === null) return ok(match);
  const text = match.rules.makePosition(match.position);
  return err(textError<SharedCode>('position', text, { code: 'not-over' }));
}
