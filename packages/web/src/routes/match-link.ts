import type { BySide, Match, PlayerSpec, Side } from '@tabuleiro/games';
import { addPlayers, RECORD_QUERY } from './match-address.ts';

// Addresses with all moves of a match.

/** In place of spaces. No text of a position or move contains it. */
export const SPACE = '_';
export const BETWEEN = '~';

export function shareAddress(match: Match, players: BySide<PlayerSpec>): string {
  return `#/${match.rules.game}/play?${recordQuery(match)}&${addPlayers(new URLSearchParams(), players)}`;
}

/** The address of the match's analysis; `bottom` is the side at the bottom. */
export function analysisAddress(match: Match, bottom: Side = 1): string {
  return `#/${match.rules.game}/analysis?${recordQuery(match)}${seenFrom(bottom)}`;
}

const BOTTOM_QUERY = 'bottom';

/** The part of an address for the side at the bottom; nothing for the first side. */
export function seenFrom(bottom: Side): string {
  return bottom === 1 ? '' : `&${BOTTOM_QUERY}=${bottom}`;
}

/** The side at the bottom, from an address. */
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
  // These characters need no escape, which keeps addresses short and readable.
  return `${RECORD_QUERY}=${record.replaceAll(/%(?:2C|2F|3A|40)/g, decodeURIComponent)}`;
}
