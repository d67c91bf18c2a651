import { describe, expect, test } from 'vitest';
import { loadChoices, loadMoveViewer, formatMessage, type View } from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, english, portuguese, read, readMove } = await loadGame('eigenstate');
const choices = await loadChoices('eigenstate');
const moveViewer = await loadMoveViewer('eigenstate');

const START = rules.makePosition(rules.start());
const FAR = '1d6.000080,2e6.000080,3f6.000080';
/** A can take B on a2, 1 on a3, or go to b1. D, E and F are out, 4, 5 and 6 too. */
const MIDDLE = 'Aa1.210800,Ba2.010000,Cf1.010000 1a3.000080,2e6.000080,3f6.000080 1 0';
/** [4] No piece of player one can step. */
const STUCK = `Aa6.210000,Bb6.210000,Cc6.010000 1c1.000081,2d1.000081,3e1.000080 1 0`;
/** [4] One hole is left, 11 of A; when A takes C on b1, or C takes A on a1, fewer. */
const LONE = `Aa1.7fffff,Bd1.ffffff,Cb1.ffffff ${FAR} 1 0`;

/** What the picks lead to: the move, or the prompt and what can be picked. */
function walk(text: string, ...picks: string[]): { prompt: string; ids: readonly string[] } | string {
  const position = read(text);
  const step = choices.walk(position, picks);
  if (!step.ok) throw new Error(formatMessage(english, step.error));
  if (step.value.kind === 'move') return rules.makeMove(position, step.value.move);
  return { prompt: formatMessage(english, step.value.prompt), ids: step.value.picks.map(({ id }) => id) };
}

describe('walks', () => {
  test('a piece, its goal, a hole and another one', () => {
    expect(walk(START)).toEqual({
      prompt: 'Choose a piece to step with',
      ids: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'],
    });
    expect(walk(START, 'b1')).toEqual({ prompt: 'Choose where B goes', ids: ['b2'] });
    const first = walk(START, 'b1', 'b2');
    expect(first).toMatchObject({ prompt: 'Choose an empty hole for your first pin' });
    expect(typeof first === 'object' && first.ids).toHaveLength(6 * 23);
    const second = walk(START, 'b1', 'b2', 'tile-C.13');
    expect(second).toMatchObject({ prompt: 'Choose an empty hole for your second pin' });
    expect(typeof second === 'object' && second.ids).toHaveLength(6 * 23 - 1);
    expect(walk(START, 'b1', 'b2', 'tile-C.13', 'tile-A.24')).toBe('B-b2/A24/C13');
  });

  test('the pins are a set: both orders give the same turn', () => {
    expect(walk(START, 'a1', 'a2', 'tile-A.24', 'tile-C.13')).toBe('A-a2/A24/C13');
    expect(walk(START, 'a1', 'a2', 'tile-C.13', 'tile-A.24')).toBe('A-a2/A24/C13');
    expect(walk(START, 'a1', 'a2', 'tile-A.55', 'tile-A.11')).toBe('A-a2/A11/A55');
  });

  test('holes are zoomed to, squares are not', () => {
    const zoomOf = (...picks: string[]): unknown => {
      const step = choices.walk(read(START), picks);
      return step.ok && step.value.kind === 'pick' && step.value.picks.map(({ zoom }) => zoom === true);
    };
    expect(new Set([zoomOf()].flat())).toEqual(new Set([false]));
    expect(new Set([zoomOf('a1', 'a2')].flat())).toEqual(new Set([true]));
  });

  test('side 2 walks with its own pieces', () => {
    const text = START.replace(' 1 0', ' 2 0');
    expect(walk(text, 'f6', 'f5', 'tile-6.14', 'tile-3.53')).toBe('6-f5/353/614');
  });

  test('an own piece can be taken, and then has no holes', () => {
    const goals = walk(MIDDLE, 'a1');
    expect(goals).toEqual({ prompt: 'Choose where A goes', ids: ['a3', 'a2', 'b1'] });
    const pins = walk(MIDDLE, 'a1', 'a2');
    expect(pins).toMatchObject({
      prompt: 'You are taking your own B. Choose an empty hole for your first pin',
    });
    // 21 empty holes of A and 23 of C
    expect(typeof pins === 'object' && pins.ids).toHaveLength(44);
    expect(typeof pins === 'object' && pins.ids.filter((id) => id.startsWith('tile-B'))).toEqual([]);
  });

  test('without a step the walk begins with the pins', () => {
    const first = walk(STUCK);
    expect(first).toMatchObject({
      prompt: 'Choose an empty hole for your first pin (you do not step)',
    });
    expect(walk(STUCK, 'tile-C.55', 'tile-A.11')).toBe('-/A11/C55');
  });

  test('one hole, one pin; no hole, no pin', () => {
    expect(walk(LONE, 'a1', 'a2')).toEqual({
      prompt: 'Choose the empty hole that is left: you place one pin',
      ids: ['tile-A.11'],
    });
    expect(walk(LONE, 'a1', 'a2', 'tile-A.11')).toBe('A-a2/A11');
    expect(walk(LONE, 'b1', 'a1')).toBe('C-a1');
    expect(walk(`Aa1.ffffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 0`, 'a1', 'a2')).toBe('A-a2');
  });

  test.each([
    [START, 'B-b2/A24/C13', ['b1', 'b2', 'tile-A.24', 'tile-C.13']],
    [STUCK, '-/A11/C55', ['tile-A.11', 'tile-C.55']],
    [LONE, 'A-a2/A11', ['a1', 'a2', 'tile-A.11']],
    [LONE, 'C-a1', ['b1', 'a1']],
  ])('in %s the picks of %s', (text, move, picks) => {
    const position = read(text);
    expect(choices.picksOf(position, readMove(position, move))).toEqual(picks);
  });

  test('a walk does not list turns', () => {
    const position = read(START);
    const begun = performance.now();
    for (let count = 0; count < 400; count++) choices.walk(position, ['a1', 'a2', 'tile-A.24', 'tile-C.13']);
    // 0.05 ms each; to list the 56,718 turns takes more than that once.
    expect(performance.now() - begun).toBeLessThan(4000);
  });
});

