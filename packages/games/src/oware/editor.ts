import {
  type Draft,
  type Editor,
  type EditTool,
  ok,
  positionOf,
  type Result,
  type Side,
  SIDES,
} from '../contract/index.ts';
import { CLOCK_FIELD, emptyDraft, numberIn, trayField, trayFields, valuesBySide, without } from '../editor/draft.ts';
import { PITS, PITS_EACH, SEEDS } from './layout.ts';
import { makePit } from './notation.ts';
import { OwarePosition } from './rules.ts';
import { heapsOf, TABLE } from './view.ts';

const TOOLS = ['more', 'less', 'erase'] as const;
const CELLS = TABLE.cells.map(({ id }) => id);
const FIELDS = [...trayFields('store', SEEDS), CLOCK_FIELD];
const SIDE_LETTERS = { 1: 'S', 2: 'N' } as const;
const THING = 'seeds';

const seedsIn = (draft: Draft, cell: string): number => draft.pieces[cell]?.count ?? 0;
const storeOf = (draft: Draft, side: Side): number => numberIn(draft, trayField('store', side));

/** Puts `count` seeds into a pit; an empty pit has no piece. */
function withSeeds(draft: Draft, cell: string, count: number): Draft {
  const others = without(draft.pieces, cell);
  return { ...draft, pieces: count > 0 ? { ...others, [cell]: { thing: THING, count } } : others };
}

function use(draft: Draft, tool: string, [cell = '']: readonly string[]): Result<Draft, never> {
  const change = tool === 'more' ? 1 : tool === 'less' ? -1 : -seedsIn(draft, cell);
  return ok(withSeeds(draft, cell, seedsIn(draft, cell) + change));
}

function makeText(draft: Draft): string {
  const counts = PITS.map((pit) => seedsIn(draft, makePit(pit)));
  const rows = [counts.slice(0, PITS_EACH), counts.slice(PITS_EACH)].map((row) => row.join(','));
  const stores = SIDES.map((side) => storeOf(draft, side)).join(',');
  return `${rows.join('/')} ${stores} ${SIDE_LETTERS[draft.turn]} ${numberIn(draft, 'clock')}`;
}

export const editor: Editor = {
  tools: TOOLS.map((kind): EditTool => ({ id: kind, kind })),
  fields: () => FIELDS,
  empty: (variant) => emptyDraft(FIELDS, variant),
  fromPosition: (position, variant) => {
    const oware = positionOf(OwarePosition, position);
    const stores = valuesBySide(
      (side) => trayField('store', side),
      (side) => oware.store(side),
    );
    const table: Draft = { variant, turn: oware.turn, pieces: {}, values: { ...stores, clock: oware.clock } };
    return PITS.reduce((draft, pit) => withSeeds(draft, makePit(pit), oware.seeds(pit)), table);
  },
  offered: (draft, tool) => (tool === 'more' ? CELLS : CELLS.filter((cell) => seedsIn(draft, cell) > 0)),
  use,
  describe: (draft) => {
    const pieces = heapsOf(
      (pit) => seedsIn(draft, makePit(pit)),
      (side) => storeOf(draft, side),
    );
    return { ...TABLE, pieces, notices: [] };
  },
  makeText,
};
