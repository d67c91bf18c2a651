import type { BySide, Match, PlayerSpec, Side } from '@tabuleiro/games';
import { addPlayers, RECORD_QUERY } from './address.ts';

// Addresses that hold a whole match. Nobody needs them before something has been played.

/** Neither positions nor moves of any game have it; it stands for the spaces that an address cannot hold. */
export const SPACE = '_';
export const BETWEEN = '~';

/** The address of a match as it stands: whoever opens it needs nothing else. */
export function shareAddress(match: Match, players: BySide<PlayerSpec>): string {
  return `#/${match.rules.game}/play?${recordQuery(match)}&${addPlayers(new URLSearchParams(), players)}`;
}

/** The address of its analysis, seen from the side that was played. */
export function analysisAddress(match: Match, bottom: Side = 1): string {
  return `#/${match.rules.game}/analysis?${recordQuery(match)}${seenFrom(bottom)}`;
}

const BOTTOM_QUERY = 'bottom';

/** What an address says of the side that is below, unless it is the first as usual. */
export function seenFrom(bottom: Side): string {
  return bottom === 1 ? '' : `&${BOTTOM_QUERY}=${bottom}`;
}

/** The side that an address puts below. */
export function bottomOf(query: string): Side {
  return new URLSearchParams(query).get(BOTTOM_QUERY) === '2' ? 2 : 1;
}

function recordQuery(match: Match): string {
  const { rules } = match;
  const position = rules.makePosition(match.positionAt(0));
  const named = rules.variant.starts.find((start) => start.position === position);
  const moves = match.moves.map((move, index) => rules.makeMove(match.positionAt(index), move));
  const parts = [rules.variant.id, named?.id ?? position, moves.join(' ')];
  const record = encodeURIComponent(parts.join(BETWEEN).replaceAll(' ', SPACE));
  // These may stand in an address as they are, which keeps it short and readable.
  return `${RECORD_QUERY}=${record.replaceAll(/%(?:2C|2F|3A|40)/g, decodeURIComponent)}`;
}
