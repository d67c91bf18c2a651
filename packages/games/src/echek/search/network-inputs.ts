// Hot: a search judges positions hundreds of thousands of times a second.
import * as bitsModule from '../../board/bits.ts';
import { type InputReader, type NetworkInputs, positionOf, type Position } from '../../contract/index.ts';
import * as tablesModule from '../move-tables.ts';
import * as movesModule from '../moves.ts';
import * as fieldsModule from '../packed-fields.ts';
import { EchekPosition } from '../rules.ts';
import * as attackMapModule from './attack-map.ts';
import * as orientationModule from './orientation.ts';
import * as sidesModule from './sides.ts';
import type { SidedFormation } from './surround.ts';
import * as surroundModule from './surround.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { fieldOf, isInPlay } = fieldsModule;
const { KING, PIECES, QUEEN } = movesModule;
const { canHitByPlacing, countRoomy, goalsOf } = attackMapModule;
const { BOXES, boxOf, orientationOf, OWN_PLACES, placeFromEnemyKing, placeFromOwnKing, PLACES } = orientationModule;
const { mixAround, MIXES } = sidesModule;
const { closersOf, isSafe, NO_MOVE, winningMove } = surroundModule;
const { sidesOf } = tablesModule;

// The inputs, one group after the other. Everything is seen in the orientation of orientation.ts; pieces and sides of the side
// to move come first.

/** For each piece but the kings: where it is from the own king, then, if it is in play, where it is from the enemy king. */
const OF_PIECE = OWN_PLACES + PLACES;
/** The box of the formation and where the kings stand in it. */
const FIRST_OF_BOX = 2 * (PIECES - 1) * OF_PIECE;
/** Who may still castle. */
const FIRST_OF_CASTLING = FIRST_OF_BOX + BOXES;
/** For each piece in play: how many cells it can reach, and whether one of them is at a side of the other king. */
const FIRST_OF_ACTIVITY = FIRST_OF_CASTLING + 4;
const MOST_GOALS = 9;
const ATTACKS = MOST_GOALS + 1;
const OF_ACTIVITY = 2 * ATTACKS;
/** For each king, and for each queen in play: what is at its sides. */
const FIRST_OF_KINGS = FIRST_OF_ACTIVITY + 2 * PIECES * OF_ACTIVITY;
const FIRST_OF_QUEENS = FIRST_OF_KINGS + 2 * MIXES;
/**
 * For each side: the roomy cells to which its king can step, whether it could surround the other queen at once if it had the
 * turn, and, for the side that does not have it, whether it could surround the own king. Quiescence sees whether the side to
 * move can.
 */
const FIRST_OF_CHANCES = FIRST_OF_QUEENS + 2 * MIXES;
const MOST_STEPS = 8;
const HITS_QUEEN = MOST_STEPS + 1;
const WINS = 2 * HITS_QUEEN;
const INPUTS = FIRST_OF_CHANCES + 3 * WINS;

class EchekInputReader implements InputReader {
  private readonly position: EchekPosition;
  /** The pieces as the side to move sees them, and as the other one does. */
  private readonly me = { mine: 0, theirs: 0, own: 0, enemies: 0, isWhite: true };
  private readonly them = { mine: 0, theirs: 0, own: 0, enemies: 0, isWhite: true };
  private readonly around = { own: 0, enemies: 0, near: 0, far: 0 };
  private into: Int32Array = new Int32Array(0);
  private count = 0;
  private orientation = 0;
  private hitsQueen = false;

  constructor(position: EchekPosition) {
    this.position = position;
  }

  read(into: Int32Array): number {
    const { position, me, them } = this;
    const { turn } = position;
    position.lookFrom(turn, me);
    me.isWhite = turn === 1;
    them.mine = me.theirs;
    them.theirs = me.mine;
    them.own = me.enemies;
    them.enemies = me.own;
    them.isWhite = turn !== 1;
    const king = fieldOf(me.mine, KING);
    const enemyKing = fieldOf(me.theirs, KING);
    const orientation = orientationOf(me.mine, me.theirs);
    this.into = into;
    this.orientation = orientation;
    into[0] = FIRST_OF_BOX + boxOf(orientation, king, enemyKing, me.own | me.enemies);
    into[1] = FIRST_OF_CASTLING + (position.mayCastle(turn) ? 1 : 0) + (position.mayCastle(turn === 1 ? 2 : 1) ? 2 : 0);
    this.count = 2;
    this.addPlaces(0, me.mine, king, enemyKing);
    this.addPlaces((PIECES - 1) * OF_PIECE, me.theirs, king, enemyKing);
    this.addChances(0, me);
    this.addChances(1, them);
    return this.count;
  }

