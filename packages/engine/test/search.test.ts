import { type GameId, loadEvaluation, loadRules, Match, MoveList, SeededRandom, StopFlag } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { type Analysis, openEngine } from '../src/index.ts';
import { forcedEnd, matchFrom, randomMatch } from './matches.ts';

const GAMES: readonly (readonly [GameId, string | undefined])[] = [
  ['choko', undefined],
  ['echek', undefined],
  ['eigenstate', 'standard'],
  ['eigenstate', 'full-piece-anytime'],
  ['hecatomb', undefined],
  ['hecatomb', 'endless'],
  ['hecatomb', 'check'],
  ['oware', 'report'],
  ['oware', 'abapa'],
];

describe.each(GAMES)('a search in %s %s', (game, variant) => {
  test('plays legal lines that end where they say', async () => {
    const engine = await openEngine(game);
    for (const plies of [0, 4, 9, 15]) {
      const match = await randomMatch(game, variant, plies, plies + 11);
      if (match === null) continue;
      const { lines } = engine.analyse(match, { limits: { nodes: 3000 }, lines: 3 });
      for (const line of lines) {
        const copy = new Match(match.rules, match.position);
        for (const move of line.moves) expect(copy.play(move).ok).toBe(true);
        expect(line.moves.length).toBeGreaterThan(0);
      }
      const firsts = lines.map(({ moves }) => moves[0]);
      expect(new Set(firsts).size).toBe(firsts.length);
      const scores = lines.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  test('is the same every time for the same nodes', async () => {
    const match = await randomMatch(game, variant, 6, 3);
    if (match === null) throw new Error('the match is over too soon');
    const once = async (): Promise<Analysis> => ({
      ...(await openEngine(game)).analyse(match, { limits: { nodes: 5000 } }),
      ms: 0,
    });
    const first = await once();
    expect(await once()).toEqual(first);
    expect(first.nodes).toBeLessThanOrEqual(5000);
  });

  test('has a legal move ready however little it may do', async () => {
    const match = await randomMatch(game, variant, 5, 8);
    if (match === null) throw new Error('the match is over too soon');
    const stop = new StopFlag();
    stop.raise();
    const engine = await openEngine(game);
    for (const options of [{ limits: { nodes: 0 } }, { limits: { nodes: 1 } }, { limits: { timeMs: 0 } }, { stop }]) {
      const [line] = engine.analyse(match, options).lines;
      const [move] = line.moves;
      expect(move !== undefined && match.position.isLegal(move)).toBe(true);
    }
  });

  test('takes nothing back that it told, and tells no score of what it has not searched', async () => {
    const match = await randomMatch(game, variant, 5, 8);
    if (match === null) throw new Error('the match is over too soon');
    const engine = await openEngine(game);
    for (let nodes = 0; nodes <= 40; nodes++) {
      engine.forget();
      let told = 0;
      const onProgress = ({ depth }: Analysis): void => void (told = Math.max(told, depth));
      const { depth, lines } = engine.analyse(match, { limits: { nodes }, lines: 1 + (nodes % 3), onProgress });
      expect([nodes, depth]).toEqual([nodes, Math.max(depth, told)]);
      const ofNothing = depth > 0 ? [] : lines.map(({ score, end }) => [score, end]);
      expect(ofNothing).toEqual(depth > 0 ? [] : [[0, null]]);
    }
  });

  test('leaves the match as it was', async () => {
    const match = await randomMatch(game, variant, 6, 4);
    if (match === null) throw new Error('the match is over too soon');
    const before = match.rules.makePosition(match.position);
    (await openEngine(game)).analyse(match, { limits: { nodes: 2000 } });
    expect(match.rules.makePosition(match.position)).toBe(before);
  });
});

describe('proved ends', () => {
  test.each([
    ['choko', undefined, 70, 2],
    ['echek', undefined, 12, 2],
    ['hecatomb', 'endless', 40, 2],
    ['oware', 'report', 70, 5],
    ['oware', 'abapa', 60, 5],
  ] as const)('in %s %s are those that trying everything finds', async (game, variant, most, plies) => {
    const engine = await openEngine(game);
    let proved = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const match = await randomMatch(game, variant, most - (seed % 4), seed);
      if (match === null) continue;
      const known = forcedEnd(match.position.clone(), plies);
      engine.forget();
      const [{ end }] = engine.analyse(match, { limits: { depth: plies } }).lines;
      const found = end === null ? 0 : end.result === 'win' ? (end.plies ?? 0) : -(end.plies ?? 0);
      // Extended and quiescent lines may see further; what lies within the plies must be found exactly.
      const within = Math.abs(found) <= plies ? found : 0;
      expect([seed, within]).toEqual([seed, known]);
      if (known !== 0) proved++;
    }
    expect(proved).toBeGreaterThan(2);
  });
});

describe('proved ends of ten turns', () => {
  test('are those that trying everything to the end finds', async () => {
    const engine = await openEngine('hecatomb');
    const left = 3;
    let proved = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const endless = await randomMatch('hecatomb', 'endless', 40 + (seed % 2), seed);
      if (endless === null) continue;
      const text = endless.rules.makePosition(endless.position).replace(/- \d+$/, String(left));
      const match = await matchFrom('hecatomb', undefined, text);
      const known = forcedEnd(match.position.clone(), left);
      engine.forget();
      const [{ end, score }] = engine.analyse(match, { limits: { depth: left } }).lines;
      const found =
        end === null ? score : end.result === 'draw' ? 0 : end.result === 'win' ? (end.plies ?? 0) : -(end.plies ?? 0);
      expect([seed, found]).toEqual([seed, known]);
      if (known !== 0) proved++;
    }
    expect(proved).toBeGreaterThan(2);
  });
});

describe('repetition and want of progress', () => {
  test('a side that is lost takes the repetition that saves it', async () => {
    // Black is hopelessly behind, but the position has stood twice and one of its steps brings it back for the third time.
    const match = await matchFrom('choko', undefined, 'b4/5/5/5/w1w1w w - 0,0 0');
    for (const text of ['c1-c2', 'a5-b5', 'c2-c1', 'b5-a5', 'c1-c2', 'a5-b5', 'c2-c1']) {
      const played = match.playText(text);
      if (!played.ok) throw new Error(text);
    }
    const { rules, position } = match;
    const engine = await openEngine('choko');
    const [best] = engine.analyse(match, { limits: { depth: 4 } }).lines;
    const [move] = best.moves;
    expect(move !== undefined && rules.makeMove(position, move)).toBe('b5-a5');
    expect(best.score).toBe(0);
  });

  test('the end of the clock is seen', async () => {
    const match = await matchFrom('choko', undefined, 'b4/5/5/5/w1w1w w - 0,0 98');
    const engine = await openEngine('choko');
    expect(engine.analyse(match, { limits: { depth: 5 } }).lines[0].score).toBe(0);
  });

  test('the side that is ahead makes progress in time', async () => {
    const rules = await loadRules('choko');
    const parsed = rules.parsePosition('b3b/5/5/5/wwwww w - 0,0 0');
    if (!parsed.ok) throw new Error('not read');
    const match = new Match(rules, parsed.value);
    const engine = await openEngine('choko');
    const random = new SeededRandom(5);
    while (match.outcome === null) {
      const isEngine = match.position.turn === 1;
      const move = isEngine
        ? engine.analyse(match, { limits: { nodes: 4000 }, hurries: true }).lines[0].moves[0]
        : match.position.randomMove(random);
      if (move !== undefined) match.play(move);
    }
    expect(match.outcome).toMatchObject({ winner: 1, reason: 'no-men' });
  });
});

describe('what a game says about itself', () => {
  test.each(GAMES)('in %s %s is bounded and whole', async (game, variant) => {
    const evaluation = await loadEvaluation(game);
    for (let seed = 1; seed <= 30; seed++) {
      const match = await randomMatch(game, variant, seed % 20, seed);
      if (match === null) continue;
      const evaluator = evaluation.evaluator(match.position.clone(), evaluation.tuned.weights);
      const weights = Object.values(evaluation.tuned.weights);
      const features = new Float64Array(weights.length);
      evaluator.features(features);
      const sum = weights.reduce((total, weight, index) => total + weight * (features[index] ?? 0), 0);
      expect(Math.abs(evaluator.value() - sum)).toBeLessThanOrEqual(0.5 + 1e-9);
      const moves = new MoveList();
      evaluator.searchState.legalMoves(moves);
      expect(moves.length).toBeGreaterThan(0);
      const ranks = new Int32Array(moves.length);
      evaluator.rank(moves, ranks);
      for (const rank of ranks) expect(Math.abs(rank)).toBeLessThanOrEqual(1_000_000);
      for (const move of moves) expect(evaluator.searchState.isLegal(move)).toBe(true);
    }
  });
});
