// Hot: generates, counts and draws the turns of a side. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import { BrokenInvariant, type Move, type MoveList, type Random } from '../contract/index.ts';
import * as geometryModule from './geometry.ts';
import * as movesModule from './moves.ts';
import * as piecesModule from './pieces.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount, selectBit } = bitsModule;
const { ALL_PINS, firstHole, HOLES, leadingPin, OFFSETS, PIECES_EACH, pinIn, REACH } = geometryModule;
const { holeOf, NONE, packPlace, packTurn, pieceOf } = movesModule;
const { cellOf } = piecesModule;

// A turn is a step and a set of pins. The possible sets depend on the step only if it takes an own piece, so turns are counted
// by multiplication, and a random turn is a random step and then random pins. Each function first collects the facts about the
// side below; they are kept in the module because nothing may be allocated, and hold until the next call.

/** No own piece: the step takes none. It has no holes. */
const NOBODY = PIECES_EACH;

/** [3] By piece, the pins by which it can step. */
const stepPins = new Int32Array(PIECES_EACH);
/** [3] Those by which it takes an own piece. */
const takingPins = new Int32Array(PIECES_EACH);
/** [3] By piece, the holes that can take a pin, and how many they are. */
const emptyHoles = new Int32Array(PIECES_EACH + 1);
const emptyCounts = new Int32Array(PIECES_EACH + 1);

function readPieces(words: Int32Array, firstSlot: number): void {
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    const word = words[firstSlot + piece]!;
    const steps = word & REACH[cellOf(word)]!;
    stepPins[piece] = steps;
    takingPins[piece] = steps === 0 ? 0 : steps & pinsToOwn(words, firstSlot, cellOf(word));
    const holes = word === 0 ? 0 : ~word & ALL_PINS;
    emptyHoles[piece] = holes;
    emptyCounts[piece] = popCount(holes);
  }
}

/** The pins that would lead from a cell to pieces of a side. */
function pinsToOwn(words: Int32Array, firstSlot: number, cell: number): number {
  let pins = 0;
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    const word = words[firstSlot + piece]!;
    if (word !== 0) pins |= leadingPin(cell, cellOf(word));
  }
  return pins;
}

function countSteps(): number {
  let count = 0;
  for (let piece = 0; piece < PIECES_EACH; piece++) count += popCount(stepPins[piece]!);
  return count;
}

function countHoles(): number {
  let count = 0;
  for (let piece = 0; piece < PIECES_EACH; piece++) count += emptyCounts[piece]!;
  return count;
}

/** The number of sets of pins for a number of empty holes: [3] the pairs, or [4] one set with all remaining holes. */
function countPinSets(holes: number): number {
  return holes < 2 ? 1 : (holes * (holes - 1)) >>> 1;
}

/** [3] The own piece that a step takes, which then takes no pins. */
function ownTakenBy(words: Int32Array, firstSlot: number, step: number): number {
  if (step === NONE || (takingPins[pieceOf(step)]! & pinIn(holeOf(step))) === 0) return NOBODY;
  const to = cellOf(words[firstSlot + pieceOf(step)]!) + OFFSETS[holeOf(step)]!;
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    const word = words[firstSlot + piece]!;
    if (word !== 0 && cellOf(word) === to) return piece;
  }
  return NOBODY;
}

/** Adds all turns, in the order of their packed numbers. */
export function pushTurns(into: MoveList, words: Int32Array, firstSlot: number): void {
  readPieces(words, firstSlot);
  const steps = countSteps();
  let missing = NOBODY;
  let places = collectEmptyPlaces(missing);
  into.reserve(Math.max(steps, 1) * countPinSets(places));
  if (steps === 0) pushPinSets(into, NONE, places); // [4]
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    const taking = takingPins[piece]!;
    let pins = stepPins[piece]!;
    while (pins !== 0) {
      const hole = firstHole(pins);
      const pin = pinIn(hole);
      const step = packPlace(piece, hole);
      const taken = (taking & pin) === 0 ? NOBODY : ownTakenBy(words, firstSlot, step);
      pins ^= pin;
      if (taken !== missing) {
        missing = taken;
        places = collectEmptyPlaces(missing);
      }
      pushPinSets(into, step, places);
    }
  }
}

