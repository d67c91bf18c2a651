import { describe, expect, test } from 'vitest';
import {
  type ChoiceStep,
  loadChoices,
  loadMoveViewer,
  MoveList,
  formatMessage,
  SeededRandom,
  toMove,
  type View,
} from '../src/index.ts';
import { type GameInTexts, loadGame } from './game.ts';

const report = await loadGame('oware', 'report');
const abapa = await loadGame('oware', 'abapa');
const { english, portuguese } = report;
const choices = await loadChoices('oware');
const moveViewer = await loadMoveViewer('oware');

const START = '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0';
const FEEDING = '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5';
const PASSING = '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 5';
const SLAM = '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40';

function stepOf(game: GameInTexts, text: string, ...picks: readonly string[]): ChoiceStep {
  const step = choices.walk(game.read(text), picks);
  if (!step.ok) throw new Error(formatMessage(english, step.error));
  return step.value;
}

/** What is asked, and what may be picked. */
function questionOf(game: GameInTexts, text: string): readonly [prompt: string, picks: string] {
  const step = stepOf(game, text);
  if (step.kind === 'move') throw new Error('nothing is asked');
  return [formatMessage(english, step.prompt), step.picks.map(({ id }) => id).join(' ')];
}

function refusalOf(game: GameInTexts, text: string, picks: readonly string[], locale = english): string {
  const step = choices.walk(game.read(text), picks);
  if (step.ok) throw new Error(`${picks.join(' ')} is possible`);
  return formatMessage(locale, step.error);
}

describe('walks', () => {
  test('one pit is a whole move', () => {
    expect(questionOf(report, START)).toEqual(['Choose a pit to sow', 'A B C D E F']);
    expect(stepOf(report, START, 'D')).toEqual({ kind: 'move', move: toMove(3) });
  });

  test('in abapa an empty row must be fed', () => {
    expect(questionOf(abapa, FEEDING)).toEqual(['Choose a pit that reaches north’s row', 'A E']);
    expect(questionOf(report, FEEDING)).toEqual(['Choose a pit to sow', 'A D E']);
  });

  test('a pass needs no pick', () => {
    const position = report.read(PASSING);
    const move = report.readMove(position, 'pass');
    expect(stepOf(report, PASSING)).toEqual({ kind: 'move', move });
    expect(choices.picksOf(position, move)).toEqual([]);
  });

  test('a hint is shown as its pit', () => {
    const position = report.read(START);
    expect(choices.picksOf(position, report.readMove(position, 'C'))).toEqual(['C']);
  });
});

describe('refusals', () => {
  test.each([
    ['an empty pit', report, FEEDING, ['B'], 'that pit is empty: choose one of yours with seeds'],
    ['an enemy pit', report, START, ['c'], 'that pit belongs to north: choose one of your own'],
    [
      'an enemy pit, for north',
      abapa,
      START.replace('S', 'N'),
      ['C'],
      'that pit belongs to south: choose one of your own',
    ],
    [
      'a pit that starves the enemy',
      abapa,
      FEEDING,
      ['D'],
      'the seeds of D do not reach north’s row, which is empty; these do: A, E',
    ],
    ['an empty pit while feeding', abapa, FEEDING, ['B'], 'that pit is empty: choose one of yours with seeds'],
    ['a store', abapa, FEEDING, ['seeds-store-1'], 'captured seeds stay where they are: choose a pit of yours'],
    ['no pit', report, START, ['g'], 'that is not a pit of the board'],
    ['done at once', report, START, ['done'], 'you pass only when your row is empty: choose a pit to sow'],
    ['a second pit', report, START, ['A', 'B'], 'the move is complete: you sow one pit a turn'],
    ['any pit when one must pass', report, PASSING, ['a'], 'North must pass: its row is empty'],
  ] as const)('%s', (_, game, text, picks, reason) => {
    expect(refusalOf(game, text, picks)).toBe(reason);
  });

  test('in Portuguese', () => {
    expect(refusalOf(abapa, FEEDING, ['D'], portuguese)).toBe(
      'O norte não tem sementes na sua fila, e as da casa D não chegam lá; chegam as destas casas: A, E',
    );
    expect(refusalOf(report, START, ['c'], portuguese)).toBe('essa casa é do norte: escolhe uma das tuas');
  });
});

function framesOf(game: GameInTexts, text: string, move: string): readonly View[] {
  const position = game.read(text);
  return moveViewer.frames(position, game.readMove(position, move));
}

