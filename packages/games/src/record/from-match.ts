import { plainTags } from './form.ts';
import type { Match } from './match.ts';
import type { MatchRecord } from './record.ts';

/**
 * The record of a match as it stands, without comments. Tags that the record's fields say are left out, and a line break in
 * a tag, which records do not hold, becomes a space.
 */
export function recordOf(match: Match, tags: Readonly<Record<string, string>>): MatchRecord {
  const { rules, moves, outcome } = match;
  const oneLined = Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [name, value.replaceAll(/[\r\n]+/g, ' ')]),
  );
  return {
    game: rules.game,
    variant: rules.variant.id,
    start: rules.makePosition(match.positionAt(0)),
    tags: plainTags(oneLined),
    plies: moves.map((move, index) => ({ move: rules.makeMove(match.positionAt(index), move) })),
    outcome,
  };
}
