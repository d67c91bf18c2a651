import { type MatchAct, type MatchEvent, sideOfUser, stateOf } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { isInLog, type PendingRequest } from '../src/live/pending-requests.ts';
import { type LogEntry, makeLog, MATCH, matchInfo, move, SEATED } from './match-log.ts';

const settle = (): void => undefined;
const toAct = (act: MatchAct): PendingRequest => ({ match: MATCH, what: { t: 'act', act }, version: 2, settle });
const toMove = (ply: number, text: string, version = 2): PendingRequest => ({
  match: MATCH,
  what: { t: 'move', ply, move: text, line: 0 },
  version,
  settle,
});

/** Whether the log of a match that went on with this entry shows the request of a side. */
function isDone(request: PendingRequest, side: Side | null, entry: LogEntry): boolean {
  return isInLog(request, side, makeLog(...SEATED, entry));
}

describe('a log shows that an unanswered request was carried out:', () => {
  test.each<[MatchAct, Side, LogEntry]>([
    [{ act: 'resign' }, 1, { kind: 'ended', ending: { winner: 2, reason: 'resignation' } }],
    [{ act: 'abort' }, 1, { kind: 'ended', ending: { winner: null, reason: 'abandoned' } }],
    [{ act: 'offer-draw' }, 1, { kind: 'draw-offered', side: 1 }],
    [{ act: 'offer-draw' }, 1, { kind: 'ended', ending: { winner: null, reason: 'agreement' } }],
    [{ act: 'accept-draw', of: 2 }, 1, { kind: 'ended', ending: { winner: null, reason: 'agreement' } }],
    [{ act: 'decline-draw', of: 2 }, 2, { kind: 'draw-declined', side: 2 }],
    [{ act: 'ask-takeback' }, 1, { kind: 'takeback-asked', side: 1, plies: 0, next: 1 }],
    [{ act: 'accept-takeback', of: 2 }, 2, { kind: 'takeback-accepted', side: 2 }],
    [{ act: 'decline-takeback', of: 2 }, 2, { kind: 'takeback-declined', side: 2 }],
    [{ act: 'offer-rematch' }, 1, { kind: 'rematch-offered', side: 1 }],
    [{ act: 'offer-rematch' }, 1, { kind: 'rematch-made', match: MATCH }],
    [{ act: 'say', preset: 'hello' }, 1, { kind: 'said', side: 1, preset: 'hello' }],
  ])('%j', (act, side, entry) => {
    expect(isDone(toAct(act), side, entry)).toBe(true);
  });

  test('a move', () => {
    expect(isDone(toMove(0, 'A'), 1, move(0, 'A'))).toBe(true);
  });

  test('a move that was taken back since', () => {
    const log = makeLog(
      ...SEATED,
      move(0, 'A'),
      { kind: 'takeback-asked', side: 1, plies: 0, next: 1 },
      { kind: 'takeback-accepted', side: 2 },
    );
    expect(isInLog(toMove(0, 'A'), 1, log)).toBe(true);
  });
});

describe('a log does not show a request', () => {
  const played: readonly MatchEvent[] = makeLog(...SEATED, move(0, 'A'));

  test('that is older than the entry', () => {
    expect(isInLog(toMove(0, 'A', 3), 1, played)).toBe(false);
  });

  test('of the other side, or of a spectator', () => {
    expect(isInLog(toMove(0, 'A'), 2, played)).toBe(false);
    expect(isInLog(toMove(0, 'A'), null, played)).toBe(false);
    const lost = { kind: 'ended', ending: { winner: 1, reason: 'resignation' } } as const;
    expect(isDone(toAct({ act: 'resign' }), 1, lost)).toBe(false);
  });

  test('for another move or another preset', () => {
    expect(isInLog(toMove(0, 'B'), 1, played)).toBe(false);
    const thanks = { kind: 'said', side: 1, preset: 'thanks' } as const;
    expect(isDone(toAct({ act: 'say', preset: 'hello' }), 1, thanks)).toBe(false);
  });
});

test('the side of a user is that of the seat', () => {
  const state = stateOf(matchInfo(), makeLog(...SEATED));
  expect(['anna', 'bert', 'carl'].map((user) => sideOfUser(state, user))).toEqual([1, 2, null]);
});
