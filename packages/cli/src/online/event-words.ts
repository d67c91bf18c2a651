import type { MatchEvent } from '@tabuleiro/client';
import { capitalise, type Side, unreachable } from '@tabuleiro/games';
import { sayDrawDeclined } from '@tabuleiro/play';
import { moveEventOf } from '../play/move-event.ts';
import { sayMove } from '../play/report.ts';
import type { OnlineTable } from './table.ts';

/** What happened, in one line; null for what is not worth one. The table stands right after it. */
export function sayEvent(table: OnlineTable, event: MatchEvent): string | null {
  const { context, shown } = table;
  const { online, matches } = context.texts;
  const sideName = (side: Side): string => shown.voice.game.sides[side].name;
  switch (event.kind) {
    case 'seated':
      return `${online.seated(table.saySeat(event.seat), sideName(event.side))}.`;
    case 'move':
      return sayMove(context, shown.voice, moveEventOf(shown.match, event.ply + 1, shown.facets.moveViewer));
    case 'draw-offered':
      return `${capitalise(matches.drawOffered(sideName(event.side)))}.`;
    case 'draw-declined':
      return [
        `${capitalise(matches.drawDeclined(sideName(event.side)))}.`,
        ...(table.state.seats[event.side].kind === 'computer'
          ? [sayDrawDeclined(event.why ?? 'draw-declined', context.language)]
          : []),
      ].join(' ');
    case 'takeback-asked':
      return `${capitalise(online.takebackAsked(sideName(event.side)))}.`;
    case 'takeback-declined':
      return `${capitalise(online.takebackDeclined(sideName(event.side)))}.`;
    case 'takeback-accepted':
      return `${online.takenBack}.`;
    case 'said':
      return online.said(table.nameOf(event.side), online.presets[event.preset]);
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
