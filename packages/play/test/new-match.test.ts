import { GAME_IDS, type GameId, loadRules, Match, parseRecords, SeededRandom, variantIds } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { matchSourceOf } from '../src/from-record.ts';
import { loadGameFacets } from '../src/game-facets.ts';
import { MatchHistory } from '../src/match-history.ts';
import { BY_LOT, newMatch, rematchOf, restartOf, usualStart } from '../src/new-match.ts';
import { BOTH_HUMAN } from '../src/puzzle-session.ts';
import { toRecordText } from '../src/to-record.ts';

const VARIANTS = GAME_IDS.flatMap((game) => variantIds(game).map((variant): [GameId, string] => [game, variant]));

describe.each(VARIANTS)('the start of %s, %s', (game, variant) => {
  const open = async (start: string, seed: number) =>
    newMatch({ game, variant, start, players: BOTH_HUMAN, clock: null }, seed);

  test('is drawn by lot where the game says so, the same for the same seed', async () => {
    const { starts, drawsStart } = (await loadRules(game, variant)).variant;
    const usual = usualStart((await loadRules(game, variant)).variant);
    expect(usual).toBe(drawsStart === true ? BY_LOT : starts[0].id);
    const drawn = await Promise.all(Array.from({ length: 40 }, (_, seed) => open(usual, seed)));
    expect(new Set(drawn.map(({ setup }) => setup.start)).size).toBe(drawsStart === true ? starts.length : 1);
    for (const [seed, { setup, match, isStartDrawn }] of drawn.entries()) {
      expect(isStartDrawn).toBe(drawsStart === true);
      expect(match.rules.makePosition(match.position)).toBe(starts.find(({ id }) => id === setup.start)?.position);
      expect((await open(usual, seed)).setup.start).toBe(setup.start);
    }
  });

  test('is announced until both sides have seen it, and drawn again for a new match with the same players', async () => {
    const source = await open(BY_LOT, 3);
    const facets = await loadGameFacets(game);
    const { match } = source;
    const history = new MatchHistory(match, BOTH_HUMAN, facets, [], source);
    const isTold = (): boolean => history.view.notices.some(({ code }) => code === 'start-drawn');
    const mover = { side: match.position.turn };
    expect(history.view.notices[0]).toEqual({ code: 'start-drawn', values: { mover } });
    const random = new SeededRandom(1);
    history.play(match.position.randomMove(random));
    expect(isTold()).toBe(true);
    history.play(match.position.randomMove(random));
    expect(isTold()).toBe(false);
    for (let seed = 0; seed < 20; seed++) {
      const again = restartOf(source, seed);
      const { setup, isStartDrawn } = await open(BY_LOT, seed);
      expect([again.setup.start, again.isStartDrawn]).toEqual([setup.start, isStartDrawn]);
      expect(again.match.rules.makePosition(again.match.position)).toBe(
        again.match.rules.makePosition(again.match.rules.start(setup.start)),
      );
    }
    // A saved match is resumed with its lot, and so are new matches after it.
    const read = await parseRecords(toRecordText(source, history, { spentMs: 0, isPaused: false }));
    const [saved] = read.ok ? read.value : [];
    expect(saved && matchSourceOf(saved, 1).isStartDrawn).toBe(true);
    const chosen = restartOf(await open(source.setup.start, 3), 4);
    expect([chosen.setup.start, chosen.isStartDrawn]).toEqual([source.setup.start, undefined]);
  });
});

test.each(VARIANTS)('%s, %s: a rematch says who begins where that is drawn by lot', async (game, variant) => {
  const facets = await loadGameFacets(game);
  const setup = { game, variant, start: BY_LOT, players: BOTH_HUMAN, clock: null };
  const { drawsStart } = (await loadRules(game, variant)).variant;
  for (let seed = 0; seed < 5; seed++) {
    const { match, ...beginning } = rematchOf(await newMatch(setup, seed), seed);
    const history = new MatchHistory(match, BOTH_HUMAN, facets, [], beginning);
    const said = { code: 'sides-swapped', values: { mover: { side: match.position.turn } } };
    const told = history.view.notices.filter(({ code }) => code === said.code);
    expect(told).toEqual(drawsStart === true ? [said] : []);
  }
});

test.each(VARIANTS)('%s, %s: a side is announced exactly when it moves twice in a row', async (game, variant) => {
  const rules = await loadRules(game, variant);
  const facets = await loadGameFacets(game);
  const random = new SeededRandom(5);
  for (let number = 0; number < 20; number++) {
    const match = new Match(rules, rules.start());
    const history = new MatchHistory(match, BOTH_HUMAN, facets);
    while (match.outcome === null && match.moves.length < 60) {
      const { turn } = match.position;
      history.play(match.position.randomMove(random));
      if (match.position.isOver()) break;
      const codes = history.view.notices.map(({ code }) => code);
      expect(codes.includes('moves-again')).toBe(match.position.turn === turn);
    }
  }
});
