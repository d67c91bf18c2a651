import { describe, expect, test } from 'vitest';
import { type GameId, loadChoices, loadRules, Match, type Puzzle } from '../src/index.ts';
import {
  PuzzleAttempt,
  completePuzzle,
  loadPuzzles,
  makePuzzleLine,
  NO_PROGRESS,
  parsePuzzleLine,
  PUZZLE_GAMES,
  PUZZLE_TRIES,
  withAttempt,
} from '../src/puzzle/index.ts';

/** Games whose puzzles have been mined with care, which takes days: another game may begin with a few. */
const MINED: readonly GameId[] = ['choko', 'echek', 'eigenstate', 'hecatomb', 'oware'];
const FEWEST = 200;
const TRIVIAL_SHARE = 0.1;
const LEVELS = 10;

async function attemptOf(game: GameId, puzzle: Puzzle): Promise<PuzzleAttempt> {
  return new PuzzleAttempt(puzzle, await loadRules(game, puzzle.variant), await loadChoices(game));
}

async function firstOf(game: GameId, wanted: (puzzle: Puzzle) => boolean): Promise<Puzzle> {
  const found = (await loadPuzzles(game)).find(wanted);
  if (found === undefined) throw new Error(`${game} has no such puzzle`);
  return found;
}

test.each(MINED)('the puzzles of %s are many, few of them trivial, of several grades', async (game) => {
  const puzzles = await loadPuzzles(game);
  expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
  const trivial = puzzles.filter(({ plies }) => plies === 1);
  expect(trivial.length).toBeLessThanOrEqual(puzzles.length * TRIVIAL_SHARE);
  expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(3);
});

