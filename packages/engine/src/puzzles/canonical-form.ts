import type { CellView, PieceView, Side, View } from '@tabuleiro/games';

type Turn = (x: number, y: number) => readonly [x: number, y: number];

/** The eight ways to turn and mirror a board. */
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
 * A text that positions have in common which look the same when the board is turned, mirrored or moved, or when the sides
 * change places. A few that differ have the same text too (pins of tiles are only counted), which costs a puzzle now and then.
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

/** What a piece is, as the side to move sees it. */
function kindOf({ shape, owner, count, pegs }: PieceView, turn: Side): string {
  const whose = owner === null ? '' : owner === turn ? 'own' : 'other';
  return `${whose} ${shape} ${count ?? 1} ${pegs?.filter(Boolean).length ?? 0}`;
}
