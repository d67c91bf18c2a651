import {
  err,
  type Notation,
  ok,
  own,
  type Position,
  type Result,
  type Move,
  type Side,
  type TextError,
  toMove,
} from '../contract/index.ts';
import { parseChoice, parseClock, parseNumber, splitFields, textError } from '../notation/fields.ts';
import { makeRows, parseRows, type RowFormat } from '../notation/rows.ts';
import { CELLS, WIDTH } from './board.ts';
import {
  CAPTURE,
  DROP,
  fromOf,
  kindOf,
  makeCapture,
  makeDrop,
  makeStep,
  NOWHERE,
  PASS,
  removedOf,
  STEP,
  toOf,
} from './moves.ts';
import { ChokoPosition } from './rules.ts';
import { MEN_EACH } from './status.ts';

const FIELDS = ['rows', 'side', 'initiative', 'hands', 'clock'] as const;
const ROWS: RowFormat = { field: 'position.rows', width: WIDTH, height: WIDTH, letters: 'wb' };
const FILES = 'abcde';

/** The text's cells run from the top row down, ours from the bottom row up. */
const textIndexToCell = (index: number): number => (WIDTH - 1 - Math.floor(index / WIDTH)) * WIDTH + (index % WIDTH);

export function makeCell(cell: number): string {
  return `${FILES.charAt(cell % WIDTH)}${Math.floor(cell / WIDTH) + 1}`;
}

/** Reads the name of a cell; null when it is none. */
export function parseCell(text: string): number | null {
  return /^[a-e][1-5]$/.test(text) ? cellOf(text) : null;
}

/** Reads a cell that a pattern has already found well formed. */
function cellOf(text: string): number {
  return (Number(text.charAt(1)) - 1) * WIDTH + FILES.indexOf(text.charAt(0));
}

function parsePosition(text: string): Result<Position, TextError> {
  const fields = splitFields(text, FIELDS);
  if (!fields.ok) return fields;
  const rows = parseRows(fields.value.rows, ROWS);
  if (!rows.ok) return rows;
  const side = parseChoice('position.side', fields.value.side, ['w', 'b']);
  if (!side.ok) return side;
  const initiative = parseChoice('position.initiative', fields.value.initiative, ['-', 'w', 'b']);
  if (!initiative.ok) return initiative;
  const hands = parseHands(fields.value.hands);
  if (!hands.ok) return hands;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;

  const men: [number, number] = [0, 0];
  const total: [number, number] = [...hands.value];
  for (const [index, letter] of rows.value.entries()) {
    if (letter === '') continue;
    const owner = letter === 'w' ? 0 : 1;
    men[owner] |= 1 << textIndexToCell(index);
    total[owner]++;
  }
  if (Math.max(...total) > MEN_EACH) {
    return err(textError('position.hands', fields.value.hands, { code: 'men-at-most' }));
  }
  if (total[0] + total[1] === 0) return err(textError('position.rows', fields.value.rows, { code: 'some-man' }));
  return ok(
    ChokoPosition.fromSetup({
      men,
      hands: hands.value,
      turn: side.value === 0 ? 1 : 2,
      initiative: initiative.value === 0 ? null : initiative.value === 1 ? 1 : 2,
      clock: clock.value,
    }),
  );
}

function parseHands(text: string): Result<readonly [number, number], TextError> {
  const [white, black, ...more] = text.split(',');
  if (white === undefined || black === undefined || more.length > 0) {
    return err(textError('position.hands', text, { code: 'hands' }));
  }
  const whiteHand = parseNumber('position.hands', white, MEN_EACH);
  if (!whiteHand.ok) return whiteHand;
  const blackHand = parseNumber('position.hands', black, MEN_EACH);
  if (!blackHand.ok) return blackHand;
  return ok([whiteHand.value, blackHand.value]);
}

function makePosition(position: Position): string {
  const choko = own(ChokoPosition, position);
  const cells = Array.from({ length: CELLS }, (_, index) => {
    const bit = 1 << textIndexToCell(index);
    return (choko.men(1) & bit) !== 0 ? 'w' : (choko.men(2) & bit) !== 0 ? 'b' : '';
  });
  const letter = (side: Side | null): string => (side === null ? '-' : side === 1 ? 'w' : 'b');
  const hands = `${choko.hand(1)},${choko.hand(2)}`;
  return `${makeRows(cells, WIDTH)} ${letter(choko.turn)} ${letter(choko.initiative)} ${hands} ${choko.clock}`;
}

const MOVE = /^([a-e][1-5])(?:(-|x)([a-e][1-5])(?:,([a-e][1-5]))?)?$/;

function parseMove(_position: Position, text: string): Result<Move, TextError> {
  if (text === 'pass') return ok(PASS);
  const [, first, sign, second, removed] = MOVE.exec(text) ?? [];
  if (first === undefined || (sign === '-' && removed !== undefined)) {
    return err(textError('move', text, { code: 'move-form' }));
  }
  if (second === undefined) return ok(toMove(makeDrop(cellOf(first))));
  if (sign === '-') return ok(toMove(makeStep(cellOf(first), cellOf(second))));
  return ok(toMove(makeCapture(cellOf(first), cellOf(second), removed === undefined ? NOWHERE : cellOf(removed))));
}

function makeMove(_position: Position, move: Move): string {
  const kind = kindOf(move);
  if (kind === DROP) return makeCell(toOf(move));
  if (kind === STEP) return `${makeCell(fromOf(move))}-${makeCell(toOf(move))}`;
  if (kind !== CAPTURE) return 'pass';
  const removed = removedOf(move) === NOWHERE ? '' : `,${makeCell(removedOf(move))}`;
  return `${makeCell(fromOf(move))}x${makeCell(toOf(move))}${removed}`;
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
