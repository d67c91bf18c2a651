import { describe, expect, test } from 'vitest';
import { type ChoiceStep, loadChoices, loadMoveViewer, type Message, formatMessage, type View } from '../src/index.ts';
import { loadGame } from './game.ts';

const { english, portuguese, read, readMove } = await loadGame('hecatomb');
const choices = await loadChoices('hecatomb');
const moveViewer = await loadMoveViewer('hecatomb');

const FULL = 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 10';
/** A queen on d4 with something on three of its lines, and a king on b1. */
const OPEN = '7k/8/3q4/8/1Q1Q4/8/3q4/1K6 w 5';

function stepOf(text: string, ...picks: readonly string[]): ChoiceStep {
  const step = choices.walk(read(text), picks);
  if (!step.ok) throw new Error(formatMessage(english, step.error));
  return step.value;
}

function promptOf(text: string, ...picks: readonly string[]): string {
  const step = stepOf(text, ...picks);
  return step.kind === 'pick' ? formatMessage(english, step.prompt) : 'a move';
}

function picksOf(text: string, ...picks: readonly string[]): string {
  const step = stepOf(text, ...picks);
  return step.kind === 'pick'
    ? step.picks
        .map(({ id }) => id)
        .toSorted()
        .join(' ')
    : 'a move';
}

function refusalOf(text: string, ...picks: readonly string[]): Message {
  const step = choices.walk(read(text), picks);
  if (step.ok) throw new Error(`${picks.join(' ')} is possible`);
  return step.error;
}

describe('walks', () => {
  test('first a piece that can move', () => {
    expect(picksOf(FULL)).toBe('a4 b4 c4 d4 e4 f4 g4 h4');
    expect(promptOf(FULL)).toBe('Choose a piece to move');
  });

  test('then its goal, and the move is whole', () => {
    expect(picksOf(FULL, 'e4')).toBe('d5 e5 f5');
    expect(promptOf(FULL, 'e4')).toBe('Choose where the queen on e4 goes');
    expect(stepOf(FULL, 'e4', 'f5')).toEqual({ kind: 'move', move: readMove(read(FULL), 'e4f5') });
  });

  test('a king goes one square', () => {
    expect(picksOf(OPEN, 'b1')).toBe('a1 a2 b2 c1 c2');
    expect(promptOf(OPEN, 'b1')).toBe('Choose where your king goes, one square away');
  });

  test('a hint is shown as piece and goal', () => {
    const position = read(OPEN);
    expect(choices.picksOf(position, readMove(position, 'd4d6'))).toEqual(['d4', 'd6']);
  });
});

describe('refusals', () => {
  test.each([
    {
      what: 'an enemy piece',
      text: OPEN,
      picks: ['d6'],
      reason: 'that piece belongs to black: choose one of your own',
    },
    { what: 'an empty square', text: OPEN, picks: ['a8'], reason: 'no piece stands there: choose one of yours' },
    {
      what: 'a queen that is shut in',
      text: FULL,
      picks: ['e3'],
      reason: 'this piece cannot move: every square beside it holds a piece of its own side',
    },
    {
      what: 'a king that is shut in',
      text: FULL,
      picks: ['e1'],
      reason: 'this piece cannot move: every square beside it holds a piece of its own side',
    },
    { what: 'no square', text: OPEN, picks: ['hand-1'], reason: 'that is not a square of the board' },
    {
      what: 'done at once',
      text: OPEN,
      picks: ['done'],
      reason: 'the move is not complete yet: choose a piece, then where it goes',
    },
    {
      what: 'done after the piece',
      text: OPEN,
      picks: ['d4', 'done'],
      reason: 'the move is not complete yet: choose a piece, then where it goes',
    },
    {
      what: 'the piece itself',
      text: OPEN,
      picks: ['d4', 'd4'],
      reason: 'the piece stands there already: choose where it goes',
    },
    { what: 'an own piece as a goal', text: OPEN, picks: ['d4', 'b4'], reason: 'one of your own pieces stands there' },
    {
      what: 'a goal behind an own piece',
      text: OPEN,
      picks: ['d4', 'a4'],
      reason: 'the piece on b4 is in the way',
    },
    {
      what: 'a goal behind an enemy piece',
      text: OPEN,
      picks: ['d4', 'd8'],
      reason: 'the piece on d6 is in the way',
    },
    {
      what: 'a goal off the lines',
      text: OPEN,
      picks: ['d4', 'e6'],
      reason: 'a queen goes straight, along a row, a column or a diagonal',
    },
    { what: 'a king that runs', text: OPEN, picks: ['b1', 'b3'], reason: 'a king goes one square at a time' },
    {
      what: 'a second piece',
      text: OPEN,
      picks: ['d4', 'd6', 'b1'],
      reason: 'the move is complete: you move one piece a turn',
    },
  ])('$what', ({ text, picks, reason }) => {
    expect(formatMessage(english, refusalOf(text, ...picks))).toBe(reason);
  });

  test('the first impossible pick is the one explained, in Portuguese too', () => {
    expect(formatMessage(portuguese, refusalOf(OPEN, 'd6', 'd4'))).toBe('essa peça é das pretas: escolhe uma das tuas');
    expect(formatMessage(portuguese, refusalOf(OPEN, 'd4', 'a4'))).toBe('a peça em b4 está no caminho');
  });
});

