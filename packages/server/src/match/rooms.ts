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
import type { Append } from '../store/event-log.ts';
import type { Store } from '../store/store.ts';
import { Heartbeat } from './heartbeat.ts';
import { judgeAct } from './judge-act.ts';
import { judgeMove, type MoveRequest } from './judge-move.ts';
import { PositionCache } from './position-cache.ts';
import { markTooShort, ratedResult } from './rated.ts';
import { pagesAfter, readEvent, readState } from './reading.ts';
import { Room } from './room.ts';
import { isProgress, playersOf, summaryOf, userOf } from './summary.ts';
import { allow, endLate, isLate, placed, refuse, REPEATED, type Verdict } from './verdict.ts';

/** What was done about a wish. */
export type CommandResult =
  | {
      readonly ok: true;
      readonly state: MatchState;
      /** It had been done before. */
      readonly isRepeated?: true;
    }
  | { readonly ok: false; readonly code: RefusalCode; readonly values?: RefusalValues };

/** Who hears of every entry of every match that is open here, once it is written for good; `text` is the entry as JSON. */
export type Listener = (state: MatchState, event: MatchEvent, text: string) => void;

type Judge = (state: MatchState, now: number) => Verdict | Promise<Verdict>;

/** With so many other processes in between, somebody is doing something very strange. */
const MOST_TRIES = 10;
/** Rooms in which nothing has happened for so long are closed; what they hold is in the log. */
const IDLE_MS = 60_000;

const NO_MATCH: CommandResult = { ok: false, code: 'no-such-match' };
/** Nothing can be decided as long as the heartbeat is not steady. */
const UNSTEADY: CommandResult = { ok: false, code: 'failed' };

/**
 * The matches that are open in this process. Whoever wants something in a match waits until what came before is decided;
 * an entry is told to listeners only when it is in the log, so nobody hears of what could still be lost.
 */
export class Rooms {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly heartbeat: Heartbeat;
  readonly positions = new PositionCache();
  private readonly rooms = new Map<string, Room>();
  /** Those whose logs are being read. */
  private readonly opening = new Map<string, Promise<Room | null>>();
  private readonly listeners = new Set<Listener>();

  constructor(store: Store, now: () => number, heartbeat = new Heartbeat(now)) {
    this.store = store;
    this.now = now;
    this.heartbeat = heartbeat;
  }

  get size(): number {
    return this.rooms.size;
  }

