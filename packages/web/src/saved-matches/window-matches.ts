import type { ReviewSummary } from '@tabuleiro/engine';
import { type BySide, type GameId, parseRecords } from '@tabuleiro/games';
import type { PlayedLine } from '../routes/match-address.ts';
import {
  type KeyValueStorage,
  lastRecord,
  localRecords,
  removeRecord,
  saveRecord,
  type LocalRecord,
} from './local-records.ts';
import {
  isLine,
  listed,
  type MatchKey,
  type MatchLibrary,
  matchId,
  mergeSaved,
  type SavedMatch,
  savedRecordOf,
} from './saved-match.ts';

/**
 * Where the browser refuses a database: matches are remembered as long as the window, and localStorage, if there is one, has
 * the last ones of each game.
 */
export class WindowMatches implements MatchLibrary {
  readonly isLasting = false;
  private readonly storage: KeyValueStorage;
  private readonly matches = new Map<string, SavedMatch>();
  private readonly listeners = new Set<(matches: readonly MatchKey[]) => void>();

  constructor(storage: KeyValueStorage) {
    this.storage = storage;
  }

  async find(key: MatchKey): Promise<SavedMatch | null> {
    await this.update();
    return this.matches.get(matchId(key)) ?? null;
  }

  async latest(game: GameId): Promise<SavedMatch | null> {
    const record = lastRecord(this.storage, game);
    await this.update();
    const own = [...this.matches.values()].filter((match) => match.game === game);
    return own.find((match) => match.record === record) ?? (record === null ? (listed(own)[0] ?? null) : null);
  }

  async list(): Promise<readonly SavedMatch[]> {
    await this.update();
    return listed(this.matches.values());
  }

  async save(match: SavedMatch): Promise<boolean> {
    saveRecord(this.storage, match.game, match.record);
    const merged = mergeSaved(match, this.matches.get(match.id) ?? null);
    return merged === null || this.add([merged]);
  }

  async add(matches: readonly SavedMatch[]): Promise<boolean> {
    const local = new Set(localRecords(this.storage).map(matchId));
    for (const match of matches) {
      if (local.has(match.id)) saveRecord(this.storage, match.game, match.record);
      this.matches.set(match.id, match);
    }
    this.tell(matches);
    return true;
  }

  async remove(matches: readonly MatchKey[]): Promise<void> {
    for (const match of matches) {
      this.matches.delete(matchId(match));
      removeRecord(this.storage, match);
    }
    this.tell(matches);
  }

  async clear(): Promise<void> {
    await this.remove(await this.list());
  }

  async review(line: PlayedLine, review: BySide<ReviewSummary>): Promise<void> {
    const same = (await this.list()).filter((match) => isLine(match, line));
    await this.add(same.map((match): SavedMatch => Object.assign({}, match, { review })));
  }

  onChange(changed: (matches: readonly MatchKey[]) => void): () => void {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  }

  /** Another window, or an earlier visit, may have saved records. */
  private async update(): Promise<void> {
    for (const local of localRecords(this.storage)) {
      const known = this.matches.get(matchId(local));
      if (known?.record === local.record) continue;
      const match = await readLocal(local);
      if (match !== null) this.matches.set(match.id, known === undefined ? match : (mergeSaved(match, known) ?? known));
    }
  }

  private tell(matches: readonly MatchKey[]): void {
    for (const changed of this.listeners) changed(matches);
  }
}

/** A record in localStorage; null if it can no longer be read. */
export async function readLocal({ record, seed, game }: LocalRecord): Promise<SavedMatch | null> {
  const read = await parseRecords(record);
  const [first] = read.ok ? read.value : [];
  return first?.record.game === game ? savedRecordOf(first, { record, seed, now: Date.now() }) : null;
}
