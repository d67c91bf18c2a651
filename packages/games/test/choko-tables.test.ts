import { describe, expect, test } from 'vitest';
import { loadTables, Match, type Move, MoveList, type Position, SeededRandom } from '../src/index.ts';
import { loadGame } from './game.ts';
import { solveTable } from './solve-table.ts';

const { read, rules } = await loadGame('choko');
const facet = await loadTables('choko');
if (facet === null) throw new Error('there are tables');
const MEN = 5;
const table = solveTable(facet, 'standard', MEN);
const CLOCK_LIMIT = 100;

// A value is so much less than this as plies are needed to win, 0 for a draw, and negative for a loss likewise.
const WIN = 1000;

function valueOf(position: Position): number {
  const { code, distance } = table.lookUp(position);
  const bounds = table.facet.dictionary('standard', '').at(code);
  if (bounds === undefined) throw new Error(`no code ${code}`);
  return bounds.low === bounds.high ? bounds.low * (WIN - distance) : 0;
}

function movesIn(position: Position): readonly Move[] {
  const list = new MoveList();
  position.legalMoves(list);
  return [...list];
}

function after(position: Position, move: Move): Position {
  const next = position.clone();
  next.apply(move);
  return next;
}

/** What best play gives, from what it gives the enemy after each move: the winner hurries, the loser delays. */
function bestOf(values: readonly number[]): number {
  return Math.max(...values.map((value) => Math.sign(value) - value + 0));
}

const CELLS = 25;

/** The texts of all positions with `men` men in all, either side to move. */
function* allTexts(men: number): Generator<string> {
  for (const letters of arrangements(men, CELLS)) {
    if (!letters.includes('w') || !letters.includes('b')) continue;
    const rows = letters.match(/.{5}/g)?.map((row) => row.replaceAll(/\.+/g, (gap) => String(gap.length)));
    for (const side of ['w', 'b']) yield `${rows?.join('/')} ${side} - 0,0 0`;
  }
}

function* arrangements(men: number, cells: number): Generator<string> {
  if (cells === 0) yield '';
  else if (men < cells) for (const rest of arrangements(men, cells - 1)) yield `.${rest}`;
  if (men === 0 || cells === 0) return;
  for (const rest of arrangements(men - 1, cells - 1)) yield* [`w${rest}`, `b${rest}`];
}

/** The number that stands for a position in which the side to move has no man left. */
const LOST = -1;

/** All positions with at most `men` men by their texts, each with the numbers of its successors. */
function graphOf(upTo: number): { texts: readonly string[]; nexts: readonly (readonly number[])[] } {
  const texts = Array.from({ length: upTo - 1 }, (_, extra) => [...allTexts(extra + 2)]).flat();
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const nexts = texts.map((text) => {
    const position = read(text);
    return movesIn(position).map((move) => {
      const next = after(position, move);
      if (next.outcome() !== null) return LOST;
      const number = numbers.get(rules.makePosition(next).replace(/\d+$/, '0'));
      if (number === undefined) throw new Error(`${text} leads elsewhere`);
      return number;
    });
  });
  return { texts, nexts };
}

const small = graphOf(3);

/** Values by plain iteration: in round n whatever ends in n plies is found by looking at every position. */
function solvePlainly(nexts: readonly (readonly number[])[]): readonly number[] {
  for (let values = nexts.map(() => 0); ;) {
    const better = nexts.map((list) => bestOf(list.map((next) => values[next] ?? -WIN)));
    if (better.every((value, number) => value === values[number])) return values;
    values = better;
  }
}

/** The mirror images and quarter turns of a position, made from its text. */
function imagesOf(text: string): readonly string[] {
  const [rows = '', ...rest] = text.split(' ');
  const full = rows.replaceAll(/\d/g, (digit) => '.'.repeat(Number(digit))).split('/');
  const turn = (lines: readonly string[]): readonly string[] =>
    [...lines].map((_, column) =>
      lines
        .map((line) => line.charAt(column))
        .reverse()
        .join(''),
    );
  const images = [full];
  for (let quarter = 1; quarter < 4; quarter++) images.push([...turn(images.at(-1) ?? [])]);
  images.push(...images.map((lines) => lines.toReversed()));
  return images.map((lines) => [lines.join('/').replaceAll(/\.+/g, (gap) => String(gap.length)), ...rest].join(' '));
}

/** The same position with the colours changed. */
function recoloured(text: string): string {
  const swapped: Readonly<Record<string, string>> = { w: 'b', b: 'w' };
  return text.replaceAll(/[wb]/g, (letter) => swapped[letter] ?? '');
}

