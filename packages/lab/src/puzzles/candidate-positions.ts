import {
  MoveList,
  NO_MOVE_FOUND,
  type Position,
  type ProofGuide,
  type Random,
  type Side,
  type SolverFacet,
  type CellView,
  type PieceView,
  type View,
} from '@tabuleiro/games';

/** Plies of the longest detour. */
const LONGEST = 3;

/**
 * The position and the ends of some random detours of a few plies. Mistakes lead to positions in which both sides are
 * about to win.
 */
export function withDetours(position: Position, count: number, random: Random): readonly Position[] {
  const found = [position];
  for (let detour = 0; detour < count; detour++) {
    const end = position.clone();
    for (let plies = detour % LONGEST; plies >= 0 && !end.isOver(); plies--) end.apply(end.randomMove(random));
    if (!end.isOver()) found.push(end);
  }
  return found;
}

/**
 * Whether the other side wins at once after all moves but a few. Then little remains to be proved about the moves that
 * are not the solution.
 */
export function hasFewSafeMoves({ guide: guideTo }: Guiding, position: Position, mostSafe: number): boolean {
  const { turn } = position;
  const guide = guideTo(position.clone());
  if (position.isOver() || guide.threatens?.(turn === 1 ? 2 : 1) === false) return false;
  const moves = new MoveList();
  guide.searchState.legalMoves(moves);
  let safe = 0;
  for (const move of moves) {
    guide.searchState.apply(move);
    if (!isLostFor(turn, guide)) safe++;
    guide.searchState.undo();
    if (safe > mostSafe) return false;
  }
  return true;
}

/** A game whose solver has a guide. */
export type Guiding = Extract<SolverFacet, { readonly guide: unknown }>;

/** Whether the side that has just moved has not won and cannot win any more. */
function isLostFor(side: Side, guide: ProofGuide): boolean {
  const { searchState } = guide;
  if (searchState.isOver()) return searchState.outcome()?.winner !== side;
  return searchState.turn !== side && guide.winningMove() !== NO_MOVE_FOUND;
}

type Turn = (x: number, y: number) => readonly [x: number, y: number];

/** The eight symmetries of a board. */
const TURNS: readonly Turn[] = [
  (x, y) => [x, y],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [-x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, x],
  (x, y) => [y, -x],
  (x, y) => [-y, -x],
];

/**
 * Equal for positions that are equal after turning, mirroring or shifting the board, or swapping the sides. A few
 * different positions share a text (pins of tiles are only counted), which occasionally loses a puzzle.
 */
export function canonicalFormOf({ cells, pieces }: View, turn: Side): string {
  const places = new Map(cells.map((cell) => [cell.id, cell]));
  return TURNS.map((turned) => describe(pieces, places, turn, turned)).toSorted()[0] ?? '';
}

function describe(
  pieces: readonly PieceView[],
  places: ReadonlyMap<string, CellView>,
  turn: Side,
  turned: Turn,
): string {
  const standing = pieces.flatMap((piece) => {
    const cell = 'cell' in piece.at ? places.get(piece.at.cell) : undefined;
    return cell === undefined ? [] : [{ kind: kindOf(piece, turn), at: turned(cell.x, cell.y) }];
  });
  const left = Math.min(...standing.map(({ at: [x] }) => x));
  const bottom = Math.min(...standing.map(({ at: [, y] }) => y));
  const onBoard = standing.map(({ kind, at: [x, y] }) => `${kind}@${x - left},${y - bottom}`);
  const aside = pieces.filter(({ at }) => !('cell' in at)).map((piece) => kindOf(piece, turn));
  return [...onBoard, ...aside].toSorted().join(' ');
}

/** The kind of a piece from the point of view of the side to move. */
function kindOf({ shape, owner, count, pegs }: PieceView, turn: Side): string {
  const whose = owner === null ? '' : owner === turn ? 'own' : 'other';
  return `${whose} ${shape} ${count ?? 1} ${pegs?.filter(Boolean).length ?? 0}`;
}
