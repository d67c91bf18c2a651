// Hot: a search judges positions hundreds of thousands of times a second. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import {
  type Evaluation,
  type Evaluator,
  type MoveList,
  positionOf,
  type Position,
  type Weights,
} from '../../contract/index.ts';
import * as clockModule from '../../contract/outcome.ts';
import * as gridModule from '../grid.ts';
import type { TurnFormation } from '../legality.ts';
import * as tablesModule from '../move-tables.ts';
import * as movesModule from '../moves.ts';
import * as fieldsModule from '../packed-fields.ts';
import { EchekPosition } from '../rules.ts';
import * as attackMapModule from './attack-map.ts';
import { levels } from './levels.ts';
import * as surroundModule from './surround.ts';
import { tuned } from './weights.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { CLOCK_LIMIT } = clockModule;
const { isSurrounded, openSides, wallsOf } = gridModule;
const { DEAD, isInReserve, fieldOf } = fieldsModule;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = movesModule;
const { edgesAt, NO_MOVE, winningMove } = surroundModule;
const { attackersIn, kingStepsIn, mobilityIn, queenHitIn, attackMapOf } = attackMapModule;
const { sidesOf } = tablesModule;

// The features, in the order of `weights.ts`; each is the value of the side to move less that of the other.
/** Sides of the enemy king that own pieces take, which it cannot clear itself. */
const HOLD_LEAD = 0;
/** Sides of the enemy king that its own pieces take. */
const CROWD_LEAD = 1;
/** Edges of the formation on which the enemy king stands: one more column or row may close that side. */
const EDGE_LEAD = 2;
/** Cells with room to which the own king can step. */
const STEPS_LEAD = 3;
/** Pieces that can go to a side of the enemy king. */
const ATTACKERS_LEAD = 4;
/** Cells to which rook, bishop, knight and pawn can go. */
const MOBILITY_LEAD = 5;
const QUEEN_LEAD = 6;
/** Whether the enemy queen can be surrounded at once, and whether the enemy could do the same; the turn makes the difference. */
const QUEEN_HIT = 7;
const QUEEN_THREATENED = 8;
/** Whether the enemy could surround the own king at once. Quiescence sees exactly whether the side to move can. */
const KING_THREATENED = 9;
/** Bishop and pawn in reserve, which do more than others when they are placed. */
const SPECIALS_HELD_LEAD = 10;
/** Rook and knight in reserve: they come where they are needed. */
const OTHERS_HELD_LEAD = 11;
const CASTLING_LEAD = 12;
const TURN = 13;
const FEATURES = 14;

// Ranks. The side of an enemy king that a turn closes counts 1.
const WINS = 1_000_000;
const LOSES = -WINS;
const QUEEN_RANK = 10;
/** Leaving the enemy king's side does not rank a move last; giving up the queen does. */
const SLIGHT_LOSS = -4;

class EchekEvaluator implements Evaluator {
  readonly searchState: EchekPosition;
  readonly decisions = 1;
  private readonly weights: Float64Array;
  private readonly counts = new Float64Array(FEATURES);
  /** The pieces as the side to move sees them, and as the other one does. */
  private readonly me = { mine: 0, theirs: 0, own: 0, enemies: 0, isWhite: true };
  private readonly them = { mine: 0, theirs: 0, own: 0, enemies: 0, isWhite: true };

  constructor(position: EchekPosition, weights: Weights) {
    this.searchState = position;
    this.weights = Float64Array.from(Object.values(weights));
  }

  value(): number {
    const { weights, counts } = this;
    this.features(counts);
    let sum = 0;
    for (let index = 0; index < FEATURES; index++) sum += weights[index]! * counts[index]!;
    return Math.round(sum);
  }

