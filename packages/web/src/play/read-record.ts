import {
  type BySide,
  type GameId,
  loadVoice,
  parseRecords,
  type PlayerSpec,
  type ReadRecord,
  sayRecordError,
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
  return ({ voice }) => RECORD_TEXTS[voice.language].badKept;
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
    return { why: ({ voice }) => RECORD_TEXTS[voice.language].badRecord(asSentence(sayRecordError(voice, error))) };
  }
  const [read] = records.value;
  if (read === undefined) return { why: ({ voice }) => RECORD_TEXTS[voice.language].noRecord };
  const other = read.record.game;
  if (other === game) return sourceOf(read, newSeed);
  const names = { en: (await loadVoice(other, 'en')).game.name, pt: (await loadVoice(other, 'pt')).game.name };
  return { why: ({ voice }) => RECORD_TEXTS[voice.language].otherGame(names[voice.language]), other };
}
