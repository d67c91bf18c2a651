import { popCount } from '../board/bits.ts';
import { type ClassicPlayer, type Move, positionOf, type Position, type Random } from '../contract/index.ts';
import { ALL_PINS, pinIn, PIECES_EACH } from './geometry.ts';
import { Lookahead, TRIED_HOLES } from './lookahead.ts';
import { holeOf, NONE, packPlace, packTurn, pieceOf } from './moves.ts';
import type { PieceSetup } from './pieces.ts';
import { EigenstatePosition } from './rules.ts';
import { piecesAfter, reachFrom, stepPins } from './steps.ts';

// The players of the original program. They choose their step by looking ahead at steps alone, and put their pins by rule.

/** How many steps of its own each of them looks ahead. */
export const DEPTHS = { easy: 1, medium: 2, hard: 3 } as const;

/** A step that a player looks at, as a place, with the value that it gives it. */
export interface ValuedStep {
  readonly step: number;
  readonly value: number;
}

/** The six pieces in the order in which a player goes through its own this time. */
export function shuffledPieces(random: Random): readonly number[] {
  const left = Array.from({ length: PIECES_EACH }, (_, piece) => piece);
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  return order;
}

/** The steps in the order in which a player looks at them, with their values. */
export function valueSteps(
  position: EigenstatePosition,
  depth: number,
  order: readonly number[],
): readonly ValuedStep[] {
  const ahead = new Lookahead(position);
  const steps = order.flatMap((piece) => stepsOf(position.piece(position.turn, piece)));
  return steps.map((step) => ({ step, value: ahead.valueOfStep(position.turn, step, depth) }));
}

/** The steps of a piece, hole by hole as the players try them; none when it is out. */
function stepsOf(setup: PieceSetup | null): readonly number[] {
  if (setup === null) return [];
  const pins = stepPins(setup);
  return TRIED_HOLES.filter((hole) => (pins & pinIn(hole)) !== 0).map((hole) => packPlace(setup.piece, hole));
}

/** The first step among those of the highest value; NONE when there is no step. */
export function chooseAmong(considered: readonly ValuedStep[]): number {
  const [first, ...others] = considered;
  if (first === undefined) return NONE;
  return others.reduce((best, each) => (each.value > best.value ? each : best), first).step;
}

/** The places of the pins that a player puts after a step: two, or as many as there are empty holes. */
export function choosePins(position: EigenstatePosition, step: number, order: readonly number[]): readonly number[] {
  let pieces = piecesAfter(position, step).toSorted((a, b) => order.indexOf(a.piece) - order.indexOf(b.piece));
  const places: number[] = [];
  for (let count = 0; count < 2; count++) {
    const place = choosePin(pieces);
    if (place === null) break;
    places.push(place);
    pieces = pieces.map((each) => (each.piece === pieceOf(place) ? withPin(each, holeOf(place)) : each));
  }
  return places;
}

const withPin = (setup: PieceSetup, hole: number): PieceSetup => ({ ...setup, pins: setup.pins | pinIn(hole) });

/**
 * Helps the piece with the fewest steps: the first of its empty holes that leads to the board. Pieces that have no such
 * hole are passed over; when none has, the same pieces in the same order get a pin that leads nowhere yet.
 */
function choosePin(pieces: readonly PieceSetup[]): number | null {
  const fewestFirst = pieces.toSorted((a, b) => popCount(stepPins(a)) - popCount(stepPins(b)));
  const useful = firstEmptyHole(fewestFirst, ({ cell, pins }) => reachFrom(cell) & ~pins);
  return useful ?? firstEmptyHole(fewestFirst, ({ pins }) => ALL_PINS & ~pins);
}

function firstEmptyHole(pieces: readonly PieceSetup[], holesOf: (setup: PieceSetup) => number): number | null {
  for (const setup of pieces) {
    const holes = holesOf(setup);
    const hole = TRIED_HOLES.find((tried) => (holes & pinIn(tried)) !== 0);
    if (hole !== undefined) return packPlace(setup.piece, hole);
  }
  return null;
}

/** The whole turn of a player that goes through its pieces in this order. */
export function chooseTurn(position: EigenstatePosition, depth: number, order: readonly number[]): Move {
  const step = chooseAmong(valueSteps(position, depth, order));
  const [first = NONE, second = NONE] = choosePins(position, step, order).toSorted((a, b) => a - b);
  return packTurn(step, first, second);
}

function player(id: keyof typeof DEPTHS): ClassicPlayer {
  const choose = (position: Position, random: Random): Move =>
    chooseTurn(positionOf(EigenstatePosition, position), DEPTHS[id], shuffledPieces(random));
  return { id, choose };
}

export const classics: readonly ClassicPlayer[] = [player('easy'), player('medium'), player('hard')];
