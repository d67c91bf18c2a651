import type { MatchEvent, Seat } from '@tabuleiro/client';
import { capitalise, type Side, unreachable, type GameId, type GameTexts } from '@tabuleiro/games';
import { formatDrawDeclined } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { moveEventOf, formatMove } from '../text/move.ts';
import { formatPlayerName } from '../text/player-names.ts';
import type { OnlineMatch } from './online-match.ts';

/** Describes an event in one line; null if it needs none. The match must stand right after the event. */
export function formatEvent(onlineMatch: OnlineMatch, event: MatchEvent): string | null {
  const { context, shown } = onlineMatch;
  const { online, matches } = context.texts;
  const sideName = (side: Side): string => shown.locale.game.sides[side].name;
  switch (event.kind) {
    case 'seated':
      return `${online.seated(onlineMatch.formatSeat(event.seat), sideName(event.side))}.`;
    case 'move':
      return formatMove(context, shown.locale, moveEventOf(shown.match, event.ply + 1, shown.facets.moveViewer));
    case 'draw-offered':
      return `${capitalise(matches.drawOffered(sideName(event.side)))}.`;
    case 'draw-declined':
      return [
        `${capitalise(matches.drawDeclined(sideName(event.side)))}.`,
        ...(onlineMatch.state.seats[event.side].kind === 'computer'
          ? [formatDrawDeclined(event.why ?? 'draw-declined', context.language)]
          : []),
      ].join(' ');
    case 'takeback-asked':
      return `${capitalise(online.takebackAsked(sideName(event.side)))}.`;
    case 'takeback-declined':
      return `${capitalise(online.takebackDeclined(sideName(event.side)))}.`;
    case 'takeback-accepted':
      return `${online.takenBack}.`;
    case 'said':
      return online.said(onlineMatch.nameOf(event.side), online.presets[event.preset]);
    case 'rematch-offered':
      return `${capitalise(online.rematchOffered(sideName(event.side)))}.`;
    case 'rematch-made':
      return `${online.rematchMade(event.match)}.`;
    case 'resumed':
      return `${online.resumed}.`;
    case 'ended':
      return null;
    default:
      return unreachable(event);
  }
}

/** The name of a seat's player, with the rating if there is one. */
export function formatSeat({ texts }: Context, game: GameId, gameTexts: GameTexts, seat: Seat): string {
  switch (seat.kind) {
    case 'user':
      return seat.rating === undefined ? seat.user.name : `${seat.user.name} (${seat.rating})`;
    case 'computer':
      return formatPlayerName(texts, game, seat.player, gameTexts);
    case 'open':
      return texts.online.free;
    default:
      return unreachable(seat);
  }
}
