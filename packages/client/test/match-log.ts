import type { ClockTerms, MatchEvent, MatchInfo, Seat } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'version' | 'at'> : never;
/** An entry before it has its number and its time. */
export type LogEntry = WithoutPlace<MatchEvent>;

export const MATCH = '0123456789abcdef';
export const SECOND = 1000;

export function matchInfo(clock: ClockTerms = { kind: 'none' }): MatchInfo {
  return {
    id: MATCH,
    terms: { game: 'oware', variant: 'abapa', start: 'usual', clock, visibility: 'link', isRated: false },
    position: '',
    turn: 1,
    createdAt: 0,
  };
}

export function userSeat(name: string): Seat {
  return { kind: 'user', user: { id: name, name, isGuest: false, isBot: false } };
}

/** The entries of a log, numbered from 1; each is one second after the one before. */
export function makeLog(...entries: readonly LogEntry[]): readonly MatchEvent[] {
  const place = (index: number) => ({ version: index + 1, at: (index + 1) * SECOND });
  return entries.map((entry, index) => Object.assign({}, entry, place(index)));
}

/** The entries with which a match between Anna (side 1) and Bert begins. */
export const SEATED: readonly LogEntry[] = [
  { kind: 'seated', side: 1, seat: userSeat('anna') },
  { kind: 'seated', side: 2, seat: userSeat('bert') },
];

export function move(ply: number, text: string, side: Side = ply % 2 === 0 ? 1 : 2): LogEntry {
  return { kind: 'move', side, ply, move: text, next: side === 1 ? 2 : 1 };
}
