import type { ReviewSummary } from '@tabuleiro/engine';
import type { BySide, GameId } from '@tabuleiro/games';
import type { PlayedLine } from '../routes/match-address.ts';
import { BROWSER_STORAGE } from '../settings/storage.ts';
import { logError } from '../ui/log-error.ts';
import { type KeyValueStorage, lastRecord, quietly, readJson } from './local-records.ts';
import { isSavedMatch, type MatchKey, type MatchLibrary, matchId, type SavedMatch } from './saved-match.ts';

/** What was not written yet when the page was left. */
const PARKED = 'tabuleiro.unsaved';

/** What a match needs of the saved ones. */
export interface MatchStorage {
  /** The record of the match of a game that was played last. */
  latestRecord(game: GameId): Promise<string | null>;
  findRecord(key: MatchKey): Promise<string | null>;
  /**
   * Saves a match when the page has time; `make` is called then, and returns null if it is no longer to be saved. Calls
   * `refused` if there is no room.
   */
  save(key: MatchKey, make: () => SavedMatch | null, refused: () => void): void;
  /** Writes at once what is still to be written. */
  flush(): Promise<void>;
}

export interface PageMatchesOptions {
  readonly storage: KeyValueStorage;
  readonly open: () => Promise<MatchLibrary>;
  /** Calls `act` when the changes on the page have been drawn. */
  readonly afterFrame: (act: () => void) => void;
}

interface PendingSave {
  readonly make: () => SavedMatch | null;
  readonly refused: () => void;
}

/** The saved matches of this window. The library is opened when it is first needed. */
export class PageMatches implements MatchStorage {
  private readonly options: PageMatchesOptions;
  private opened: Promise<MatchLibrary> | null = null;
  private readonly pending = new Map<string, PendingSave>();
  private readonly unwritten = new Map<string, SavedMatch>();
  private writing = Promise.resolve();
  private isLeft = false;

  constructor(options: PageMatchesOptions) {
    this.options = options;
  }

  library(): Promise<MatchLibrary> {
    this.opened ??= this.open();
    return this.opened;
  }

  async latestRecord(game: GameId): Promise<string | null> {
    await this.flush();
    const match = await (await this.library()).latest(game);
    // A record that cannot be read stays where an earlier version saved it.
    return match?.record ?? lastRecord(this.options.storage, game);
  }

  async findRecord(key: MatchKey): Promise<string | null> {
    await this.flush();
    return (await (await this.library()).find(key))?.record ?? null;
  }

  /** Saves the review of a match with it. */
  async review(line: PlayedLine, review: BySide<ReviewSummary>): Promise<void> {
    try {
      await (await this.library()).review(line, review);
    } catch (error) {
      // The analysis is there all the same.
      logError(error);
    }
  }

  save(key: MatchKey, make: () => SavedMatch | null, refused: () => void): void {
    const isFirst = this.pending.size === 0;
    this.pending.set(matchId(key), { make, refused });
    if (this.isLeft) this.park();
    else if (isFirst) this.options.afterFrame(() => void this.flush());
  }

  flush(): Promise<void> {
    const saves = [...this.pending.values()];
    this.pending.clear();
    for (const { make, refused } of saves) {
      const match = make();
      if (match === null) continue;
      this.unwritten.set(match.id, match);
      this.writing = this.writing.then(() => this.write(match, refused));
    }
    return this.writing;
  }

  /** The page is left: a write may not end in time, so localStorage takes what is not written. */
  park(): void {
    this.isLeft = true;
    void this.flush();
    if (this.unwritten.size === 0) return;
    const { storage } = this.options;
    quietly(() => storage.setItem(PARKED, JSON.stringify([...this.parked(), ...this.unwritten.values()])));
  }

  /** The person came back to the page. */
  unpark(): void {
    this.isLeft = false;
  }

  private async write(match: SavedMatch, refused: () => void): Promise<void> {
    try {
      if (!(await (await this.library()).save(match))) refused();
    } catch (error) {
      logError(error);
      refused();
    }
    if (this.unwritten.get(match.id) === match) this.unwritten.delete(match.id);
  }

  private async open(): Promise<MatchLibrary> {
    try {
      const library = await this.options.open();
      const { storage } = this.options;
      for (const match of this.parked()) {
        const known = await library.find(match);
        if (known === null || known.changedAt < match.changedAt) await library.save(match);
      }
      quietly(() => storage.removeItem(PARKED));
      return library;
    } catch (error) {
      // Its code could not be loaded: the next one to ask tries again.
      this.opened = null;
      throw error;
    }
  }

  private parked(): readonly SavedMatch[] {
    const matches = readJson(this.options.storage, PARKED);
    return Array.isArray(matches) ? matches.filter(isSavedMatch) : [];
  }
}

let shared: PageMatches | null = null;

/** The saved matches of the browser. */
export function pageMatches(): PageMatches {
  if (shared !== null) return shared;
  const matches = new PageMatches({
    storage: BROWSER_STORAGE,
    open: async () => (await import('./open-library.ts')).openLibrary(BROWSER_STORAGE),
    afterFrame: (act) => {
      // A hidden page draws no frames.
      if (document.hidden) setTimeout(act);
      else requestAnimationFrame(() => setTimeout(act));
    },
  });
  globalThis.addEventListener('pagehide', () => matches.park());
  globalThis.addEventListener('pageshow', () => matches.unpark());
  document.addEventListener('visibilitychange', () => void matches.flush());
  shared = matches;
  return matches;
}
