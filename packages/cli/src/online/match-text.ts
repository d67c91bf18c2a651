import type { MatchEvent, Seat, ClockTerms } from '@tabuleiro/client';
import { capitalise, type Side, unreachable, type GameId, type GameTexts } from '@tabuleiro/games';
import { formatDrawDeclined } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { moveEventOf, formatMove } from '../text/move.ts';
import { formatPlayerName } from '../text/player-names.ts';
import type { CliTexts } from '../texts.ts';
import type { OnlineMatch } from './online-match.ts';

// Online matches in words: their events, seats and clocks.

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

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE = /^(\d{1,3}(?:\.\d)?)\+(\d{1,2})$/;
const DAYS = /^(\d{1,2})d$/;
const MOST_MINUTES = 180;
const MOST_SECONDS = 60;
const MOST_DAYS = 14;

/** Reads `5+3` (minutes and seconds a move), `3d` (days a move) or `none`; null for anything else. */
export function parseClock(text: string): ClockTerms | null {
  if (text === 'none') return { kind: 'none' };
  const [, minutes, seconds] = LIVE.exec(text) ?? [];
  if (minutes !== undefined && seconds !== undefined) {
    const [initial, increment] = [Number(minutes), Number(seconds)];
    if (initial <= 0 || initial > MOST_MINUTES || increment > MOST_SECONDS) return null;
    return { kind: 'live', initialMs: initial * MINUTE, incrementMs: increment * 1000 };
  }
  const [, days] = DAYS.exec(text) ?? [];
  if (days === undefined || Number(days) < 1 || Number(days) > MOST_DAYS) return null;
  return { kind: 'days', days: Number(days) };
}

export function formatClock({ online }: CliTexts, clock: ClockTerms): string {
  switch (clock.kind) {
    case 'live':
      return `${clock.initialMs / MINUTE}+${clock.incrementMs / 1000}`;
    case 'days':
      return online.daysPerMove(clock.days);
    case 'none':
      return online.noClock;
    default:
      return unreachable(clock);
  }
}

/** "4:05", "1:02:30", "2 d 3:00:00"; under ten seconds with tenths. */
export function formatTime({ online }: CliTexts, ms: number): string {
  const days = Math.floor(ms / DAY);
  if (days > 0) return `${online.days(days)} ${formatHours(ms % DAY)}`;
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  return formatHours(ms);
}

function formatHours(ms: number): string {
  const whole = Math.floor(ms / 1000);
  const pad = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}
