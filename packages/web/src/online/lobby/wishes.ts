import type { ClockTerms, NewMatchBody } from '@tabuleiro/client';
import { assert, GAME_IDS, type GameId, type Side } from '@tabuleiro/games';
import { BY_LOT, clockOf, type ClockSetup } from '@tabuleiro/play';
import { usualSettings } from '../../app/setup/settings.ts';

// What a person chooses before an online match. Choices that do not count at the moment are kept for when they do.

export const OPPONENTS = ['public', 'link', 'computer'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const PACES = ['live', 'days', 'none'] as const;
export type Pace = (typeof PACES)[number];
export const DAYS = [1, 2, 3, 7, 14] as const;

export interface Wishes {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly side: Side | typeof BY_LOT;
  readonly opponent: Opponent;
  /** The computer player, by name. */
  readonly computer: string;
  readonly pace: Pace;
  readonly clock: ClockSetup;
  readonly days: number;
  readonly isRated: boolean;
}

/** What is usual, for the game that an address asks for. */
export function usualWishes(query: string): Wishes {
  const asked = new URLSearchParams(query).get('game');
  const game = GAME_IDS.find((id) => id === asked) ?? GAME_IDS[0];
  assert(game !== undefined, 'there are games');
  return {
    side: BY_LOT,
    opponent: 'public',
    pace: 'live',
    clock: clockOf(10, 5),
    days: 2,
    isRated: false,
    ...gamePart(game),
  };
}

/** Another game has other variants and other players. */
export function gamePart(game: GameId): Pick<Wishes, 'game' | 'variant' | 'start' | 'computer'> {
  const { variant, start, opponent } = usualSettings(game);
  return { game, variant, start, computer: opponent };
}

/** What the server is asked for; `lot` gives numbers from 0 to below 1. */
export function bodyOf(wishes: Wishes, starts: readonly string[], isGuest: boolean, lot: () => number): NewMatchBody {
  const { game, variant, side, opponent, computer, isRated } = wishes;
  const start = wishes.start === BY_LOT ? starts[Math.floor(lot() * starts.length)] : wishes.start;
  return {
    game,
    variant,
    ...(start !== undefined && { start }),
    clock: clockTerms(wishes),
    visibility: opponent === 'public' ? 'public' : 'link',
    isRated: isRated && !isGuest && opponent !== 'computer',
    ...(side !== BY_LOT && { side }),
    ...(opponent === 'computer' && { computer }),
  };
}

function clockTerms({ pace, clock, days }: Wishes): ClockTerms {
  if (pace === 'live') return { kind: 'live', ...clock };
  return pace === 'days' ? { kind: 'days', days } : { kind: 'none' };
}
