import { type BySide, Match, type PlayerSpec, type Position, type Rules, type Side } from '@tabuleiro/games';
import { usualSetup } from '../play/address.ts';
import { shareAddress } from '../play/match-link.ts';

/** Whom a person plays from here: one of the sides, or both in turn. */
export type Seat = Side | 'both';

/** What the address of the editor holds; nothing of it has been checked. */
export function askedOf(query: string): { readonly variant: string | null; readonly position: string | null } {
  const params = new URLSearchParams(query);
  return { variant: params.get('variant'), position: params.get('position') };
}

/** What stands after `?` for a position. */
export function positionQuery(rules: Rules, text: string): string {
  return new URLSearchParams({ position: text, variant: rules.variant.id }).toString();
}

/** A match that begins with this position, against the usual opponent or between two people. */
export function playFrom(rules: Rules, position: Position, seat: Seat): string {
  return shareAddress(new Match(rules, position), playersAt(rules, seat));
}

function playersAt({ game }: Rules, seat: Seat): BySide<PlayerSpec> {
  const [person, opponent] = Object.values(usualSetup(game).players);
  const human: PlayerSpec = person ?? { kind: 'human' };
  if (seat === 'both' || opponent === undefined) return { 1: human, 2: human };
  return seat === 1 ? { 1: human, 2: opponent } : { 1: opponent, 2: human };
}

/** The analysis of this position. */
export function analyseFrom(rules: Rules, text: string): string {
  return `#/${rules.game}/analysis?${positionQuery(rules, text)}`;
}
