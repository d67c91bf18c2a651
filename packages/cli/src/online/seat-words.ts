import type { Seat } from '@tabuleiro/client';
import { type GameId, type GameTexts, unreachable } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { sayPlayerName } from '../text/index.ts';

/** Who sits at a side, with their rating where they have one. */
export function saySeat({ texts }: Context, game: GameId, gameTexts: GameTexts, seat: Seat): string {
  switch (seat.kind) {
    case 'user':
      return seat.rating === undefined ? seat.user.name : `${seat.user.name} (${seat.rating})`;
    case 'computer':
      return sayPlayerName(texts, game, seat.player, gameTexts);
    case 'open':
      return texts.online.free;
    default:
      return unreachable(seat);
  }
}
