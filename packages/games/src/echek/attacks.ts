import {
  type Attacks,
  type Move,
  MoveList,
  NO_REACH,
  NO_THREATS,
  otherSide,
  positionOf,
  type Position,
  type Reach,
  type Side,
  type Threats,
} from '../contract/index.ts';
import { GRID } from './grid.ts';
import { CASTLE, KING, NOWHERE, PASS, PIECE_NAMES, pieceOf, QUEEN, removedOf, ROOK, toOf } from './moves.ts';
import { DEAD, isInPlay, RESERVE } from './packed-fields.ts';
import { type OwnedPiece, pieceNamed, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';

// Nothing is captured in Echek. A piece attacks what its turn takes off [6], and a queen or king that it surrounds [7].
// Numbers in brackets are the rules of README.md.

function reach(position: Position, id: string): Reach {
  const echek = positionOf(EchekPosition, position);
  const owned = pieceAt(echek, id);
  const at = owned === undefined ? null : withTurn(echek, owned.side);
  if (at === null || owned === undefined) return NO_REACH;
  const moves = movesOf(at).filter((move) => goalOf(at, move, owned.piece) !== null);
  const goes = moves.map((move) => goalOf(at, move, owned.piece) ?? NOWHERE);
  return { goes: namesOf(goes), attacks: namesOf(moves.flatMap((move) => harmedBy(at, move).cells)) };
}

function threats(position: Position, side: Side): Threats {
  const at = withTurn(positionOf(EchekPosition, position), side);
  if (at === null) return NO_THREATS;
  const effects = movesOf(at).map((move) => harmedBy(at, move));
  const winning = effects.filter(({ isWin }) => isWin);
  return {
    captures: namesOf(effects.flatMap(({ cells }) => cells)),
    wins: namesOf(winning.map(() => at.place(otherSide(side), KING))),
  };
}

const namesOf = (cells: readonly number[]): readonly string[] => [...new Set(cells)].map((cell) => GRID.nameOf(cell));

function pieceAt(position: EchekPosition, id: string): OwnedPiece | undefined {
  const cell = GRID.parse(id);
  if (cell !== null) return pieceOn(position, cell);
  const owned = pieceNamed(id);
  return owned !== undefined && position.place(owned.side, owned.piece) === RESERVE ? owned : undefined;
}

/** The position with the turn of a side; null when it is over. */
function withTurn(position: EchekPosition, turn: Side): EchekPosition | null {
  if (position.isOver()) return null;
  if (position.turn === turn) return position;
  const placesOf = (side: Side): number[] => PIECE_NAMES.map((_, piece) => position.place(side, piece));
  return EchekPosition.fromSetup({
    places: [placesOf(1), placesOf(2)],
    turn,
    mayCastle: [position.mayCastle(1), position.mayCastle(2)],
    clock: position.clock,
  });
}

function movesOf(at: EchekPosition): readonly Move[] {
  const moves = new MoveList();
  at.legalMoves(moves);
  return [...moves].filter((move) => move !== PASS);
}

/** The cell to which a move takes a piece; null if it does not. */
function goalOf(at: EchekPosition, move: Move, piece: number): number | null {
  if (move !== CASTLE) return pieceOf(move) === piece ? toOf(move) : null;
  if (piece === KING) return at.place(at.turn, ROOK);
  return piece === ROOK ? at.place(at.turn, KING) : null;
}

/** The cells of enemy pieces that a move takes off or surrounds. */
function harmedBy(at: EchekPosition, move: Move): { readonly cells: readonly number[]; readonly isWin: boolean } {
  const other = otherSide(at.turn);
  const next = at.clone();
  next.apply(move);
  const isWin = next.outcome()?.winner === at.turn;
  const cells: number[] = isWin ? [at.place(other, KING)] : [];
  const removed = move === CASTLE ? NOWHERE : removedOf(move);
  if (removed !== NOWHERE && pieceOn(at, removed)?.side === other) cells.push(removed);
  const queen = at.place(other, QUEEN);
  if (isInPlay(queen) && next.place(other, QUEEN) === DEAD) cells.push(queen);
  return { cells, isWin };
}

export const attacks: Attacks = { reach, threats };
