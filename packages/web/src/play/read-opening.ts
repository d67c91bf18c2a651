import {
  type BySide,
  type GameId,
  loadVoice,
  type Match,
  type MatchRecord,
  parseRecords,
  type PlayerSpec,
  type ReadRecord,
  sayRecordError,
  SIDES,
} from '@tabuleiro/games';
import { RECORD_TEXTS } from '../text/records/index.ts';
import { playerNamed } from './address.ts';
import { type ClockSetup, parseClock } from './clock.ts';
import type { Remark } from './kit.ts';
import { MatchClock } from './match-clock.ts';
import type { Opening, RefusedRecord } from './opening.ts';
import { linesOf } from './read-lines.ts';
import { asSentence } from './sentences.ts';
import { CLOCK_TAG, PAUSED_TAG, SPENT_TAG } from './written.ts';

/** The kept match; or why it cannot be gone on with, as when an older version of ours has kept it or somebody changed it. */
export async function openKept(game: GameId, text: string): Promise<Opening | Remark> {
  const records = await parseRecords(text);
  const [read] = records.ok ? records.value : [];
  if (read?.record.game === game) return openingOf(read, 0);
  return ({ voice }) => RECORD_TEXTS[voice.language].badKept;
}

/** A record as a match that can go on; players of whom only a name is known are people. */
function openingOf(read: ReadRecord, newSeed: number): Opening {
  const { record, match, tags } = read;
  const { game, variant, start } = record;
  const named = match.rules.variant.starts.find(({ position }) => position === start) ?? match.rules.variant.starts[0];
  const player = (name: string | undefined): PlayerSpec => playerNamed(game, name ?? null) ?? { kind: 'human' };
  const players: BySide<PlayerSpec> = { 1: player(tags['Player1']), 2: player(tags['Player2']) };
  const seed = Number(tags['Seed'] ?? newSeed);
  const clock = parseClock(tags[CLOCK_TAG]);
  const setup = { game, variant, start: named.id, players, clock };
  return {
    setup,
    match,
    seed,
    clock: clock === null ? null : readClock(clock, record, match, Number(tags[SPENT_TAG] ?? 0)),
    lines: linesOf(read),
    isPaused: tags[PAUSED_TAG] !== undefined && SIDES.every((side) => players[side].kind !== 'human'),
    isKept: true,
    problem: null,
  };
}

/** The clocks as they stood after every ply of a record; the side to move has used some time since. */
function readClock(setup: ClockSetup, { plies }: MatchRecord, match: Match, spentMs: number): MatchClock {
  const clock = new MatchClock(setup);
  for (const [index, { clockMs }] of plies.entries()) clock.read(index, match.positionAt(index).turn, clockMs);
  if (spentMs > 0) clock.spent = spentMs;
  return clock;
}

/** Reads a record that somebody brings; or says what is wrong with it. */
export async function readOpening(game: GameId, text: string, newSeed: number): Promise<Opening | RefusedRecord> {
  const records = await parseRecords(text);
  if (!records.ok) {
    const { error } = records;
    return { why: ({ voice }) => RECORD_TEXTS[voice.language].badRecord(asSentence(sayRecordError(voice, error))) };
  }
  const [read] = records.value;
  if (read === undefined) return { why: ({ voice }) => RECORD_TEXTS[voice.language].noRecord };
  const other = read.record.game;
  if (other === game) return openingOf(read, newSeed);
  const names = { en: (await loadVoice(other, 'en')).game.name, pt: (await loadVoice(other, 'pt')).game.name };
  return { why: ({ voice }) => RECORD_TEXTS[voice.language].otherGame(names[voice.language]), other };
}