describe('against plain iteration over all positions with up to three men', () => {
  const { texts, nexts } = small;

  test('there are as many positions as there should be', () => {
    // Cells for the men, colours for them without those of one colour only, and either side to move.
    expect(texts.length).toBe(2 * (300 * 2 + 2300 * 6));
    expect(new Set(texts).size).toBe(texts.length);
  });

  const known = texts.map((text) => valueOf(read(text)));

  test('values and distances are the same', () => {
    const values = solvePlainly(nexts);
    expect(texts.filter((_, number) => known[number] !== values[number])).toEqual([]);
  });

  test('what the clock leaves time for holds with the clock', () => {
    // Captures end the game here, so that nothing sets the clock back.
    let values = nexts.map(() => 0);
    for (let clock = CLOCK_LIMIT - 1; clock >= 0; clock--) {
      const later = values;
      values = nexts.map((list) => bestOf(list.map((next) => later[next] ?? -WIN)));
      const wrong = texts.filter((_, number) => {
        const value = known[number] ?? 0;
        const isInTime = value === 0 || WIN - Math.abs(value) <= CLOCK_LIMIT - clock;
        return values[number] !== (isInTime ? value : 0);
      });
      expect(wrong).toEqual([]);
    }
  });

  test('the table knows what the clock leaves time for', () => {
    const { position, plies } = longestIn('2-1');
    const text = rules.makePosition(position);
    const [enough, less] = [CLOCK_LIMIT - plies, CLOCK_LIMIT - plies + 1];
    expect(facet?.pliesLeft(read(text.replace(/0$/, String(enough))))).toBeGreaterThanOrEqual(plies);
    expect(facet?.pliesLeft(read(text.replace(/0$/, String(less))))).toBeLessThan(plies);
  });
});

/** A position with the longest way to the end in a class. */
function longestIn(classId: string): { readonly position: Position; readonly plies: number } {
  const solved = table.classes.get(classId);
  let best: { position: Position; plies: number } | null = null;
  for (const [index, plies] of solved?.distances.entries() ?? []) {
    if (best !== null && plies <= best.plies) continue;
    const position = facet?.positionAt('standard', classId, index) ?? null;
    if (position !== null) best = { position, plies };
  }
  if (best === null) throw new Error(`no class ${classId}`);
  return best;
}

describe('every class', () => {
  const classes = table.facet.classes('standard', MEN);

  test.each(classes)('$id: each value follows from those after its moves', ({ id, size }) => {
    const random = new SeededRandom(7);
    const wrong: string[] = [];
    for (let index = 0; index < size; index += 1 + random.below(Math.ceil(size / 10_000))) {
      const position = facet?.positionAt('standard', id, index) ?? null;
      if (position === null) continue;
      const value = bestOf(movesIn(position).map((move) => afterwards(after(position, move))));
      if (valueOf(position) !== value) wrong.push(rules.makePosition(position));
    }
    expect(wrong).toEqual([]);
  });

  test.each(classes)('$id: an index leads to a position and back', ({ id, size }) => {
    const locator = table.facet.locator('standard');
    const list = table.facet.classes('standard', MEN);
    let positions = 0;
    for (let index = 0; index < size; index++) {
      const position = facet?.positionAt('standard', id, index) ?? null;
      if (position === null) continue;
      positions++;
      const isFound = locator.locate(position) && list[locator.classNumber]?.id === id && locator.index === index;
      if (!isFound) throw new Error(`${rules.makePosition(position)} is not at ${index}`);
    }
    expect(positions).toBe(countUpToSymmetry(id));
  });
});

function afterwards(position: Position): number {
  return position.outcome() === null ? valueOf(position) : -WIN;
}

/** How many positions a class has when symmetric ones count once: the mean of what each symmetry leaves as it is. */
function countUpToSymmetry(classId: string): number {
  const [more = 0, fewer = 0] = classId.split('-').map(Number);
  const names = Array.from({ length: CELLS }, (_, cell) => String.fromCodePoint(97 + cell));
  const board = names.join('').match(/.{5}/g)?.join('/') ?? '';
  let kept = 0;
  for (const image of imagesOf(board)) {
    const goals = new Map([...image.replaceAll('/', '')].map((name, place) => [name, names[place] ?? '']));
    // ways[m][n]: so to fill the cycles so far that one side has m men and the other n.
    let ways = [[1]];
    const seen = new Set<string>();
    for (const name of names) {
      let length = 0;
      for (let at = name; !seen.has(at); at = goals.get(at) ?? '') {
        seen.add(at);
        length++;
      }
      if (length > 0) {
        const before = ways;
        const entry = (m: number, n: number): number => before[m]?.[n] ?? 0;
        ways = Array.from({ length: more + 1 }, (_row, m) =>
          Array.from({ length: fewer + 1 }, (_column, n) => entry(m, n) + entry(m - length, n) + entry(m, n - length)),
        );
      }
    }
    kept += ways[more]?.[fewer] ?? 0;
  }
  return (kept / 8) * (more === fewer ? 1 : 2);
}