  phase(): number {
    return 0;
  }

  private addPlaces(first: number, fields: number, king: number, enemyKing: number): void {
    const { into, orientation } = this;
    let { count } = this;
    for (let piece = QUEEN; piece < PIECES; piece++) {
      const place = fieldOf(fields, piece);
      into[count++] = first + placeFromOwnKing(orientation, king, place);
      if (isInPlay(place)) into[count++] = first + OWN_PLACES + placeFromEnemyKing(orientation, enemyKing, place);
      first += OF_PIECE;
    }
    this.count = count;
  }

  /** Adds what a side could do if it had the turn, and what that means for the king and queen of the other. */
  private addChances(side: number, board: SidedFormation): void {
    const { into, around } = this;
    const { own, theirs, enemies } = board;
    const steps = this.addActivity(side, board);
    around.own = enemies;
    around.enemies = own;
    const king = fieldOf(theirs, KING);
    const queen = fieldOf(theirs, QUEEN);
    let { count } = this;
    into[count++] = FIRST_OF_KINGS + side * MIXES + mixAround(king, around);
    if (isInPlay(queen)) into[count++] = FIRST_OF_QUEENS + side * MIXES + mixAround(queen, around);
    const wins = side === 1 && winningMove(board) !== NO_MOVE;
    const chances = steps + (this.hitsQueen ? HITS_QUEEN : 0) + (wins ? WINS : 0);
    into[count++] = FIRST_OF_CHANCES + side * WINS + chances;
    this.count = count;
  }

  /** Adds each piece in play; gathers the cells that they can reach. Returns the roomy cells to which the king can step. */
  private addActivity(side: number, board: SidedFormation): number {
    const { into, around } = this;
    const { mine, theirs, own, enemies } = board;
    const occupied = own | enemies;
    const king = fieldOf(theirs, KING);
    const queen = fieldOf(theirs, QUEEN);
    const isQueenSafe = !isInPlay(queen) || isSafe(queen, occupied);
    let { count } = this;
    let hits = !isQueenSafe && canHitByPlacing(board, queen);
    let first = FIRST_OF_ACTIVITY + side * PIECES * OF_ACTIVITY;
    let steps = 0;
    around.near = 0;
    around.far = 0;
    for (let piece = KING; piece < PIECES; piece++, first += OF_ACTIVITY) {
      const from = fieldOf(mine, piece);
      if (!isInPlay(from)) continue;
      const others = occupied ^ (1 << from);
      const near = goalsOf(0, piece, from, others, enemies);
      const far = goalsOf(1, piece, from, others, enemies);
      around.near |= near;
      around.far |= far;
      const goals = popCount(near) + popCount(far);
      const attacks = ((near & sidesOf(0, king)) | (far & sidesOf(1, king))) !== 0;
      into[count++] = first + (goals < MOST_GOALS ? goals : MOST_GOALS) + (attacks ? ATTACKS : 0);
      hits ||= !isQueenSafe && ((near & closersOf(0, queen, others)) | (far & closersOf(1, queen, others))) !== 0;
      if (piece === KING) steps = countRoomy(near, others) + popCount(far);
    }
    this.hitsQueen = hits;
    this.count = count;
    return steps;
  }
}

export const inputs: NetworkInputs = {
  count: INPUTS,
  // Two for the position; for each side two for each piece but the king, one for each piece, and three more.
  mostActive: 2 + 2 * (2 * (PIECES - 1) + PIECES + 3),
  phases: 1,
  reader: (position: Position) => new EchekInputReader(positionOf(EchekPosition, position)),
};