/** The seeds in a pit or a tray. */
function seedsAt(view: View, place: string): number {
  const heap = view.pieces.find(({ at }) => ('cell' in at ? at.cell : at.tray) === place);
  return heap?.count ?? 0;
}

const countsAt = (frames: readonly View[], place: string): number[] => frames.map((frame) => seedsAt(frame, place));

describe('frames', () => {
  test('the pit is emptied, then the seeds fall one by one', () => {
    const frames = framesOf(report, START, 'D');
    expect(countsAt(frames, 'D')).toEqual([0, 0, 0, 0, 0]);
    expect(countsAt(frames, 'sowing-1')).toEqual([4, 3, 2, 1, 0]);
    expect(countsAt(frames, 'E')).toEqual([4, 5, 5, 5, 5]);
    expect(countsAt(frames, 'b')).toEqual([4, 4, 4, 4, 5]);
  });

  test('the seeds in the hand are the heap that was lifted, in the mover’s tray', () => {
    const [lifted, ...rest] = framesOf(report, START.replace('S', 'N'), 'b');
    const inHand = lifted?.pieces.find(({ id }) => id === 'seeds-b');
    expect(inHand).toEqual({ id: 'seeds-b', shape: 'seeds', owner: 2, at: { tray: 'sowing-2' }, count: 4 });
    expect(lifted?.trays).toContainEqual({ id: 'sowing-2', kind: 'sowing', owner: 2 });
    expect(rest.at(-1)?.trays.map(({ kind }) => kind)).toEqual(['store', 'store']);
  });

  test('marks follow the seeds', () => {
    const frames = framesOf(report, START, 'D');
    expect(frames.map(({ marks }) => marks.map(({ kind, cell }) => `${kind} ${cell}`).join(', '))).toEqual([
      'last-from D',
      'last-from D, last-to E',
      'last-from D, last-to F',
      'last-from D, last-to a',
      'last-from D, last-to b',
    ]);
  });

  test('captures go to the store pit by pit, going back', () => {
    const frames = framesOf(report, '9,0,0,0,0,5/1,4,1,2,1,9 8,8 S 40', 'F');
    expect(frames).toHaveLength(1 + 5 + 3);
    expect(countsAt(frames, 'store-1').slice(5)).toEqual([8, 10, 13, 15]);
    expect(countsAt(frames, 'e').slice(5)).toEqual([2, 0, 0, 0]);
    expect(countsAt(frames, 'd').slice(5)).toEqual([3, 3, 0, 0]);
    expect(countsAt(frames, 'c').slice(5)).toEqual([2, 2, 2, 0]);
    const removed = frames.at(-1)?.marks.filter(({ kind }) => kind === 'removed');
    expect(removed?.map(({ cell }) => cell)).toEqual(['e', 'd', 'c']);
    expect(frames.at(-1)?.marks).toContainEqual({ kind: 'last-to', cell: 'e' });
  });

  test('a long sowing comes round: in report into the emptied pit, as a new heap', () => {
    const frames = framesOf(report, '13,0,0,0,0,1/4,4,4,4,4,4 10,0 S 0', 'A');
    expect(frames).toHaveLength(1 + 13);
    expect(countsAt(frames, 'A').slice(-3)).toEqual([0, 1, 1]);
    expect(countsAt(frames, 'B').slice(-3)).toEqual([1, 1, 2]);
    expect(frames.at(-2)?.pieces.filter(({ at }) => 'cell' in at && at.cell === 'A')).toMatchObject([
      { id: 'seeds-A-again' },
    ]);
    expect(frames.at(-1)?.pieces.find(({ at }) => 'cell' in at && at.cell === 'A')?.id).toBe('seeds-A-again');
  });

  test('a long sowing comes round: in abapa past the emptied pit', () => {
    const frames = framesOf(abapa, '13,0,0,0,0,1/4,4,4,4,4,4 10,0 S 0', 'A');
    expect(countsAt(frames, 'A').slice(-3)).toEqual([0, 0, 0]);
    expect(countsAt(frames, 'B').slice(-3)).toEqual([1, 2, 2]);
    expect(countsAt(frames, 'C').slice(-3)).toEqual([1, 1, 2]);
  });

  test('a grand slam of abapa leaves the seeds where they fell', () => {
    const frames = framesOf(abapa, SLAM, 'F');
    expect(frames).toHaveLength(1 + 2);
    expect(countsAt(frames, 'store-1')).toEqual([20, 20, 20]);
    expect(frames.at(-1)?.marks.some(({ kind }) => kind === 'removed')).toBe(false);
  });

  test('a pass is one picture without marks', () => {
    const frames = framesOf(report, PASSING, 'pass');
    expect(frames.map(({ marks }) => marks)).toEqual([[]]);
  });

  test('the longest sowing has 49 pictures', () => {
    const all = '48,0,0,0,0,0/0,0,0,0,0,0 0,0 S 0';
    expect(framesOf(report, all, 'A')).toHaveLength(49);
    expect(framesOf(abapa, all, 'A')).toHaveLength(49);
  });

  test('notices wait for the last picture', () => {
    const frames = framesOf(abapa, '9,0,0,0,0,1/0,0,0,0,0,0 20,18 S 0', 'F');
    expect(frames.map(({ notices }) => notices.length)).toEqual([0, 1]);
  });

  test.each([report, abapa])('no seed is ever lost, and every heap has a place of its own', ({ rules }) => {
    const random = new SeededRandom(9);
    const moves = new MoveList();
    for (let count = 0; count < 10; count++) {
      const position = rules.start();
      while (!position.isOver()) {
        position.legalMoves(moves);
        const move = moves.at(random.below(moves.length));
        for (const frame of moveViewer.frames(position, move)) expectWhole(frame);
        position.apply(move);
      }
    }
  });
});

