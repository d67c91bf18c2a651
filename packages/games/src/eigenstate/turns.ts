// Hot: generates, counts and draws the turns of a side. Numbers in brackets are the rules of README.md.
import { popCount, selectBit } from '../board/bits.ts';
import { BrokenInvariant, type Move, type MoveList, type Random } from '../contract/index.ts';
import { ALL_PINS, firstHole, HOLES, leadingPin, OFFSETS, pinIn, PIECES_EACH, REACH } from './geometry.ts';
import { holeOf, makePlace, makeTurn, NONE, pieceOf } from './moves.ts';
import { squareOf } from './pieces.ts';

// A turn is a step and a set of pins. Which sets there are depends on the step only where it takes an own piece, so turns
// are counted by multiplication, and one is drawn by drawing a step and then its pins.

/** Slot 0 holds no piece: what is asked of "no piece" is answered as for a piece that is out. */
const NO_SLOT = 0;

const endOfSlots = (firstSlot: number): number => firstSlot + PIECES_EACH;

/** [3] The pins by which the piece in a slot can step. */
function stepPins(words: Int32Array, slot: number): number {
  const piece = words[slot]!;
  return piece & REACH[squareOf(piece)]!;
}

/** [3] The holes of the piece in a slot that can take a pin. */
function emptyHoles(words: Int32Array, slot: number): number {
  const piece = words[slot]!;
  return piece === 0 ? 0 : ~piece & ALL_PINS;
}

/** [4] Whether some piece of a side can step. */
export function canStep(words: Int32Array, firstSlot: number): boolean {
  const end = endOfSlots(firstSlot);
  for (let slot = firstSlot; slot < end; slot++) {
    if (stepPins(words, slot) !== 0) return true;
  }
  return false;
}

function countSteps(words: Int32Array, firstSlot: number): number {
  const end = endOfSlots(firstSlot);
  let count = 0;
  for (let slot = firstSlot; slot < end; slot++) count += popCount(stepPins(words, slot));
  return count;
}

export function countEmptyHoles(words: Int32Array, firstSlot: number): number {
  const end = endOfSlots(firstSlot);
  let count = 0;
  for (let slot = firstSlot; slot < end; slot++) count += popCount(emptyHoles(words, slot));
  return count;
}

/** How many sets of pins so many empty holes allow: [3] the pairs, or [4] the one set of all holes that are left. */
function countPinSets(holes: number): number {
  return holes < 2 ? 1 : (holes * (holes - 1)) >>> 1;
}

/** [3] The slot of the own piece that a step takes, which then takes no pins; mostly there is none. */
function ownTakenBy(words: Int32Array, firstSlot: number, step: number): number {
  if (step === NONE) return NO_SLOT;
  const to = squareOf(words[firstSlot + pieceOf(step)]!) + OFFSETS[holeOf(step)]!;
  const end = endOfSlots(firstSlot);
  for (let slot = firstSlot; slot < end; slot++) {
    const piece = words[slot]!;
    if (piece !== 0 && squareOf(piece) === to) return slot;
  }
  return NO_SLOT;
}

/** Adds all turns, in the order of their packed numbers. */
export function pushTurns(into: MoveList, words: Int32Array, firstSlot: number): void {
  const steps = countSteps(words, firstSlot);
  into.reserve(Math.max(steps, 1) * countPinSets(countEmptyHoles(words, firstSlot)));
  let missing = NO_SLOT;
  let holes = collectEmptyPlaces(words, firstSlot, missing);
  if (steps === 0) pushPinSets(into, NONE, holes); // [4]
  const end = endOfSlots(firstSlot);
  for (let slot = firstSlot; slot < end; slot++) {
    const taking = ownTakingPins(words, firstSlot, slot);
    let pins = stepPins(words, slot);
    while (pins !== 0) {
      const hole = firstHole(pins);
      const pin = pinIn(hole);
      pins ^= pin;
      const step = makePlace(slot - firstSlot, hole);
      const taken = (taking & pin) === 0 ? NO_SLOT : ownTakenBy(words, firstSlot, step);
      if (taken !== missing) {
        missing = taken;
        holes = collectEmptyPlaces(words, firstSlot, missing);
      }
      pushPinSets(into, step, holes);
    }
  }
}

/** What `collectEmptyPlaces` has collected. */
const emptyPlaces = new Int32Array(PIECES_EACH * HOLES);

/** Collects the places of a side's empty holes, but those of the piece in one slot, and gives their number. */
function collectEmptyPlaces(words: Int32Array, firstSlot: number, missing: number): number {
  const end = endOfSlots(firstSlot);
  let count = 0;
  for (let slot = firstSlot; slot < end; slot++) {
    if (slot === missing) continue;
    let holes = emptyHoles(words, slot);
    while (holes !== 0) {
      const hole = firstHole(holes);
      holes ^= pinIn(hole);
      emptyPlaces[count++] = makePlace(slot - firstSlot, hole);
    }
  }
  return count;
}

