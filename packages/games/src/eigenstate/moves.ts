import { type Move, toMove } from '../contract/index.ts';

// [3] A move packs three places in eight bits each: the piece and the hole of the pin it moves by, then the piece and the
// hole of each new pin. A place is a piece's number and a hole's, so that places compare as the notation orders them; the
// two pins stand in that order, which gives each set of pins one packing.

/** [4] Where the step or a pin is left out. It is higher than every place, so a lone pin comes first. */
export const NONE = 255;

export const packPlace = (piece: number, hole: number): number => (piece << 5) | hole;
export const pieceOf = (place: number): number => place >>> 5;
export const holeOf = (place: number): number => place & 31;

export const packTurn = (step: number, firstPin: number, secondPin: number): Move =>
  toMove((step << 16) | (firstPin << 8) | secondPin);
export const stepOf = (move: number): number => move >>> 16;
export const firstPinOf = (move: number): number => (move >>> 8) & 255;
export const secondPinOf = (move: number): number => move & 255;

/** A turn of nothing. It is never legal as a whole, but a part of a turn may be left out. */
export const NO_PART = packTurn(NONE, NONE, NONE);

// A search decides a turn in three stages: the step, a pin, another pin. A decision is a place, or NONE where the rules leave
// it out [4], with its stage above it, so that it is not mistaken for one of another stage.

export const STEP = 0;
export const FIRST_PIN = 1;
export const SECOND_PIN = 2;
export const STAGES = 3;
const STAGE_SHIFT = 8;

export const packDecision = (stage: number, place: number): Move => toMove((stage << STAGE_SHIFT) | place);
export const placeOf = (decision: number): number => decision & NONE;
export const stageOf = (decision: number): number => decision >>> STAGE_SHIFT;
