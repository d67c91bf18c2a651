import type { ClockTerms, MatchTerms, Seat } from '@tabuleiro/client';
import { type GameId, type Language, unreachable, type GameLocale } from '@tabuleiro/games';
import { playerNamed } from '../play/address.ts';
import { CLOCK_TEXTS } from '../text/clock/index.ts';
import { sayPlayer, textsIn } from '../text/index.ts';
import { ONLINE_TEXTS } from '../text/online/index.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/** How whoever sits at a side is called. */
export function seatName(seat: Seat, language: Language, game?: GameId): string {
  const texts = ONLINE_TEXTS[language].match;
  switch (seat.kind) {
    case 'user':
      return seat.user.isBot ? `${seat.user.name} (bot)` : seat.user.name;
    case 'computer': {
      const spec = game === undefined ? null : playerNamed(game, seat.player);
      const named = game === undefined ? undefined : textsIn(language).cards[game];
      return texts.computer(
        spec === null || named === undefined ? seat.player : sayPlayer({ language, game: named }, spec),
      );
    }
    case 'open':
      return texts.free;
    default:
      return unreachable(seat);
  }
}

/** "5 min + 3 s"; "2 days for each move". */
export function sayTime(clock: ClockTerms, language: Language): string {
  const { none, days } = ONLINE_TEXTS[language].terms;
  switch (clock.kind) {
    case 'live':
      return CLOCK_TEXTS[language].named(clock.initialMs / MINUTE, clock.incrementMs / SECOND);
    case 'days':
      return days(clock.days);
    case 'none':
      return none;
    default:
      return unreachable(clock);
  }
}

export function sayKind({ isRated }: MatchTerms, language: Language): string {
  const { rated, casual } = ONLINE_TEXTS[language].terms;
  return isRated ? rated : casual;
}

/** "5 min + 3 s · Rated · Simple rules". Only games with several variants need to say which. */
export function sayTerms(terms: MatchTerms, locale: Pick<GameLocale, 'game'> | null, language: Language): string {
  const variants = locale?.game.variants ?? {};
  const variant = Object.keys(variants).length < 2 ? undefined : (variants[terms.variant]?.name ?? terms.variant);
  return [sayTime(terms.clock, language), sayKind(terms, language), variant].filter(Boolean).join(' · ');
}

export function matchAddress(id: string): string {
  return `#/online/${id}`;
}

export function playerAddress(name: string): string {
  return `#/online/player/${encodeURIComponent(name)}`;
}
