import type { ClockTerms, NewMatchBody } from '@tabuleiro/client';
import { assert, GAME_IDS, type GameId, type Side } from '@tabuleiro/games';
import { BY_LOT, clockOf, type ClockSetup } from '@tabuleiro/play';
import { defaultChoices } from '../../match/setup/setup-choices.ts';

// The options of a new online match. Options that do not apply at the moment are kept for when they do.

export const OPPONENTS = ['public', 'link', 'computer'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const PACES = ['live', 'days', 'none'] as const;
export type Pace = (typeof PACES)[number];
export const DAYS = [1, 2, 3, 7, 14] as const;

export interface NewMatchForm {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly side: Side | typeof BY_LOT;
  readonly opponent: Opponent;
  /** The computer player's name. */
  readonly computer: string;
  readonly pace: Pace;
  readonly clock: ClockSetup;
  readonly days: number;
  readonly isRated: boolean;
}

/** The defaults for the game that the address asks for. */
export function defaultForm(query: string): NewMatchForm {
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
    ...gameDefaults(game),
  };
}

/** Another game has other variants and other players. */
export function gameDefaults(game: GameId): Pick<NewMatchForm, 'game' | 'variant' | 'start' | 'computer'> {
  const { variant, start, opponent } = defaultChoices(game);
  return { game, variant, start, computer: opponent };
}

/** The body of the request; the server draws the lots. */
export function requestBody(form: NewMatchForm, isGuest: boolean): NewMatchBody {
  const { game, variant, start, side, opponent, computer, isRated } = form;
  return {
    game,
    variant,
    start,
    clock: clockTerms(form),
    visibility: opponent === 'public' ? 'public' : 'link',
    isRated: isRated && !isGuest && opponent !== 'computer',
    ...(side !== BY_LOT && { side }),
    ...(opponent === 'computer' && { computer }),
  };
}

function clockTerms({ pace, clock, days }: NewMatchForm): ClockTerms {
  if (pace === 'live') return { kind: 'live', ...clock };
  return pace === 'days' ? { kind: 'days', days } : { kind: 'none' };
}
