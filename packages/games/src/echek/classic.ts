import { assert, type ClassicPlayer, type Move, own, type Random } from '../contract/index.ts';
import { type Entry, entriesOf } from './entries.ts';
import { KING, kindOf, MOVE, pieceOf } from './moves.ts';
import { EchekPosition } from './rules.ts';
import { followUpValueOf, valueOf } from './smart.ts';

// The players of the original program. Both choose a piece and a cell first, and what a placed pawn or bishop then does
// in a second draw.

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

/** An entry with the value that `smart` gives it. */
export interface ValuedEntry extends Entry {
  readonly value: number;
}

export function considerEntries(position: EchekPosition): readonly ValuedEntry[] {
  return entriesOf(position).map(({ head, weight, moves }) => ({
    head,
    weight,
    moves,
    value: valueOf(position, head),
  }));
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

export function chooseSmart(position: EchekPosition, entries: readonly ValuedEntry[], random: Random): Move {
  const best = bestOf(entries);
  const rivals = rivalsOf(entries);
  const candidates = rivals.length === 0 ? best : [...best, { ...drawEntry(rivals, random), weight: 1 }];
  return drawMove(bestFollowUps(position, drawEntry(candidates, random)), random);
}

export const classics: readonly ClassicPlayer[] = [
  { id: 'random', choose: (position, random) => chooseRandom(entriesOf(own(EchekPosition, position)), random) },
  {
    id: 'smart',
    choose: (position, random) => {
      const echek = own(EchekPosition, position);
      return chooseSmart(echek, considerEntries(echek), random);
    },
  },
];
