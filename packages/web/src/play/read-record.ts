import {
  type BySide,
  type GameId,
  loadLocale,
  parseRecords,
  type PlayerSpec,
  type ReadRecord,
  formatRecordError,
} from '@tabuleiro/games';
import { matchSourceOf, playersOf } from '@tabuleiro/play';
import { RECORD_TEXTS } from '../text/records/index.ts';
import type { PageMatchSource, RefusedRecord } from './open-match.ts';
import { asSentence } from './sentences.ts';
import type { Remark } from './words.ts';

/** The saved match; or why it cannot be resumed, as when an older version saved it or somebody changed it. */
export async function openKept(game: GameId, text: string): Promise<PageMatchSource | Remark> {
  const records = await parseRecords(text);
  const [read] = records.ok ? records.value : [];
  if (read?.record.game === game) return sourceOf(read, 0);
  return ({ locale }) => RECORD_TEXTS[locale.language].badKept;
}

/** An outside program cannot play on a page: a person takes its place. */
function sourceOf(read: ReadRecord, newSeed: number): PageMatchSource {
  const named = playersOf(read);
  const player = (spec: PlayerSpec): PlayerSpec => (spec.kind === 'ugi' ? { kind: 'human' } : spec);
  const players: BySide<PlayerSpec> = { 1: player(named[1]), 2: player(named[2]) };
  return { ...matchSourceOf(read, newSeed, players), isKept: true, problem: null };
}

/** Reads a record that somebody pastes or loads; or says what is wrong with it. */
export async function readRecord(
  game: GameId,
  text: string,
  newSeed: number,
): Promise<PageMatchSource | RefusedRecord> {
  const records = await parseRecords(text);
  if (!records.ok) {
    const { error } = records;
    return {
      why: ({ locale }) => RECORD_TEXTS[locale.language].badRecord(asSentence(formatRecordError(locale, error))),
    };
  }
  const [read] = records.value;
  if (read === undefined) return { why: ({ locale }) => RECORD_TEXTS[locale.language].noRecord };
  const other = read.record.game;
  if (other === game) return sourceOf(read, newSeed);
  const names = { en: (await loadLocale(other, 'en')).game.name, pt: (await loadLocale(other, 'pt')).game.name };
  return { why: ({ locale }) => RECORD_TEXTS[locale.language].otherGame(names[locale.language]), other };
}
