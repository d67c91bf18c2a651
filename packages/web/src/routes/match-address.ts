import {
  type BySide,
  findVariant,
  type GameId,
  makePlayer,
  offeredVariants,
  parsePlayer,
  type PlayerSpec,
  type Side,
  SIDES,
  type Match,
} from '@tabuleiro/games';
import { BY_LOT, makeClock, type MatchSetup, parseClock, usualStart } from '@tabuleiro/play';
import { firstLevel } from '../settings/first-opponent.ts';

// The address of a match holds all that the match needs:
//
//   #/<game>/play                                        resumes the saved match, or begins one with the defaults
//   #/<game>/play?variant=…&start=…&player1=…&player2=…  begins a match; `clock=300+3`: seconds for each side and move
//   #/<game>/play?before                                 resumes the match before the saved one
//   #/<game>/play?record=<variant>~<start>~<moves>       shows a shared match

const PERSON: PlayerSpec = { kind: 'human' };

export const RECORD_QUERY = 'record';
export const EARLIER_QUERY = 'before';

export function defaultSetup(game: GameId): MatchSetup {
  return setupFromQuery(game, new URLSearchParams());
}

/** The address of a new match. */
export function newMatchAddress(setup: MatchSetup): string {
  const query = new URLSearchParams({ variant: setup.variant, start: setup.start });
  if (setup.clock !== null) query.set('clock', makeClock(setup.clock));
  return `#/${setup.game}/play?${addPlayers(query, setup.players)}`;
}

function addPlayers(query: URLSearchParams, players: BySide<PlayerSpec>): string {
  for (const side of SIDES) query.set(`player${side}`, makePlayer(players[side]));
  return query.toString();
}

/** The set-up in an address; missing and invalid fields get their defaults. */
export function setupFromQuery(game: GameId, query: URLSearchParams): MatchSetup {
  const variant = findVariant(game, query.get('variant') ?? '') ?? offeredVariants(game)[0];
  const starts = [BY_LOT, ...variant.starts.map(({ id }) => id)];
  const start = starts.find((id) => id === query.get('start')) ?? usualStart(variant);
  const player = (side: Side, fallback: PlayerSpec): PlayerSpec =>
    parsePlayerName(game, query.get(`player${side}`)) ?? fallback;
  const players = { 1: player(1, PERSON), 2: player(2, { kind: 'level', level: firstLevel(game) }) };
  const clock = parseClock(query.get('clock'));
  return { game, variant: variant.id, start, players, clock };
}

/** Parses the name of a player that the page can open: no external programs. */
export function parsePlayerName(game: GameId, name: string | null): PlayerSpec | null {
  const parsed = parsePlayer(game, name ?? '', 'player');
  return parsed.ok && parsed.value.kind !== 'ugi' ? parsed.value : null;
}

/** Whether an address asks for a new match. */
export function namesMatch(query: URLSearchParams): boolean {
  return ['variant', 'start', 'player1', 'player2', 'clock'].some((name) => query.has(name));
}

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
