// Hot: called at every node of a search. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import type { MoveList } from '../contract/index.ts';
import * as gridModule from './grid.ts';
import * as tablesModule from './move-tables.ts';
import * as movesModule from './moves.ts';
import * as fieldsModule from './packed-fields.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit, popCount, selectBit } = bitsModule;
const { ZONE_BITS } = gridModule;
const { isInPlay, isInReserve, fieldOf } = fieldsModule;
const { BISHOP, CASTLE, KING, NOWHERE, packMoveStem, packPlaceStem, PAWN, PIECES, QUEEN, ROOK } = movesModule;
const { hiddenFrom, landings, reach, sidesOf, touching } = tablesModule;

/**
 * Moves are generated in groups: a stem and the cells of one zone that complete it. Listing, counting and drawing moves all
 * use the same groups. There are at most 24 cells to land on, hence 12 groups of moves, one for
 * castling, 10 of placements, 48 of pawns that move on and 20 of bishops that take a piece off.
 */
const MOST_GROUPS = 96;
const STEMS = new Int32Array(MOST_GROUPS);
const TARGETS = new Int32Array(MOST_GROUPS);
/** By the same count: 144 moves, castling, 120 placements, 96 pawns that move on, 240 bishops that take a piece off. */
const MOST_MOVES = 640;

/** Adds a group unless it is empty; returns the number of groups. */
function addGroup(groups: number, stem: number, zone: number, targets: number): number {
  if (targets === 0) return groups;
  STEMS[groups] = stem | (zone << ZONE_BITS);
  TARGETS[groups] = targets;
  return groups + 1;
}

/**
 * Collects all moves of the owner of `mine` except passing, for the functions below; returns the number of groups.
 * `own` and `enemies` are the window cells of `mine` and `theirs`.
 */
export function gatherGroups(mine: number, theirs: number, own: number, enemies: number, mayCastle: boolean): number {
  let groups = gatherMoves(mine, own | enemies, enemies);
  // Castling needs no cell: cell 0 does not change the stem.
  if (mayCastle && isInPlay(fieldOf(mine, ROOK))) groups = addGroup(groups, CASTLE, 0, 1);
  groups = gatherPlacements(groups, 0, mine, fieldOf(theirs, KING), own, own | enemies);
  return gatherPlacements(groups, 1, mine, fieldOf(theirs, KING), own, own | enemies);
}

export function listGroups(groups: number, into: MoveList): void {
  into.reserve(MOST_MOVES);
  const list = into.packed;
  let length = into.length;
  for (let group = 0; group < groups; group++) {
    const stem = STEMS[group]!;
    for (let targets = TARGETS[group]!; targets !== 0; targets &= targets - 1) {
      list[length++] = stem | lowestBit(targets);
    }
  }
  into.length = length;
}

export function countGroups(groups: number): number {
  let count = 0;
  for (let group = 0; group < groups; group++) count += popCount(TARGETS[group]!);
  return count;
}

/** The move at an index of the list that `listGroups` makes. */
export function selectFromGroups(place: number): number {
  let group = 0;
  let size = popCount(TARGETS[0]!);
  while (place >= size) {
    place -= size;
    size = popCount(TARGETS[++group]!);
  }
  return STEMS[group]! | selectBit(TARGETS[group]!, place);
}

/** [3] [4] Moves of pieces in play. */
function gatherMoves(mine: number, occupied: number, enemies: number): number {
  let groups = 0;
  for (let piece = KING; piece < PIECES; piece++) {
    const from = fieldOf(mine, piece);
    if (!isInPlay(from)) continue;
    const others = occupied ^ (1 << from);
    const stem = packMoveStem(piece, from);
    let near = landings(0, others) & reach(0, piece, from);
    let far = landings(1, others) & reach(1, piece, from);
    if (piece >= QUEEN && piece <= BISHOP) {
      near &= ~hiddenFrom(0, from, enemies);
      if (far !== 0) far &= ~hiddenFrom(1, from, enemies);
    }
    groups = addGroup(groups, stem, 0, near);
    groups = addGroup(groups, stem, 1, far);
  }
  return groups;
}

/** [3] Pieces placed from the reserve on the cells of a zone. */
function gatherPlacements(
  groups: number,
  zone: number,
  mine: number,
  enemyKing: number,
  own: number,
  occupied: number,
): number {
  const cells = landings(zone, occupied) & touching(zone, own) & ~sidesOf(zone, enemyKing);
  if (cells === 0) return groups;
  for (let piece = QUEEN; piece < PIECES; piece++) {
    if (!isInReserve(fieldOf(mine, piece))) continue;
    if (piece === BISHOP) {
      const kings = (1 << enemyKing) | (1 << fieldOf(mine, KING));
      groups = gatherBishops(groups, zone, cells, occupied, kings);
    } else {
      groups = addGroup(groups, packPlaceStem(piece, NOWHERE, NOWHERE), zone, cells);
      if (piece === PAWN) groups = gatherPawns(groups, zone, cells, occupied);
    }
  }
  return groups;
}

/** [5] The pawn may move on at once. All other pieces have not moved, so they decide where it may land. */
function gatherPawns(groups: number, zone: number, cells: number, occupied: number): number {
  const near = landings(0, occupied);
  const far = landings(1, occupied);
  for (; cells !== 0; cells &= cells - 1) {
    const first = (zone << ZONE_BITS) | lowestBit(cells);
    const stem = packPlaceStem(PAWN, first, NOWHERE);
    groups = addGroup(groups, stem, 0, sidesOf(0, first) & near);
    groups = addGroup(groups, stem, 1, sidesOf(1, first) & far);
  }
  return groups;
}

/** [6] A piece can be taken off if the bishop could have landed where it is without that piece. */
function gatherBishops(groups: number, zone: number, cells: number, occupied: number, kings: number): number {
  let idle = cells;
  for (let rest = occupied & ~kings; rest !== 0; rest &= rest - 1) {
    const targets = cells & landings(zone, occupied ^ (rest & -rest));
    idle &= ~targets;
    groups = addGroup(groups, packPlaceStem(BISHOP, NOWHERE, lowestBit(rest)), zone, targets);
  }
  return addGroup(groups, packPlaceStem(BISHOP, NOWHERE, NOWHERE), zone, idle);
}
