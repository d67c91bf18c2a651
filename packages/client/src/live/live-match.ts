import type { Side } from '@tabuleiro/games';
import { advance, type MatchState, stateOf } from '../match-state.ts';
import { refusalBody } from '../refusals.ts';
import type { MatchAct, MatchEvent, MatchInfo, RefusalBody } from '../schemas/index.ts';
import { Observable, type Watchable } from './observable.ts';
import type { PendingRequest } from './pending-requests.ts';

/** What a match needs from its connection. */
export interface MatchHost {
  readonly side: (view: MatchView) => Side | null;
  /** Sends a request until it is answered. */
  readonly request: (request: PendingRequest) => void;
  /** Requests the missing entries, or the whole log if there is a gap. */
  readonly resync: (isGap: boolean) => void;
  readonly changed: () => void;
  /** One holder has left. */
  readonly release: () => void;
}

/** A watched match: its state as far as known, and the user's moves and acts in it. */
export class LiveMatch implements Watchable<MatchView> {
  readonly id: string;
  /** How many callers of `watch` have not called `leave`. */
  holders = 0;
  private readonly host: MatchHost;
  /** The ply of a move that the server has confirmed but whose entry has not arrived. */
  private writtenPly: number | null = null;
  private readonly view = new Observable<MatchView>(NOTHING_KNOWN);

  constructor(id: string, host: MatchHost) {
    this.id = id;
    this.host = host;
  }

  readonly get = (): MatchView => this.view.get();
  readonly subscribe = (listener: () => void): (() => void) => this.view.subscribe(listener);

  /** The side of the user; null for spectators. */
  get side(): Side | null {
    return this.host.side(this.view.get());
  }

  /** Plays a move. Resolves to null when it is written for good, otherwise to the refusal. */
  async move(move: string): Promise<RefusalBody | null> {
    const { state, pending } = this.view.get();
    if (state === null) return this.refuse(refusalBody('no-such-match'));
    // A second move makes sense only when the first is confirmed.
    if (pending !== null) return this.refuse(refusalBody('not-your-turn'));
    const ply = state.plies.length;
    this.change({ pending: { ply, move }, refusal: null });
    const refusal = await this.request({ t: 'move', ply, move, line: state.line });
    if (refusal !== null) return this.refuse(refusal, ply);
    const now = this.view.get();
    const isLate = now.state !== null && now.state.ending !== null && now.state.plies.length <= ply;
    if (isLate) return this.refuse(refusalBody('already-over'), ply);
    // The move is written but its entry has not arrived: something was missed.
    if (now.pending?.ply === ply) {
      this.writtenPly = ply;
      this.host.resync(false);
    }
    return null;
  }

  /** Resigns, offers, answers or speaks. Resolves to null when that is done, otherwise to the refusal. */
  async act(act: MatchAct): Promise<RefusalBody | null> {
    this.change({ refusal: null });
    const refusal = await this.request({ t: 'act', act });
    return refusal === null ? null : this.refuse(refusal);
  }

  /** Ends one call of `watch`. */
  leave(): void {
    this.host.release();
  }

  // Called by the connection.

  takeSnapshot(info: MatchInfo, events: readonly MatchEvent[]): void {
    this.set(withSnapshot(this.view.get(), info, events));
  }

  takeEvents(events: readonly MatchEvent[]): void {
    const next = withEvents(this.view.get(), events);
    if (next === null) this.host.resync(true);
    else this.set(next);
  }

  takePresence(here: readonly Side[], watchers: number): void {
    this.change({ here, watchers });
  }

  /** The log is complete: a confirmed move that is not in it was taken back meanwhile. */
  resynced(): void {
    const { pending } = this.view.get();
    if (pending !== null && pending.ply === this.writtenPly) this.change({ pending: null });
    this.writtenPly = null;
  }

  refuse(refusal: RefusalBody, ply?: number): RefusalBody {
    const { pending } = this.view.get();
    this.change({ refusal, ...(ply !== undefined && pending?.ply === ply && { pending: null }) });
    return refusal;
  }

  private request(what: PendingRequest['what']): Promise<RefusalBody | null> {
    const version = this.view.get().state?.version ?? 0;
    return new Promise((settle) => {
      this.host.request({ match: this.id, what, version, settle });
    });
  }

  private change(part: Partial<MatchView>): void {
    this.set({ ...this.view.get(), ...part });
  }

  private set(view: MatchView): void {
    this.view.set(view);
    this.host.changed();
  }
}

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
