import {
  CLOCK_LIMIT,
  type Draft,
  type DraftPiece,
  type EditField,
  type FieldValue,
  type Side,
  SIDES,
  type Thing,
  type TrayKind,
  type View,
} from '../contract/index.ts';

// Steps from draft to draft that several games share. What a draft holds came in through a screen: a value that is missing
// or of the wrong kind counts as nothing.

type Pieces = Draft['pieces'];

export function numberIn(draft: Draft, field: string): number {
  const value = draft.values[field];
  return typeof value === 'number' ? value : 0;
}

export function isSet(draft: Draft, field: string): boolean {
  return draft.values[field] === true;
}

export function holderIn(draft: Draft, field: string): Side | null {
  const value = draft.values[field];
  return value === 1 || value === 2 ? value : null;
}

/** One value for each side. */
export function valuesBySide(idOf: (side: Side) => string, valueOf: (side: Side) => FieldValue): Draft['values'] {
  return { [idOf(1)]: valueOf(1), [idOf(2)]: valueOf(2) };
}

export function emptyDraft(fields: readonly EditField[], variant: string): Draft {
  const values = Object.fromEntries(fields.map(({ id, usual }): [string, FieldValue] => [id, usual]));
  return { variant, turn: 1, pieces: {}, values };
}

export function without(pieces: Pieces, cell: string): Pieces {
  return Object.fromEntries(Object.entries(pieces).filter(([name]) => name !== cell));
}

/** The cell on which a thing stands; undefined when it stands on none. */
export function cellOf(pieces: Pieces, thing: string): string | undefined {
  return Object.keys(pieces).find((cell) => pieces[cell]?.thing === thing);
}

/** Puts a piece on a cell, in the place of what stood there. Something unique leaves where it was. */
export function withPiece(pieces: Pieces, cell: string, piece: DraftPiece, isUnique: boolean): Pieces {
  const before = isUnique ? cellOf(pieces, piece.thing) : undefined;
  return { ...(before === undefined ? pieces : without(pieces, before)), [cell]: piece };
}

export function moved(pieces: Pieces, from: string, to: string): Pieces {
  const piece = pieces[from];
  return piece === undefined || from === to ? pieces : { ...without(pieces, from), [to]: piece };
}

/** What stands on the cells of a view, by the things that look like it. */
export function piecesIn(view: View, things: readonly Thing[]): Pieces {
  const pieces: Record<string, DraftPiece> = {};
  for (const { at, shape, owner, name, count, pegs } of view.pieces) {
    const thing = things.find(({ look }) => look.shape === shape && look.owner === owner && look.name === name);
    if (!('cell' in at) || thing === undefined) continue;
    pieces[at.cell] = { thing: thing.id, ...(count !== undefined && { count }), ...(pegs !== undefined && { pegs }) };
  }
  return pieces;
}

/** One letter a cell, `''` where nothing stands, in the order of the cells. */
export function lettersOn(
  draft: Draft,
  cells: readonly string[],
  letters: Readonly<Record<string, string>>,
): readonly string[] {
  return cells.map((cell) => letters[draft.pieces[cell]?.thing ?? ''] ?? '');
}

/** The plies without progress. */
export const CLOCK_FIELD: EditField = {
  id: 'clock',
  label: { kind: 'clock' },
  kind: 'number',
  max: CLOCK_LIMIT,
  usual: 0,
};

/** The id of what a tray of a side holds: it is also the tray's id in views. */
export const trayField = (tray: TrayKind, side: Side): string => `${tray}-${side}`;

/** How many things the tray of each side holds. */
export function trayFields(tray: TrayKind, max: number): readonly EditField[] {
  return SIDES.map((owner) => ({
    id: trayField(tray, owner),
    label: { kind: 'tray', tray },
    owner,
    kind: 'number',
    max,
    usual: 0,
  }));
}
