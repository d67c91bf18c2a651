import type { Seat } from '@tabuleiro/client';
import { type GameId, type Language, unreachable } from '@tabuleiro/games';
import { parsePlayerName } from '../routes/match-address.ts';
import { lazyTexts } from '../settings/language.tsx';
import { formatPlayer } from '../ui/common-texts.ts';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import type { ConnectionTexts } from './text/en.ts';

export const CONNECTION_TEXTS = lazyTexts<ConnectionTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** The name of the player in a seat. */
export function seatName(seat: Seat, language: Language, game?: GameId): string {
  const texts = CONNECTION_TEXTS[language].seats;
  switch (seat.kind) {
    case 'user':
      return seat.user.isBot ? `${seat.user.name} (bot)` : seat.user.name;
    case 'computer': {
      const spec = game === undefined ? null : parsePlayerName(game, seat.player);
      const named = game === undefined ? undefined : CARD_TEXTS[language][game];
      return texts.computer(
        spec === null || named === undefined ? seat.player : formatPlayer({ language, game: named }, spec),
      );
    }
    case 'open':
      return texts.free;
    default:
      return unreachable(seat);
  }
}