describe('frames', () => {
  function framesOf(text: string, move: string): readonly View[] {
    const position = read(text);
    return moveViewer.frames(position, readMove(position, move));
  }
  const standing = (view: View | undefined, cell: string): unknown =>
    view?.pieces.filter(({ at }) => 'cell' in at && at.cell === cell).map(({ id, owner }) => [id, owner]);

  test('a queen keeps its id while it moves', () => {
    const [frame, ...more] = framesOf(OPEN, 'd4e5');
    expect(more).toEqual([]);
    expect(standing(frame, 'e5')).toEqual([['queen-d4', 1]]);
    expect(standing(frame, 'd4')).toEqual([]);
    expect(frame?.marks).toEqual([
      { kind: 'last-from', cell: 'd4' },
      { kind: 'last-to', cell: 'e5' },
    ]);
  });

  test('a capture removes the taken queen and says so', () => {
    const [frame] = framesOf(OPEN, 'd4d6');
    expect(standing(frame, 'd6')).toEqual([['queen-d4', 1]]);
    expect(frame?.pieces.some(({ id }) => id === 'queen-d6')).toBe(false);
    expect(frame?.marks).toContainEqual({ kind: 'removed', cell: 'd6' });
  });

  test('a king keeps its name when it takes, and a taken king is gone', () => {
    const [frame] = framesOf('8/8/8/3k4/4K3/8/8/8 w 5', 'e4d5');
    expect(standing(frame, 'd5')).toEqual([['king-1', 1]]);
    expect(frame?.pieces.filter(({ at }) => 'cell' in at)).toHaveLength(1);
  });

  test('the candles burn down with the move', () => {
    expect(framesOf(OPEN, 'd4e5').at(-1)?.furniture).toEqual([{ kind: 'candles', lit: 4, of: 10 }]);
  });
});

describe('telling', () => {
  const KINGS = '8/8/3q4/3k4/Q2qK3/8/8/8 w 5';
  test.each([
    { text: OPEN, move: 'd4e5', told: 'White moves a queen from d4 to e5' },
    { text: OPEN, move: 'd4d6', told: 'White takes the queen on d6 with the queen from d4' },
    { text: '3k4/8/8/8/3Q4/8/8/3K4 w 5', move: 'd4d8', told: 'White takes the king on d8 with the queen from d4' },
    { text: OPEN, move: 'b1a1', told: 'White moves its king from b1 to a1' },
    { text: KINGS, move: 'e4d4', told: 'White takes the queen on d4 with its king from e4' },
    { text: KINGS, move: 'e4d5', told: 'White takes the king on d5 with its own king from e4' },
    { text: KINGS.replace(' w ', ' b '), move: 'd4a4', told: 'Black takes the queen on a4 with the queen from d4' },
  ])('$move: $told', ({ text, move, told }) => {
    const position = read(text);
    expect(formatMessage(english, moveViewer.describeMove(position, readMove(position, move)))).toBe(told);
  });

  test('in Portuguese', () => {
    const position = read(OPEN);
    const told = formatMessage(portuguese, moveViewer.describeMove(position, readMove(position, 'd4d6')));
    expect(told).toBe('As brancas capturam a rainha em d6 com a rainha de d4');
  });
});
