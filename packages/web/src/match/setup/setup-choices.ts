import {
  type BySide,
  findVariant,
  type GameId,
  makePlayer,
  type PlayerSpec,
  playerNames,
  type Side,
  SIDES,
} from '@tabuleiro/games';
import { BY_LOT, type ClockSetup, type MatchSetup, usualStart } from '@tabuleiro/play';
import { parsePlayerName, defaultSetup } from '../../routes/match-address.ts';

// The choices of the set-up. Some do not count at the moment, such as the opponent while two people play, and are kept for
// when they count again.

export const MODES = ['person-computer', 'two-people', 'two-computers'] as const;
export type Mode = (typeof MODES)[number];

export interface SetupChoices {
  readonly mode: Mode;
  /** The person's side against a computer. */
  readonly side: Side | typeof BY_LOT;
  /** The computer player of each side, when two computers play. */
  readonly computers: BySide<string>;
  /** The computer player against a person. */
  readonly opponent: string;
  readonly variant: string;
  readonly start: string;
  readonly clock: ClockSetup | null;
}

/** Of two computers that play each other. */
const DEFAULT_COMPUTER = '4';
const PERSON: PlayerSpec = { kind: 'human' };

export function defaultChoices(game: GameId): SetupChoices {
  const { variant, start, players } = defaultSetup(game);
  const computers = { 1: DEFAULT_COMPUTER, 2: DEFAULT_COMPUTER };
  return { mode: 'person-computer', side: 1, computers, opponent: makePlayer(players[2]), variant, start, clock: null };
}

/** The names of all computer players: the original ones, then ours, from weak to strong. */
export function computerNames(game: GameId): readonly string[] {
  return playerNames(game).filter((name) => name !== 'human');
}

export function startIds(game: GameId, variant: string): readonly string[] {
  return (findVariant(game, variant)?.starts ?? []).map(({ id }) => id);
}

/** Changes the variant; keeps the start if the new variant has it. */
export function withVariant(game: GameId, settings: SetupChoices, variant: string): SetupChoices {
  return { ...settings, variant, start: startOf(game, variant, settings.start) };
}

/** The wanted start if the variant has it, else its default. */
export function startOf(game: GameId, variant: string, wanted: string): string {
  const found = findVariant(game, variant);
  if (found === undefined) return wanted;
  const starts = found.starts.map(({ id }) => id);
  const isKept = starts.includes(wanted) || (wanted === BY_LOT && starts.length > 1);
  return isKept ? wanted : usualStart(found);
}

/** The match that the choices describe. `lot` is a source like `Math.random`. A start by lot is drawn when the match begins. */
export function toMatchSetup(game: GameId, settings: SetupChoices, lot: () => number): MatchSetup {
  const { mode, variant, start, clock } = settings;
  const side = settings.side === BY_LOT ? SIDES[Math.floor(lot() * SIDES.length)] : settings.side;
  const playerOf = (one: Side): PlayerSpec => {
    if (mode === 'two-people' || (mode === 'person-computer' && one === side)) return PERSON;
    return parsePlayerName(game, mode === 'two-computers' ? settings.computers[one] : settings.opponent) ?? PERSON;
  };
  const players = { 1: playerOf(1), 2: playerOf(2) };
  return { game, variant, start, players, clock };
}
