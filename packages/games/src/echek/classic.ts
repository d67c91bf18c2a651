import { assert, type ClassicPlayer, type Move, positionOf, type Random } from '../contract/index.ts';
import { type Entry, entriesOf } from './entries.ts';
import { KING, kindOf, MOVE, PAWN, PLACE, pieceOf } from './moves.ts';
import { EchekPosition } from './rules.ts';
import { followUpValueOf, valueOf } from './smart.ts';

// The players of the original program, and one with what its report wished for. All choose a piece and a cell first, and
// what a placed pawn or bishop then does in a second draw.

/** A random entry, each as likely as its weight says. */
function drawEntry(entries: readonly Entry[], random: Random): Entry {
  let place = random.below(entries.reduce((sum, { weight }) => sum + weight, 0));
  const drawn = entries.find(({ weight }) => (place -= weight) < 0);
  assert(drawn !== undefined, 'a player has something to draw from');
  return drawn;
}

function drawMove(moves: readonly Move[], random: Random): Move {
  const drawn = moves[random.below(moves.length)];
  assert(drawn !== undefined, 'an entry has a move');
  return drawn;
}

/** An entry with the value that a player gives it. */
export interface ValuedEntry extends Entry {
  readonly value: number;
}

export function considerEntries(position: EchekPosition): readonly ValuedEntry[] {
  return withValues(entriesOf(position), ({ head }) => valueOf(position, head));
}

function withValues(entries: readonly Entry[], value: (entry: Entry) => number): readonly ValuedEntry[] {
  return entries.map((entry) => ({ head: entry.head, weight: entry.weight, moves: entry.moves, value: value(entry) }));
}

export function bestOf<T extends { readonly value: number }>(options: readonly T[]): readonly T[] {
  const best = Math.max(...options.map(({ value }) => value));
  return options.filter(({ value }) => value === best);
}

/** From this value on a turn surrounds the enemy king: 1.2 · 100, less a danger of at most 16. */
const WINNING = 100;

/**
 * The entries of which one joins the best ones in the draw: when `smart` would only move its king about without winning,
 * it looks at something worse as well, so that two of them do not shuffle kings for ever. Often there are none.
 */
export function rivalsOf(entries: readonly ValuedEntry[]): readonly ValuedEntry[] {
  const best = bestOf(entries);
  const isIdle = best.every(({ head, value }) => kindOf(head) === MOVE && pieceOf(head) === KING && value < WINNING);
  return isIdle ? entries.filter((entry) => !best.includes(entry)) : [];
}

/** The follow-ups among which `smart` does not mind which. */
export function bestFollowUps(position: EchekPosition, { moves }: Entry): readonly Move[] {
  if (moves.length === 1) return moves;
  return bestOf(moves.map((move) => ({ move, value: followUpValueOf(position, move) }))).map(({ move }) => move);
}

export function chooseRandom(entries: readonly Entry[], random: Random): Move {
  return drawMove(drawEntry(entries, random).moves, random);
}

/** Draws one of the best entries, or one of the rivals, and a best follow-up. */
export function chooseSmart(
  position: EchekPosition,
  entries: readonly ValuedEntry[],
  random: Random,
  rivals = rivalsOf(entries),
): Move {
  const best = bestOf(entries);
  const candidates = rivals.length === 0 ? best : [...best, { ...drawEntry(rivals, random), weight: 1 }];
  return drawMove(bestFollowUps(position, drawEntry(candidates, random)), random);
}

/** What the report gives the placement of a pawn that can win. */
export const WINNING_PAWN = 120;

/** As `smart` values them, but for a pawn whose placement, or its step in the same turn, surrounds the enemy king. */
export function considerEntriesPlus(position: EchekPosition): readonly ValuedEntry[] {
  const isWon = (move: Move): boolean => followUpValueOf(position, move) >= WINNING;
  return withValues(entriesOf(position), ({ head, moves }) => {
    const isPlacedPawn = kindOf(head) === PLACE && pieceOf(head) === PAWN;
    return isPlacedPawn && moves.some(isWon) ? WINNING_PAWN : valueOf(position, head);
  });
}

export function chooseSmartPlus(position: EchekPosition, entries: readonly ValuedEntry[], random: Random): Move {
  return chooseSmart(position, entries, random, bestOf(rivalsOf(entries)));
}

export const classics: readonly ClassicPlayer[] = [
  { id: 'random', choose: (position, random) => chooseRandom(entriesOf(positionOf(EchekPosition, position)), random) },
  {
    id: 'smart',
    choose: (position, random) => {
      const echek = positionOf(EchekPosition, position);
      return chooseSmart(echek, considerEntries(echek), random);
    },
  },
  {
    id: 'smart-plus',
    choose: (position, random) => {
      const echek = positionOf(EchekPosition, position);
      return chooseSmartPlus(echek, considerEntriesPlus(echek), random);
    },
  },
];
