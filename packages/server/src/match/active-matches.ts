import {
  advance,
  type MatchAct,
  type MatchEvent,
  type MatchInfo,
  type MatchState,
  newState,
  type RefusalCode,
  type RefusalValues,
  type Seat,
  type UnratedReason,
} from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { markTooShort, ratingChangeOf } from '../ratings/rate-match.ts';
import { type Append, pagesAfter, readEvent, readState } from '../store/event-log.ts';
import type { Store } from '../store/store.ts';
import {
  decideAct,
  decideMove,
  type MoveRequest,
  allow,
  type Decision,
  endLate,
  isLate,
  placed,
  refuse,
  REPEATED,
} from './decisions.ts';
import { Heartbeat } from './downtime.ts';
import { isProgress, playersOf, summaryOf, userOf } from './match-summary.ts';
import { PositionCache } from './position-cache.ts';

/** The result of a command. */
export type CommandResult =
  | {
      readonly ok: true;
      readonly state: MatchState;
      /** It had been done before. */
      readonly isRepeated?: true;
    }
  | { readonly ok: false; readonly code: RefusalCode; readonly values?: RefusalValues };

/** Called for every entry of every match that is open here, once it is durable; `text` is the entry as JSON. */
export type MatchListener = (state: MatchState, event: MatchEvent, text: string) => void;

type Decide = (state: MatchState, now: number) => Decision | Promise<Decision>;

/** How often a command is tried when other processes write to the match at the same time. */
const MOST_TRIES = 10;
/** A match that was not used for this time is closed here; its log has everything. */
const IDLE_MS = 60_000;

const NO_MATCH: CommandResult = { ok: false, code: 'no-such-match' };
/** Nothing is decided while the heartbeat is not steady. */
const UNSTEADY: CommandResult = { ok: false, code: 'failed' };

/** A match that is open in this process. */
class ActiveMatch {
  state: MatchState;
  usedAt: number;
  /** Settles when everything queued is done; null if nothing is queued. */
  private last: Promise<void> | null = null;
  private waiting = 0;

  constructor(state: MatchState, now: number) {
    this.state = state;
    this.usedAt = now;
  }

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Runs queued work in order. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const run = this.last === null ? work() : this.last.then(work);
    this.last = run.then(this.done, this.done);
    return run;
  }

  private readonly done = (): void => {
    this.waiting--;
    if (this.waiting === 0) this.last = null;
  };
}

/**
 * The matches that are open in this process. Commands for one match are carried out one after the other. Listeners hear of an
 * entry when it is in the log, so no client hears of what could still be lost.
 */
export class ActiveMatches {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly heartbeat: Heartbeat;
  readonly positions = new PositionCache();
  private readonly byId = new Map<string, ActiveMatch>();
  /** Matches whose logs are being read. */
  private readonly opening = new Map<string, Promise<ActiveMatch | null>>();
  private readonly listeners = new Set<MatchListener>();

  constructor(store: Store, now: () => number, heartbeat = new Heartbeat(now)) {
    this.store = store;
    this.now = now;
    this.heartbeat = heartbeat;
  }

  get size(): number {
    return this.byId.size;
  }

  listen(listener: MatchListener): void {
    this.listeners.add(listener);
  }

  /** The state of a match, null when there is no such match. */
  async find(id: string): Promise<MatchState | null> {
    return (await this.open(id))?.state ?? null;
  }

  /** The state of a match that is open here; null for any other. */
  peek(id: string): MatchState | null {
    return this.byId.get(id)?.state ?? null;
  }

  /** Does something while nothing else changes a match; false when there is no such match. */
  async whileStill(id: string, work: (state: MatchState) => Promise<void>): Promise<boolean> {
    const active = await this.open(id);
    await active?.queue(async () => {
      // An announcement of another process may have been lost.
      if (this.store.isShared) await this.catchUp(active);
      await work(active.state);
    });
    return active !== null;
  }

