import {
  clocksAt,
  isRunning,
  type LiveConnection,
  type LiveMatch,
  type MatchEvent,
  type MatchState,
  type Preset,
} from '@tabuleiro/client';
import { assert, type Match, type Outcome, type Side, type View, type Voice } from '@tabuleiro/games';
import type { ClocksShown } from '@tabuleiro/play';
import { sayLastMove, withEcho } from '../../play/sentences.ts';
import type { OnlineCourse } from './online-course.ts';
import { sayEnd, sayOnline, sayOnlineNotices } from './words.ts';

/** Something that one of the players said. */
export interface Saying {
  readonly version: number;
  readonly side: Side;
  readonly preset: Preset;
}

/** Everything that can be seen on the page of an online match. */
export interface OnlineShown {
  readonly state: MatchState;
  /** At which one sits; null for who looks on. */
  readonly side: Side | null;
  readonly match: Match;
  readonly voice: Voice;
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly ply: number;
  readonly moves: readonly string[];
  readonly movers: readonly Side[];
  readonly turn: Side;
  readonly bottom: Side;
  readonly told: string;
  readonly sentence: string;
  readonly notices: readonly string[];
  readonly clocks: ClocksShown | null;
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  readonly aheadMs: number;
  /** How the match ended, once its last move has been seen and as long as nobody looks back. */
  readonly outcome: Outcome | null;
  readonly result: string;
  readonly isRunning: boolean;
  /** When the match ended, by the server's time; null while it runs. */
  readonly endedAt: number | null;
  readonly isLookingBack: boolean;
  readonly canMove: boolean;
  readonly here: readonly Side[];
  readonly watchers: number;
  readonly sayings: readonly Saying[];
  /** The last offer that was declined, if nothing has been played since. */
  readonly declined: {
    readonly what: 'draw' | 'takeback';
    readonly side: Side;
    /** Why a computer player has not weighed the offer. */
    readonly why?: 'draw-early' | 'draw-again';
  } | null;
}

export interface ShownParts {
  readonly course: OnlineCourse;
  readonly match: LiveMatch;
  readonly live: Pick<LiveConnection, 'serverNow'>;
  readonly isTurned: boolean;
  readonly now: number;
}

const NOTHING: ReadonlySet<string> = new Set();

export function shownOf({ course, match, live, isTurned, now }: ShownParts): OnlineShown {
  const { history, builder, words } = course;
  const { state, here, watchers, events } = match.get();
  assert(state !== null, 'the match is known');
  const { side } = match;
  const canMove = course.canMove && !course.isMoving;
  const outcome = history.isOver && !course.isMoving ? history.match.outcome : null;
  const below = side ?? 1;
  return {
    state,
    side,
    match: history.match,
    voice: words.voice,
    view: course.view,
    frameMs: course.frameMs,
    offered: canMove ? new Set(builder.offered) : NOTHING,
    picked: canMove ? builder.picks : [],
    ply: history.ply,
    moves: history.moveTexts.texts,
    movers: history.moveTexts.movers,
    turn: history.position.turn,
    bottom: isTurned ? (below === 1 ? 2 : 1) : below,
    told: sayLastMove(course, words),
    sentence: withEcho(course, words, sayOnline(course, state, side)),
    notices: sayOnlineNotices(course, state),
    clocks: clocksOf(state, live.serverNow(), now),
    aheadMs: live.serverNow() - Date.now(),
    outcome,
    result: outcome === null ? '' : sayEnd(course, outcome),
    isRunning: isRunning(state),
    isLookingBack: history.isLookingBack,
    canMove,
    here,
    watchers,
    sayings: sayingsOf(events),
    endedAt: events.findLast(({ kind }) => kind === 'ended')?.at ?? null,
    declined: declinedIn(events),
  };
}

/** The clocks as they stand by the server's time. */
function clocksOf(state: MatchState, serverNow: number, now: number): ClocksShown | null {
  const left = clocksAt(state, serverNow);
  return left === null ? null : { left, running: state.since === null ? null : state.turn, at: now };
}

function sayingsOf(events: readonly MatchEvent[]): readonly Saying[] {
  return events.flatMap((event) =>
    event.kind === 'said' ? [{ version: event.version, side: event.side, preset: event.preset }] : [],
  );
}

function declinedIn(events: readonly MatchEvent[]): OnlineShown['declined'] {
  const last = events.findLast(({ kind }) => kind !== 'said');
  if (last?.kind === 'draw-declined') {
    return { what: 'draw', side: last.side, ...(last.why !== undefined && { why: last.why }) };
  }
  if (last?.kind === 'takeback-declined') return { what: 'takeback', side: last.side };
  return null;
}