/** Adds a step with each set of pins in the collected places. */
function pushPinSets(into: MoveList, step: number, holes: number): void {
  if (holes < 2) {
    into.push(makeTurn(step, holes === 0 ? NONE : emptyPlaces[0]!, NONE)); // [4]
    return;
  }
  const packed = into.packed;
  let length = into.length;
  for (let first = 0; first < holes - 1; first++) {
    const begun = makeTurn(step, emptyPlaces[first]!, 0);
    for (let second = first + 1; second < holes; second++) packed[length++] = begun | emptyPlaces[second]!;
  }
  into.length = length;
}

/** The pins by which the piece in a slot can take an own piece. */
function ownTakingPins(words: Int32Array, firstSlot: number, slot: number): number {
  const end = endOfSlots(firstSlot);
  const square = squareOf(words[slot]!);
  let towardsOwn = 0;
  for (let other = firstSlot; other < end; other++) {
    const piece = words[other]!;
    if (piece !== 0) towardsOwn |= leadingPin(square, squareOf(piece));
  }
  return stepPins(words, slot) & towardsOwn;
}

/** How many turns `pushTurns` would add. */
export function countTurns(words: Int32Array, firstSlot: number): number {
  const holes = countEmptyHoles(words, firstSlot);
  const pinSets = countPinSets(holes);
  const steps = countSteps(words, firstSlot);
  if (steps === 0) return pinSets; // [4]
  const end = endOfSlots(firstSlot);
  let turns = steps * pinSets;
  for (let slot = firstSlot; slot < end; slot++) {
    let pins = ownTakingPins(words, firstSlot, slot);
    while (pins !== 0) {
      const hole = firstHole(pins);
      pins ^= pinIn(hole);
      const taken = ownTakenBy(words, firstSlot, makePlace(slot - firstSlot, hole));
      turns += countPinSets(holes - popCount(emptyHoles(words, taken))) - pinSets;
    }
  }
  return turns;
}

/** One of all turns, each equally likely. */
export function drawTurn(words: Int32Array, firstSlot: number, random: Random): Move {
  const step = canStep(words, firstSlot) ? drawStep(words, firstSlot, random) : NONE; // [4]
  const taken = ownTakenBy(words, firstSlot, step);
  const holes = countEmptyHoles(words, firstSlot) - popCount(emptyHoles(words, taken));
  if (holes === 0) return makeTurn(step, NONE, NONE); // [4]
  const rank = random.below(holes);
  const pin = selectEmptyPlace(words, firstSlot, taken, rank);
  if (holes === 1) return makeTurn(step, pin, NONE);
  const otherRank = random.below(holes - 1);
  const otherPin = selectEmptyPlace(words, firstSlot, taken, otherRank < rank ? otherRank : otherRank + 1);
  return pin < otherPin ? makeTurn(step, pin, otherPin) : makeTurn(step, otherPin, pin);
}

/** A step, each as likely as the number of its turns. */
function drawStep(words: Int32Array, firstSlot: number, random: Random): number {
  const holes = countEmptyHoles(words, firstSlot);
  const pinSets = countPinSets(holes);
  const end = endOfSlots(firstSlot);
  let rank = random.below(countTurns(words, firstSlot));
  for (let slot = firstSlot; slot < end; slot++) {
    let taking = ownTakingPins(words, firstSlot, slot);
    const others = stepPins(words, slot) ^ taking;
    const turnsOfOthers = popCount(others) * pinSets;
    if (rank < turnsOfOthers) {
      return makePlace(slot - firstSlot, HOLES - 1 - selectBit(others, Math.floor(rank / pinSets)));
    }
    rank -= turnsOfOthers;
    while (taking !== 0) {
      const hole = firstHole(taking);
      taking ^= pinIn(hole);
      const step = makePlace(slot - firstSlot, hole);
      const turns = countPinSets(holes - popCount(emptyHoles(words, ownTakenBy(words, firstSlot, step))));
      if (rank < turns) return step;
      rank -= turns;
    }
  }
  throw new BrokenInvariant('countTurns and drawStep agree');
}

/** The place of one of a side's empty holes, but those of the piece in one slot, by a rank that is below their number. */
function selectEmptyPlace(words: Int32Array, firstSlot: number, missing: number, rank: number): number {
  const end = endOfSlots(firstSlot);
  for (let slot = firstSlot; slot < end; slot++) {
    if (slot === missing) continue;
    const holes = emptyHoles(words, slot);
    const count = popCount(holes);
    if (rank < count) return makePlace(slot - firstSlot, HOLES - 1 - selectBit(holes, rank));
    rank -= count;
  }
  throw new BrokenInvariant('the rank is below the number of empty holes');
}