  move(id: string, side: Side, request: MoveRequest): Promise<CommandResult> {
    return this.perform(id, (state, now) => decideMove(state, this.positions, side, request, now));
  }

  act(id: string, side: Side, act: MatchAct): Promise<CommandResult> {
    return this.perform(id, (state, now) => decideAct(state, side, act, now));
  }

  /** Takes a free seat; `unrated` says why a match with rated terms will not be rated. */
  sit(id: string, side: Side, seat: Seat, unrated: UnratedReason | null = null): Promise<CommandResult> {
    return this.perform(id, ({ seats, ending }) => {
      const taken = seats[side];
      if (taken.kind === 'user' && userOf(taken) === userOf(seat)) return REPEATED;
      if (ending !== null) return refuse('already-over');
      if (taken.kind !== 'open') return refuse('seat-taken');
      return allow({ kind: 'seated', side, seat, ...(unrated !== null && { unrated }) });
    });
  }

  /** Aborts a match that still waits for an opponent. */
  withdraw(id: string): Promise<CommandResult> {
    return this.perform(id, ({ seats, ending }) => {
      const isWaiting = ending === null && (seats[1].kind === 'open' || seats[2].kind === 'open');
      return isWaiting ? allow({ kind: 'ended', ending: { winner: null, reason: 'abandoned' } }) : REPEATED;
    });
  }

  /** Ends a match whose time is over; returns the state of any other one. */
  async endIfLate(id: string): Promise<MatchState | null> {
    if (this.store.isShared) await this.refresh(id);
    const result = await this.perform(id, (state, now) => (isLate(state, now) ? endLate(state) : REPEATED));
    return result.ok ? result.state : null;
  }

  /** Writes an entry that no player asked for, also while the heartbeat is not steady. */
  async note(id: string, decide: Decide): Promise<CommandResult> {
    const active = await this.open(id);
    return active === null ? NO_MATCH : active.queue(() => this.decide(active, decide));
  }

  has(id: string): boolean {
    return this.byId.has(id) || this.opening.has(id);
  }

  /** Reads new entries of other processes, if the match is open here. */
  async refresh(id: string, version?: number): Promise<void> {
    const active = this.byId.get(id) ?? (await this.opening.get(id)) ?? undefined;
    if (active === undefined || (version !== undefined && version <= active.state.version)) return;
    await active.queue(() => this.catchUp(active));
  }

  /** Reads a match again, if it is open here: a player's name has changed. */
  async reread(id: string): Promise<void> {
    const active = this.byId.get(id);
    await active?.queue(async () => {
      await this.catchUp(active);
      const state = await readState(this.store.db, id);
      // Newer entries are left to `catchUp`, which tells the listeners.
      if (state?.version === active.state.version) active.state = state;
    });
  }

  async rereadAll(): Promise<void> {
    await Promise.all([...this.byId.keys()].map((id) => this.reread(id)));
  }

  async refreshAll(): Promise<void> {
    await Promise.all([...this.byId.keys(), ...this.opening.keys()].map((id) => this.refresh(id)));
  }

  /** Closes matches that were not used for a while. */
  sweep(isWatched: (id: string) => boolean): void {
    const limit = this.now() - IDLE_MS;
    for (const [id, active] of this.byId) {
      if (active.usedAt >= limit || active.isBusy || isWatched(id)) continue;
      this.byId.delete(id);
      this.positions.forget(id);
    }
  }

  private async perform(id: string, decide: Decide): Promise<CommandResult> {
    const active = this.byId.get(id) ?? (await this.open(id));
    if (active === null) return NO_MATCH;
    const decideSteadily = (): Promise<CommandResult> => this.decide(active, decide, true);
    for (;;) {
      const result = await active.queue(decideSteadily);
      if (result !== UNSTEADY) return result;
      // Waits outside the queue, because giving back lost time uses the queue.
      if (!(await this.heartbeat.regained())) return UNSTEADY;
    }
  }

