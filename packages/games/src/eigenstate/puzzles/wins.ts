import type { Side } from '../../contract/index.ts';
import { firstHole, leadingPin, pinIn, HOLES } from '../geometry.ts';
import { holeOf, NONE, packPlace, pieceOf } from '../moves.ts';
import type { PieceSetup } from '../pieces.ts';
import type { EigenstatePosition } from '../rules.ts';
import { goalOf, piecesInPlay, stepPins } from '../steps.ts';

// Finds the turns that win within three plies, without trying all of the tens of thousands. Numbers in brackets are the rules
// of README.md. The reasoning:
//
// - A capture wins only if the other side has two pieces left [5], and only the step captures: the pins of the same turn come
//   too late. So the step alone decides the last ply.
// - The pins that the other side places in between do not change which of its pieces can be captured next. So only the steps
//   of its turns are tried.
// - Among the own pins of the first turn, those matter that make a capture possible after some step of the other side. Each
//   such step has a set of holes that must get at least one pin. A pair of pins wins if it has one in each of these sets.
//
// Wins by a full piece [6] are not covered: positions where one is possible within three plies are refused. Where a full piece
// always wins, the solver handles them (prover.ts).

/** A piece with more pins might be filled within three plies. */
const MOST_PINS = 19;

/** The pieces of both sides in play. */
interface Pieces {
  readonly own: readonly PieceSetup[];
  readonly other: readonly PieceSetup[];
}

/** Which pairs of pins win after a step. */
export interface WinningPins {
  /** Whether more than one pair does. */
  readonly isFree: boolean;
  /** A pair that wins, in order. */
  readonly pair: readonly [number, number];
}

/** Whether no piece has more pins than the limit. */
export function hasRoom(position: EigenstatePosition, mostPins: number): boolean {
  const pieces = [...piecesInPlay(position, 1), ...piecesInPlay(position, 2)];
  return pieces.every(({ pins }) => countPins(pins) <= mostPins);
}

/** Whether proofs are possible here: no piece is near to full. */
export const canProve = (position: EigenstatePosition): boolean => !position.isOver() && hasRoom(position, MOST_PINS);

export function piecesOf(position: EigenstatePosition): Pieces {
  const { turn } = position;
  const other: Side = turn === 1 ? 2 : 1;
  return { own: piecesInPlay(position, turn), other: piecesInPlay(position, other) };
}

/** [3] The steps of the pieces in `own`; NONE alone where no piece can step [4]. */
export function stepsOf({ own }: Pieces): readonly number[] {
  const steps = own.flatMap((setup) => holesIn(stepPins(setup)).map((hole) => packPlace(setup.piece, hole)));
  return steps.length === 0 ? [NONE] : steps;
}

/** [3] The pieces in play after a step of the side to move. */
export function afterStep({ own, other }: Pieces, step: number): Pieces {
  const mover = own.find(({ piece }) => step !== NONE && piece === pieceOf(step));
  if (mover === undefined) return { own, other };
  const goal = goalOf(mover.cell, holeOf(step));
  const moved = { ...mover, cell: goal };
  return {
    own: own.filter(({ cell }) => cell !== goal).map((each) => (each === mover ? moved : each)),
    other: other.filter(({ cell }) => cell !== goal),
  };
}

/** [5] The steps that win at once. */
export function winningSteps(pieces: Pieces): readonly number[] {
  return stepsOf(pieces).filter((step) => afterStep(pieces, step).other.length === 1);
}

/** Whether the other side wins at once after a step with any pins: it captures, or the step itself has lost [5]. */
export function isRefuted(pieces: Pieces, step: number): boolean {
  const { own, other } = afterStep(pieces, step);
  return own.length === 1 || (other.length > 1 && winningSteps({ own: other, other: own }).length > 0);
}

/** The pins that win in the third ply after a step of the first, or null. */
export function winningPins(pieces: Pieces, step: number): WinningPins | null {
  const now = afterStep(pieces, step);
  if (now.own.length === 1 || now.other.length === 1) return null;
  const needed = neededPins(now);
  return needed === null ? null : pairFor(needed, emptyPlaces(now.own));
}

/**
 * For each step of the other side after which no capture is possible yet: the places that must get at least one pin. Null when
 * some step of the other side has no answer.
 */
function neededPins({ own, other }: Pieces): readonly ReadonlySet<number>[] | null {
  const needed: ReadonlySet<number>[] = [];
  const view: Pieces = { own: other, other: own };
  for (const reply of stepsOf(view)) {
    const after = afterStep(view, reply);
    if (after.own.length === 1) continue; // [5] it has taken its own piece
    if (after.other.length === 1 || after.own.length > 2) return null;
    const places = capturingPlaces(after.other, after.own);
    if (places === null) continue;
    if (places.size === 0) return null;
    needed.push(places);
  }
  return needed;
}

/** The holes whose pins would let a piece capture; null when a capture is possible as it is. */
function capturingPlaces(own: readonly PieceSetup[], targets: readonly PieceSetup[]): ReadonlySet<number> | null {
  const places = new Set<number>();
  for (const { piece, cell, pins } of own) {
    for (const target of targets) {
      const pin = leadingPin(cell, target.cell);
      if ((pins & pin) !== 0) return null;
      if (pin !== 0) places.add(packPlace(piece, firstHole(pin)));
    }
  }
  return places;
}

/** A pair of places with one in each of the sets, and whether there are more such pairs. */
function pairFor(needed: readonly ReadonlySet<number>[], empty: readonly number[]): WinningPins | null {
  const [one, another] = empty;
  if (one === undefined || another === undefined) return null;
  const [first, ...others] = needed.toSorted((a, b) => a.size - b.size);
  if (first === undefined) return { isFree: true, pair: [one, another] };
  const pairs = new Map<number, readonly [number, number]>();
  for (const place of first) {
    const open = others.filter((places) => !places.has(place));
    const [next, ...rest] = open;
    const partners =
      next === undefined ? empty : [...next].filter((other) => rest.every((places) => places.has(other)));
    for (const partner of partners) {
      if (partner === place) continue;
      const pair = [Math.min(place, partner), Math.max(place, partner)] as const;
      pairs.set((pair[0] << 8) | pair[1], pair);
    }
  }
  const [pair] = pairs.values();
  return pair === undefined ? null : { isFree: pairs.size > 1, pair };
}

/** The empty holes of pieces, first those that lead to a cell on the board. */
export function emptyPlaces(pieces: readonly PieceSetup[]): readonly number[] {
  const useful = pieces.flatMap(({ piece, cell, pins }) =>
    holesIn(stepPins({ piece, cell, pins: ~pins })).map((hole) => packPlace(piece, hole)),
  );
  const all = pieces.flatMap(({ piece, pins }) => holesIn(~pins).map((hole) => packPlace(piece, hole)));
  return [...new Set([...useful, ...all])];
}

function holesIn(pins: number): readonly number[] {
  const holes: number[] = [];
  for (let hole = 0; hole < HOLES; hole++) if ((pins & pinIn(hole)) !== 0) holes.push(hole);
  return holes;
}

const countPins = (pins: number): number => holesIn(pins).length;
