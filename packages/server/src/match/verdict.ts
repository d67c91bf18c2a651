import {
  deadlineOf,
  endingAtDeadline,
  type MatchEvent,
  type MatchState,
  type RefusalCode,
  type RefusalValues,
} from '@tabuleiro/client';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'version' | 'at'> : never;
/** An entry of a log before it has its number and its time. */
export type NewEvent = WithoutPlace<MatchEvent>;

/** What becomes of something that somebody wants to do in a match. */
export type Verdict =
  | {
      readonly kind: 'event';
      readonly event: NewEvent;
      /** Why what was asked for is refused, when the entry takes its place. */
      readonly refusal?: RefusalCode;
    }
  /** It has been done already. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly values?: RefusalValues };

export function allow(event: NewEvent): Verdict {
  return { kind: 'event', event };
}

export function refuse(code: RefusalCode, values?: RefusalValues): Verdict {
  return { kind: 'refused', code, ...(values !== undefined && { values }) };
}

export function isLate(state: MatchState, now: number): boolean {
  const deadline = deadlineOf(state);
  return deadline !== null && now > deadline;
}

/** The match ends in the place of what came too late. */
export function endLate(state: MatchState): Verdict {
  return { kind: 'event', event: { kind: 'ended', ending: endingAtDeadline(state) }, refusal: 'already-over' };
}

export const REPEATED: Verdict = { kind: 'repeated' };

/** An entry with its number and its time. */
export function placed(event: NewEvent, version: number, at: number): MatchEvent {
  // Moves are most of what happens, and written out: to copy an object of any of so many forms takes ten times as long.
  if (event.kind === 'move' && event.ending === undefined) {
    const { kind, side, ply, move, next } = event;
    return { kind, side, ply, move, next, version, at };
  }
  return { ...event, version, at };
}
