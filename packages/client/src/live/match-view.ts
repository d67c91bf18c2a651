import type { Side } from '@tabuleiro/games';
import { advance, type MatchState, stateOf } from '../match-state.ts';
import type { MatchEvent, MatchInfo, RefusalBody } from '../schemas/index.ts';

/** A move that was sent but not confirmed. */
export interface PendingMove {
  readonly ply: number;
  readonly move: string;
}

/** What is known of a watched match. */
export interface MatchView {
  /** Only what the server has confirmed; null before its first message. */
  readonly state: MatchState | null;
  /** The log from which the state is computed. */
  readonly events: readonly MatchEvent[];
  /** Null again when it is confirmed or refused. */
  readonly pending: PendingMove | null;
  /** The connected sides and the number of spectators. */
  readonly here: readonly Side[];
  readonly watchers: number;
  /** Why the last request in this match was refused; null if it was not. */
  readonly refusal: RefusalBody | null;
}

export const NOTHING_KNOWN: MatchView = {
  state: null,
  events: [],
  pending: null,
  here: [],
  watchers: 0,
  refusal: null,
};

/** Replaces everything that was known. */
export function withSnapshot(view: MatchView, info: MatchInfo, events: readonly MatchEvent[]): MatchView {
  return settled({ ...view, state: stateOf(info, events), events });
}

/** The view with the new ones among these entries; null if entries are missing in between. */
export function withEvents(view: MatchView, events: readonly MatchEvent[]): MatchView | null {
  if (view.state === null) return null;
  let { state } = view;
  const taken: MatchEvent[] = [];
  for (const event of events) {
    if (event.version <= state.version) continue;
    if (event.version !== state.version + 1) return null;
    state = advance(state, event);
    taken.push(event);
  }
  return taken.length === 0 ? view : settled({ ...view, state, events: [...view.events, ...taken] });
}

/** Removes a pending move that the match has gone past. */
function settled(view: MatchView): MatchView {
  const { pending, state } = view;
  if (pending === null || state === null) return view;
  const isOpen = state.ending === null && state.plies.length <= pending.ply;
  return isOpen ? view : { ...view, pending: null };
}
