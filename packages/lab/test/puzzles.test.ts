import { Tablebase } from '@tabuleiro/engine';
import { solveAll } from '@tabuleiro/engine/tablebase';
import {
  type GameId,
  GAME_IDS,
  loadChoices,
  loadEvaluation,
  loadRules,
  loadTables,
  loadViewer,
  manifestOf,
  Match,
  type Move,
  MoveList,
  type Position,
  type Puzzle,
  type Rules,
  SeededRandom,
  type Side,
} from '@tabuleiro/games';
import { loadPuzzleProver, loadPuzzles, PUZZLE_GAMES } from '@tabuleiro/games/puzzle';
import { describe, expect, inject, test } from 'vitest';
import { canonicalFormOf } from '../src/puzzles/candidate-positions.ts';
import { ForcedWinSearch } from '../src/puzzles/forced-win-search.ts';
import { openPuzzleMiner, openPuzzleProver } from '../src/puzzles/puzzle-miner.ts';
import { SearchProver } from '../src/puzzles/search-prover.ts';

/** Whether a side forces a win within `plies` plies, by the rules alone. */
function forcesWin(position: Position, side: Side, plies: number): boolean {
  if (position.isOver()) return position.outcome()?.winner === side;
  if (plies === 0) return false;
  const list = new MoveList();
  position.legalMoves(list);
  const isOwn = position.turn === side;
  for (const move of list) {
    position.apply(move);
    const isForced = forcesWin(position, side, plies - 1);
    position.undo();
    if (isForced === isOwn) return isOwn;
  }
  return !isOwn;
}

/** Positions near the end of random matches. */
function latePositions(rules: Rules, matches: number, lastPlies: number, seed: number): readonly Position[] {
  const random = new SeededRandom(seed);
  const found: Position[] = [];
  for (let index = 0; index < matches; index++) {
    const match = new Match(rules, rules.start());
    while (match.outcome === null) match.play(match.position.randomMove(random));
    const { length } = match.moves;
    for (let ply = Math.max(0, length - lastPlies); ply < length; ply++) found.push(match.positionAt(ply));
  }
  return found;
}

/** Where a win can be forced. */
async function puzzlePositions(game: GameId, rules: Rules): Promise<readonly Position[]> {
  const puzzles = (await loadPuzzles(game)).filter(({ variant }) => variant === rules.variant.id);
  const short = [1, 3].flatMap((wanted) => puzzles.filter(({ plies }) => plies === wanted).slice(0, 1));
  return short.flatMap(({ position }) => {
    const read = rules.parsePosition(position);
    return read.ok ? [read.value] : [];
  });
}

const provers = await Promise.all(GAME_IDS.map(loadPuzzleProver));
/** The games that need nothing of their own. */
const listed: readonly GameId[] = GAME_IDS.filter((_, index) => provers[index] === null);

describe.each(listed)('proofs in %s', (game) => {
  test.each(manifestOf(game).variants.map(({ id }) => id))('agree with trying everything (%s)', async (variant) => {
    const rules = await loadRules(game, variant);
    const evaluation = await loadEvaluation(game);
    let wins = 0;
    // Random matches may end without a win; puzzles have one.
    const positions = [...latePositions(rules, 8, 3, 5), ...(await puzzlePositions(game, rules))];
    for (const position of positions) {
      const evaluator = evaluation.evaluator(position.clone(), evaluation.tuned.weights);
      if (evaluator.isBounded !== true && evaluator.pliesLeft() <= 3) continue;
      for (const side of [1, 2] as const) {
        for (let plies = 1; plies <= 3; plies++) {
          const expected = forcesWin(position.clone(), side, plies);
          expect(new ForcedWinSearch(evaluator).forces(side, 'win', plies), rules.makePosition(position)).toBe(
            expected,
          );
          if (expected) wins++;
        }
      }
    }
    expect(wins).toBeGreaterThan(0);
  });
});