  /** `isTimed`: deadlines matter for this decision, so it waits while the heartbeat is not steady. */
  private async decide(active: ActiveMatch, decide: Decide, isTimed = false): Promise<CommandResult> {
    // A refusal may be due to entries of another process that this one does not know yet.
    let isSure = !this.store.isShared;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Another process may have a clock that is slightly ahead: times in a log never go back.
      const now = Math.max(this.now(), active.state.updatedAt);
      if (isTimed && !this.heartbeat.isSteady) return UNSTEADY;
      const decided = decide(active.state, now);
      const decision = decided instanceof Promise ? await decided : decided;
      if (decision.kind === 'repeated') return { ok: true, state: active.state, isRepeated: true };
      if (decision.kind === 'refused') {
        const { version } = active.state;
        if (!isSure) await this.catchUp(active);
        isSure = true;
        if (active.state.version === version) return { ok: false, ...decision };
        continue;
      }
      const event = markTooShort(active.state, placed(decision.event, active.state.version + 1, now));
      const next = advance(active.state, event);
      const append = appendOf(next, event);
      if (await this.store.append(append)) {
        // The transaction that rates a match may have added to its last entry why it is not rated.
        if (append.ratingChange !== null) await this.catchUp(active);
        else this.take(active, next, event, append.data);
        const { refusal } = decision;
        return refusal === undefined ? { ok: true, state: active.state } : { ok: false, code: refusal };
      }
      // Another process was faster: decide again.
      await this.catchUp(active);
    }
    return { ok: false, code: 'failed' };
  }

  private async open(id: string): Promise<ActiveMatch | null> {
    const known = this.byId.get(id);
    if (known !== undefined) {
      known.usedAt = this.now();
      return known;
    }
    const opening = this.opening.get(id) ?? this.read(id).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  private async read(id: string): Promise<ActiveMatch | null> {
    const state = await readState(this.store.db, id);
    if (state === null) return null;
    const active = new ActiveMatch(state, this.now());
    this.byId.set(id, active);
    return active;
  }

  /** Reads new entries of other processes, and tells the listeners. */
  private async catchUp(active: ActiveMatch): Promise<void> {
    const { info, version } = active.state;
    for await (const page of pagesAfter(this.store.db, info.id, version)) {
      for (const text of page) {
        const event = readEvent(text);
        this.take(active, advance(active.state, event), event, text);
      }
    }
  }

  private take(active: ActiveMatch, state: MatchState, event: MatchEvent, text: string): void {
    active.state = state;
    active.usedAt = this.now();
    if (event.kind === 'takeback-accepted') this.positions.forget(state.info.id);
    for (const broadcast of this.listeners) broadcast(state, event, text);
  }
}

/** The entries with which a match begins. */
export function firstEvents(
  info: MatchInfo,
  seats: readonly (readonly [Side, Seat])[],
  unrated: UnratedReason | null = null,
): readonly MatchEvent[] {
  return seats.map(([side, seat], index) => ({
    kind: 'seated',
    side,
    seat,
    ...(unrated !== null && index === seats.length - 1 && { unrated }),
    version: index + 1,
    at: info.createdAt,
  }));
}

/** The state of a new match. */
export function firstState(info: MatchInfo, events: readonly MatchEvent[]): MatchState {
  return events.reduce(advance, newState(info));
}

/** Whether an entry changes the list of open matches. */
export function changesLobby({ info }: MatchState, event: MatchEvent): boolean {
  return info.terms.visibility === 'public' && (event.kind === 'seated' || event.kind === 'ended');
}

function appendOf(state: MatchState, event: MatchEvent): Append {
  const { info } = state;
  const players = playersOf(state);
  const isMove = event.kind === 'move';
  return {
    match: info.id,
    version: event.version,
    place: isMove ? { ply: event.ply, line: state.line } : null,
    at: event.at,
    data: JSON.stringify(event),
    players,
    summary: isMove && isProgress(players) ? null : summaryOf(state, event.at),
    changesLobby: changesLobby(state, event),
    ratingChange: ratingChangeOf(state, event, players),
  };
}
