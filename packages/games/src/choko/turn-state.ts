// Hot: what a turn does to hands, initiative and side to move is looked up. Numbers in brackets are the rules of README.md.
import { makeKeyTable } from '../board/zobrist.ts';
import type { Side } from '../contract/index.ts';

/**
 * All of a position but the men on the board, in one word: white's hand in four bits, black's in four, the holder of the
 * initiative (0 for neither side) in two, the side to move less 1 in one. These eleven bits are the *turn state*, which decides
 * repetition; above them runs the clock.
 */
export const TURN_STATE_BITS = 11;
const TURN_STATES = 1 << TURN_STATE_BITS;
export const TURN_STATE = TURN_STATES - 1;
const TURN_BIT = 1 << 10;
/** One ply on the clock. */
export const TICK = TURN_STATES;

export const MEN_EACH = 12;

export function packTurnState(hands: readonly [number, number], initiative: Side | null, turn: Side): number {
  return hands[0] | (hands[1] << 4) | ((initiative ?? 0) << 8) | (turn === 2 ? TURN_BIT : 0);
}

export function turnOf(status: number): Side {
  return (status & TURN_BIT) === 0 ? 1 : 2;
}

export function handOf(status: number, side: Side): number {
  return (side === 1 ? status : status >>> 4) & 15;
}

export function initiativeOf(status: number): Side | null {
  const holder = (status >>> 8) & 3;
  return holder === 1 || holder === 2 ? holder : null;
}

export function clockOf(status: number): number {
  return status >>> TURN_STATE_BITS;
}

/** The turn state after a drop. */
export const AFTER_DROP = tabulate((hands, initiative, turn) => {
  const left: [number, number] = turn === 1 ? [hands[0] - 1, hands[1]] : [hands[0], hands[1] - 1];
  // [6] After the 24th drop neither side has the initiative, and it is black's turn.
  if (left[0] === 0 && left[1] === 0) return packTurnState(left, null, 2);
  // [3] A drop takes the initiative if neither side has it.
  return packTurnState(left, initiative ?? turn, turn === 1 ? 2 : 1);
});

/** The turn state after a step or a capture. */
export const AFTER_MOVE = tabulate((hands, initiative, turn) =>
  // [3] A step or capture gives up the own initiative.
  packTurnState(hands, initiative === turn ? null : initiative, turn === 1 ? 2 : 1),
);

/** The turn state after a pass. */
export const AFTER_PASS = tabulate((hands, initiative, turn) => packTurnState(hands, initiative, turn === 1 ? 2 : 1));

function tabulate(rule: (hands: [number, number], initiative: Side | null, turn: Side) => number): Int32Array {
  return Int32Array.from({ length: TURN_STATES }, (_, turnState) =>
    rule([handOf(turnState, 1), handOf(turnState, 2)], initiativeOf(turnState), turnOf(turnState)),
  );
}

/** Keys of turn states. */
export const { low: TURN_STATE_LOW, high: TURN_STATE_HIGH } = makeKeyTable(TURN_STATES, 0xc40c0);
