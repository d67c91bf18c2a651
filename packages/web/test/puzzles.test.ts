import { type GameId, loadRules, type Puzzle } from '@tabuleiro/games';
import { type Attempt, loadPuzzles } from '@tabuleiro/games/puzzle';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '../src/app/route.ts';
import { loadKit } from '../src/play/kit.ts';
import { puzzlesAddress } from '../src/puzzles/address.ts';
import { PuzzleDesk } from '../src/puzzles/puzzle-desk.ts';
import { HandTimers } from './table.ts';

interface Laid {
  readonly desk: PuzzleDesk;
  readonly puzzle: Puzzle;
  readonly timers: HandTimers;
  readonly ended: Attempt[];
  readonly mistakes: () => number;
  /** The picks of the next move of the line. */
  readonly solution: () => readonly string[];
}

async function lay(game: GameId, wanted: (puzzle: Puzzle) => boolean, moves = false): Promise<Laid> {
  const puzzle = (await loadPuzzles(game)).find(wanted);
  if (puzzle === undefined) throw new Error(`${game} has no such puzzle`);
  const [kit, rules] = [await loadKit(game), await loadRules(game, puzzle.variant)];
  const timers = new HandTimers();
  const ended: Attempt[] = [];
  let mistakes = 0;
  const desk = new PuzzleDesk({
    puzzle,
    rules,
    kit,
    timers,
    moves: () => moves,
    onMistake: () => mistakes++,
    onEnd: (attempt) => ended.push(attempt),
  });
  const solution = (): readonly string[] => {
    const { position, moves: played } = desk.match;
    const move = rules.parseMove(position, puzzle.line[played.length] ?? '');
    if (!move.ok) throw new Error('the line can be read');
    return kit.choices.picksOf(position, move.value);
  };
  return { desk, puzzle, timers, ended, mistakes: () => mistakes, solution };
}

const isLong = ({ plies, asked, question }: Puzzle): boolean => plies === 3 && asked === 2 && question.judged === null;

