import { type BySide, Match, type PlayerSpec, type Position, type Rules, type Side } from '@tabuleiro/games';
import { defaultSetup, shareAddress } from '../routes/match-address.ts';

/** The side that the user wants to play, or both in turn. */
export type PlayAs = Side | 'both';

/** What the editor's address holds, unchecked. */
export function parseEditorQuery(query: string): { readonly variant: string | null; readonly position: string | null } {
  const params = new URLSearchParams(query);
  return { variant: params.get('variant'), position: params.get('position') };
}

/** What follows `?` for a position. */
export function positionQuery(rules: Rules, text: string): string {
  return new URLSearchParams({ position: text, variant: rules.variant.id }).toString();
}

/** A match from this position, against the usual opponent or between two people. */
export function playPositionAddress(rules: Rules, position: Position, seat: PlayAs): string {
  return shareAddress(new Match(rules, position), playersAt(rules, seat));
}

function playersAt({ game }: Rules, seat: PlayAs): BySide<PlayerSpec> {
  const [person, opponent] = Object.values(defaultSetup(game).players);
  const human: PlayerSpec = person ?? { kind: 'human' };
  if (seat === 'both' || opponent === undefined) return { 1: human, 2: human };
  return seat === 1 ? { 1: human, 2: opponent } : { 1: opponent, 2: human };
}

/** The analysis of this position. */
export function analysePositionAddress(rules: Rules, text: string): string {
  return `#/${rules.game}/analysis?${positionQuery(rules, text)}`;
}