  listen(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** The state of a match, null when there is no such match. */
  async find(id: string): Promise<MatchState | null> {
    return (await this.open(id))?.state ?? null;
  }

  /** The state of a match that is open here; null for any other. */
  peek(id: string): MatchState | null {
    return this.rooms.get(id)?.state ?? null;
  }

  /** Does something while nothing happens in a match; false when there is no such match. */
  async whileStill(id: string, work: (state: MatchState) => Promise<void>): Promise<boolean> {
    const room = await this.open(id);
    await room?.queue(async () => {
      // An announcement of another process may have been lost.
      if (this.store.isShared) await this.catchUp(room);
      await work(room.state);
    });
    return room !== null;
  }

  move(id: string, side: Side, request: MoveRequest): Promise<CommandResult> {
    return this.perform(id, (state, now) => judgeMove(state, this.positions, side, request, now));
  }

  act(id: string, side: Side, act: MatchAct): Promise<CommandResult> {
    return this.perform(id, (state, now) => judgeAct(state, side, act, now));
  }

  /** Sits down at a free side; `unrated` says why the match will not be rated though its terms say so. */
  sit(id: string, side: Side, seat: Seat, unrated: UnratedReason | null = null): Promise<CommandResult> {
    return this.perform(id, ({ seats, ending }) => {
      const taken = seats[side];
      if (taken.kind === 'user' && userOf(taken) === userOf(seat)) return REPEATED;
      if (ending !== null) return refuse('already-over');
      if (taken.kind !== 'open') return refuse('seat-taken');
      return allow({ kind: 'seated', side, seat, ...(unrated !== null && { unrated }) });
    });
  }

  /** Calls off a match that still waits for somebody to join. */
  withdraw(id: string): Promise<CommandResult> {
    return this.perform(id, ({ seats, ending }) => {
      const isWaiting = ending === null && (seats[1].kind === 'open' || seats[2].kind === 'open');
      return isWaiting ? allow({ kind: 'ended', ending: { winner: null, reason: 'abandoned' } }) : REPEATED;
    });
  }

  /** Ends a match whose time is over; one whose time is not goes on, and how it stands is given. */
  async endIfLate(id: string): Promise<MatchState | null> {
    if (this.store.isShared) await this.refresh(id);
    const result = await this.perform(id, (state, now) => (isLate(state, now) ? endLate(state) : REPEATED));
    return result.ok ? result.state : null;
  }

  /** Writes an entry that no player asked for, also while lost time is given back. */
  async note(id: string, evaluator: Judge): Promise<CommandResult> {
    const room = await this.open(id);
    return room === null ? NO_MATCH : room.queue(() => this.decide(room, evaluator));
  }

  has(id: string): boolean {
    return this.rooms.has(id) || this.opening.has(id);
  }

  /** Reads what other processes have written, if this match is open here. */
  async refresh(id: string, version?: number): Promise<void> {
    const room = this.rooms.get(id) ?? (await this.opening.get(id)) ?? undefined;
    if (room === undefined || (version !== undefined && version <= room.state.version)) return;
    await room.queue(() => this.catchUp(room));
  }

  /** Reads a match again, if it is open here: a player's name has changed. */
  async reread(id: string): Promise<void> {
    const room = this.rooms.get(id);
    await room?.queue(async () => {
      await this.catchUp(room);
      const state = await readState(this.store.db, id);
      // Listeners have to hear of entries that were written in between, so those are left to `catchUp`.
      if (state?.version === room.state.version) room.state = state;
    });
  }

  async rereadAll(): Promise<void> {
    await Promise.all([...this.rooms.keys()].map((id) => this.reread(id)));
  }

  async refreshAll(): Promise<void> {
    await Promise.all([...this.rooms.keys(), ...this.opening.keys()].map((id) => this.refresh(id)));
  }

  /** Closes rooms that nobody has used for a while. */
  sweep(isWatched: (id: string) => boolean): void {
    const limit = this.now() - IDLE_MS;
    for (const [id, room] of this.rooms) {
      if (room.usedAt >= limit || room.isBusy || isWatched(id)) continue;
      this.rooms.delete(id);
      this.positions.forget(id);
    }
  }

  private async perform(id: string, evaluator: Judge): Promise<CommandResult> {
    const room = this.rooms.get(id) ?? (await this.open(id));
    if (room === null) return NO_MATCH;
    const decideSteadily = (): Promise<CommandResult> => this.decide(room, evaluator, true);
    for (;;) {
      const result = await room.queue(decideSteadily);
      if (result !== UNSTEADY) return result;
      // Whoever waits does not keep others from the match: time is given back in it meanwhile.
      if (!(await this.heartbeat.regained())) return UNSTEADY;
    }
  }

  /** `isTimed` says that who is late matters: nobody can be while the heartbeat is not steady. */
  private async decide(room: Room, evaluator: Judge, isTimed = false): Promise<CommandResult> {
    // A refusal may only be due to what another process has written and this one has not heard of yet.
    let isSure = !this.store.isShared;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Another process may have a clock that is slightly ahead: times in a log never go back.
      const now = Math.max(this.now(), room.state.updatedAt);
      if (isTimed && !this.heartbeat.isSteady) return UNSTEADY;
      const judged = evaluator(room.state, now);
      const verdict = judged instanceof Promise ? await judged : judged;
      if (verdict.kind === 'repeated') return { ok: true, state: room.state, isRepeated: true };
      if (verdict.kind === 'refused') {
        const { version } = room.state;
        if (!isSure) await this.catchUp(room);
        isSure = true;
        if (room.state.version === version) return { ok: false, ...verdict };
        continue;
      }
      const event = markTooShort(room.state, placed(verdict.event, room.state.version + 1, now));
      const next = advance(room.state, event);
      const append = appendOf(next, event);
      if (await this.store.append(append)) {
        // The transaction that rates a match may have added to its last entry why it is not rated.
        if (append.rated !== null) await this.catchUp(room);
        else this.take(room, next, event, append.data);
        const { refusal } = verdict;
        return refusal === undefined ? { ok: true, state: room.state } : { ok: false, code: refusal };
      }
      // Another process was faster: judge again what it left.
      await this.catchUp(room);
    }
    return { ok: false, code: 'failed' };
  }

  private async open(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known !== undefined) {
      known.usedAt = this.now();
      return known;
    }
    const opening = this.opening.get(id) ?? this.read(id).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  private async read(id: string): Promise<Room | null> {
    const state = await readState(this.store.db, id);
    if (state === null) return null;
    const room = new Room(state, this.now());
    this.rooms.set(id, room);
    return room;
  }

  /** Reads what other processes have written, and tells listeners. */
  private async catchUp(room: Room): Promise<void> {
    const { info, version } = room.state;
    for await (const page of pagesAfter(this.store.db, info.id, version)) {
      for (const text of page) {
        const event = readEvent(text);
        this.take(room, advance(room.state, event), event, text);
      }
    }
  }

  private take(room: Room, state: MatchState, event: MatchEvent, text: string): void {
    room.take(state, this.now());
    if (event.kind === 'takeback-accepted') this.positions.forget(state.info.id);
    for (const tell of this.listeners) tell(state, event, text);
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

/** What is written when a match is made. */
export function firstState(info: MatchInfo, events: readonly MatchEvent[]): MatchState {
  return events.reduce(advance, newState(info));
}

/** Whether an entry changes the list of matches that wait for somebody. */
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
    rated: ratedResult(state, event, players),
  };
}