const START_OF_TWO = START.replace(' 1 0', ' 2 0');

describe('refusals', () => {
  test.each([
    // Which piece?
    [START, ['a6'], '1 belongs to player two: choose one of your pieces'],
    [START, ['c3'], 'no piece stands on c3: choose one of yours'],
    [START, ['done'], 'your turn is not complete: while one of your pieces can step, you must step'],
    [START, ['tile-A.24'], 'step first: the pins come after'],
    [START, ['tile-A'], 'choose A by its square, a1'],
    [START, ['g7'], 'that is not on the board'],
    [START, ['tile-A.61'], 'that is not on the board'],
    [MIDDLE, ['tile-F'], 'F is out of the game'],
    [MIDDLE, ['tile-5'], '5 is out of the game'],
    [`Aa6.010000,Bb1.010000 ${FAR} 1 0`, ['a6'], 'A cannot step: none of its pins leads to a square on the board'],
    // Where to?
    [START, ['a1', 'a1'], 'A stands on a1 already: choose where it goes'],
    [START, ['a1', 'b1'], 'A has no pin that leads to b1: it would need one that leads one right'],
    [START, ['a1', 'c3'], 'A has no pin that leads to c3: it would need one that leads two up and two right'],
    [START, ['a1', 'a6'], 'no pin leads as far as a6: two files and two ranks are the most'],
    [START, ['a1', 'd1'], 'no pin leads as far as d1: two files and two ranks are the most'],
    [START, ['a1', 'done'], 'your turn is not complete: while one of your pieces can step, you must step'],
    [START, ['a1', 'tile-A.13'], 'step first: the pins come after'],
    [MIDDLE, ['a1', 'tile-4'], '4 is out of the game'],
    // Which hole?
    [START, ['a1', 'a2', 'a2'], 'a pin goes into a hole: touch one of your pieces, then an empty hole'],
    [START, ['a1', 'a2', 'tile-A'], 'a pin goes into a hole: touch one of your pieces, then an empty hole'],
    [START, ['a1', 'a2', 'tile-A.23'], 'A has this pin already: choose an empty hole'],
    [START, ['a1', 'a2', 'tile-A.33'], 'the centre is A itself, not a hole'],
    [START, ['a1', 'a2', 'tile-1.13'], '1 belongs to player two: choose one of your pieces'],
    [START, ['a1', 'a2', 'done'], 'your turn is not complete: you have two pins to place'],
    [START, ['a1', 'a2', 'tile-A.24', 'done'], 'your turn is not complete: you have one pin to place'],
    [START, ['a1', 'a2', 'tile-A.24', 'tile-A.24'], 'your first pin is here: choose another hole'],
    [MIDDLE, ['a1', 'b1', 'tile-F.11'], 'F is out of the game'],
    [MIDDLE, ['a1', 'a2', 'tile-B.11'], 'your own step takes B: it gets no more pins'],
    [MIDDLE, ['a1', 'a3', 'tile-1.11'], '1 belongs to player two: choose one of your pieces'],
    [STUCK, ['a6'], 'a pin goes into a hole: touch one of your pieces, then an empty hole'],
    [STUCK, ['done'], 'your turn is not complete: you have two pins to place'],
    [LONE, ['a1', 'a2', 'done'], 'your turn is not complete: you have one pin to place'],
    // Nothing more.
    [
      START,
      ['a1', 'a2', 'tile-A.24', 'tile-C.13', 'tile-C.14'],
      'your turn is complete: one step and two pins at most',
    ],
    [LONE, ['b1', 'a1', 'done'], 'your turn is complete: one step and two pins at most'],
  ])('in %s, %j: %s', (text, picks, sentence) => {
    const step = choices.walk(read(text), picks);
    expect(step.ok ? step : formatMessage(english, step.error)).toBe(sentence);
    expect(step.ok || formatMessage(portuguese, step.error)).not.toContain('{');
  });

  test('the first impossible pick is the one that is explained', () => {
    const step = choices.walk(read(START), ['a1', 'c3', 'nonsense']);
    expect(step.ok || formatMessage(english, step.error)).toBe(
      'A has no pin that leads to c3: it would need one that leads two up and two right',
    );
  });
});

