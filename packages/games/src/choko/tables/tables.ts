import { popCount } from '../../board/bits.ts';
import {
  assert,
  type Bounds,
  type ClassKernel,
  CLOCK_LIMIT,
  type KernelJob,
  type Locator,
  otherSide,
  type Position,
  positionOf,
  type TableClass,
  type TableFacet,
} from '../../contract/index.ts';
import { RetrogradeKernel, retrogradeScratchBytes } from '../../retrograde/kernel.ts';
import { CODE_HOLE, DICTIONARY, LONGEST } from '../../retrograde/outcome-codes.ts';
import { CELLS } from '../board.ts';
import { ChokoPosition } from '../rules.ts';
import { MEN_EACH } from '../turn-state.ts';
import { EndgameGraph } from './graph.ts';
import { MenPair } from './moves.ts';
import { choose } from './subset-ranks.ts';
import { SYMMETRIES, turnedCell } from './symmetries.ts';

/*
 * Positions with empty hands and few men, solved for wins and losses with the plies to the end.
 *
 * Either side may be to move. With empty hands no man is dropped, and all other rules are the same for both colours:
 * `mayMove` is always true, and initiative and hands decide nothing else (rules.ts). So colours and initiative do not
 * matter. The rules are symmetric, so positions that are mirrored or rotated have the same value.
 *
 * The table ignores the clock and repetition: a position where no side can force an end is a draw. In a match this means:
 *
 * - A draw is a draw. Each side has a strategy that never loses, no matter how long the match takes. Clock and repetition
 *   only end some of these matches, as draws [8] [9]. So neither side can win.
 * - A win in n plies is a win if the clock leaves n plies. The winner's strategy ends within n plies, so the last man is
 *   taken [7] before the clock runs out, and the distance shrinks with every ply, so no position on the way recurs. (The
 *   caller must rule out that one of them has already occurred twice in the match.) If the clock leaves fewer plies, the
 *   winner still does not have to lose.
 */

/** The men of a class: the side with more of them first, regardless of the side to move. */
export interface ClassMen {
  readonly more: number;
  readonly fewer: number;
}

/** With more men an index would not fit 31 bits. */
export const LARGEST_TABLE = 12;
export const SMALLEST_TABLE = 2;

export function classIdOf(men: number, others: number): string {
  return `${Math.max(men, others)}-${Math.min(men, others)}`;
}

/** The classes with up to `upTo` men in all, fewest men first; captures lead to classes with two men less. */
export function listMen(upTo: number): readonly ClassMen[] {
  const list: ClassMen[] = [];
  for (let total = SMALLEST_TABLE; total <= upTo; total++) {
    for (let fewer = 1; 2 * fewer <= total; fewer++) {
      if (total - fewer <= MEN_EACH) list.push({ more: total - fewer, fewer });
    }
  }
  return list;
}

export function tableClassOf({ more, fewer }: ClassMen): TableClass {
  const needs = [];
  if (more > 2) needs.push(classIdOf(more - 2, fewer));
  if (fewer > 2) needs.push(classIdOf(more, fewer - 2));
  return { id: classIdOf(more, fewer), amount: more + fewer, size: sizeOf(more, fewer), needs };
}

/** The memory for numbering the positions of a class and of the classes that captures lead to. */
export function indexBytes({ more, fewer }: ClassMen): number {
  const orbitBytes = [more, more - 1, more - 2].map((men) => 4 * choose(CELLS, men));
  const setBytes = 4 * 3 * 2 * choose(CELLS - more + 2, fewer);
  return orbitBytes.reduce((sum, bytes) => sum + bytes, setBytes);
}

/** The number of indices of a `MenPair`, computed without listing them. */
function sizeOf(more: number, fewer: number): number {
  const kinds = more === fewer ? 1 : 2;
  return kinds * countOrbits(more) * choose(CELLS - more, fewer);
}

/**
 * The number of orbits of the sets of a given size: the mean, over all symmetries, of how many sets a symmetry maps to
 * themselves (Burnside's lemma). Those are the sets that consist of whole cycles of the symmetry.
 */
function countOrbits(count: number): number {
  let kept = 0;
  for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
    const ways = Array.from({ length: count + 1 }, (_, cells): number => (cells === 0 ? 1 : 0));
    for (const length of cycleLengths(symmetry)) {
      for (let cells = count; cells >= length; cells--) ways[cells] = (ways[cells] ?? 0) + (ways[cells - length] ?? 0);
    }
    kept += ways[count] ?? 0;
  }
  return kept / SYMMETRIES;
}