function expectWhole({ pieces, cells, trays }: View): void {
  const total = pieces.reduce((sum, { count = 1 }) => sum + count, 0);
  const places = pieces.map(({ at }) => ('cell' in at ? at.cell : at.tray));
  const known = new Set([...cells, ...trays].map(({ id }) => id));
  if (total === 48 && new Set(places).size === places.length && places.every((place) => known.has(place))) return;
  expect.fail(`${total} seeds in ${places.join(' ')}`);
}

describe('telling', () => {
  const LAP = '22,0,0,0,0,0/0,0,0,0,0,0 13,13 S 0';
  const LAST_TWO = '0,0,0,0,0,2/1,1,0,0,0,0 22,22 S 0';

  test.each([
    [report, START, 'D', 'South sows D, and the last seed falls in b'],
    [
      report,
      '9,0,0,0,0,0/1,0,0,0,0,0 24,14 S 5',
      'A',
      'South sows A, its only pit with seeds, and the last falls in d',
    ],
    [abapa, FEEDING, 'E', 'South sows E to feed north, and the last seed falls in a'],
    [report, FEEDING, 'E', 'South sows E, and the last seed falls in a'],
    [report, '9,0,0,0,0,5/1,4,1,2,1,9 8,8 S 40', 'F', 'South sows F and captures 7 seeds from e, d, c'],
    [report, LAST_TWO, 'F', 'South sows F, its only pit with seeds, and captures 4 seeds from b, a'],
    [
      abapa,
      LAST_TWO,
      'F',
      'South sows F, its only pit with seeds, and captures nothing: it would take every seed in north’s row',
    ],
    [abapa, '17,0,0,0,0,1/0,0,0,0,0,0 15,15 S 0', 'A', 'South sows A to feed north, and captures 2 seeds from a'],
    [abapa, SLAM, 'F', 'South sows F and captures nothing: it would take every seed in north’s row'],
    // Two seeds in every pit but A: the last makes f 2, and all six of north would go.
    [abapa, LAP, 'A', 'South sows A to feed north, and captures nothing: it would take back every seed in that row'],
    [report, LAP, 'A', 'South sows A, its only pit with seeds, and captures 10 seeds from e, d, c, b, a'],
    [report, PASSING, 'pass', 'North passes: its row is empty'],
  ])('%# %s %s', (game, text, move, told) => {
    const position = game.read(text);
    expect(formatMessage(english, moveViewer.describeMove(position, game.readMove(position, move)))).toBe(told);
    expect(game.rules.makePosition(position)).toBe(text);
  });

  test('in Portuguese', () => {
    const told = (game: GameInTexts, text: string, move: string): string => {
      const position = game.read(text);
      return formatMessage(portuguese, moveViewer.describeMove(position, game.readMove(position, move)));
    };
    expect(told(report, START, 'D')).toBe('O sul semeia a casa D e a última semente cai na casa b');
    expect(told(abapa, FEEDING, 'E')).toBe(
      'O sul semeia a casa E para que o norte tenha sementes, e a última cai na casa a',
    );
    expect(told(report, PASSING, 'pass')).toBe('O norte passa: a sua fila está vazia');
  });
});
