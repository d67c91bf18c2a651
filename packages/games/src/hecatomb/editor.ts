import {
  type Draft,
  type Editor,
  type EditField,
  positionOf,
  type PieceView,
  SIDES,
  type Thing,
  type View,
} from '../contract/index.ts';
import { CLOCK_FIELD, lettersOn, numberIn } from '../editor/draft.ts';
import { piecesEditor } from '../editor/pieces-editor.ts';
import { makeRows } from '../notation/rows.ts';
import { withLost } from '../view/beside-board.ts';
import { QUEENS_EACH, WIDTH } from './cells.ts';
import { notation } from './notation.ts';
import { HecatombPosition, TEN_TURNS } from './rules.ts';
import { queenId, TABLE, viewer } from './view.ts';

const CELLS = TABLE.cells.map(({ id }) => id);
const LETTERS = { 'king-1': 'K', 'queen-1': 'Q', 'king-2': 'k', 'queen-2': 'q' } as const;
const SIDE_LETTERS = { 1: 'w', 2: 'b' } as const;

const THINGS = SIDES.flatMap((owner): Thing[] => [
  { id: `queen-${owner}`, look: { shape: 'queen', owner } },
  { id: `king-${owner}`, look: { shape: 'king', owner }, isUnique: true },
]);

const TURNS_LEFT: EditField = {
  id: 'left',
  label: { kind: 'turns-left' },
  kind: 'number',
  max: TEN_TURNS,
  usual: TEN_TURNS,
};

const isLimited = (variant: string): boolean => variant === 'ten-turns';

function describe(draft: Draft): View {
  const pieces = CELLS.flatMap((cell): PieceView[] => {
    const thing = THINGS.find(({ id }) => id === draft.pieces[cell]?.thing);
    if (thing === undefined) return [];
    return [{ ...thing.look, id: thing.isUnique === true ? thing.id : queenId(cell), at: { cell } }];
  });
  const parsed = notation.parsePosition(makeText(draft), draft.variant);
  return {
    ...TABLE,
    pieces: withLost(pieces, 'queen', QUEENS_EACH),
    furniture: isLimited(draft.variant)
      ? [{ kind: 'candles', lit: numberIn(draft, TURNS_LEFT.id), of: TEN_TURNS }]
      : [],
    marks: parsed.ok ? viewer.describe(parsed.value).marks : [],
    notices: [],
  };
}

function makeText(draft: Draft): string {
  const end = isLimited(draft.variant) ? String(numberIn(draft, TURNS_LEFT.id)) : `- ${numberIn(draft, 'clock')}`;
  return `${makeRows(lettersOn(draft, CELLS, LETTERS), WIDTH)} ${SIDE_LETTERS[draft.turn]} ${end}`;
}

export const editor: Editor = piecesEditor({
  cells: CELLS,
  things: THINGS,
  viewer,
  fields: (variant) => [isLimited(variant) ? TURNS_LEFT : CLOCK_FIELD],
  valuesOf: (position) => {
    const { isEndless, clock, left } = positionOf(HecatombPosition, position);
    return isEndless ? { clock } : { [TURNS_LEFT.id]: left };
  },
  describe,
  makeText,
});
