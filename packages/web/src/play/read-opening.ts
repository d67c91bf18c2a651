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
} from '@tabuleiro/games';
import { playerNamed } from './address.ts';
import { type ClockSetup, parseClock } from './clock.ts';
import { CLOCK_TAG } from './kept.ts';
import type { Remark } from './kit.ts';
import { MatchClock } from './match-clock.ts';
import type { Opening } from './opening.ts';

/** The kept match; null when it cannot be gone on with. */
export async function openKept(game: GameId, text: string): Promise<Opening | null> {
  const records = await parseRecords(text);
  const [read] = records.ok ? records.value : [];
  // What an older version of ours has kept may not be readable any more; then there is nothing to go on with.
  return read === undefined || read.record.game !== game ? null : openingOf(read, 0);
}

/** A record as a match that can go on; players of whom only a name is known are people. */
function openingOf({ record, match, tags }: ReadRecord, newSeed: number): Opening {
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
    clock: clock === null ? null : readClock(clock, record, match),
    isKept: true,
    problem: null,
  };
}

/** The clocks as they stood after every ply of a record. */
function readClock(setup: ClockSetup, { plies }: MatchRecord, match: Match): MatchClock {
  const clock = new MatchClock(setup);
  for (const [index, { clockMs }] of plies.entries()) clock.read(index, match.positionAt(index).turn, clockMs);
  return clock;
}

/** Reads a record that somebody brings; or says what is wrong with it. */
export async function readOpening(game: GameId, text: string, newSeed: number): Promise<Opening | Remark> {
  const records = await parseRecords(text);
  if (!records.ok) return ({ voice, texts }) => texts.badRecord(sayRecordError({ ...voice }, records.error));
  const [read] = records.value;
  if (read === undefined) return ({ texts }) => texts.noRecord;
  const other = read.record.game;
  if (other === game) return openingOf(read, newSeed);
  const names = { en: (await loadVoice(other, 'en')).game.name, pt: (await loadVoice(other, 'pt')).game.name };
  return ({ voice, texts }) => texts.otherGame(names[voice.language]);
}
