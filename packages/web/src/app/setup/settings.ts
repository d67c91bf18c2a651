import {
  type BySide,
  findVariant,
  type GameId,
  type PlayerSpec,
  playerNames,
  type Side,
  SIDES,
} from '@tabuleiro/games';
import { BY_LOT, type ClockSetup, type MatchSetup, usualStart } from '@tabuleiro/play';
import { playerNamed, usualSetup } from '../../play/address.ts';

// What a person chooses before a match. It is more than a match begins with: what does not count at the moment (the
// opponent, while two people play) is still there when it counts again.

export const MODES = ['person-computer', 'two-people', 'two-computers'] as const;
export type Mode = (typeof MODES)[number];

export interface Settings {
  readonly mode: Mode;
  /** Whom the person plays against the computer. */
  readonly side: Side | typeof BY_LOT;
  /** The computer player of each side, by name. */
  readonly computers: BySide<string>;
  /** The opponent of a person, whichever side that is. */
  readonly opponent: string;
  readonly variant: string;
  readonly start: string;
  readonly clock: ClockSetup | null;
}

/** Whom one meets who did not choose. */
const USUAL_COMPUTER = '4';
const PERSON: PlayerSpec = { kind: 'human' };

export function usualSettings(game: GameId): Settings {
  const { variant, start } = usualSetup(game);
  const computers = { 1: USUAL_COMPUTER, 2: USUAL_COMPUTER };
  return { mode: 'person-computer', side: 1, computers, opponent: USUAL_COMPUTER, variant, start, clock: null };
}

/** The names of those who need no person, from weak to strong: the original players, then ours. */
export function computerNames(game: GameId): readonly string[] {
  return playerNames(game).filter((name) => name !== 'human');
}

export function startIds(game: GameId, variant: string): readonly string[] {
  return (findVariant(game, variant)?.starts ?? []).map(({ id }) => id);
}

/** Another variant may begin otherwise; a start that it has too is kept. */
export function withVariant(game: GameId, settings: Settings, variant: string): Settings {
  return { ...settings, variant, start: startOf(game, variant, settings.start) };
}

/** The wanted start where the variant has it, else its usual one. */
export function startOf(game: GameId, variant: string, wanted: string): string {
  const found = findVariant(game, variant);
  if (found === undefined) return wanted;
  const starts = found.starts.map(({ id }) => id);
  const isKept = starts.includes(wanted) || (wanted === BY_LOT && starts.length > 1);
  return isKept ? wanted : usualStart(found);
}

/** The match that they describe; `lot` gives numbers from 0 to below 1. Lots for the start are drawn when it begins. */
export function setupOf(game: GameId, settings: Settings, lot: () => number): MatchSetup {
  const { mode, variant, start, clock } = settings;
  const side = settings.side === BY_LOT ? SIDES[Math.floor(lot() * SIDES.length)] : settings.side;
  const playerOf = (one: Side): PlayerSpec => {
    if (mode === 'two-people' || (mode === 'person-computer' && one === side)) return PERSON;
    return playerNamed(game, mode === 'two-computers' ? settings.computers[one] : settings.opponent) ?? PERSON;
  };
  const players = { 1: playerOf(1), 2: playerOf(2) };
  return { game, variant, start, players, clock };
}