/** What `collectEmptyPlaces` has collected. */
const emptyPlaces = new Int32Array(PIECES_EACH * HOLES);

/** Collects the places of all empty holes except those of one piece; returns their number. */
function collectEmptyPlaces(missing: number): number {
  let count = 0;
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    let holes = piece === missing ? 0 : emptyHoles[piece]!;
    while (holes !== 0) {
      const hole = firstHole(holes);
      holes ^= pinIn(hole);
      emptyPlaces[count++] = packPlace(piece, hole);
    }
  }
  return count;
}

/** Adds a step with each set of pins in the first `places` collected places. */
function pushPinSets(into: MoveList, step: number, places: number): void {
  if (places < 2) {
    into.push(packTurn(step, places === 0 ? NONE : emptyPlaces[0]!, NONE)); // [4]
    return;
  }
  const packed = into.packed;
  let length = into.length;
  for (let first = 0; first < places - 1; first++) {
    const begun = packTurn(step, emptyPlaces[first]!, 0);
    for (let second = first + 1; second < places; second++) packed[length++] = begun | emptyPlaces[second]!;
  }
  into.length = length;
}

/** How many turns `pushTurns` would add. */
export function countTurns(words: Int32Array, firstSlot: number): number {
  readPieces(words, firstSlot);
  const steps = countSteps();
  const holes = countHoles();
  const pinSets = countPinSets(holes);
  if (steps === 0) return pinSets; // [4]
  let turns = steps * pinSets;
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    let taking = takingPins[piece]!;
    while (taking !== 0) {
      const step = packPlace(piece, firstHole(taking));
      taking ^= pinIn(holeOf(step));
      turns += countPinSets(holes - emptyCounts[ownTakenBy(words, firstSlot, step)]!) - pinSets;
    }
  }
  return turns;
}

/** A random turn, uniformly distributed. */
export function drawTurn(words: Int32Array, firstSlot: number, random: Random): Move {
  const rank = random.below(countTurns(words, firstSlot));
  const step = selectStep(words, firstSlot, rank);
  const taken = ownTakenBy(words, firstSlot, step);
  const places = countHoles() - emptyCounts[taken]!;
  if (places === 0) return packTurn(step, NONE, NONE); // [4]
  const one = random.below(places);
  const pin = selectEmptyPlace(taken, one);
  if (places === 1) return packTurn(step, pin, NONE); // [4]
  const other = random.below(places - 1);
  const otherPin = selectEmptyPlace(taken, other < one ? other : other + 1);
  return pin < otherPin ? packTurn(step, pin, otherPin) : packTurn(step, otherPin, pin);
}

/** The step of a turn by the turn's rank, in an order in which the steps of a piece that take own ones come last. */
function selectStep(words: Int32Array, firstSlot: number, rank: number): number {
  const holes = countHoles();
  const pinSets = countPinSets(holes);
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    let taking = takingPins[piece]!;
    const others = stepPins[piece]! ^ taking;
    const turnsOfOthers = popCount(others) * pinSets;
    if (rank < turnsOfOthers) return packPlace(piece, HOLES - 1 - selectBit(others, Math.floor(rank / pinSets)));
    rank -= turnsOfOthers;
    while (taking !== 0) {
      const step = packPlace(piece, firstHole(taking));
      taking ^= pinIn(holeOf(step));
      const turns = countPinSets(holes - emptyCounts[ownTakenBy(words, firstSlot, step)]!);
      if (rank < turns) return step;
      rank -= turns;
    }
  }
  return NONE; // [4]
}

/** The place with a given rank among all empty holes except those of one piece. */
function selectEmptyPlace(missing: number, rank: number): number {
  for (let piece = 0; piece < PIECES_EACH; piece++) {
    if (piece === missing) continue;
    const count = emptyCounts[piece]!;
    if (rank < count) return packPlace(piece, HOLES - 1 - selectBit(emptyHoles[piece]!, rank));
    rank -= count;
  }
  throw new BrokenInvariant('the rank is below the number of places');
}
