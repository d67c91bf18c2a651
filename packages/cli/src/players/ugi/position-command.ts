import { err, Match, ok, oneOf, type Result, type Rules, type TextError, textError } from '@tabuleiro/games';

// The line `position startpos|fen … moves …`, read by our server and written by our client.

/** Reads what follows `position`; one illegal move refuses the whole line. */
export function parsePositionLine(rules: Rules, text: string): Result<Match, TextError> {
  // Positions contain blanks, so a position extends to the word `moves` or the end of the line.
  const [, place = '', moves = ''] = /^(.*?)(?: moves(?: (.*))?)?$/.exec(text) ?? [];
  const start = parseStart(rules, place.trim());
  if (!start.ok) return start;
  const match = start.value;
  for (const [index, move] of splitWords(moves).entries()) {
    const played = match.playText(move);
    if (!played.ok) return err({ ...played.error, field: `moves[${index}]` });
  }
  return ok(match);
}

function parseStart(rules: Rules, place: string): Result<Match, TextError> {
  if (place === 'startpos') return ok(new Match(rules, rules.start()));
  if (place !== 'fen' && !place.startsWith('fen ')) {
    return err(textError('position', place, oneOf(['startpos', 'fen'])));
  }
  const position = rules.parsePosition(place.slice('fen'.length).trim());
  return position.ok ? ok(new Match(rules, position.value)) : position;
}

export function makePositionLine(match: Match): string {
  const { rules } = match;
  const start = rules.makePosition(match.positionAt(0));
  const moves = match.moves.map((move, ply) => ` ${rules.makeMove(match.positionAt(ply), move)}`);
  const place = start === rules.findStart()?.position ? 'startpos' : `fen ${start}`;
  return `position ${place}${moves.length > 0 ? ` moves${moves.join('')}` : ''}`;
}

export function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
