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
} from '@tabuleiro/games';
import { BY_LOT, makeClock, type MatchSetup, parseClock, usualStart } from '@tabuleiro/play';

// Everything that a match begins with stands in its address, so that a link is all that one page hands to another:
//
//   #/<game>/play                                        goes on with the kept match, or begins one as usual
//   #/<game>/play?variant=…&start=…&player1=…&player2=…  begins a match; `clock=300+3` gives both sides so many seconds
//   #/<game>/play?before                                 goes on with the match that was left for the kept one
//   #/<game>/play?record=<variant>~<start>~<moves>       shows a shared match; see match-link.ts

/** Against whom one plays who did not say. */
const USUAL_OPPONENT: PlayerSpec = { kind: 'level', level: 4 };
const PERSON: PlayerSpec = { kind: 'human' };

/** The part of an address that holds a whole match. */
export const RECORD_QUERY = 'record';
export const BEFORE_QUERY = 'before';

export function usualSetup(game: GameId): MatchSetup {
  return setupFromQuery(game, new URLSearchParams());
}

/** The address of a new match. */
export function playAddress(setup: MatchSetup): string {
  const query = new URLSearchParams({ variant: setup.variant, start: setup.start });
  if (setup.clock !== null) query.set('clock', makeClock(setup.clock));
  return `#/${setup.game}/play?${addPlayers(query, setup.players)}`;
}

export function addPlayers(query: URLSearchParams, players: BySide<PlayerSpec>): string {
  for (const side of SIDES) query.set(`player${side}`, makePlayer(players[side]));
  return query.toString();
}

/** What an address asks for; whatever it leaves out or gets wrong is as usual. */
export function setupFromQuery(game: GameId, query: URLSearchParams): MatchSetup {
  const variant = findVariant(game, query.get('variant') ?? '') ?? offeredVariants(game)[0];
  const starts = [BY_LOT, ...variant.starts.map(({ id }) => id)];
  const start = starts.find((id) => id === query.get('start')) ?? usualStart(variant);
  const player = (side: Side, fallback: PlayerSpec): PlayerSpec =>
    playerNamed(game, query.get(`player${side}`)) ?? fallback;
  const players = { 1: player(1, PERSON), 2: player(2, USUAL_OPPONENT) };
  const clock = parseClock(query.get('clock'));
  return { game, variant: variant.id, start, players, clock };
}

/** A player that a page can open; programs of their own it cannot. */
export function playerNamed(game: GameId, name: string | null): PlayerSpec | null {
  const parsed = parsePlayer(game, name ?? '', 'player');
  return parsed.ok && parsed.value.kind !== 'ugi' ? parsed.value : null;
}

/** Whether an address says which match it means. */
export function asksForMatch(query: URLSearchParams): boolean {
  return ['variant', 'start', 'player1', 'player2', 'clock'].some((name) => query.has(name));
}