test('a proof that may look at too few positions says so', async () => {
  const rules = await loadRules('choko');
  const evaluation = await loadEvaluation('choko');
  const forcing = new ForcedWinSearch(evaluation.evaluator(rules.start(), evaluation.tuned.weights));
  const [late] = latePositions(rules, 1, 6, 3);
  if (late === undefined) throw new Error('there is a position');
  const strict = new ForcedWinSearch(evaluation.evaluator(late.clone(), evaluation.tuned.weights));
  strict.allow(0);
  expect(strict.distance(late.turn, 'win', 5)).toBeNull();
  expect(strict.isSpent || late.countMoves() === 0).toBe(true);
  expect(forcing.isSpent).toBe(false);
});

describe('the prover of a game with very many turns', () => {
  /** Few holes are left, so that all turns can be tried: pieces with many pins, two of them against two or three. */
  function crowdedText(random: SeededRandom, others: number): string {
    const cells = Array.from({ length: 36 }, (_, cell) => cell);
    const draw = (): string => {
      const [cell = 0] = cells.splice(random.below(cells.length), 1);
      return `${'abcdef'.charAt(cell % 6)}${Math.floor(cell / 6) + 1}`;
    };
    const pins = (first: number): string => {
      let mask = first;
      while (mask.toString(2).replaceAll('0', '').length < 19) mask |= 1 << random.below(24);
      return mask.toString(16).padStart(6, '0');
    };
    const one = ['A', 'B'].map((name) => `${name}${draw()}.${pins(0x010000)}`);
    const two = ['1', '2', '3'].slice(0, others).map((name) => `${name}${draw()}.${pins(0x000080)}`);
    return `${one.join(',')} ${two.join(',')} 1 0`;
  }

  /** Some turns, drawn by lot. */
  function someTurns(position: Position, random: SeededRandom, count: number): readonly Move[] {
    return Array.from({ length: count }, () => position.randomMove(random));
  }

  /** Whether a turn forces a win within three plies, by trying every turn that follows. */
  function winsAfter(position: Position, move: Move): boolean {
    position.apply(move);
    const wins = forcesWin(position, 1, 2);
    position.undo();
    return wins;
  }

  test('agrees with trying every answer', async () => {
    const rules = await loadRules('eigenstate');
    const choices = await loadChoices('eigenstate');
    const prover = await openPuzzleProver({
      game: 'eigenstate',
      variant: 'standard',
      limits: { plies: 3, nodes: 0, margin: 0, refutation: 0 },
    });
    const random = new SeededRandom(11);
    const seen = new Map<string, number>();
    for (let tries = 0; tries < 120; tries++) {
      const read = rules.parsePosition(crowdedText(random, 2 + (tries % 2)));
      if (!read.ok) throw new Error('the position can be read');
      const position = read.value;
      if (position.isOver() || forcesWin(position, 1, 1)) continue;
      const stepOf = (move: Move): string => choices.picksOf(position, move).slice(0, 2).join(' ');
      const found = prover.findOnlyChoices(position);
      const [first] = found;
      const isStep = first?.question.judged === 2;
      const isWhole = first !== undefined && first.question.given === 0 && !isStep;
      const hasWin = prover.findWin(position, 3) !== null;
      /** Whether a turn that wins is one that may. */
      const mayWin = (move: Move): boolean => {
        if (first === undefined) return hasWin;
        if (isStep) return stepOf(move) === stepOf(first.move);
        const sameStep = found.find(({ move: only }) => stepOf(only) === stepOf(move));
        return isWhole ? move === first.move : sameStep === undefined || sameStep.move === move;
      };
      for (const { move } of found) expect(winsAfter(position, move), rules.makePosition(position)).toBe(true);
      const winning = someTurns(position, random, 12).filter((move) => winsAfter(position, move));
      expect(winning.filter((move) => !mayWin(move))).toEqual([]);
      const kind = isStep ? 'step' : isWhole ? 'whole' : first === undefined ? 'none' : 'pins';
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    expect([...seen.keys()]).toContain('none');
    expect(seen.size).toBeGreaterThan(1);
  });
});

/** Tables with distances, where a game has them, up to this number of men. */
async function smallTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const facet = await loadTables(game);
  return facet?.distanceTo === 'end' ? new Tablebase(facet, variant, solveAll(facet, game, variant, 6)) : null;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all is run, as `npm run test:full` does. */
    readonly isFull: boolean;
  }
}

