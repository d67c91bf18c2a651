// Hot: a search asks for them hundreds of thousands of times a second. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import * as surveyModule from './attack-map.ts';
import * as namesModule from './feature-names.ts';
import * as geometryModule from './geometry.ts';
import * as piecesModule from './pieces.ts';
import type { EigenstateSearchState } from './search-state.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { PIECES_EACH } = geometryModule;
const { CONTACT, COVER_LEAD, DANGER_GUARDED, DANGER_LOOSE, FILL_LEAD, FILL_THREAT } = namesModule;
const { FILLABLE, FINISH, FULL_LEAD, FULL_SCALE, LAST_TWO, nearness } = namesModule;
const { MEAN_STEP_LEAD, PIECE_LEAD, PIN_LEAD, PREY_GUARDED, PREY_LOOSE, STEP_LEAD, TURN } = namesModule;
const { cellOf, FIRST_SLOTS, pinsOf } = piecesModule;
const { countCells, countContacts, isIn, AttackMap } = surveyModule;

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