describe('what does not matter', () => {
  const random = new SeededRandom(11);
  const samples = Array.from({ length: 300 }, () => {
    const classes = table.facet.classes('standard', MEN);
    const { id, size } = classes[random.below(classes.length)] ?? { id: '', size: 0 };
    return facet?.positionAt('standard', id, random.below(size)) ?? null;
  }).flatMap((position) => (position === null ? [] : [rules.makePosition(position)]));

  test('symmetric positions have one place', () => {
    const locator = table.facet.locator('standard');
    for (const text of samples) {
      const images = imagesOf(text);
      expect(images).toHaveLength(8);
      const places = images.map((image) => {
        expect(locator.locate(read(image))).toBe(true);
        return `${locator.classNumber} ${locator.index}`;
      });
      expect(new Set(places).size).toBe(1);
    }
  });

  test('colours and the initiative', () => {
    for (const text of samples) {
      const value = valueOf(read(text));
      expect(valueOf(read(recoloured(text)))).toBe(value);
      for (const holder of ['w', 'b']) expect(valueOf(read(text.replace(' - ', ` ${holder} `)))).toBe(value);
    }
  });

  test('with empty hands the initiative changes no move', () => {
    for (const text of samples) {
      const [free, white, black] = ['-', 'w', 'b'].map((holder) => read(text.replace(' - ', ` ${holder} `)));
      if (free === undefined || white === undefined || black === undefined) throw new Error('three positions');
      expect(movesIn(white)).toEqual(movesIn(free));
      expect(movesIn(black)).toEqual(movesIn(free));
    }
  });
});

test('in large classes too an index leads to a position and back', () => {
  const random = new SeededRandom(5);
  const locator = table.facet.locator('standard');
  const classes = table.facet.classes('standard', table.facet.largest);
  for (const [number, { id, size, amount }] of classes.entries()) {
    if (amount > 9) continue;
    for (const index of [size - 1, ...Array.from({ length: 50 }, () => random.below(size))]) {
      const position = facet?.positionAt('standard', id, index) ?? null;
      if (position === null) continue;
      expect(locator.locate(position) && locator.classNumber === number && locator.index === index).toBe(true);
    }
  }
});

test('a locator of some classes finds no position of the others', () => {
  const classes = table.facet.classes('standard', 6);
  const held = table.facet.classes('standard', 4).length;
  const locator = table.facet.locator('standard', held);
  for (const [number, { id, size }] of classes.entries()) {
    const positions = Array.from(
      { length: 50 },
      (_, index) => facet?.positionAt('standard', id, size - 1 - index) ?? null,
    );
    const found = positions.filter((position) => position !== null && locator.locate(position));
    const expected = number < held ? positions.filter((position) => position !== null) : [];
    expect(found).toEqual(expected);
  }
});

test('positions that are in no table', () => {
  const locator = table.facet.locator('standard');
  const men = 'wbwbw/bwbwb/wbw2/5/5';
  expect(locator.locate(read(`${men} w - 0,0 0`))).toBe(false);
  expect(locator.locate(read('5/2w2/2b2/5/5 w - 1,0 0'))).toBe(false);
  expect(locator.locate(read('5/2w2/2b2/5/5 w - 0,1 0'))).toBe(false);
  expect(locator.locate(read('5/2w2/5/5/5 w - 0,0 0'))).toBe(false);
  expect(locator.locate(read('5/2w2/5/5/5 b - 0,0 0'))).toBe(false);
  expect(table.facet.endValue(read('5/2w2/5/5/5 w - 0,0 0'))).toBe(1);
  expect(table.facet.endValue(read('5/2w2/5/5/5 b - 0,0 0'))).toBe(-1);
  expect(table.facet.endValue(read('5/2w2/5/5/5 b - 0,1 0'))).toBe(null);
});

test('known: man against man only a capture at once wins, for the other steps away', () => {
  for (const text of allTexts(2)) {
    const canCapture = movesIn(read(text)).some((move) => rules.makeMove(read(text), move).includes('x'));
    expect(valueOf(read(text))).toBe(canCapture ? WIN - 1 : 0);
  }
});

test('best play from the longest wins ends as said, whatever the loser does', () => {
  const random = new SeededRandom(3);
  for (const { id } of table.facet.classes('standard', MEN)) {
    const { position, plies } = longestIn(id);
    for (let attempt = 0; attempt < 20; attempt++) expect(playOut(position, random)).toBeLessThanOrEqual(plies);
    expect(playOut(position, null)).toBe(plies);
  }
});

/** Plies until the end when the winner plays the best moves, and the loser any (drawn by lot), or those that delay most. */
function playOut(start: Position, random: SeededRandom | null): number {
  const match = new Match(rules, start);
  while (match.outcome === null) {
    const { position } = match;
    const moves = movesIn(position);
    const isLosing = valueOf(position) < 0;
    const values = moves.map((move) => afterwards(after(position, move)));
    const best = moves[values.indexOf(Math.min(...values))];
    const move = isLosing && random !== null ? moves[random.below(moves.length)] : best;
    if (move === undefined) throw new Error('a match that is not over has moves');
    match.play(move);
  }
  expect(match.outcome.reason).toBe('no-men');
  return match.moves.length;
}
