import { type GameId, loadRules, type Puzzle } from '@tabuleiro/games';
import { type PuzzleAttempt, loadPuzzles } from '@tabuleiro/games/puzzle';
import { describe, expect, test } from 'vitest';
import { loadGameFacets } from '../src/game-facets.ts';
import { PuzzleSession } from '../src/puzzle-session.ts';
import { ManualTimers } from './testing.ts';

interface Laid {
  readonly session: PuzzleSession;
  readonly puzzle: Puzzle;
  readonly timers: ManualTimers;
  readonly ended: PuzzleAttempt[];
  readonly mistakes: () => number;
  /** The picks of the next move of the line. */
  readonly solution: () => readonly string[];
}

async function lay(game: GameId, wanted: (puzzle: Puzzle) => boolean, canAnimate = false): Promise<Laid> {
  const puzzle = (await loadPuzzles(game)).find(wanted);
  if (puzzle === undefined) throw new Error(`${game} has no such puzzle`);
  const [facets, rules] = [await loadGameFacets(game), await loadRules(game, puzzle.variant)];
  const timers = new ManualTimers();
  const ended: PuzzleAttempt[] = [];
  let mistakes = 0;
  const session = new PuzzleSession({
    puzzle,
    rules,
    facets,
    timers,
    canAnimate: () => canAnimate,
    onMistake: () => mistakes++,
    onEnd: (attempt) => ended.push(attempt),
  });
  const solution = (): readonly string[] => {
    const { position, moves: played } = session.match;
    const move = rules.parseMove(position, puzzle.line[played.length] ?? '');
    if (!move.ok) throw new Error('the line can be read');
    return facets.choices.picksOf(position, move.value);
  };
  return { session, puzzle, timers, ended, mistakes: () => mistakes, solution };
}

const isLong = ({ plies, asked, question }: Puzzle): boolean => plies === 3 && asked === 2 && question.judged === null;

