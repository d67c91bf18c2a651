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

/** The decision about a command in a match. */
export type Decision =
  | {
      readonly kind: 'event';
      readonly event: NewEvent;
      /** The refusal of the command, if the entry is written instead of it. */
      readonly refusal?: RefusalCode;
    }
  /** It has been done already. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly values?: RefusalValues };

export function allow(event: NewEvent): Decision {
  return { kind: 'event', event };
}

export function refuse(code: RefusalCode, values?: RefusalValues): Decision {
  return { kind: 'refused', code, ...(values !== undefined && { values }) };
}

export function isLate(state: MatchState, now: number): boolean {
  const deadline = deadlineOf(state);
  return deadline !== null && now > deadline;
}

/** The match ends instead of a command that came too late. */
export function endLate(state: MatchState): Decision {
  return { kind: 'event', event: { kind: 'ended', ending: endingAtDeadline(state) }, refusal: 'already-over' };
}

export const REPEATED: Decision = { kind: 'repeated' };

/** An entry with its number and its time. */
export function placed(event: NewEvent, version: number, at: number): MatchEvent {
  // Most entries are moves, so these are written out: spreading an object of a union type takes ten times as long.
  if (event.kind === 'move' && event.ending === undefined) {
    const { kind, side, ply, move, next } = event;
    return { kind, side, ply, move, next, version, at };
  }
  return { ...event, version, at };
}
