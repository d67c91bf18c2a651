import { makePlayer, makeRecord, Match, type MatchRecord, type Move, type Ply, recordOf } from '@tabuleiro/games';
import { makeClock } from './match-clock.ts';
import { sharedPlies, type MatchHistory } from './match-history.ts';
import type { MatchSource } from './new-match.ts';

/** Our own tag: the clock setting of the match, and the time that the side to move has used so far. */
export const CLOCK_TAG = 'Clock';
export const SPENT_TAG = 'Spent';
/** Our own tag: whether computers that play each other are paused. */
export const PAUSED_TAG = 'Paused';
/** Our own tag: the ply at which a computer last weighed a draw offer. */
export const DRAW_OFFER_TAG = 'DrawOffer';
/** Our own tag: whether lots were drawn for who begins. */
export const LOT_TAG = 'Lot';
/** Our own tags, numbered: a line that leaves the match after its last ply, where a record allows no variation. */
export const LINE_TAG = 'Line';

/** The state of a match that changes between moves. */
interface RunningState {
  readonly spentMs: number;
  readonly isPaused: boolean;
}

type RecordedHistory = Pick<MatchHistory, 'allBranches' | 'lastDrawOffer'>;

/** The record of a match with its players, clocks and branches. The match may be longer than the one in `source`. */
export function toRecord(source: MatchSource, history: RecordedHistory, running: RunningState): MatchRecord {
  const { allBranches, lastDrawOffer } = history;
  const { spentMs, isPaused } = running;
  const { match, setup, seed, clock, isStartDrawn } = source;
  const { moves } = match;
  const { players } = setup;
  const variations = new Map<number, { readonly plies: Ply[] }[]>();
  const tags: Record<string, string> = {
    Player1: makePlayer(players[1]),
    Player2: makePlayer(players[2]),
    Seed: String(seed),
  };
  if (clock !== null) tags[CLOCK_TAG] = makeClock(clock.setup);
  if (spentMs > 0) tags[SPENT_TAG] = String(spentMs);
  if (isPaused) tags[PAUSED_TAG] = 'yes';
  if (isStartDrawn === true) tags[LOT_TAG] = 'yes';
  if (lastDrawOffer !== null) tags[DRAW_OFFER_TAG] = String(lastDrawOffer);
  for (const [index, line] of allBranches.entries()) {
    const at = sharedPlies(moves, line);
    const texts = textsOf(match, line);
    // The match now contains this line.
    if (at === line.length) continue;
    if (at === moves.length) tags[`${LINE_TAG}${index + 1}`] = texts.join(' ');
    else variations.set(at, [...(variations.get(at) ?? []), { plies: texts.slice(at).map((move) => ({ move })) }]);
  }
  const record = recordOf(match, tags);
  const plies = record.plies.map((ply, index) => {
    const others = variations.get(index);
    return {
      ...ply,
      ...(clock !== null && { clockMs: clock.at(index + 1)[match.positionAt(index).turn] }),
      ...(others !== undefined && { variations: others }),
    };
  });
  return { ...record, plies };
}

export function toRecordText(source: MatchSource, history: RecordedHistory, running: RunningState): string {
  const { rules } = source.match;
  return makeRecord(toRecord(source, history, running), rules.makePosition(rules.start()));
}

/** The moves of a line from the start of a match, in the notation. */
export function textsOf(match: Match, line: readonly Move[]): readonly string[] {
  const { rules } = match;
  const played = new Match(rules, match.positionAt(0));
  return line.map((move) => {
    const text = rules.makeMove(played.position, move);
    played.play(move);
    return text;
  });
}
