import type { MatchEvent, MatchLine, MatchState } from '@tabuleiro/client';
import { bytesAfter, objectWithEvents } from '../match/reading.ts';
import type { Store } from '../store/store.ts';
import type { StreamLine } from './line.ts';

interface Listening {
  readonly line: StreamLine<MatchLine>;
  /** What has come while the log was being read; null once that is sent. */
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

  /** Sends all of a match and then what happens; the line ends with the match. */
  async open(state: MatchState, line: StreamLine<MatchLine>): Promise<void> {
    const { info } = state;
    const listening: Listening = { line, waiting: [], version: 0 };
    // It is registered first, then the log is read: entries written in between are in both, and sent once.
    const set = this.byMatch.get(info.id) ?? new Set();
    this.byMatch.set(info.id, set.add(listening));
    const log = await bytesAfter(this.store.db, info.id, 0);
    const members = `"t":"snapshot","match":"${info.id}","info":${JSON.stringify(info)}`;
    line.sendText(objectWithEvents(members, [log]));
    listening.version = log.count;
    const waiting = listening.waiting ?? [];
    listening.waiting = null;
    for (const event of waiting) this.pass(info.id, listening, event);
    if (state.ending !== null) line.end();
  }

  close(match: string, line: StreamLine<MatchLine>): void {
    const set = this.byMatch.get(match);
    for (const listening of set ?? []) if (listening.line === line) set?.delete(listening);
    if (set?.size === 0) this.byMatch.delete(match);
  }

  lines(): readonly StreamLine<MatchLine>[] {
    return [...this.byMatch.values()].flatMap((set) => Array.from(set, ({ line }) => line));
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
      // The snapshot comes first, however long it takes to read.
      for (const { line, waiting } of set) if (waiting === null) line.send({ t: 'beat', now });
    }
  }

  private pass(match: string, listening: Listening, event: MatchEvent): void {
    if (event.version > listening.version) {
      listening.version = event.version;
      listening.line.send({ t: 'events', match, events: [event] });
    }
    // The snapshot may have had the end already, when another process wrote it.
    if (isEnd(event)) listening.line.end();
  }
}

function isEnd(event: MatchEvent): boolean {
  return event.kind === 'ended' || (event.kind === 'move' && event.ending !== undefined);
}