describe('a puzzle on the table', () => {
  test('is solved pick by pick; the other side answers by itself', async () => {
    const { desk, solution, ended, mistakes } = await lay('choko', isLong);
    expect(desk.shown.note).toMatchObject({ kind: 'asked', isFirst: true });
    for (const id of solution()) desk.pick(id);
    expect(desk.match.moves.length).toBe(2);
    expect(desk.shown.note).toMatchObject({ kind: 'asked', isFirst: false });
    for (const id of solution()) desk.pick(id);
    expect(desk.shown.note).toEqual({ kind: 'solved', isClean: true });
    expect(desk.shown.isOver).toBe(true);
    expect(desk.shown.offered.size).toBe(0);
    expect(desk.match.outcome?.winner).toBe(desk.side);
    expect(ended.map(({ isClean }) => isClean)).toEqual([true]);
    expect(mistakes()).toBe(0);
  });

  test('is shown move by move, and whoever is in a hurry sees the end at once', async () => {
    const { desk, solution, timers } = await lay('choko', isLong, true);
    for (const id of solution()) desk.pick(id);
    expect(desk.shown.note.kind).toBe('told');
    expect(timers.isIdle).toBe(false);
    while (!timers.isIdle) timers.tick();
    expect(desk.shown.note).toMatchObject({ kind: 'asked', isFirst: false });
  });

  test('lets nobody wait for the reply: what is done while moves are shown is done in the position after them', async () => {
    const deeds: readonly ((laid: Laid) => void)[] = [
      ({ desk }) => desk.hint(),
      ({ desk, solution }) => desk.pick(solution()[0] ?? ''),
      ({ desk, puzzle }) => desk.typeMove(puzzle.line[2] ?? ''),
      ({ desk }) => desk.showSolution(),
    ];
    for (const act of deeds) {
      const [hurried, patient] = [await lay('choko', isLong, true), await lay('choko', isLong, true)];
      for (const { desk, solution } of [hurried, patient]) for (const id of solution()) desk.pick(id);
      while (!patient.timers.isIdle) patient.timers.tick();
      act(hurried);
      act(patient);
      expect(hurried.desk.shown).toEqual(patient.desk.shown);
      for (const { timers } of [hurried, patient]) while (!timers.isIdle) timers.tick();
      expect(hurried.desk.shown).toEqual(patient.desk.shown);
    }
  });

  test('says nothing of a touch that leads nowhere while moves are shown: it only ends them', async () => {
    const { desk, solution, timers } = await lay('choko', isLong, true);
    for (const id of solution()) desk.pick(id);
    desk.pick('nowhere');
    expect(timers.isIdle).toBe(true);
    expect(desk.shown.note).toMatchObject({ kind: 'asked', isFirst: false });
  });

  test('refuses another move kindly and lets one try again', async () => {
    const { desk, puzzle, ended, mistakes, solution } = await lay('choko', isLong);
    const { rules, position } = desk.match;
    const { MoveList } = await import('@tabuleiro/games');
    const list = new MoveList();
    position.legalMoves(list);
    const other = [...list].find((move) => rules.makeMove(position, move) !== puzzle.line[0]);
    if (other === undefined) throw new Error('there is another move');
    const text = rules.makeMove(position, other);
    expect(desk.typeMove(text)).toBe(true);
    expect(desk.shown.note).toEqual({ kind: 'wrong', move: text });
    expect(desk.match.moves.length).toBe(0);
    expect(mistakes()).toBe(1);
    for (const id of solution()) desk.pick(id);
    for (const id of solution()) desk.pick(id);
    expect(desk.shown.note).toEqual({ kind: 'solved', isClean: false });
    expect(ended.length).toBe(1);
  });

  test('says why something cannot be picked, and lets go of picks', async () => {
    const { desk, solution } = await lay('choko', isLong);
    desk.pick('nowhere');
    expect(desk.shown.note.kind).toBe('refused');
    const [first = ''] = solution();
    desk.pick(first);
    expect(desk.shown.picked).toEqual([first]);
    desk.clearPicks();
    expect(desk.shown.picked).toEqual([]);
    expect(desk.typeMove('nonsense')).toBe(false);
  });

  test('gives a hint: only where to begin is offered', async () => {
    const { desk, solution } = await lay('choko', isLong);
    const [first = ''] = solution();
    desk.hint();
    expect(desk.shown.note).toEqual({ kind: 'hint', place: first });
    expect([...desk.shown.offered]).toEqual([first]);
    desk.pick(first);
    expect(desk.shown.picked).toEqual([first]);
    expect(desk.shown.offered).toContain(solution()[1]);
  });

  test('shows its solution, and can be begun anew', async () => {
    const { desk, puzzle, ended } = await lay('choko', isLong);
    desk.showSolution();
    expect(desk.shown.note).toEqual({ kind: 'shown' });
    expect(desk.match.moves.length).toBe(puzzle.line.length);
    expect(ended.map(({ wasShown }) => wasShown)).toEqual([true]);
    desk.hint();
    desk.pick('a1');
    expect(desk.shown.isOver).toBe(true);
    desk.again();
    expect(desk.match.moves.length).toBe(0);
    expect(desk.shown.isOver).toBe(false);
  });

  test('asks for a step alone, and puts the rest of the turn itself', async () => {
    const { desk, solution, puzzle } = await lay(
      'eigenstate',
      ({ question, plies }) => question.judged === 2 && plies === 3,
    );
    const picks = solution();
    for (const id of picks.slice(0, 2)) desk.pick(id);
    expect(desk.match.moves.length).toBe(2);
    const { rules } = desk.match;
    const [first] = desk.match.moves;
    expect(first === undefined ? '' : rules.makeMove(desk.match.positionAt(0), first)).toBe(puzzle.line[0]);
  });

  test('with a step that is given asks for the pins, in any order, and never takes the step back', async () => {
    const { desk, solution } = await lay('eigenstate', ({ question }) => question.given === 2);
    const picks = solution();
    const given = picks.slice(0, 2);
    expect(desk.shown.picked).toEqual(given);
    // The last pick again would take it back elsewhere.
    desk.pick(given[1] ?? '');
    expect(desk.shown.picked).toEqual(given);
    desk.clearPicks();
    expect(desk.shown.picked).toEqual(given);
    for (const id of picks.slice(2).toReversed()) desk.pick(id);
    expect(desk.match.moves.length).toBe(2);
  });
});

test('addresses lead to the pages', () => {
  expect(parseRoute('#/puzzles')).toEqual({ page: 'puzzles', game: null });
  expect(parseRoute(`${puzzlesAddress('choko')}?puzzle=x`)).toEqual({
    page: 'puzzles',
    game: 'choko',
    query: 'puzzle=x',
  });
});
