import {
  type BySide,
  type GameId,
  Match,
  type MatchRecord,
  type Move,
  parsePlayer,
  type PlayerSpec,
  type Ply,
  type ReadRecord,
  SIDES,
} from '@tabuleiro/games';
import { type ClockSetup, MatchClock, parseClock } from './match-clock.ts';
import { type Branches, withBranch } from './match-history.ts';
import type { MatchSource } from './new-match.ts';
import { CLOCK_TAG, DRAW_OFFER_TAG, LINE_TAG, LOT_TAG, PAUSED_TAG, SPENT_TAG } from './to-record.ts';

/** The players that a record names. A name that is not a computer player's is a person's. */
export function playersOf({ record, tags }: Pick<ReadRecord, 'record' | 'tags'>): BySide<PlayerSpec> {
  return { 1: playerNamed(record.game, tags['Player1']), 2: playerNamed(record.game, tags['Player2']) };
}

function playerNamed(game: GameId, name: string | undefined): PlayerSpec {
  const parsed = parsePlayer(game, name ?? '', 'player');
  return parsed.ok ? parsed.value : { kind: 'human' };
}

/** A record as a match that can continue. `players` are those of the record unless the front end passes others. */
export function matchSourceOf(read: ReadRecord, newSeed: number, players = playersOf(read)): MatchSource {
  const { record, match, tags } = read;
  const { game, variant, start } = record;
  const named = match.rules.variant.starts.find(({ position }) => position === start) ?? match.rules.variant.starts[0];
  const clock = parseClock(tags[CLOCK_TAG]);
  return {
    setup: { game, variant, start: named.id, players, clock },
    match,
    seed: Number(tags['Seed'] ?? newSeed),
    clock: clock === null ? null : readClock(clock, record, match, Number(tags[SPENT_TAG] ?? 0)),
    branches: branchesOf(read),
    isStartDrawn: tags[LOT_TAG] !== undefined,
    lastDrawOffer: readDrawOffer(tags[DRAW_OFFER_TAG], match),
    isPaused: tags[PAUSED_TAG] !== undefined && SIDES.every((side) => players[side].kind !== 'human'),
  };
}

/** Tags are unchecked input. */
function readDrawOffer(text: string | undefined, { moves }: Match): number | null {
  return /^\d+$/.test(text ?? '') ? Math.min(Number(text), moves.length) : null;
}

/** The clocks after every ply of a record. The side to move has since used `spentMs`. */
function readClock(setup: ClockSetup, { plies }: MatchRecord, match: Match, spentMs: number): MatchClock {
  const clock = new MatchClock(setup);
  for (const [index, { clockMs }] of plies.entries()) clock.read(index, match.positionAt(index).turn, clockMs);
  if (spentMs > 0) clock.spent = spentMs;
  return clock;
}

/** The variations of a record, and the branches that leave the match after its last ply. */
export function branchesOf({ record, match, tags }: ReadRecord): Branches {
  const numbered = new RegExp(`^${LINE_TAG}\\d+$`);
  const own = Object.entries(tags).flatMap(([name, value]) => (numbered.test(name) ? [value.split(' ')] : []));
  let branches: Branches = [];
  for (const texts of [...variationsOf(record.plies, []), ...own]) {
    branches = withBranch(branches, movesOf(match, texts));
  }
  return branches;
}

/** Each variation, nested ones too, as its moves from the start of the match. */
function* variationsOf(plies: readonly Ply[], before: readonly string[]): Generator<readonly string[]> {
  const moves = plies.map(({ move }) => move);
  for (const [index, { variations = [] }] of plies.entries()) {
    const way = [...before, ...moves.slice(0, index)];
    for (const variation of variations) {
      yield [...way, ...variation.plies.map(({ move }) => move)];
      yield* variationsOf(variation.plies, way);
    }
  }
}

/** The legal moves at the beginning of a line: tags are unchecked input. */
function movesOf(match: Match, texts: readonly string[]): readonly Move[] {
  const played = new Match(match.rules, match.positionAt(0));
  for (const text of texts) if (!played.playText(text).ok) break;
  return played.moves;
}