function cycleLengths(symmetry: number): readonly number[] {
  const lengths: number[] = [];
  const seen = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++) {
    let length = 0;
    for (let at = cell; !seen.has(at); at = turnedCell(at, symmetry)) {
      seen.add(at);
      length++;
    }
    if (length > 0) lengths.push(length);
  }
  return lengths;
}

const ALL_MEN: readonly ClassMen[] = listMen(LARGEST_TABLE);

/** The index of a class in the list, by the numbers of men of both sides in either order; −1 if there is none. */
const NUMBERS = new Int8Array((LARGEST_TABLE + 1) ** 2).fill(-1);
for (const [number, { more, fewer }] of ALL_MEN.entries()) {
  NUMBERS[more * (LARGEST_TABLE + 1) + fewer] = number;
  NUMBERS[fewer * (LARGEST_TABLE + 1) + more] = number;
}

/** Numbers the positions of each class, by the class's number; each numbering is made on first use. */
const PAIRS: (MenPair | undefined)[] = [];

function menOf(classId: string): ClassMen {
  const men = ALL_MEN.find(({ more, fewer }) => classIdOf(more, fewer) === classId);
  assert(men !== undefined, `${classId} is a class`);
  return men;
}

function pairAt(number: number): MenPair {
  const known = PAIRS[number];
  if (known !== undefined) return known;
  const men = ALL_MEN[number];
  assert(men !== undefined, `there is a class ${number}`);
  const pair = new MenPair(men.more, men.fewer);
  PAIRS[number] = pair;
  return pair;
}

class MenLocator implements Locator {
  classNumber = -1;
  index = -1;
  private readonly held: number;

  constructor(held: number) {
    this.held = held;
  }

  locate(position: Position): boolean {
    const choko = positionOf(ChokoPosition, position);
    if (choko.hand(1) !== 0 || choko.hand(2) !== 0) return false;
    const { mine, theirs } = choko;
    const count = popCount(mine);
    const others = popCount(theirs);
    if (count + others > LARGEST_TABLE) return false;
    const number = NUMBERS[count * (LARGEST_TABLE + 1) + others] ?? -1;
    // Numbering a class takes long the first time, so it is not done for a class without a table.
    if (number === -1 || number >= this.held) return false;
    this.classNumber = number;
    this.index = pairAt(number).indexOf(mine, theirs, count);
    return true;
  }
}

/** A locator of the first classes, all of them already numbered. */
function prepareLocator(held: number): Locator {
  for (let number = 0; number < held; number++) pairAt(number);
  return new MenLocator(held);
}

function positionAt(_variant: string, classId: string, index: number): Position | null {
  const pair = pairAt(ALL_MEN.indexOf(menOf(classId)));
  if (pair.isHole(index)) return null;
  const { ownMen, enemyMen } = pair.placed(index);
  return ChokoPosition.fromSetup({ men: [ownMen, enemyMen], hands: [0, 0], turn: 1, initiative: null, clock: 0 });
}

function kernel({ classId, earlier, codes, distances, scratch }: KernelJob): ClassKernel {
  const { more, fewer } = menOf(classId);
  const graph = new EndgameGraph(more, fewer, (men, others) => {
    const solved = earlier.find(({ id }) => id === classIdOf(men, others));
    assert(solved !== undefined, `${classIdOf(men, others)} is solved before ${classId}`);
    return solved;
  });
  return new RetrogradeKernel(graph, { codes, distances, scratch });
}

export const tables: TableFacet = {
  unit: 'men',
  smallest: SMALLEST_TABLE,
  largest: LARGEST_TABLE,
  signature: 'men-1',
  distanceTo: 'end',
  distances: 1,
  longest: LONGEST,
  isEndlessDrawn: true,
  classes: (_variant, upTo): readonly TableClass[] => listMen(upTo).map(tableClassOf),
  holeCode: CODE_HOLE,
  dictionary: (): readonly Bounds[] => DICTIONARY,
  locator: (_variant, held) => (held === undefined ? new MenLocator(ALL_MEN.length) : prepareLocator(held)),
  positionAt,
  margin: () => 0,
  endValue: (position) => {
    const choko = positionOf(ChokoPosition, position);
    if (choko.mine === 0 && choko.hand(choko.turn) === 0) return -1;
    return choko.theirs === 0 && choko.hand(otherSide(choko.turn)) === 0 ? 1 : null;
  },
  pliesLeft: (position) => CLOCK_LIMIT - positionOf(ChokoPosition, position).clock,
  scratchBytes: (_variant, classId) => retrogradeScratchBytes(tableClassOf(menOf(classId)).size),
  threadBytes: (_variant, classId) => indexBytes(menOf(classId)),
  kernel,
};
