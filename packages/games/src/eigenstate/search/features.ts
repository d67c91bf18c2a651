// Hot: a search asks for them hundreds of thousands of times a second. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import * as geometryModule from '../geometry.ts';
import * as piecesModule from '../pieces.ts';
import * as attackMapModule from './attack-map.ts';
import type { EigenstateSearchState } from './search-state.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { PIECES_EACH } = geometryModule;
const { cellOf, FIRST_SLOTS, pinsOf } = piecesModule;
const { countCells, countContacts, isIn, AttackMap } = attackMapModule;

// The features, in the order of `weights.ts`. A lead is the value of the side to move less that of the other.
export const PIECE_LEAD = 0;
export const PIN_LEAD = 1;
/** The number of steps, and the number per piece: a few very mobile pieces are strong. */
export const STEP_LEAD = 2;
export const MEAN_STEP_LEAD = 3;
/** The number of different cells that can be reached. */
export const COVER_LEAD = 4;
/** Pairs of enemies so close that a pin would allow a capture: the more there are, the more the turn matters. */
export const CONTACT = 5;
/** Whether the side to move can take an unguarded enemy piece; it can take only one. */
export const PREY_LOOSE = 6;
/** How many guarded enemy pieces it can take: another enemy piece can step there. */
export const PREY_GUARDED = 7;
/** Own pieces that the enemy could take if it had the turn. */
export const DANGER_LOOSE = 8;
export const DANGER_GUARDED = 9;
/** Only two pieces are left, one capture from the end [5]. */
export const LAST_TWO = 10;
/** When both have two pieces and a full piece does not always win: how much fuller the fullest piece is, the more so the nearer it is to full [6]. */
export const FULL_LEAD = 11;
/** The side to move can take the last piece but one [5]; where a full piece always wins, or fill one [6]. */
export const FINISH = 12;
export const TURN = 13;
/** Where a full piece always wins [6]: how much nearer to full the fullest piece is, from FILL_FROM pins on. */
export const FILL_LEAD = 14;
/** There too: the enemy fills a piece next, which the side to move can neither take nor forestall. */
export const FILL_THREAT = 15;
export const FEATURES = 16;

export const FULL_SCALE = 24;
/** With fewer pins a piece is too far from full: filling it at the cost of the others loses more than it threatens. */
const FILL_FROM = 14;
/** How near to full a piece with a number of pins is. */
export const nearness = (pins: number): number => (pins > FILL_FROM ? (pins - FILL_FROM) * (pins - FILL_FROM) : 0);
/** [3] [6] A piece with this many pins can be filled in one turn. */
export const FILLABLE = 22;

const OTHER_SIDE = FIRST_SLOTS[0] ^ FIRST_SLOTS[1];

const mover = new AttackMap();
const other = new AttackMap();

/**
 * Fills in the features of a search state. In the middle of a turn they are those of the enemy, who moves next, with the sign
 * turned; pins that are still to be put count as if they were there.
 */
export function fillFeatures(searchState: EigenstateSearchState, into: Float64Array): void {
  const { position, pinsToPut } = searchState;
  const isWhole = pinsToPut === 0;
  const { board, firstSlot } = position;
  const next = isWhole ? firstSlot : firstSlot ^ OTHER_SIDE;
  mover.look(board, next);
  other.look(board, next ^ OTHER_SIDE);
  const sign = isWhole ? 1 : -1;
  const preyLow = other.ownLow & mover.onceLow;
  const preyHigh = other.ownHigh & mover.onceHigh;
  const dangerLow = mover.ownLow & other.onceLow;
  const dangerHigh = mover.ownHigh & other.onceHigh;
  const prey = countCells(preyLow, preyHigh);
  const danger = countCells(dangerLow, dangerHigh);
  const guardedPrey = countCells(preyLow & other.onceLow, preyHigh & other.onceHigh);
  const guardedDanger = countCells(dangerLow & mover.onceLow, dangerHigh & mover.onceHigh);
  const cover = countCells(mover.onceLow, mover.onceHigh) - countCells(other.onceLow, other.onceHigh);
  const steps = other.steps + pinsToPut;
  const { doesFullAlwaysWin } = position;
  const isRace = mover.pieces === 2 && other.pieces === 2 && !doesFullAlwaysWin;
  const canFinish = (other.pieces === 2 && prey !== 0) || (doesFullAlwaysWin && mover.fullest >= FILLABLE);
  const full = mover.fullest * mover.fullest - other.fullest * other.fullest;
  const near = doesFullAlwaysWin ? nearness(mover.fullest) - nearness(other.fullest + pinsToPut) : 0;
  into[PIECE_LEAD] = sign * (mover.pieces - other.pieces);
  into[PIN_LEAD] = sign * (mover.pins - other.pins - pinsToPut);
  into[STEP_LEAD] = sign * (mover.steps - steps);
  into[MEAN_STEP_LEAD] = sign * (mover.steps / mover.pieces - steps / other.pieces);
  into[COVER_LEAD] = sign * cover;
  into[CONTACT] = sign * countContacts(board, next, other);
  into[PREY_LOOSE] = prey > guardedPrey ? sign : 0;
  into[PREY_GUARDED] = sign * guardedPrey;
  into[DANGER_LOOSE] = sign * (danger - guardedDanger);
  into[DANGER_GUARDED] = sign * guardedDanger;
  into[LAST_TWO] = sign * (Number(mover.pieces === 2) - Number(other.pieces === 2));
  into[FULL_LEAD] = isRace ? (sign * full) / FULL_SCALE : 0;
  into[FINISH] = canFinish ? sign : 0;
  into[TURN] = sign;
  into[FILL_LEAD] = (sign * near) / FULL_SCALE;
  into[FILL_THREAT] = doesFullAlwaysWin && !canFinish && fillsNext(board, next ^ OTHER_SIDE) ? sign : 0;
}

/** [6] Whether the other side has a piece that one turn fills and that the mover cannot take, or two. */
function fillsNext(board: Int32Array, firstSlot: number): boolean {
  if (other.fullest < FILLABLE) return false;
  let count = 0;
  for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) {
    const piece = board[slot]!;
    if (popCount(pinsOf(piece)) < FILLABLE) continue;
    if (!isIn(mover.onceLow, mover.onceHigh, cellOf(piece))) return true;
    count++;
  }
  return count > 1;
}
