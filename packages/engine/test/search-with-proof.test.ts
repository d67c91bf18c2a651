import { GAME_IDS, loadRules, Match, SeededRandom, type Stop, StopFlag } from '@tabuleiro/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Analysis, analyseWithProof, ProofProbe, openEngine, openMax, Solver } from '../src/index.ts';
import { matchFrom } from './matches.ts';

const WIN_IN_THREE = '2rN/1kbK/pnP1/2BR b R Q 0';
/** A clock that stands still: nothing but a stop or a proof ends what it limits. */
const STILL = (): number => 0;
/** The search polls the stop flag every this number of nodes. */
const EVERY = 64;
const ALWAYS = 256;

afterEach(() => void vi.restoreAllMocks());

/** Raised when it is asked for the nth time; counts how often it was. */
function raisedAt(look: number): Stop & { readonly looks: number } {
  let looks = 0;
  return {
    get stopped() {
      return ++looks >= look;
    },
    get looks() {
      return looks;
    },
  };
}

describe('a search that looks for a proof', () => {
  test.each(GAME_IDS)('of %s tells a move before it does', async (game) => {
    const rules = await loadRules(game);
    const match = new Match(rules, rules.start());
    const events: string[] = [];
    const stop = new StopFlag();
    vi.spyOn(ProofProbe.prototype, 'look').mockImplementation(() => {
      events.push('look');
      stop.raise();
      return null;
    });
    const max = await openMax(game, { now: STILL });
    await max.choose(match, { timeMs: 1000 }, new SeededRandom(1), stop, ({ move }) => {
      events.push(match.position.isLegal(move) ? 'told' : 'told something else');
    });
    expect(events.slice(0, 2)).toEqual(['told', 'look']);
    expect(events.filter((event) => event === 'look')).toHaveLength(1);
  });

  test('tells a proof as soon as it is there, and as the answer', async () => {
    const match = await matchFrom('echek', undefined, WIN_IN_THREE);
    const engine = await openEngine('echek', { now: STILL });
    const proofProbe = await ProofProbe.open('echek', STILL);
    const told: Analysis[] = [];
    const asked = { limits: { timeMs: 1000 }, hurries: true, onProgress: (state: Analysis) => told.push(state) };
    const answer = analyseWithProof(engine, proofProbe, match, asked);
    const [before, ...after] = told.map(({ lines }) => lines[0].end?.plies);
    expect(before).toBeUndefined();
    expect(new Set(after)).toEqual(new Set([3]));
    expect(answer.lines[0]).toMatchObject({ end: { result: 'win', plies: 3 } });
  });

  test('is not tried when the stop comes with the first move, which is the answer', async () => {
    const rules = await loadRules('oware');
    const match = new Match(rules, rules.start());
    const solve = vi.spyOn(Solver.prototype, 'solve');
    const engine = await openEngine('oware', { now: STILL });
    const proofProbe = await ProofProbe.open('oware', STILL);
    const stop = new StopFlag();
    const { lines } = analyseWithProof(engine, proofProbe, match, { stop, onProgress: () => stop.raise() });
    expect(lines[0].moves.slice(0, 1).every((move) => match.position.isLegal(move))).toBe(true);
    expect(solve).not.toHaveBeenCalled();
  });

  test.each(GAME_IDS)('of %s obeys a stop within the proof at once', async (game) => {
    const rules = await loadRules(game);
    const match = new Match(rules, rules.start());
    const solve = vi.spyOn(Solver.prototype, 'solve');
    const engine = await openEngine(game, { now: STILL });
    const proofProbe = await ProofProbe.open(game, STILL);
    const stop = raisedAt(40);
    const { lines } = analyseWithProof(engine, proofProbe, match, { limits: { timeMs: 1000 }, stop });
    const [move] = lines[0].moves;
    expect(move !== undefined && match.position.isLegal(move)).toBe(true);
    const [result] = solve.mock.results;
    expect(result?.type === 'return' ? result.value.nodes : Infinity).toBeLessThanOrEqual(ALWAYS + EVERY * 40);
    // A search that has seen the flag stops polling.
    expect(stop.looks).toBeLessThan(60);
  });
});
