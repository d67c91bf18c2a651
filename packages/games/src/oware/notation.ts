import {
  assert,
  err,
  type Move,
  type Notation,
  ok,
  own,
  type Position,
  type Result,
  type TextError,
  toMove,
} from '../contract/index.ts';
import { parseChoice, parseClock, parseNumber, splitFields, textError } from '../notation/fields.ts';
import { PASS, PITS, PITS_EACH, SEEDS } from './layout.ts';
import { OwarePosition, type OwareVariant, VARIANTS } from './rules.ts';

const FIELDS = ['rows', 'stores', 'side', 'clock'] as const;

/** The letter of each pit, at the pit's number. */
const LETTERS = 'ABCDEF  abcdef';

export function makePit(pit: number): string {
  return LETTERS.charAt(pit);
}

export function parsePit(text: string): number | null {
  return PITS.find((pit) => makePit(pit) === text) ?? null;
}

function isVariant(text: string): text is OwareVariant {
  return VARIANTS.some((variant) => variant === text);
}

function parsePosition(text: string, variant: string): Result<Position, TextError> {
  assert(isVariant(variant), `${variant} is a variant`);
  const fields = splitFields(text, FIELDS);
  if (!fields.ok) return fields;
  const rows = parseRows(fields.value.rows);
  if (!rows.ok) return rows;
  const stores = parseStores(fields.value.stores);
  if (!stores.ok) return stores;
  const side = parseChoice('position.side', fields.value.side, ['S', 'N']);
  if (!side.ok) return side;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;

  const total = [...rows.value.flat(), ...stores.value].reduce((sum, seeds) => sum + seeds, 0);
  if (total !== SEEDS) return err(textError('position', text, { code: 'seeds-in-all', values: { total } }));
  return ok(
    OwarePosition.fromSetup({
      variant,
      rows: rows.value,
      stores: stores.value,
      turn: side.value === 0 ? 1 : 2,
      clock: clock.value,
    }),
  );
}

function parseRows(text: string): Result<readonly [readonly number[], readonly number[]], TextError> {
  const [south, north, ...more] = text.split('/');
  if (south === undefined || north === undefined || more.length > 0) {
    return err(textError('position.rows', text, { code: 'two-rows' }));
  }
  const southRow = parseRow(south);
  if (!southRow.ok) return southRow;
  const northRow = parseRow(north);
  if (!northRow.ok) return northRow;
  return ok([southRow.value, northRow.value]);
}

function parseRow(text: string): Result<readonly number[], TextError> {
  const counts = text.split(',');
  if (counts.length !== PITS_EACH) return err(textError('position.rows', text, { code: 'six-pits' }));
  const row: number[] = [];
  for (const count of counts) {
    const seeds = parseNumber('position.rows', count, SEEDS);
    if (!seeds.ok) return seeds;
    row.push(seeds.value);
  }
  return ok(row);
}

function parseStores(text: string): Result<readonly [number, number], TextError> {
  const [south, north, ...more] = text.split(',');
  if (south === undefined || north === undefined || more.length > 0) {
    return err(textError('position.stores', text, { code: 'stores' }));
  }
  const southStore = parseNumber('position.stores', south, SEEDS);
  if (!southStore.ok) return southStore;
  const northStore = parseNumber('position.stores', north, SEEDS);
  if (!northStore.ok) return northStore;
  return ok([southStore.value, northStore.value]);
}

function makePosition(position: Position): string {
  const oware = own(OwarePosition, position);
  const counts = PITS.map((pit) => oware.seeds(pit));
  const south = counts.slice(0, PITS_EACH).join(',');
  const north = counts.slice(PITS_EACH).join(',');
  const stores = `${oware.store(1)},${oware.store(2)}`;
  return `${south}/${north} ${stores} ${oware.turn === 1 ? 'S' : 'N'} ${oware.clock}`;
}

function parseMove(_position: Position, text: string): Result<Move, TextError> {
  if (text === 'pass') return ok(PASS);
  const pit = parsePit(text);
  return pit === null ? err(textError('move', text, { code: 'move-form' })) : ok(toMove(pit));
}

function makeMove(_position: Position, move: Move): string {
  return move === PASS ? 'pass' : makePit(move);
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
