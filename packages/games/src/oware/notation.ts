import {
  assert,
  err,
  type Move,
  type Notation,
  ok,
  positionOf,
  type Position,
  type Result,
  type TextError,
  toMove,
} from '../contract/index.ts';
import {
  type NumbersFormat,
  parseClock,
  parseNumbers,
  parsePair,
  parseSide,
  splitFields,
  textError,
} from '../notation/fields.ts';
import { PASS, PITS, PITS_EACH, SEEDS } from './layout.ts';
import { OwarePosition, type OwareVariant, VARIANTS } from './rules.ts';
import type { OwareCode } from './text/en.ts';

const FIELDS = ['rows', 'stores', 'side', 'clock'] as const;

const SIDE_NAMES = { 1: 'S', 2: 'N' } as const;
const ROW: NumbersFormat<OwareCode> = { field: 'position.rows', max: SEEDS, form: { code: 'six-pits' } };
const STORES: NumbersFormat<OwareCode> = { field: 'position.stores', max: SEEDS, form: { code: 'stores' } };

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
  const stores = parsePair(fields.value.stores, STORES);
  if (!stores.ok) return stores;
  const turn = parseSide(fields.value.side, SIDE_NAMES);
  if (!turn.ok) return turn;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;

  const total = [...rows.value.flat(), ...stores.value].reduce((sum, seeds) => sum + seeds, 0);
  if (total !== SEEDS) return err(textError('position', text, { code: 'seeds-in-all', values: { total } }));
  return ok(
    OwarePosition.fromSetup({
      variant,
      rows: rows.value,
      stores: stores.value,
      turn: turn.value,
      clock: clock.value,
    }),
  );
}

function parseRows(text: string): Result<readonly [readonly number[], readonly number[]], TextError> {
  const [south, north, ...more] = text.split('/');
  if (south === undefined || north === undefined || more.length > 0) {
    return err(textError('position.rows', text, { code: 'two-rows' }));
  }
  const southRow = parseNumbers(south, PITS_EACH, ROW);
  if (!southRow.ok) return southRow;
  const northRow = parseNumbers(north, PITS_EACH, ROW);
  if (!northRow.ok) return northRow;
  return ok([southRow.value, northRow.value]);
}

function makePosition(position: Position): string {
  const oware = positionOf(OwarePosition, position);
  const counts = PITS.map((pit) => oware.seeds(pit));
  const south = counts.slice(0, PITS_EACH).join(',');
  const north = counts.slice(PITS_EACH).join(',');
  const stores = `${oware.store(1)},${oware.store(2)}`;
  return `${south}/${north} ${stores} ${SIDE_NAMES[oware.turn]} ${oware.clock}`;
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
