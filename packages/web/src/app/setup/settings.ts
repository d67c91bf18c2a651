import {
  type BySide,
  findVariant,
  type GameId,
  type PlayerSpec,
  playerNames,
  type Side,
  SIDES,
} from '@tabuleiro/games';
import type { ClockSetup, MatchSetup } from '@tabuleiro/play';
import { playerNamed, usualSetup } from '../../play/address.ts';

// What a person chooses before a match. It is more than a match begins with: what does not count at the moment (the
// opponent, while two people play) is still there when it counts again.

export const MODES = ['person-computer', 'two-people', 'two-computers'] as const;
export type Mode = (typeof MODES)[number];

/** Drawn when the match begins. */
export const BY_LOT = 'lot';

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
  const starts = startIds(game, variant);
  const isKept = starts.includes(settings.start) || (settings.start === BY_LOT && starts.length > 1);
  return { ...settings, variant, start: isKept ? settings.start : (starts[0] ?? settings.start) };
}

/** The match that they describe; `lot` gives numbers from 0 to below 1. */
export function setupOf(game: GameId, settings: Settings, lot: () => number): MatchSetup {
  const { mode, variant, clock } = settings;
  const start = settings.start === BY_LOT ? draw(startIds(game, variant), lot) : settings.start;
  const side = settings.side === BY_LOT ? draw(SIDES, lot) : settings.side;
  const playerOf = (one: Side): PlayerSpec => {
    if (mode === 'two-people' || (mode === 'person-computer' && one === side)) return PERSON;
    return playerNamed(game, mode === 'two-computers' ? settings.computers[one] : settings.opponent) ?? PERSON;
  };
  const players = { 1: playerOf(1), 2: playerOf(2) };
  return { game, variant, start: start ?? usualSetup(game).start, players, clock };
}

function draw<T>(list: readonly T[], lot: () => number): T | undefined {
  return list[Math.floor(lot() * list.length)];
}