/** This number of each game is proved again; `npm run prove:puzzles` proves all. */
const PROVED = inject('isFull') ? 4 : 2;

describe.each(PUZZLE_GAMES)('the puzzles of %s', (game) => {
  test('are proved again, a few of them', async () => {
    const [first, ...others] = await loadPuzzles(game);
    if (first === undefined) throw new Error('there are puzzles');
    // Those of one variant: to get ready for another takes long.
    const all = [first, ...others].filter(({ plies, variant }) => variant === first.variant && (plies ?? 0) <= 3);
    const tables = await smallTables(game, first.variant);
    const positions = new Map<Puzzle, Position>();
    for (const puzzle of all) {
      const read = (await loadRules(game, puzzle.variant)).parsePosition(puzzle.position);
      if (!read.ok) throw new Error('the position can be read');
      if (tables === null || tables.find(read.value)) positions.set(puzzle, read.value);
    }
    const puzzles = [...positions.keys()];
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles.filter((_, index) => index % Math.ceil(puzzles.length / PROVED) === 0)) {
      const limits = { plies: puzzle.plies ?? 0, nodes: 3_000_000, margin: 2, refutation: 0 };
      const prover = await openPuzzleProver({ game, variant: puzzle.variant, limits, tables });
      const rules = await loadRules(game, puzzle.variant);
      const position = positions.get(puzzle) ?? rules.start();
      const found = prover.findOnlyChoices(position);
      const same = found.find(({ move }) => rules.makeMove(position, move) === puzzle.line[0]);
      expect(same?.plies, puzzle.position).toBe(puzzle.plies);
      expect(same?.question).toEqual(puzzle.question);
    }
  }, 180_000);
});

test('positions that only look different are alike', async () => {
  const rules = await loadRules('choko');
  const viewer = await loadViewer('choko');
  const canonicalForm = (text: string): string => {
    const read = rules.parsePosition(text);
    if (!read.ok) throw new Error('the position can be read');
    return canonicalFormOf(viewer.describe(read.value), read.value.turn);
  };
  const one = canonicalForm('w4/5/2b2/5/5 w - 0,0 3');
  expect(canonicalForm('4w/5/2b2/5/5 w - 0,0 3')).toBe(one);
  expect(canonicalForm('5/5/2b2/5/4w w - 0,0 0')).toBe(one);
  expect(canonicalForm('4b/5/2w2/5/5 b - 0,0 0')).toBe(one);
  expect(canonicalForm('1w3/5/2b2/5/5 w - 0,0 3')).not.toBe(one);
});

test('a mine gives the same puzzles again', async () => {
  const limits = { plies: 3, nodes: 100_000, margin: 4, refutation: 0 };
  const options = { game: 'choko', variant: 'standard', seed: 3, limits } as const;
  const minePuzzles = async (): Promise<readonly string[]> => {
    const mine = await openPuzzleMiner(options);
    const found: string[] = [];
    for (let index = 0; index < 3; index++) {
      found.push(...(await mine.mineMatch(index)).map(({ puzzle }) => puzzle.position));
    }
    return found;
  };
  const first = await minePuzzles();
  expect(await minePuzzles()).toEqual(first);
  expect(first.length).toBeGreaterThan(0);
});

test('what is proved never to win never wins', async () => {
  const rules = await loadRules('oware', 'abapa');
  const evaluation = await loadEvaluation('oware');
  const prover = new SearchProver(evaluation, { plies: 5, nodes: 500_000, margin: 2, refutation: 10 });
  // North has 24 seeds: whatever south does, it does not win.
  const read = rules.parsePosition('0,0,0,0,0,1/1,0,0,0,0,0 22,24 S 0');
  if (!read.ok) throw new Error('the position can be read');
  expect(prover.findOnlyChoices(read.value)).toEqual([]);
  expect(prover.findWin(read.value, 7)).toBeNull();
});
