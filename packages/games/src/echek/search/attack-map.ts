// Hot: every static value looks at both sides through it. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import * as gridModule from '../grid.ts';
import type { TurnFormation } from '../legality.ts';
import * as tablesModule from '../move-tables.ts';
import * as movesModule from '../moves.ts';
import * as fieldsModule from '../packed-fields.ts';
import * as surroundModule from './surround.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit, popCount } = bitsModule;
const { openSides, wallsOf, ZONES } = gridModule;
const { isInPlay, fieldOf } = fieldsModule;
const { BISHOP, KING, PIECES, QUEEN } = movesModule;
const { closersOf, isSafe } = surroundModule;
const { hiddenFrom, landings, reach, sidesOf, touching } = tablesModule;

// The possibilities of a side if it had the turn. An attack map packs, from the lowest bit: the number of cells that rook,
// bishop, knight and pawn can reach together (eight bits), the number of roomy cells that the king can reach (four), the number
// of pieces that can reach a side of the enemy king (three), and whether a landing surrounds the enemy queen.
const STEPS_SHIFT = 8;
const ATTACKERS_SHIFT = 12;
const HIT_SHIFT = 15;

export const mobilityIn = (attackMap: number): number => attackMap & 255;
export const kingStepsIn = (attackMap: number): number => (attackMap >>> STEPS_SHIFT) & 15;
export const attackersIn = (attackMap: number): number => (attackMap >>> ATTACKERS_SHIFT) & 7;
export const queenHitIn = (attackMap: number): number => attackMap >>> HIT_SHIFT;

/** A cell is roomy if a king on it has this many open sides. */
const ROOMY = 2;

export function attackMapOf(board: TurnFormation): number {
  const { mine, theirs, enemies } = board;
  const occupied = board.own | enemies;
  const king = fieldOf(theirs, KING);
  const besideNear = sidesOf(0, king);
  const besideFar = sidesOf(1, king);
  const queen = fieldOf(theirs, QUEEN);
  const isQueenSafe = !isInPlay(queen) || isSafe(queen, occupied);
  let hit = !isQueenSafe && canHitByPlacing(board, queen) ? 1 : 0;
  let mobility = 0;
  let steps = 0;
  let attackers = 0;
  for (let piece = KING; piece < PIECES; piece++) {
    const from = fieldOf(mine, piece);
    if (!isInPlay(from)) continue;
    const others = occupied ^ (1 << from);
    const near = goalsOf(0, piece, from, others, enemies);
    const far = goalsOf(1, piece, from, others, enemies);
    if (((near & besideNear) | (far & besideFar)) !== 0) attackers++;
    if (!isQueenSafe && ((near & closersOf(0, queen, others)) | (far & closersOf(1, queen, others))) !== 0) hit = 1;
    if (piece === KING) steps = countRoomy(near, others) + popCount(far);
    else if (piece !== QUEEN) mobility += popCount(near) + popCount(far);
  }
  return mobility | (steps << STEPS_SHIFT) | (attackers << ATTACKERS_SHIFT) | (hit << HIT_SHIFT);
}

/** [2] [3] [4] The cells of a zone to which a piece in play can move among the others. */
export function goalsOf(zone: number, piece: number, from: number, others: number, enemies: number): number {
  const goals = landings(zone, others) & reach(zone, piece, from);
  return goals !== 0 && piece >= QUEEN && piece <= BISHOP ? goals & ~hiddenFrom(zone, from, enemies) : goals;
}

/** Cells on the ring are always roomy: there are no pieces around them. */
export function countRoomy(cells: number, others: number): number {
  const walls = wallsOf(others);
  let count = 0;
  for (; cells !== 0; cells &= cells - 1) if (openSides(lowestBit(cells), walls) >= ROOMY) count++;
  return count;
}

/** A bit in each field whose place is `RESERVE` and not `DEAD`. */
const inReserve = (fields: number): number => (fields >>> 4) & ~fields & 0x2108421;

/** [3] Whether a piece placed from reserve surrounds the enemy queen; without what pawn and bishop do next. */
export function canHitByPlacing({ mine, theirs, own, enemies }: TurnFormation, queen: number): boolean {
  if (inReserve(mine) === 0) return false;
  const occupied = own | enemies;
  const king = fieldOf(theirs, KING);
  let cells = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    const closers = landings(zone, occupied) & closersOf(zone, queen, occupied);
    cells |= closers & touching(zone, own) & ~sidesOf(zone, king);
  }
  return cells !== 0;
}