describe('a puzzle on the table', () => {
  test('is solved pick by pick; the other side answers by itself', async () => {
    const { session, solution, ended, mistakes } = await lay('choko', isLong);
    expect(session.shown.note).toMatchObject({ kind: 'asked', isFirst: true });
    for (const id of solution()) session.pick(id);
    expect(session.match.moves.length).toBe(2);
    expect(session.shown.note).toMatchObject({ kind: 'asked', isFirst: false });
    for (const id of solution()) session.pick(id);
    expect(session.shown.note).toEqual({ kind: 'solved', isClean: true });
    expect(session.shown.isOver).toBe(true);
    expect(session.shown.offered.size).toBe(0);
    expect(session.match.outcome?.winner).toBe(session.side);
    expect(ended.map(({ isClean }) => isClean)).toEqual([true]);
    expect(mistakes()).toBe(0);
  });

  test('is shown move by move, and a person in a hurry sees the end at once', async () => {
    const { session, solution, timers } = await lay('choko', isLong, true);
    for (const id of solution()) session.pick(id);
    expect(session.shown.note.kind).toBe('told');
    expect(timers.isIdle).toBe(false);
    while (!timers.isIdle) timers.tick();
    expect(session.shown.note).toMatchObject({ kind: 'asked', isFirst: false });
  });

  test('changes nothing but the view from frame to frame', async () => {
    const { session, timers } = await lay('oware', () => true, true);
    const shown = [session.shown];
    session.subscribe(() => shown.push(session.shown));
    session.showSolution();
    while (!timers.isIdle) timers.tick();
    const frames = shown.filter((now, index) => {
      const before = shown[index - 1];
      return before !== undefined && now.note === before.note && now.offered === before.offered;
    });
    expect(frames.length).toBeGreaterThan(1);
    expect(new Set(shown.map(({ view }) => view)).size).toBe(shown.length);
  });

  test('does not make the person wait for the reply: a pick during the animation is made in the position after it', async () => {
    const actions: readonly ((laid: Laid) => void)[] = [
      ({ session }) => session.hint(),
      ({ session, solution }) => session.pick(solution()[0] ?? ''),
      ({ session, puzzle }) => session.typeMove(puzzle.line[2] ?? ''),
      ({ session }) => session.showSolution(),
    ];
    for (const act of actions) {
      const [hurried, patient] = [await lay('choko', isLong, true), await lay('choko', isLong, true)];
      for (const { session, solution } of [hurried, patient]) for (const id of solution()) session.pick(id);
      while (!patient.timers.isIdle) patient.timers.tick();
      act(hurried);
      act(patient);
      expect(hurried.session.shown).toEqual(patient.session.shown);
      for (const { timers } of [hurried, patient]) while (!timers.isIdle) timers.tick();
      expect(hurried.session.shown).toEqual(patient.session.shown);
    }
  });

  test('says nothing of a touch that leads nowhere while moves are shown: it only ends them', async () => {
    const { session, solution, timers } = await lay('choko', isLong, true);
    for (const id of solution()) session.pick(id);
    session.pick('nowhere');
    expect(timers.isIdle).toBe(true);
    expect(session.shown.note).toMatchObject({ kind: 'asked', isFirst: false });
  });

  test('refuses another move kindly and lets one try again', async () => {
    const { session, puzzle, ended, mistakes, solution } = await lay('choko', isLong);
    const { rules, position } = session.match;
    const { MoveList } = await import('@tabuleiro/games');
    const list = new MoveList();
    position.legalMoves(list);
    const other = [...list].find((move) => rules.makeMove(position, move) !== puzzle.line[0]);
    if (other === undefined) throw new Error('there is another move');
    const text = rules.makeMove(position, other);
    expect(session.typeMove(text)).toBe(true);
    expect(session.shown.note).toEqual({ kind: 'wrong', move: text });
    expect(session.match.moves.length).toBe(0);
    expect(mistakes()).toBe(1);
    for (const id of solution()) session.pick(id);
    for (const id of solution()) session.pick(id);
    expect(session.shown.note).toEqual({ kind: 'solved', isClean: false });
    expect(ended.length).toBe(1);
  });

  test('says why something cannot be picked, and lets go of picks', async () => {
    const { session, solution } = await lay('choko', isLong);
    session.pick('nowhere');
    expect(session.shown.note.kind).toBe('refused');
    const [first = ''] = solution();
    session.pick(first);
    expect(session.shown.picked).toEqual([first]);
    session.clearPicks();
    expect(session.shown.picked).toEqual([]);
    expect(session.typeMove('nonsense')).toBe(false);
  });

  test('gives a hint: only where to begin is offered', async () => {
    const { session, solution } = await lay('choko', isLong);
    const [first = ''] = solution();
    session.hint();
    expect(session.shown.note).toEqual({ kind: 'hint', place: first });
    expect([...session.shown.offered]).toEqual([first]);
    session.pick(first);
    expect(session.shown.picked).toEqual([first]);
    expect(session.shown.offered).toContain(solution()[1]);
  });

  test('shows its solution, and can be begun anew', async () => {
    const { session, puzzle, ended } = await lay('choko', isLong);
    session.showSolution();
    expect(session.shown.note).toEqual({ kind: 'shown' });
    expect(session.match.moves.length).toBe(puzzle.line.length);
    expect(ended.map(({ wasShown }) => wasShown)).toEqual([true]);
    session.hint();
    session.pick('a1');
    expect(session.shown.isOver).toBe(true);
    session.again();
    expect(session.match.moves.length).toBe(0);
    expect(session.shown.isOver).toBe(false);
  });

  test('asks for a step alone, and puts the rest of the turn itself', async () => {
    const { session, solution, puzzle } = await lay(
      'eigenstate',
      ({ question, plies }) => question.judged === 2 && plies === 3,
    );
    const picks = solution();
    for (const id of picks.slice(0, 2)) session.pick(id);
    expect(session.match.moves.length).toBe(2);
    const { rules } = session.match;
    const [first] = session.match.moves;
    expect(first === undefined ? '' : rules.makeMove(session.match.positionAt(0), first)).toBe(puzzle.line[0]);
  });

  test('with a step that is given asks for the pins, in any order, and never takes the step back', async () => {
    const { session, solution } = await lay('eigenstate', ({ question }) => question.given === 2);
    const picks = solution();
    const given = picks.slice(0, 2);
    expect(session.shown.picked).toEqual(given);
    // The last pick again would take it back elsewhere.
    session.pick(given[1] ?? '');
    expect(session.shown.picked).toEqual(given);
    session.clearPicks();
    expect(session.shown.picked).toEqual(given);
    for (const id of picks.slice(2).toReversed()) session.pick(id);
    expect(session.match.moves.length).toBe(2);
  });
});