describe.each(PUZZLE_GAMES)('the puzzles of %s', (game) => {
  test('are all different', async () => {
    const puzzles = await loadPuzzles(game);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('are legal to the end, which is the win that they promise', async () => {
    const choices = await loadChoices(game);
    for (const puzzle of await loadPuzzles(game)) {
      const rules = await loadRules(game, puzzle.variant);
      const start = rules.parsePosition(puzzle.position);
      if (!start.ok) throw new Error(`${puzzle.position} cannot be read`);
      expect(rules.makePosition(start.value)).toBe(puzzle.position);
      const match = new Match(rules, start.value);
      for (const text of puzzle.line) {
        expect(match.outcome, puzzle.id).toBeNull();
        expect(match.playText(text).ok, `${text} in ${puzzle.id}`).toBe(true);
      }
      // Where the length of the win is not known, the line ends before it.
      const isBefore = puzzle.plies === null && match.outcome === null;
      expect(isBefore || match.outcome?.winner === start.value.turn, puzzle.id).toBe(true);
      expect(puzzle.plies ?? puzzle.line.length).toBe(puzzle.line.length);
      const own = match.moves.filter((_, ply) => match.positionAt(ply).turn === start.value.turn);
      expect(puzzle.asked).toBeGreaterThanOrEqual(1);
      expect(puzzle.asked).toBeLessThanOrEqual(own.length);
      expect(puzzle.misses.length).toBe(LEVELS);
      expect(puzzle.misses.every((count) => count <= PUZZLE_TRIES)).toBe(true);
      expect(puzzle.others === 'proved' || puzzle.others >= (puzzle.plies ?? 0)).toBe(true);
      const [first] = match.moves;
      const picks = first === undefined ? [] : choices.picksOf(start.value, first);
      const { given, judged } = puzzle.question;
      expect(given).toBeLessThan(judged ?? picks.length);
      expect(judged ?? 0).toBeLessThan(picks.length);
    }
  });

  test('keep their text', async () => {
    for (const puzzle of await loadPuzzles(game)) {
      expect(completePuzzle(parsePuzzleLine(makePuzzleLine(puzzle)))).toEqual(puzzle);
    }
  });

  test('are solved by their lines, move by move', async () => {
    for (const puzzle of (await loadPuzzles(game)).filter((_, index) => index % 5 === 0)) {
      const attempt = await attemptOf(game, puzzle);
      const { rules } = attempt.match;
      while (!attempt.isSolved) {
        const ply = attempt.match.moves.length;
        const move = rules.parseMove(attempt.match.position, puzzle.line[ply] ?? '');
        if (!move.ok) throw new Error(`${puzzle.line[ply]} cannot be read`);
        const verdict = attempt.judgeMove(move.value);
        expect(verdict).toEqual({ move: move.value });
        attempt.playOn(move.value);
      }
      expect(attempt.isClean).toBe(true);
      expect(puzzle.plies === null || attempt.match.outcome?.winner === attempt.side).toBe(true);
    }
  });
});

describe('an attempt', () => {
  test('refuses every other first move and goes on with the right one', async () => {
    const puzzle = await firstOf('choko', ({ plies, asked }) => plies === 3 && asked === 2);
    const attempt = await attemptOf('choko', puzzle);
    const { rules, position } = attempt.match;
    const { MoveList } = await import('../src/index.ts');
    const list = new MoveList();
    position.legalMoves(list);
    const right = [...list].filter((move) => typeof attempt.judgeMove(move) === 'object');
    expect(right.map((move) => rules.makeMove(position, move))).toEqual([puzzle.line[0]]);
    expect(attempt.wrong).toBe(list.length - 1);
    const [move] = right;
    if (move === undefined) throw new Error('there is a solution');
    expect(attempt.playOn(move).length).toBe(2);
    expect(attempt.match.position.turn).toBe(attempt.side);
    expect(attempt.isSolved).toBe(false);
  });

  test('takes any last move that wins', async () => {
    const { MoveList } = await import('../src/index.ts');
    const list = new MoveList();
    let others = 0;
    for (const puzzle of (await loadPuzzles('choko')).filter(({ plies, asked }) => plies === 3 && asked === 2)) {
      const attempt = await attemptOf('choko', puzzle);
      const first = attempt.match.rules.parseMove(attempt.match.position, puzzle.line[0]);
      if (first.ok) attempt.playOn(first.value);
      attempt.match.position.legalMoves(list);
      for (const move of list) {
        const next = attempt.match.position.clone();
        next.apply(move);
        const wins = next.outcome()?.winner === attempt.side;
        expect(typeof attempt.judgeMove(move) === 'object').toBe(wins);
        if (wins) others++;
      }
    }
    expect(others).toBeGreaterThan(0);
  });

  test('judges a part of a move as soon as it is picked, and gives what is given', async () => {
    const choices = await loadChoices('eigenstate');
    const part = await attemptOf('eigenstate', await firstOf('eigenstate', ({ question }) => question.judged === 2));
    const rules = part.match.rules;
    const solution = rules.parseMove(part.match.position, part.puzzle.line[0]);
    if (!solution.ok) throw new Error('the solution can be read');
    const picks = choices.picksOf(part.match.position, solution.value);
    expect(part.given).toEqual([]);
    expect(part.judgePicks(picks.slice(0, 1))).toBe('open');
    expect(part.judgePicks(picks.slice(0, 2))).toEqual({ move: solution.value });
    const begun = await attemptOf('eigenstate', await firstOf('eigenstate', ({ question }) => question.given === 2));
    expect(begun.given.length).toBe(2);
    expect(begun.hint()).not.toBeNull();
    expect(begun.given).not.toContain(begun.hint());
  });

  test('with a hint or shown is no clean one', async () => {
    const puzzle = await firstOf('choko', ({ plies }) => plies === 3);
    const hinted = await attemptOf('choko', puzzle);
    hinted.hint();
    hinted.showRest();
    expect(hinted.isSolved).toBe(true);
    expect(hinted.isClean).toBe(false);
    expect(hinted.match.outcome?.winner).toBe(hinted.side);
    expect(withAttempt({ ...NO_PROGRESS, streak: 3 }, hinted, 0)).toMatchObject({ solved: [], streak: 0, longest: 0 });
  });
});
