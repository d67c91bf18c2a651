import type { Side } from '@tabuleiro/games';
import { refusalBody } from '../refusals.ts';
import type { MatchAct, MatchEvent, MatchInfo, RefusalBody } from '../schemas/index.ts';
import { Observable, type Watchable } from './observable.ts';
import type { PendingRequest } from './pending-requests.ts';
import { type MatchView, NOTHING_KNOWN, withEvents, withSnapshot } from './watched-match.ts';

/** What a match needs of the connection it comes over. */
export interface MatchHost {
  readonly side: (view: MatchView) => Side | null;
  /** Sends a wish, as often as it takes. */
  readonly wish: (wish: PendingRequest) => void;
  /** Asks for what is missing; for everything when `isGap`. */
  readonly bringUp: (isGap: boolean) => void;
  readonly changed: () => void;
  /** Whoever held it holds it no longer. */
  readonly release: () => void;
}

/** A match that is watched: what is known of it, and what one can do in it. */
export class LiveMatch implements Watchable<MatchView> {
  readonly id: string;
  /** How many parts of the program hold it. */
  holders = 0;
  private readonly host: MatchHost;
  /** A move that the server has written and that has not been told yet. */
  private writtenPly: number | null = null;
  private readonly view = new Observable<MatchView>(NOTHING_KNOWN);

  constructor(id: string, host: MatchHost) {
    this.id = id;
    this.host = host;
  }

  readonly get = (): MatchView => this.view.get();
  readonly subscribe = (listener: () => void): (() => void) => this.view.subscribe(listener);

  /** The side at which we sit; null for who looks on. */
  get side(): Side | null {
    return this.host.side(this.view.get());
  }

  /** Plays a move. What it resolves to is why it was not played, or null when it is written for good. */
  async move(move: string): Promise<RefusalBody | null> {
    const { state, pending } = this.view.get();
    if (state === null) return this.refuse(refusalBody('no-such-match'));
    // One after the other: what a second one would mean depends on what becomes of the first.
    if (pending !== null) return this.refuse(refusalBody('not-your-turn'));
    const ply = state.plies.length;
    this.change({ pending: { ply, move }, refusal: null });
    const refusal = await this.wish({ t: 'move', ply, move, line: state.line });
    if (refusal !== null) return this.refuse(refusal, ply);
    const now = this.view.get();
    const isLate = now.state !== null && now.state.ending !== null && now.state.plies.length <= ply;
    if (isLate) return this.refuse(refusalBody('already-over'), ply);
    // It is written, but nobody has told us: then something was missed.
    if (now.pending?.ply === ply) {
      this.writtenPly = ply;
      this.host.bringUp(false);
    }
    return null;
  }

  /** Resigns, offers, answers, speaks. What it resolves to is why that was not done, or null. */
  async act(act: MatchAct): Promise<RefusalBody | null> {
    this.change({ refusal: null });
    const refusal = await this.wish({ t: 'act', act });
    return refusal === null ? null : this.refuse(refusal);
  }

  /** To be called by whoever watched and does so no longer. */
  leave(): void {
    this.host.release();
  }

  // What the connection says of it.

  takeSnapshot(info: MatchInfo, events: readonly MatchEvent[]): void {
    this.set(withSnapshot(this.view.get(), info, events));
  }

  takeEvents(events: readonly MatchEvent[]): void {
    const next = withEvents(this.view.get(), events);
    if (next === null) this.host.bringUp(true);
    else this.set(next);
  }

  takePresence(here: readonly Side[], watchers: number): void {
    this.change({ here, watchers });
  }

  /** All that there is has come: a written move that is not in it has been taken back meanwhile. */
  broughtUp(): void {
    const { pending } = this.view.get();
    if (pending !== null && pending.ply === this.writtenPly) this.change({ pending: null });
    this.writtenPly = null;
  }

  refuse(refusal: RefusalBody, ply?: number): RefusalBody {
    const { pending } = this.view.get();
    this.change({ refusal, ...(ply !== undefined && pending?.ply === ply && { pending: null }) });
    return refusal;
  }

  private wish(what: PendingRequest['what']): Promise<RefusalBody | null> {
    const version = this.view.get().state?.version ?? 0;
    return new Promise((settle) => {
      this.host.wish({ match: this.id, what, version, settle });
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
