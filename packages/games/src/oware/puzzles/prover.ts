import {
  CLOCK_LIMIT,
  type Move,
  MoveList,
  type OnlyChoice,
  positionOf,
  type Position,
  type PuzzleProver,
  type Side,
  WHOLE_MOVE,
} from '../../contract/index.ts';
import { SEEDS } from '../layout.ts';
import { OwarePosition, type OwareVariant } from '../rules.ts';
import { HORIZON, indexOf, MarginBounds, MOST_SEEDS, pitsOf } from './bounds.ts';

/** The maximum length of a puzzle's line; each ply also takes one from the clock. */
const LONGEST_LINE = 12;

const PITS = new Uint8Array(12);
const known = new Map<OwareVariant, MarginBounds>();

/** Bounds that go as far as these seeds need. */
function boundsFor(variant: OwareVariant, seeds: number): MarginBounds {
  const before = known.get(variant);
  if (before !== undefined && before.mostSeeds >= seeds) return before;
  const made = new MarginBounds(variant, seeds, HORIZON);
  known.set(variant, made);
  return made;
}

const seedsOn = (position: OwarePosition): number => SEEDS - position.store(1) - position.store(2);

/** The bounds of a side's final margin. */
function finalMargin(position: OwarePosition, side: Side): { readonly low: number; readonly high: number } {
  const { low, high } = boundsFor(position.variant, seedsOn(position));
  const other: Side = side === 1 ? 2 : 1;
  const margin = position.store(side) - position.store(other);
  const index = indexOf(pitsOf(position, PITS));
  const [least, most] = [low[index] ?? -SEEDS, high[index] ?? SEEDS];
  return position.turn === side
    ? { low: margin + least, high: margin + most }
    : { low: margin - most, high: margin - least };
}

/** Whether there are bounds for the position that hold in it and in all that follows. */
function isKnown(position: OwarePosition): boolean {
  return !position.isOver() && seedsOn(position) <= MOST_SEEDS && position.clock + HORIZON + LONGEST_LINE < CLOCK_LIMIT;
}

/** The bounds after each move, for the side that makes it. */
function judgeMoves(
  position: OwarePosition,
): readonly { readonly move: Move; readonly low: number; readonly high: number }[] {
  const list = new MoveList();
  position.legalMoves(list);
  const { turn } = position;
  return [...list].map((move) => {
    position.apply(move);
    const margin = finalMargin(position, turn);
    position.undo();
    return { move, low: margin.low, high: margin.high };
  });
}

/** The only winning move, where all others are proved not to win; a position without a choice is no puzzle. */
function findOnlyChoices(position: Position): readonly OnlyChoice[] {
  const oware = positionOf(OwarePosition, position.clone());
  if (!isKnown(oware)) return [];
  const judged = judgeMoves(oware);
  const winning = judged.filter(({ low }) => low > 0);
  const lame = judged.filter(({ high }) => high <= 0);
  const [only] = winning;
  if (only === undefined || winning.length !== 1 || lame.length !== judged.length - 1 || lame.length === 0) return [];
  return [{ question: WHOLE_MOVE, plies: winsAtOnce(oware, only.move) ? 1 : null, move: only.move, others: 'proved' }];
}

function winsAtOnce(position: OwarePosition, move: Move): boolean {
  const { turn } = position;
  position.apply(move);
  const wins = position.outcome()?.winner === turn;
  position.undo();
  return wins;
}

function findWin(position: Position): Move | null {
  const oware = positionOf(OwarePosition, position.clone());
  if (!isKnown(oware)) return null;
  return judgeMoves(oware).find(({ low }) => low > 0)?.move ?? null;
}

/** All moves, the smallest losses first. */
function findReplies(position: Position): readonly Move[] {
  const oware = positionOf(OwarePosition, position.clone());
  if (!isKnown(oware)) return [];
  return judgeMoves(oware)
    .toSorted((a, b) => b.low - a.low)
    .map(({ move }) => move);
}

/** Proves by the bounds of all positions with few seeds; they are computed on first use. */
export const prover: PuzzleProver = { findOnlyChoices, findWin, findReplies };
