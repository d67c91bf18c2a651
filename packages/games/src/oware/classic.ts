import { type ClassicPlayer, type Move, MoveList, positionOf } from '../contract/index.ts';
import { originalNumberOf } from './layout.ts';
import { OwarePosition } from './rules.ts';

// The players of the original program. They choose among the legal moves, so in `abapa` they feed the enemy [7] too.

/** A move that bot2 considers. */
export interface ConsideredMove {
  readonly move: Move;
  /** The number of the pit in the original. */
  readonly number: number;
  /** The seeds that the move captures; none when it would be a grand slam [6]. */
  readonly captures: number;
}

/** The legal moves by the original's numbers. */
export function considerMoves(position: OwarePosition): readonly ConsideredMove[] {
  const list = new MoveList();
  position.legalMoves(list);
  return [...list]
    .map((move) => ({ move, number: originalNumberOf(move), captures: capturesOf(position, move) }))
    .toSorted((a, b) => a.number - b.number);
}

function capturesOf(position: OwarePosition, move: Move): number {
  const { turn } = position;
  const before = position.store(turn);
  position.apply(move);
  const captures = position.store(turn) - before;
  position.undo();
  return captures;
}

/** The move that captures most, the highest number among equals; none when nothing captures. */
export function greediestOf(moves: readonly ConsideredMove[]): Move | null {
  let best: ConsideredMove | null = null;
  for (const one of moves) if (one.captures > 0 && one.captures >= (best?.captures ?? 0)) best = one;
  return best?.move ?? null;
}

/** Any pit that may be sown, each as likely as the others. */
const bot1: ClassicPlayer = { id: 'bot1', choose: (position, random) => position.randomMove(random) };

/** Greedy when something can be captured, otherwise like bot1. */
const bot2: ClassicPlayer = {
  id: 'bot2',
  choose: (position, random) =>
    greediestOf(considerMoves(positionOf(OwarePosition, position))) ?? bot1.choose(position, random),
};

export const classics: readonly ClassicPlayer[] = [bot1, bot2];