describe('frames', () => {
  function framesOf(text: string, move: string): readonly View[] {
    const position = read(text);
    return moveViewer.frames(position, readMove(position, move));
  }

  /** Where a tile is and which of its holes have pins. */
  function tileIn(view: View | undefined, name: string): string {
    const tile = view?.pieces.find(({ id }) => id === `tile-${name}`);
    if (tile === undefined) return 'nowhere';
    const holes = (tile.pegs ?? []).flatMap((peg, place) =>
      peg && place !== 12 ? `${Math.floor(place / 5) + 1}${(place % 5) + 1}` : [],
    );
    return [...Object.values(tile.at), ...holes].join(' ');
  }

  const marksOf = (view: View | undefined): readonly string[] =>
    (view?.marks ?? []).map(({ kind, cell, hole }) => [kind, cell, hole].join(' ').trim());

  test('the step, the first pin, the second pin', () => {
    const frames = framesOf(START, 'A-a2/A24/C13');
    expect(frames.map((view) => tileIn(view, 'A'))).toEqual(['a2 23', 'a2 23 24', 'a2 23 24']);
    expect(frames.map((view) => tileIn(view, 'C'))).toEqual(['c1 23', 'c1 23', 'c1 13 23']);
    // A new pin is marked by its place in the grid.
    const step = ['last-from a1', 'last-to a2'];
    expect(frames.map(marksOf)).toEqual([step, [...step, 'last-to a2 8'], [...step, 'last-to a2 8', 'last-to c1 2']]);
  });

  test('two pins of one piece come one after the other', () => {
    expect(framesOf(START, 'A-a2/A24/A55').map((view) => tileIn(view, 'A'))).toEqual([
      'a2 23',
      'a2 23 24',
      'a2 23 24 55',
    ]);
  });

  test('a piece that is taken lies in its tray from the step on', () => {
    const frames = framesOf(MIDDLE, 'A-a3/A11/C13');
    expect(frames.map((view) => tileIn(view, '1'))).toEqual(['lost-2', 'lost-2', 'lost-2']);
    expect(frames.map((view) => tileIn(view, 'A'))).toEqual(['a3 13 23 34', 'a3 11 13 23 34', 'a3 11 13 23 34']);
    expect(marksOf(frames.at(-1))).toEqual([
      'last-from a1',
      'last-to a3',
      'removed a3',
      'last-to a3 0',
      'last-to f1 2',
    ]);
  });

  test('an own piece that is taken too', () => {
    const [step] = framesOf(MIDDLE, 'A-a2/A11/C13');
    expect(tileIn(step, 'B')).toBe('lost-1');
    expect(tileIn(step, 'A')).toBe('a2 13 23 34');
  });

  test('without a step there are only the pins, and they are marked', () => {
    const frames = framesOf(STUCK, '-/A11/C55');
    expect(frames.map((view) => tileIn(view, 'A'))).toEqual(['a6 11 13 23', 'a6 11 13 23']);
    expect(frames.map((view) => tileIn(view, 'C'))).toEqual(['c6 23', 'c6 23 55']);
    expect(marksOf(frames.at(-1))).toEqual(['last-to a6 0', 'last-to c6 24']);
    expect(marksOf(framesOf(STUCK, '-/A11/A55').at(-1))).toEqual(['last-to a6 0', 'last-to a6 24']);
  });

  test('as many frames as there are things to see', () => {
    expect(framesOf(LONE, 'A-a2/A11')).toHaveLength(2);
    expect(framesOf(LONE, 'C-a1')).toHaveLength(1);
  });

  test('only the last frame has something to say to the next player', () => {
    const text = 'Aa1.010000,Bb1.010000,Cc1.010000 1a2.000080,2e6.000080,3f6.000080 1 0';
    const frames = framesOf(text, 'A-a2/A11/A12');
    expect(frames.map(({ notices }) => notices.length)).toEqual([0, 0, 1]);
  });
});

