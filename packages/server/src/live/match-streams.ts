import type { MatchEvent, MatchLine, MatchState } from '@tabuleiro/client';
import { bytesAfter, objectWithEvents } from '../store/log-reader.ts';
import type { Store } from '../store/store.ts';
import type { NdjsonStream } from './ndjson-stream.ts';

interface Listening {
  readonly stream: NdjsonStream<MatchLine>;
  /** Entries that arrived while the log was read; null when it is sent. */
  waiting: MatchEvent[] | null;
  version: number;
}

/** Programs that follow one match each over HTTP. */
export class MatchStreams {
  private readonly store: Store;
  private readonly byMatch = new Map<string, Set<Listening>>();

  constructor(store: Store) {
    this.store = store;
  }

  isWatched(match: string): boolean {
    return this.byMatch.has(match);
  }

  /** Sends the log of a match and then each new entry; the stream ends with the match. */
  async open(state: MatchState, stream: NdjsonStream<MatchLine>): Promise<void> {
    const { info } = state;
    const listening: Listening = { stream, waiting: [], version: 0 };
    // Registered before the log is read: entries that are written in between are in both, and sent once.
    const set = this.byMatch.get(info.id) ?? new Set();
    this.byMatch.set(info.id, set.add(listening));
    const log = await bytesAfter(this.store.db, info.id, 0);
    const members = `"t":"snapshot","match":"${info.id}","info":${JSON.stringify(info)}`;
    stream.sendText(objectWithEvents(members, [log]));
    listening.version = log.count;
    const waiting = listening.waiting ?? [];
    listening.waiting = null;
    for (const event of waiting) this.pass(info.id, listening, event);
    if (state.ending !== null) stream.end();
  }

  close(match: string, stream: NdjsonStream<MatchLine>): void {
    const set = this.byMatch.get(match);
    for (const listening of set ?? []) if (listening.stream === stream) set?.delete(listening);
    if (set?.size === 0) this.byMatch.delete(match);
  }

  all(): readonly NdjsonStream<MatchLine>[] {
    return [...this.byMatch.values()].flatMap((set) => Array.from(set, ({ stream }) => stream));
  }

  /** Tells an entry that has been written. */
  tell({ info }: MatchState, event: MatchEvent): void {
    for (const listening of this.byMatch.get(info.id) ?? []) {
      if (listening.waiting === null) this.pass(info.id, listening, event);
      else listening.waiting.push(event);
    }
  }

  beat(now: number): void {
    for (const set of this.byMatch.values()) {
      // The snapshot must come first.
      for (const { stream, waiting } of set) if (waiting === null) stream.beat({ t: 'beat', now });
    }
  }

  private pass(match: string, listening: Listening, event: MatchEvent): void {
    if (event.version > listening.version) {
      listening.version = event.version;
      listening.stream.send({ t: 'events', match, events: [event] });
    }
    // The snapshot may have had the end already, when another process wrote it.
    if (isEnd(event)) listening.stream.end();
  }
}

function isEnd(event: MatchEvent): boolean {
  return event.kind === 'ended' || (event.kind === 'move' && event.ending !== undefined);
}
