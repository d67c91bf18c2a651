import type { MatchEvent, RefusalCode, RefusalValues } from '@tabuleiro/client';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'version' | 'at'> : never;
/** An entry of a log before it has its number and its time. */
export type NewEvent = WithoutPlace<MatchEvent>;

/** What becomes of something that somebody wants to do in a match. */
export type Verdict =
  | { readonly kind: 'event'; readonly event: NewEvent }
  /** It has been done already. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly values?: RefusalValues };

export function allow(event: NewEvent): Verdict {
  return { kind: 'event', event };
}

export function refuse(code: RefusalCode, values?: RefusalValues): Verdict {
  return { kind: 'refused', code, ...(values !== undefined && { values }) };
}

export const REPEATED: Verdict = { kind: 'repeated' };
