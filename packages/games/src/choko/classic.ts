import { popCount } from '../board/bits.ts';
import {
  type ClassicPlayer,
  type Move,
  MoveList,
  otherSide,
  positionOf,
  type Position,
  type Random,
  type Side,
} from '../contract/index.ts';
import { CELLS, jumpsIn, WIDTH } from './board.ts';
import { CAPTURE, DROP, fromOf, kindOf, PASS, removedOf, toOf } from './moves.ts';
import { ChokoPosition } from './rules.ts';

// The players of the original program. All three look one ply ahead and differ only in how often they blunder. A fourth,
// which does not repeat itself, is a wish of its report.

/** The probability that a player errs at a move. */
export const ERROR_RATES = { easy: 1 / 5, medium: 1 / 50, hard: 1 / 200 } as const;

/** A move and its value for a player. */
export interface ValuedMove {
  readonly move: Move;
  readonly value: number;
}

/** The moves in the order in which the players try them, with their values. */
export function valueMoves(position: ChokoPosition): readonly ValuedMove[] {
  const list = new MoveList();
  position.legalMoves(list);
  const moves = [...list].toSorted((a, b) => orderOf(a) - orderOf(b));
  return moves.map((move, index) => ({ move, value: valueOf(position, move, index === 0) }));
}

/** Cells are looked at row by row from the top left. */
const lookedAt = (cell: number): number => (WIDTH - 1 - Math.floor(cell / WIDTH)) * WIDTH + (cell % WIDTH);

const STEP_ORDER = [1, -1, WIDTH, -WIDTH]; // right, left, up, down
const JUMP_ORDER = [-2 * WIDTH, 2 * WIDTH, 2, -2]; // down, up, right, left

/** Drops first; then man by man its steps and its captures, each with its removals. */
function orderOf(move: Move): number {
  if (move === PASS) return 0;
  if (kindOf(move) === DROP) return lookedAt(toOf(move));
  const capture = kindOf(move) === CAPTURE;
  const delta = toOf(move) - fromOf(move);
  const direction = capture ? STEP_ORDER.length + JUMP_ORDER.indexOf(delta) : STEP_ORDER.indexOf(delta);
  const removal = capture && removedOf(move) < CELLS ? lookedAt(removedOf(move)) : 0;
  return CELLS + (lookedAt(fromOf(move)) * 8 + direction) * CELLS + removal;
}

const MAN = 5;
const CAPTURE_BONUS = 20;

function valueOf(position: ChokoPosition, move: Move, isFirst: boolean): number {
  if (move === PASS) return 0;
  const side = position.turn;
  const other = otherSide(side);
  const initiative = initiativeAfter(position, move);
  position.apply(move);
  const mine = position.men(side);
  const theirs = position.men(other);
  position.undo();
  const men = MAN * (popCount(mine) - popCount(theirs));
  const danger = jumpsIn(theirs, mine) * (initiative === side ? 2 : 18);
  const chances = jumpsIn(mine, theirs) * (initiative === other ? 2 : 6);
  return men - danger + chances + bonusOf(move, isFirst);
}

/** The initiative as the original sees it: it ignores that neither side has it after the 24th drop. */
function initiativeAfter(position: ChokoPosition, move: Move): Side | null {
  const { turn, initiative } = position;
  if (kindOf(move) === DROP) return initiative ?? turn;
  return initiative === turn ? null : initiative;
}

/** The original ignores the gain of a capture that is the very first move that it tries. */
function bonusOf(move: Move, isFirst: boolean): number {
  if (kindOf(move) === DROP) return cellValue(toOf(move));
  return kindOf(move) === CAPTURE && !isFirst ? CAPTURE_BONUS : 0;
}

/** Corners 5, other border cells 2, the inside 0. */
function cellValue(cell: number): number {
  const borders = [cell % WIDTH, Math.floor(cell / WIDTH)].filter((line) => line === 0 || line === WIDTH - 1).length;
  return [0, 2, 5][borders] ?? 0;
}

/**
 * A better move replaces the best so far, an equal one does so every second time. A player that errs does it the wrong way
 * round: a move that is at least as good only raises the value that it remembers, and a worse one replaces the best.
 */
export function chooseAmong(moves: readonly ValuedMove[], errorRate: number, random: Random): Move {
  const [first, ...others] = moves;
  let best = first?.move ?? PASS;
  let remembered = first?.value ?? 0;
  for (const { move, value } of others) {
    const errs = random.unit() < errorRate;
    if (errs) {
      if (value >= remembered) remembered = value;
      else best = move;
    } else if (value > remembered || (value === remembered && random.unit() < 1 / 2)) {
      best = move;
      remembered = value;
    }
  }
  return best;
}

function player(id: keyof typeof ERROR_RATES): ClassicPlayer {
  const choose = (position: Position, random: Random): Move =>
    chooseAmong(valueMoves(positionOf(ChokoPosition, position)), ERROR_RATES[id], random);
  return { id, choose };
}

/**
 * How many positions of the match `hard-plus` remembers. Of 1000 matches between two of them, 36 were drawn by repetition
 * with 4, four with 8, one with 16 and none with 32 or 100.
 */
export const REMEMBERED = 32;

/** The moves that lead to no remembered position; all of them if each does. */
export function avoidRepeats(
  position: ChokoPosition,
  moves: readonly ValuedMove[],
  remembered: readonly Position[],
): readonly ValuedMove[] {
  const fresh = moves.filter(({ move }) => {
    position.apply(move);
    const isKnown = remembered.some((earlier) => position.repeats(earlier));
    position.undo();
    return !isKnown;
  });
  return fresh.length > 0 ? fresh : moves;
}

const hardPlus: ClassicPlayer = {
  id: 'hard-plus',
  choose: (position, random, earlier = []) => {
    const choko = positionOf(ChokoPosition, position);
    const moves = avoidRepeats(choko, valueMoves(choko), earlier.slice(-REMEMBERED));
    return chooseAmong(moves, ERROR_RATES.hard, random);
  },
};

export const classics: readonly ClassicPlayer[] = [player('easy'), player('medium'), player('hard'), hardPlus];
