// Hot: called at every node of a search. Numbers in brackets are the rules of README.md.
import { lowestBit } from '../board/bits.ts';
import { ZONE_BITS, ZONES } from './grid.ts';
import { laneOf, RESERVE } from './lanes.ts';
import { BISHOP, CASTLE, KING, moveStem, NOWHERE, PAWN, PIECES, placeStem, QUEEN, ROOK } from './moves.ts';
import { hiddenFrom, LANDINGS, REACH, reachEntry, SIDES_OF, touching } from './tables.ts';

/**
 * Moves are made in groups: a stem, and the cells of one zone that complete it, as a set of bits to be added to the stem.
 * Listing, counting and drawing a move all walk the same groups. There are at most 24 cells to land on: 12 groups of
 * moves, one for castling, 8 of pieces placed, 48 of pawns that move on, 20 of bishops that take a piece off.
 */
const MOST_GROUPS = 96;
export const STEMS = new Int32Array(MOST_GROUPS);
export const TARGETS = new Int32Array(MOST_GROUPS);
/** 6 × 24 moves, castling, 4 × 24 placements, 24 × 4 pawns that move on, 24 × 10 bishops that take a piece off. */
export const MOST_MOVES = 640;

let groups = 0;

function addGroup(stem: number, zone: number, targets: number): void {
  if (targets === 0) return;
  STEMS[groups] = stem | (zone << ZONE_BITS);
  TARGETS[groups++] = targets;
}

/**
 * Fills `STEMS` and `TARGETS` with all that the owner of `mine` may do but pass; gives the number of groups. `own` and
 * `enemies` are the window cells of `mine` and `theirs`.
 */
export function gatherGroups(mine: number, theirs: number, own: number, enemies: number, mayCastle: boolean): number {
  groups = 0;
  gatherMoves(mine, own | enemies, enemies);
  if (mayCastle && laneOf(mine, ROOK) < RESERVE) addGroup(CASTLE, 0, 1); // completed by cell 0, which changes nothing
  gatherPlacements(mine, theirs, own, own | enemies);
  return groups;
}

/** [3] [4] Moves of pieces in play. */
function gatherMoves(mine: number, occupied: number, enemies: number): void {
  for (let piece = KING; piece < PIECES; piece++) {
    const from = laneOf(mine, piece);
    if (from >= RESERVE) continue;
    const others = occupied ^ (1 << from);
    const slides = piece >= QUEEN && piece <= BISHOP;
    for (let zone = 0; zone < ZONES; zone++) {
      let targets = LANDINGS[(others << 1) | zone]! & REACH[(reachEntry(piece, from) << 1) | zone]!;
      if (targets !== 0 && slides) targets &= ~hiddenFrom(zone, from, enemies);
      addGroup(moveStem(piece, from), zone, targets);
    }
  }
}

/** [3] Pieces placed from the reserve. */
function gatherPlacements(mine: number, theirs: number, own: number, occupied: number): void {
  const enemyKing = laneOf(theirs, KING);
  const kings = (1 << enemyKing) | (1 << laneOf(mine, KING));
  for (let zone = 0; zone < ZONES; zone++) {
    const cells = LANDINGS[(occupied << 1) | zone]! & touching(zone, own) & ~SIDES_OF[(enemyKing << 1) | zone]!;
    if (cells === 0) continue;
    for (let piece = QUEEN; piece < PIECES; piece++) {
      if (laneOf(mine, piece) !== RESERVE) continue;
      if (piece === BISHOP) {
        gatherBishops(zone, cells, occupied, kings);
        continue;
      }
      addGroup(placeStem(piece, NOWHERE, NOWHERE), zone, cells);
      if (piece === PAWN) gatherPawns(zone, cells, occupied);
    }
  }
}

/** [5] The pawn may move on at once: all other pieces are where they were, so they decide where it may land. */
function gatherPawns(zone: number, cells: number, occupied: number): void {
  for (; cells !== 0; cells &= cells - 1) {
    const first = (zone << ZONE_BITS) | lowestBit(cells);
    const stem = placeStem(PAWN, first, NOWHERE);
    addGroup(stem, 0, SIDES_OF[first << 1]! & LANDINGS[occupied << 1]!);
    addGroup(stem, 1, SIDES_OF[(first << 1) | 1]! & LANDINGS[(occupied << 1) | 1]!);
  }
}

/** [6] A piece can be taken off if the bishop could have landed where it is without that piece. */
function gatherBishops(zone: number, cells: number, occupied: number, kings: number): void {
  let idle = cells;
  for (let rest = occupied & ~kings; rest !== 0; rest &= rest - 1) {
    const targets = cells & LANDINGS[((occupied ^ (rest & -rest)) << 1) | zone]!;
    idle &= ~targets;
    addGroup(placeStem(BISHOP, NOWHERE, lowestBit(rest)), zone, targets);
  }
  addGroup(placeStem(BISHOP, NOWHERE, NOWHERE), zone, idle);
}
