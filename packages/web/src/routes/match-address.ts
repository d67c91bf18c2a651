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
//   #/<game>/play                                        resumes the match saved last, or begins one with the defaults
//   #/<game>/play?variant=…&start=…&player1=…&player2=…  begins a match; `clock=300+3`: seconds for each side and move
//   #/<game>/play?match=<seed>                            resumes a saved match
//   #/<game>/play?record=<variant>~<start>~<moves>       shows a shared match

const PERSON: PlayerSpec = { kind: 'human' };

export const RECORD_QUERY = 'record';
export const SEED_QUERY = 'match';

/** The address of a saved match. */
export function savedMatchAddress({ game, seed }: { readonly game: GameId; readonly seed: number }): string {
  return `#/${game}/play?${SEED_QUERY}=${seed}`;
}

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

/** What was played, without the players. */
export interface PlayedLine {
  readonly game: GameId;
  readonly variant: string;
  /** The position at the start. */
  readonly start: string;
  /** The moves in the notation, separated by spaces. */
  readonly moves: string;
}

export function lineOf(match: Match): PlayedLine {
  const { rules, moves } = match;
  return {
    game: rules.game,
    variant: rules.variant.id,
    start: rules.makePosition(match.positionAt(0)),
    moves: moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move)).join(' '),
  };
}

export function shareAddress(match: Match, players: BySide<PlayerSpec>): string {
  return shareLineAddress(lineOf(match), players);
}

export function shareLineAddress(line: PlayedLine, players: BySide<PlayerSpec>): string {
  return `#/${line.game}/play?${recordQuery(line)}&${addPlayers(new URLSearchParams(), players)}`;
}

/** The address of the match's analysis; `bottom` is the side at the bottom, `own` are the sides that the person played. */
export function analysisAddress(match: Match, bottom: Side = 1, own: readonly Side[] = []): string {
  return lineAnalysisAddress(lineOf(match), bottom, own);
}

export function lineAnalysisAddress(line: PlayedLine, bottom: Side = 1, own: readonly Side[] = []): string {
  const played = own.length === 0 ? '' : `&${OWN_QUERY}=${own.join('')}`;
  return `#/${line.game}/analysis?${recordQuery(line)}${seenFrom(bottom)}${played}`;
}

const OWN_QUERY = 'own';

/** The sides that the person played, from an address. */
export function ownSidesOf(query: string): readonly Side[] {
  const sides = new URLSearchParams(query).get(OWN_QUERY) ?? '';
  return SIDES.filter((side) => sides.includes(String(side)));
}

/** The sides that people play. */
export function humanSides(players: BySide<PlayerSpec>): readonly Side[] {
  return SIDES.filter((side) => players[side].kind === 'human');
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

function recordQuery({ game, variant, start, moves }: PlayedLine): string {
  const named = findVariant(game, variant)?.starts.find(({ position }) => position === start);
  const parts = [variant, named?.id ?? start, moves];
  const record = encodeURIComponent(parts.join(BETWEEN).replaceAll(' ', SPACE));
  // These characters need no escape, which keeps addresses short and readable.
  return `${RECORD_QUERY}=${record.replaceAll(/%(?:2C|2F|3A|40)/g, decodeURIComponent)}`;
}
