// The classic players once more, slowly and in the plainest way, from the text of a position: nothing is shared with the
// players that they examine, not even the geometry.

const FILES = 'abcdef';
const DOWNWARDS = [5, 4, 3, 2, 1];
const HOLES = [1, 2, 3, 4, 5]
  .flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`))
  .filter((hole) => hole !== '33');
/** Columns 5 to 1 and in each rows 5 to 1. */
const TRIED = DOWNWARDS.flatMap((column) => DOWNWARDS.map((row) => `${row}${column}`)).filter((hole) => hole !== '33');

interface Tile {
  readonly name: string;
  readonly square: string;
  readonly pins: readonly string[];
}

type Board = readonly Tile[];

interface Step {
  readonly name: string;
  readonly to: string;
}

export interface Considered {
  readonly step: string;
  readonly value: number;
}

const isOfTwo = (tile: Tile): boolean => tile.name >= '1' && tile.name <= '6';
const ofSide = (board: Board, two: boolean): Board => board.filter((tile) => isOfTwo(tile) === two);

function readBoard(text: string): Board {
  const [one = '', two = ''] = text.split(' ');
  return [...one.split(','), ...two.split(',')].map((part) => {
    const digits = Number.parseInt(part.slice(4), 16).toString(2).padStart(24, '0');
    return { name: part.charAt(0), square: part.slice(1, 3), pins: HOLES.filter((_, index) => digits[index] === '1') };
  });
}

/** The square to which a hole leads, null beyond the board. */
function leadsTo(square: string, hole: string): string | null {
  const file = FILES.indexOf(square.charAt(0)) + Number(hole.charAt(1)) - 3;
  const rank = Number(square.charAt(1)) + 3 - Number(hole.charAt(0));
  return file < 0 || file > 5 || rank < 1 || rank > 6 ? null : `${FILES.charAt(file)}${rank}`;
}

const stepsOf = (tile: Tile): readonly Step[] =>
  TRIED.filter((hole) => tile.pins.includes(hole)).flatMap((hole) => {
    const to = leadsTo(tile.square, hole);
    return to === null ? [] : [{ name: tile.name, to }];
  });

function stepped(board: Board, { name, to }: Step): Board {
  const left = board.filter(({ square }) => square !== to);
  return left.map((tile) => (tile.name === name ? { name, square: to, pins: tile.pins } : tile));
}

function valueFor(board: Board, two: boolean): number {
  const [ours, theirs] = [ofSide(board, two), ofSide(board, !two)];
  const [ourSteps, theirSteps] = [ours.flatMap(stepsOf), theirs.flatMap(stepsOf)];
  const pinsIn = (tiles: Board): number => tiles.flatMap(({ pins }) => pins).length;
  const hits = (steps: readonly Step[], tiles: Board): number =>
    steps.filter(({ to }) => tiles.some(({ square }) => square === to)).length;
  return (
    10 * (ours.length - theirs.length) +
    (pinsIn(ours) - pinsIn(theirs)) +
    (ourSteps.length - theirSteps.length) +
    3 * hits(ourSteps, theirs) -
    8 * hits(theirSteps, ours)
  );
}

/** The first step of the highest value among a side's steps in the order of the board; null without a step. */
function search(board: Board, two: boolean, depth: number): { step: Step; value: number } | null {
  let best: { step: Step; value: number } | null = null;
  for (const step of ofSide(board, two).flatMap(stepsOf)) {
    const value = valueOfLine(board, two, step, depth);
    if (best === null || value > best.value) best = { step, value };
  }
  return best;
}

function valueOfLine(board: Board, two: boolean, step: Step, depth: number): number {
  const moved = stepped(board, step);
  if (depth === 1) return valueFor(moved, two);
  const answer = search(moved, !two, depth - 1);
  const answered = answer === null ? moved : stepped(moved, answer.step);
  return search(answered, two, depth - 1)?.value ?? -1000;
}

export function referenceSteps(text: string, depth: number, order: string): readonly Considered[] {
  const board = readBoard(text);
  const two = text.split(' ')[2] === '2';
  const movers = [...order].flatMap((name) => board.filter((tile) => tile.name === name));
  return movers
    .flatMap(stepsOf)
    .map((step) => ({ step: `${step.name}-${step.to}`, value: valueOfLine(board, two, step, depth) }));
}

/** The turn in the notation. */
export function referenceTurn(text: string, depth: number, order: string): string {
  const considered = referenceSteps(text, depth, order);
  const highest = Math.max(...considered.map(({ value }) => value));
  const step = considered.find(({ value }) => value === highest)?.step ?? '-';
  const [name = '', to = ''] = step.split('-');
  let board = name === '' ? readBoard(text) : stepped(readBoard(text), { name, to });
  const pins: string[] = [];
  for (let count = 0; count < 2; count++) {
    const pin = nextPin(board, order);
    if (pin === undefined) break;
    pins.push(`/${pin}`);
    board = board.map((tile) =>
      tile.name === pin.charAt(0) ? { name: tile.name, square: tile.square, pins: [...tile.pins, pin.slice(1)] } : tile,
    );
  }
  return `${step}${pins.toSorted().join('')}`;
}

function nextPin(board: Board, order: string): string | undefined {
  const tiles = [...order].flatMap((name) => board.filter((tile) => tile.name === name));
  const byNeed = tiles.toSorted((a, b) => stepsOf(a).length - stepsOf(b).length);
  const empty = byNeed.flatMap((tile) =>
    TRIED.filter((hole) => !tile.pins.includes(hole)).map((hole) => ({ tile, hole })),
  );
  const pin = empty.find(({ tile, hole }) => leadsTo(tile.square, hole) !== null) ?? empty[0];
  return pin && `${pin.tile.name}${pin.hole}`;
}
