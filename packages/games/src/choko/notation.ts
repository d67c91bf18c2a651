import { hasBit } from '../board/bits.ts';
import {
  err,
  type Notation,
  ok,
  positionOf,
  type Position,
  type Result,
  type Move,
  SIDES,
  type TextError,
  toMove,
} from '../contract/index.ts';
import {
  type NumbersFormat,
  parseChoice,
  parseClock,
  parsePair,
  parseSide,
  splitFields,
  textError,
} from '../notation/fields.ts';
import { makeRows, parseRows, type RowFormat } from '../notation/rows.ts';
import { CELLS, GRID, WIDTH } from './board.ts';
import {
  CAPTURE,
  DROP,
  fromOf,
  kindOf,
  packCapture,
  packDrop,
  packStep,
  NOWHERE,
  PASS,
  removedOf,
  STEP,
  toOf,
} from './moves.ts';
import { ChokoPosition } from './rules.ts';
import type { ChokoCode } from './text/en.ts';
import { MEN_EACH } from './turn-state.ts';

const FIELDS = ['rows', 'side', 'initiative', 'hands', 'clock'] as const;
const ROWS: RowFormat = { field: 'position.rows', width: WIDTH, height: WIDTH, letters: 'wb' };
const SIDE_NAMES = { 1: 'w', 2: 'b' } as const;
const HANDS: NumbersFormat<ChokoCode> = { field: 'position.hands', max: MEN_EACH, form: { code: 'hands' } };

function parsePosition(text: string): Result<Position, TextError> {
  const fields = splitFields(text, FIELDS);
  if (!fields.ok) return fields;
  const rows = parseRows(fields.value.rows, ROWS);
  if (!rows.ok) return rows;
  const turn = parseSide(fields.value.side, SIDE_NAMES);
  if (!turn.ok) return turn;
  const initiative = parseChoice('position.initiative', fields.value.initiative, ['-', 'w', 'b']);
  if (!initiative.ok) return initiative;
  const hands = parsePair(fields.value.hands, HANDS);
  if (!hands.ok) return hands;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;

  const men: [number, number] = [0, 0];
  const total: [number, number] = [...hands.value];
  for (const [cell, letter] of rows.value.entries()) {
    if (letter === '') continue;
    const owner = letter === 'w' ? 0 : 1;
    men[owner] |= 1 << cell;
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
      turn: turn.value,
      initiative: initiative.value === 0 ? null : initiative.value === 1 ? 1 : 2,
      clock: clock.value,
    }),
  );
}

function makePosition(position: Position): string {
  const choko = positionOf(ChokoPosition, position);
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const owner = SIDES.find((side) => hasBit(choko.men(side), cell));
    return owner === undefined ? '' : SIDE_NAMES[owner];
  });
  const initiative = choko.initiative === null ? '-' : SIDE_NAMES[choko.initiative];
  const hands = `${choko.hand(1)},${choko.hand(2)}`;
  return `${makeRows(cells, WIDTH)} ${SIDE_NAMES[choko.turn]} ${initiative} ${hands} ${choko.clock}`;
}

const MOVE = /^([a-e][1-5])(?:(-|x)([a-e][1-5])(?:,([a-e][1-5]))?)?$/;

function parseMove(_position: Position, text: string): Result<Move, TextError> {
  if (text === 'pass') return ok(PASS);
  const [, first, sign, second, further] = MOVE.exec(text) ?? [];
  if (first === undefined || (sign === '-' && further !== undefined)) {
    return err(textError('move', text, { code: 'move-form' }));
  }
  const from = GRID.cellOf(first);
  if (second === undefined) return ok(toMove(packDrop(from)));
  const to = GRID.cellOf(second);
  if (sign === '-') return ok(toMove(packStep(from, to)));
  return ok(toMove(packCapture(from, to, further === undefined ? NOWHERE : GRID.cellOf(further))));
}

function makeMove(_position: Position, move: Move): string {
  const kind = kindOf(move);
  if (kind === DROP) return GRID.nameOf(toOf(move));
  if (kind === STEP) return `${GRID.nameOf(fromOf(move))}-${GRID.nameOf(toOf(move))}`;
  if (kind !== CAPTURE) return 'pass';
  const removed = removedOf(move) === NOWHERE ? '' : `,${GRID.nameOf(removedOf(move))}`;
  return `${GRID.nameOf(fromOf(move))}x${GRID.nameOf(toOf(move))}${removed}`;
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
