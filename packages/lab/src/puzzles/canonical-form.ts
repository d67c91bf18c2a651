import type { CellView, PieceView, Side, View } from '@tabuleiro/games';

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
