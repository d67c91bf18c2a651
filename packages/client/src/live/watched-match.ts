import type { Side } from '@tabuleiro/games';
import type { MatchEvent, MatchInfo, RefusalBody } from '../schemas/index.ts';
import { advance, type MatchState, stateOf } from '../state.ts';

/** A move that was sent and of which the server has said nothing yet. */
export interface PendingMove {
  readonly ply: number;
  readonly move: string;
}

/** What is known of a match that is watched. */
export interface MatchView {
  /** What the server has confirmed, and nothing else; null until it has said something. */
  readonly state: MatchState | null;
  /** The log, of which the state follows. */
  readonly events: readonly MatchEvent[];
  /** May be shown on the board as not certain yet; it is gone when it is confirmed or refused. */
  readonly pending: PendingMove | null;
  /** Which sides are connected, and how many look on. */
  readonly here: readonly Side[];
  readonly watchers: number;
  /** Why the last thing that was wanted here was not done; null when it was. */
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

/** What takes the place of all that was known. */
export function withSnapshot(view: MatchView, info: MatchInfo, events: readonly MatchEvent[]): MatchView {
  return settled({ ...view, state: stateOf(info, events), events });
}

/** The view with what is new of some entries; null when entries are missing in between. */
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

/** A pending move is no longer pending once the match has gone past it. */
function settled(view: MatchView): MatchView {
  const { pending, state } = view;
  if (pending === null || state === null) return view;
  const isOpen = state.ending === null && state.plies.length <= pending.ply;
  return isOpen ? view : { ...view, pending: null };
}