describe('telling', () => {
  test.each([
    [
      START,
      'A-a2/A24/C13',
      'Player one steps with A from a1 to a2 and places two pins: A (to b3), C (to c3)',
      'O jogador um move A de a1 para a2 e coloca dois pinos: A (até b3), C (até c3)',
    ],
    [
      MIDDLE,
      'A-a3/A11/C13',
      'Player one takes 1 with A, from a1 to a3, and places two pins: two up and two left in A, C (to f3)',
      'O jogador um captura 1 com A, de a1 para a3, e coloca dois pinos: dois acima e dois à esquerda em A, C (até f3)',
    ],
    [
      MIDDLE,
      'A-a2/A11/C13',
      'Player one takes their own B with A, from a1 to a2, and places two pins: two up and two left in A, C (to f3)',
      'O jogador um captura a sua própria peça B com A, de a1 para a2, e coloca dois pinos: dois acima e dois à esquerda em A, C (até f3)',
    ],
    [
      STUCK,
      '-/A11/C55',
      'Player one cannot step and places two pins: two up and two left in A, C (to e4)',
      'O jogador um não pode mover nenhuma peça e coloca dois pinos: dois acima e dois à esquerda em A, C (até e4)',
    ],
    [
      LONE,
      'A-a2/A11',
      'Player one steps with A from a1 to a2 and places a pin: two up and two left in A',
      'O jogador um move A de a1 para a2 e coloca um pino: dois acima e dois à esquerda em A',
    ],
    [
      LONE,
      'A-b1/A11',
      'Player one takes their own C with A, from a1 to b1, and places a pin: two up and two left in A',
      'O jogador um captura a sua própria peça C com A, de a1 para b1, e coloca um pino: dois acima e dois à esquerda em A',
    ],
    [
      LONE,
      'C-a1',
      'Player one takes their own A with C, from b1 to a1',
      'O jogador um captura a sua própria peça A com C, de b1 para a1',
    ],
  ])('in %s %s', (text, written, inEnglish, inPortuguese) => {
    const position = read(text);
    const told = moveViewer.describeMove(position, readMove(position, written));
    expect(formatMessage(english, told)).toBe(inEnglish);
    expect(formatMessage(portuguese, told)).toBe(inPortuguese);
  });

  test.each([
    [START, 'A-a2/A24/C13', 'A to a2, pins: A (to b3), C (to c3)'],
    [START_OF_TWO, '1-a5/123/154', '1 to a5, pins: 1 (to a6), 1 (to b3)'],
    [MIDDLE, 'A-a3/A11/C13', 'A takes 1 on a3, pins: two up and two left in A, C (to f3)'],
    [STUCK, '-/A11/C55', 'pins: two up and two left in A, C (to e4)'],
    [LONE, 'A-a2/A11', 'A to a2, pin: two up and two left in A'],
    [LONE, 'C-a1', 'C takes A on a1'],
  ])('in lists, in %s %s is %s', (text, written, name) => {
    const position = read(text);
    const named = moveViewer.nameMove?.(position, readMove(position, written));
    expect(named && formatMessage(english, named)).toBe(name);
  });

  test('captures and steps when holes have run out', () => {
    const full = 'Aa1.ffffff,Bd1.ffffff,Cf3.ffffff 1a2.000080,2e6.000080,3f6.000080 1 0';
    const last = 'Aa1.7fffff,Bd1.ffffff,Cf3.ffffff 1a2.000080,2e6.000080,3f6.000080 1 0';
    const tell = (text: string, move: string): string => {
      const position = read(text);
      return formatMessage(english, moveViewer.describeMove(position, readMove(position, move)));
    };
    expect(tell(full, 'A-a2')).toBe('Player one takes 1 with A, from a1 to a2');
    expect(tell(full, 'A-a3')).toBe('Player one steps with A from a1 to a3');
    expect(tell(last, 'A-a2/A11')).toBe(
      'Player one takes 1 with A, from a1 to a2, and places a pin: two up and two left in A',
    );
  });
});
