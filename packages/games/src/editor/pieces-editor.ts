import {
  type Draft,
  type DraftPiece,
  type Editor,
  type EditField,
  type EditTool,
  err,
  type Message,
  ok,
  type Position,
  type Result,
  type Thing,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { cellOf, emptyDraft, moved, piecesIn, without, withPiece } from './draft.ts';

/** What a game with pieces on cells says of its editor; the rest is the same for all of them. */
export interface PiecesParts {
  /** On which things can be put. */
  readonly cells: readonly string[];
  readonly things: readonly Thing[];
  /** What a position looks like: from there it is taken apart. */
  readonly viewer: Viewer;
  readonly fields: (variant: string) => readonly EditField[];
  readonly valuesOf: (position: Position, variant: string) => Draft['values'];
  readonly describe: (draft: Draft) => View;
  readonly makeText: (draft: Draft) => string;
  /** A piece as it is put down, where it is more than its kind. */
  readonly newPiece?: (thing: Thing) => DraftPiece;
  /** Puts a draft right after an edit, or says why the edit cannot be. */
  readonly settle?: (draft: Draft) => Result<Draft, Message>;
}

const MOVE: EditTool = { id: 'move', kind: 'move' };
const ERASE: EditTool = { id: 'erase', kind: 'erase' };

export function piecesEditor(parts: PiecesParts): Editor {
  const { cells, things, fields } = parts;
  const settle = parts.settle ?? ok;

  function use(draft: Draft, tool: string, [cell = '', goal = cell]: readonly string[]): Result<Draft, Message> {
    if (tool === 'erase') return settle({ ...draft, pieces: without(draft.pieces, cell) });
    if (tool === 'move') return settle({ ...draft, pieces: moved(draft.pieces, cell, goal) });
    const thing = things.find(({ id }) => id === tool);
    return thing === undefined ? ok(draft) : settle(withThing(draft, cell, thing));
  }

  /** What is touched again is taken off. */
  function withThing(draft: Draft, cell: string, thing: Thing): Draft {
    const { pieces } = draft;
    if (pieces[cell]?.thing === thing.id) return { ...draft, pieces: without(pieces, cell) };
    // A piece picked up from the board keeps its state in the hand.
    const standing = thing.isUnique === true ? pieces[cellOf(pieces, thing.id) ?? ''] : undefined;
    const piece = standing ?? parts.newPiece?.(thing) ?? { thing: thing.id };
    return { ...draft, pieces: withPiece(pieces, cell, piece, thing.isUnique === true) };
  }

  return {
    tools: [MOVE, ...things.map((thing): EditTool => ({ id: thing.id, kind: 'put', thing })), ERASE],
    fields,
    empty: (variant) => emptyDraft(fields(variant), variant),
    fromPosition: (position, variant) => ({
      variant,
      turn: position.turn,
      pieces: piecesIn(parts.viewer.describe(position), things),
      values: parts.valuesOf(position, variant),
    }),
    offered: ({ pieces }, tool, picked) => {
      const isPut = tool !== 'erase' && (tool !== 'move' || picked.length > 0);
      return isPut ? cells : cells.filter((cell) => pieces[cell] !== undefined);
    },
    use,
    describe: parts.describe,
    makeText: parts.makeText,
  };
}

/** Refuses an edit. */
export function refuseEdit<Code extends string>(code: Code): Result<never, Message<Code>> {
  return err({ code });
}
