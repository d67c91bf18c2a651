import {
  err,
  Match,
  ok,
  type Position,
  type Result,
  type Rules,
  type SharedCode,
  type TextError,
  textError,
} from '@tabuleiro/games';

/** A match from a position on, with the moves that came from outside; repetition is counted from there on. */
export function beginMatch(rules: Rules, start: Position, moves: readonly string[]): Result<Match, TextError> {
  const match = new Match(rules, start);
  for (const [index, text] of moves.entries()) {
    const played = match.playText(text);
    if (!played.ok) return err({ ...played.error, field: `moves[${index}]` });
  }
  return ok(match);
}

/** The match, if there is still something to choose in it. */
export function expectGoingOn(match: Match): Result<Match, TextError> {
  if (match.outcome === null) return ok(match);
  const text = match.rules.makePosition(match.position);
  return err(textError<SharedCode>('position', text, { code: 'not-over' }));
}
