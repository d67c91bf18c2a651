import { describe, expect, test } from 'vitest';
import { CheckPosition } from '../src/hecatomb/check-rules.ts';
import {
  type Evaluator,
  loadChoices,
  loadEditor,
  loadEvaluation,
  loadMoveViewer,
  loadSolverFacet,
  Match,
  type Move,
  MoveList,
  NO_MOVE_FOUND,
  positionOf,
  type ProofGuide,
  formatMessage,
  formatOutcome,
  formatTextError,
  SeededRandom,
  type Side,
} from '../src/index.ts';
import { loadGame } from './game.ts';

// Legal moves, ends, perft and refused texts come from a second program: see the fixtures `hecatomb-check.*`.

const check = await loadGame('hecatomb', 'check');
const { english, portuguese } = check;
const choices = await loadChoices('hecatomb');
const evaluation = await loadEvaluation('hecatomb');
const facet = await loadSolverFacet('hecatomb');

const MATED = '6kQ/8/6K1/8/8/8/8/Q7 b - 0';
const STALEMATED = '7k/8/6Q1/8/8/8/5K2/8 b - 0';
const IN_CHECK = '4k3/8/8/8/4q3/8/7Q/4K3 w - 0';
const PINNED = '4k3/4q3/8/8/8/4Q3/q7/4K3 w - 0';

describe('ends [8]', () => {
  test('an attacked side without a move has lost', () => {
    const outcome = check.outcomeOf(MATED);
    expect(outcome).toEqual({ winner: 1, reason: 'checkmate' });
    expect(check.movesOf(MATED)).toEqual([]);
    if (outcome === null) throw new Error('goes on');
    expect(formatOutcome(english, outcome)).toBe('White wins: black is checkmated');
    expect(formatOutcome(portuguese, outcome)).toBe('Ganham as brancas: as pretas levaram xeque-mate');
  });

  test('a side without a move that is not attacked draws', () => {
    const outcome = check.outcomeOf(STALEMATED);
    expect(outcome).toEqual({ winner: null, reason: 'stalemate' });
    if (outcome === null) throw new Error('goes on');
    expect(formatOutcome(english, outcome)).toMatch(/^Draw: stalemate/);
    expect(formatOutcome(portuguese, outcome)).toMatch(/^Empate: rei afogado/);
  });

  test('a mate by the hundredth quiet ply wins, any other is a draw', () => {
    const text = '6k1/8/6K1/8/8/8/8/Q7 w - 99';
    expect(check.played(text, 'a1a8').outcome()).toEqual({ winner: 1, reason: 'checkmate' });
    expect(check.played(text, 'a1a7').outcome()).toEqual({ winner: null, reason: 'no-progress' });
  });

  test('a match ends with the mate', () => {
    const match = new Match(check.rules, check.read('6k1/8/6K1/8/8/8/8/Q7 w - 0'));
    expect(match.playText('a1g7').ok).toBe(true);
    expect(match.outcome).toEqual({ winner: 1, reason: 'checkmate' });
  });
});

describe('what stands for the king [8]', () => {
  test('a missing king and a king that could be taken are refused in words', () => {
    const said = (text: string): string => {
      const parsed = check.rules.parsePosition(text);
      return parsed.ok ? 'read' : formatTextError(english, parsed.error);
    };
    expect(said('8/8/8/8/8/8/8/Q3K3 w - 0')).toContain('both kings');
    expect(said('4k3/8/8/4Q3/8/8/8/4K3 w - 0')).toContain('the king of the side that has just moved');
    expect(said('4k3/8/8/4Q3/8/8/8/4K3 b - 0')).toBe('read');
  });

  test('the king in check is marked and spoken of, also when it is mated', () => {
    expect(check.viewOf(IN_CHECK).marks).toEqual([{ kind: 'attacked', cell: 'e1' }]);
    expect(check.noticesOf(IN_CHECK)).toEqual(['White is in check from e4']);
    expect(check.viewOf(MATED).marks).toEqual([{ kind: 'attacked', cell: 'g8' }]);
    expect(check.viewOf(STALEMATED).marks).toEqual([]);
  });

  test('the frame of a move that gives check has the mark too', async () => {
    const moveViewer = await loadMoveViewer('hecatomb');
    const position = check.read('4k3/8/8/8/8/8/8/Q3K3 w - 0');
    const marks = moveViewer.frames(position, check.readMove(position, 'a1a8')).at(-1)?.marks;
    expect(marks).toContainEqual({ kind: 'attacked', cell: 'e8' });
    expect(marks).toContainEqual({ kind: 'last-to', cell: 'a8' });
  });

  test.each([
    { text: PINNED, picks: ['e3', 'd3'], reason: 'your king would be attacked from e7' },
    { text: IN_CHECK, picks: ['e1', 'e2'], reason: 'your king would be attacked from e4' },
    { text: IN_CHECK, picks: ['h2', 'h8'], reason: 'your king would be attacked from e4' },
    { text: IN_CHECK, picks: ['e1', 'e3'], reason: 'a king goes one square at a time' },
    {
      text: '4k3/4q3/8/8/8/4Q2Q/4q3/4K3 w - 0',
      picks: ['h3'],
      reason: 'wherever this piece goes, your king would be attacked',
    },
  ])('$picks is refused: $reason', ({ text, picks, reason }) => {
    const step = choices.walk(check.read(text), picks);
    if (step.ok) throw new Error('possible');
    expect(formatMessage(english, step.error)).toBe(reason);
    expect(formatMessage(portuguese, step.error)).not.toContain('{');
  });

  test('the editor has a clock and no turns left', async () => {
    const editor = await loadEditor('hecatomb');
    const text = '4k3/8/8/8/8/8/8/Q3K3 w - 7';
    const draft = editor.fromPosition(check.read(text), 'check');
    expect(editor.fields('check').map(({ id }) => id)).toEqual(['clock']);
    expect(editor.makeText(draft)).toBe(text);
  });
});

