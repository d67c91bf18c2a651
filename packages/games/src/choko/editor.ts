import {
  type Draft,
  type Editor,
  positionOf,
  type PieceView,
  SIDES,
  type Thing,
  type View,
} from '../contract/index.ts';
import { CLOCK_FIELD, holderIn, lettersOn, numberIn, trayField, trayFields, valuesBySide } from '../editor/draft.ts';
import { piecesEditor } from '../editor/pieces-editor.ts';
import { makeRows } from '../notation/rows.ts';
import { withLost } from '../view/beside-board.ts';
import { WIDTH } from './board.ts';
import { ChokoPosition } from './rules.ts';
import type { ChokoCode } from './text/en.ts';
import { MEN_EACH } from './turn-state.ts';
import { manId, TABLE, viewer } from './view.ts';

const CELLS = TABLE.cells.map(({ id }) => id);
const LETTERS = { 'man-1': 'w', 'man-2': 'b' } as const;
const SIDE_LETTERS = { 1: 'w', 2: 'b' } as const;
const INITIATIVE: ChokoCode = 'initiative';

const THINGS = SIDES.map((side): Thing => ({ id: `man-${side}`, look: { shape: 'stick', owner: side } }));

function describe(draft: Draft): View {
  const men = CELLS.flatMap((cell): PieceView[] => {
    const man = THINGS.find(({ id }) => id === draft.pieces[cell]?.thing);
    return man === undefined ? [] : [{ ...man.look, id: manId(cell), at: { cell } }];
  });
  const hands = SIDES.flatMap((owner): PieceView[] => {
    const tray = trayField('hand', owner);
    const count = numberIn(draft, tray);
    return count === 0 ? [] : [{ id: tray, shape: 'stick', owner, at: { tray }, count }];
  });
  return {
    ...TABLE,
    pieces: withLost([...men, ...hands], 'stick', MEN_EACH),
    furniture: [{ kind: 'token', name: INITIATIVE, owner: holderIn(draft, INITIATIVE) }],
    notices: [],
  };
}

function makeText(draft: Draft): string {
  const holder = holderIn(draft, INITIATIVE);
  const initiative = holder === null ? '-' : SIDE_LETTERS[holder];
  const hands = SIDES.map((side) => numberIn(draft, trayField('hand', side))).join(',');
  const rows = makeRows(lettersOn(draft, CELLS, LETTERS), WIDTH);
  return `${rows} ${SIDE_LETTERS[draft.turn]} ${initiative} ${hands} ${numberIn(draft, 'clock')}`;
}

export const editor: Editor = piecesEditor({
  cells: CELLS,
  things: THINGS,
  viewer,
  fields: () => [
    ...trayFields('hand', MEN_EACH),
    { id: INITIATIVE, label: { kind: 'message', message: { code: INITIATIVE } }, kind: 'holder', usual: null },
    CLOCK_FIELD,
  ],
  valuesOf: (position) => {
    const choko = positionOf(ChokoPosition, position);
    const hands = valuesBySide(
      (side) => trayField('hand', side),
      (side) => choko.hand(side),
    );
    return { ...hands, [INITIATIVE]: choko.initiative, clock: choko.clock };
  },
  describe,
  makeText,
});