  features(into: Float64Array): void {
    this.look();
    const { searchState, me, them } = this;
    const { mine, theirs } = me;
    const king = fieldOf(mine, KING);
    const enemyKing = fieldOf(theirs, KING);
    const sides = sidesOf(0, king);
    const enemySides = sidesOf(0, enemyKing);
    into[HOLD_LEAD] = popCount(enemySides & me.own) - popCount(sides & me.enemies);
    into[CROWD_LEAD] = popCount(enemySides & me.enemies) - popCount(sides & me.own);
    into[EDGE_LEAD] = edgesAt(enemyKing, me.own | me.enemies) - edgesAt(king, me.own | me.enemies);
    const attackMap = attackMapOf(me);
    const enemyAttackMap = attackMapOf(them);
    into[STEPS_LEAD] = kingStepsIn(attackMap) - kingStepsIn(enemyAttackMap);
    into[ATTACKERS_LEAD] = attackersIn(attackMap) - attackersIn(enemyAttackMap);
    into[MOBILITY_LEAD] = mobilityIn(attackMap) - mobilityIn(enemyAttackMap);
    into[QUEEN_LEAD] = Number(fieldOf(theirs, QUEEN) === DEAD) - Number(fieldOf(mine, QUEEN) === DEAD);
    into[QUEEN_HIT] = queenHitIn(attackMap);
    into[QUEEN_THREATENED] = queenHitIn(enemyAttackMap);
    into[KING_THREATENED] = Number(winningMove(them) !== NO_MOVE);
    into[SPECIALS_HELD_LEAD] = held(mine, BISHOP) + held(mine, PAWN) - held(theirs, BISHOP) - held(theirs, PAWN);
    into[OTHERS_HELD_LEAD] = held(mine, ROOK) + held(mine, KNIGHT) - held(theirs, ROOK) - held(theirs, KNIGHT);
    into[CASTLING_LEAD] =
      Number(searchState.mayCastle(me.isWhite ? 1 : 2)) - Number(searchState.mayCastle(me.isWhite ? 2 : 1));
    into[TURN] = 1;
  }

  /** Only a win if there is one. Otherwise moves that kill the queen or close sides of the enemy king come first, losing ones last. */
  rank(moves: MoveList, ranks: Int32Array): void {
    const { searchState, me, them } = this;
    const { packed, length } = moves;
    this.look();
    const winner = winningMove(me);
    if (winner !== NO_MOVE) {
      for (let index = 0; index < length; index++) ranks[index] = packed[index] === winner ? WINS : 0;
      return;
    }
    const before = standingOf(me);
    for (let index = 0; index < length; index++) {
      searchState.apply(moves.at(index));
      this.look();
      // The mover is `them` now.
      const gain = standingOf(them) - before;
      ranks[index] = hasLost(them) ? LOSES : gain > 0 || gain < SLIGHT_LOSS ? gain : 0;
      searchState.undo();
    }
  }

  /** A winning move; one is enough. */
  noisyMoves(into: MoveList): void {
    into.clear();
    this.look();
    const winner = winningMove(this.me);
    if (winner === NO_MOVE) return;
    into.reserve(1);
    into.push(winner);
  }

  pliesLeft(): number {
    return CLOCK_LIMIT - this.searchState.clock;
  }

  pliesSinceProgress(): number {
    return this.searchState.clock;
  }

  private look(): void {
    const { searchState, me, them } = this;
    const { turn } = searchState;
    searchState.lookFrom(turn, me);
    me.isWhite = turn === 1;
    them.mine = me.theirs;
    them.theirs = me.mine;
    them.own = me.enemies;
    them.enemies = me.own;
    them.isWhite = turn !== 1;
  }
}

/** [7] Whether the king of the side that sees the pieces is surrounded, and the other one is not. */
function hasLost({ mine, theirs, own: ownCells, enemies }: TurnFormation): boolean {
  const walls = wallsOf(ownCells | enemies);
  return isSurrounded(fieldOf(mine, KING), walls) && !isSurrounded(fieldOf(theirs, KING), walls);
}

/** What a turn may change at once for the side that sees the pieces: closed sides of the enemy king, living queens. */
function standingOf({ mine, theirs, own: ownCells, enemies }: TurnFormation): number {
  const open = openSides(fieldOf(theirs, KING), wallsOf(ownCells | enemies));
  const queens = Number(fieldOf(theirs, QUEEN) === DEAD) - Number(fieldOf(mine, QUEEN) === DEAD);
  return QUEEN_RANK * queens - open;
}

/** 1 for a piece in reserve, other than the queen. */
const held = (fields: number, piece: number): number => (isInReserve(fieldOf(fields, piece)) ? 1 : 0);

export const evaluation: Evaluation = {
  tuned,
  levels,
  evaluator: (position: Position, weights: Weights) => new EchekEvaluator(positionOf(EchekPosition, position), weights),
  networks: {
    inputs: async () => (await import('./network-inputs.ts')).inputs,
    trained: {},
  },
};