const movesOf = (position: CheckPosition): Move[] => {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
};

/** Positions of random matches, from full boards to bare kings; none is over. */
function randomPositions(count: number, seed: number): CheckPosition[] {
  const random = new SeededRandom(seed);
  const found: CheckPosition[] = [];
  while (found.length < count) {
    const position = positionOf(CheckPosition, check.rules.start());
    const plies = random.below(140);
    for (let ply = 0; ply < plies && !position.isOver(); ply++) {
      const moves = movesOf(position);
      const taking = moves.filter((move) => position.pieceOn(move & 63, position.turn === 1 ? 2 : 1) !== null);
      const from = taking.length > 0 && random.below(3) > 0 ? taking : moves;
      const move = from[random.below(from.length)];
      if (move !== undefined) position.apply(move);
    }
    if (!position.isOver()) found.push(position);
  }
  return found;
}

function tryMove<T>(position: CheckPosition, move: Move, look: () => T): T {
  position.apply(move);
  const found = look();
  position.undo();
  return found;
}

/** Whether a side can force mate within `plies` plies, by brute force. */
function mates(position: CheckPosition, side: Side, plies: number): boolean {
  if (position.isOver()) return position.outcome()?.winner === side;
  if (plies === 0) return false;
  const leads = (move: Move): boolean => tryMove(position, move, () => mates(position, side, plies - 1));
  return position.turn === side ? movesOf(position).some(leads) : movesOf(position).every(leads);
}

const judgeOf = (position: CheckPosition): Evaluator => evaluation.evaluator(position, evaluation.tuned.weights);

function guideOf(position: CheckPosition): ProofGuide {
  if (facet === null || !('guide' in facet)) throw new Error('no guide');
  return facet.guide(position);
}

const textOf = (position: CheckPosition): string => check.rules.makePosition(position);

describe('what a search knows', () => {
  const positions = randomPositions(400, 5);

  test('the guide finds a mate at once just where there is one', () => {
    let found = 0;
    for (const position of positions) {
      const winning = guideOf(position).winningMove();
      const { turn } = position;
      expect(winning !== NO_MOVE_FOUND, textOf(position)).toBe(mates(position, turn, 1));
      if (winning === NO_MOVE_FOUND) continue;
      found++;
      const move = movesOf(position).find((one) => one === winning);
      if (move === undefined) throw new Error('the guide made the move up');
      expect(tryMove(position, move, () => position.outcome()?.winner)).toBe(turn);
    }
    expect(found).toBeGreaterThan(10);
  });

  test('a glance never denies a mate, and often saves the search', () => {
    const denied = { mover: 0, other: 0 };
    for (const position of positions) {
      const guide = guideOf(position);
      const evaluator = judgeOf(position);
      const { turn } = position;
      const other = turn === 1 ? 2 : 1;
      const isDenied = guide.mightWin?.(turn, 1) === false || evaluator.fewestPlies?.(turn) === 3;
      denied.mover += Number(isDenied);
      expect(isDenied && mates(position, turn, 1), textOf(position)).toBe(false);
      if (evaluator.canWin?.(other) === false) denied.other++;
      expect(guide.mightWin?.(other, 1)).toBe(false);
      expect(evaluator.fewestPlies?.(other)).toBe(2);
    }
    expect(denied.mover).toBeGreaterThan(100);
    expect(denied.other).toBeGreaterThan(3);
  });

  test('who has no queen cannot win, who has one may', () => {
    const position = positionOf(CheckPosition, check.read('4k3/8/8/8/8/8/8/Q3K3 w - 0'));
    const evaluator = judgeOf(position);
    expect([evaluator.canWin?.(1), evaluator.canWin?.(2)]).toEqual([true, false]);
    expect([guideOf(position).mightWin?.(1, 9), guideOf(position).mightWin?.(2, 9)]).toEqual([true, false]);
  });

  test('no king is taken, so nothing is noisy', () => {
    const noisy = new MoveList();
    for (const position of positions) {
      judgeOf(position).noisyMoves?.(noisy);
      expect(noisy.length).toBe(0);
      expect(position.kingAttackers().length > 0).toBe(position.isInCheck);
    }
  });
});
