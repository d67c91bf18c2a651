import { isDeepStrictEqual } from 'node:util';
import { AS_PLAYER, type EngineHost } from '@tabuleiro/engine';
import {
  type Chosen,
  type ComputerPlayer,
  GAME_IDS,
  type GameId,
  LANGUAGES,
  loadRules,
  loadViewer,
  Match,
  type Move,
  MoveList,
  otherSide,
  type Rules,
  SeededRandom,
  VALUE_SCALE,
  variantIds,
} from '@tabuleiro/games';
import { describe, expect, it, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { isWelcome } from '../src/counsel/draw-offer.ts';
import { type Question, type Reason, reasonsFor, standingOf, STANDINGS } from '../src/counsel/reasons.ts';
import { netGain } from '../src/counsel/stock.ts';
import { usualSetup } from '../src/play/address.ts';
import { shareAddress } from '../src/play/match-link.ts';
import { openPlay, type PlayState } from '../src/play/store.ts';
import { AT_ONCE, MemoryStorage, openTable, queryOf, until } from './table.ts';

const GAME = firstGame();

function firstGame(): GameId {
  const [first] = GAME_IDS;
  if (first === undefined) throw new Error('no game');
  return first;
}

async function questionAt(game: GameId): Promise<Question & { readonly best: Chosen }> {
  const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
  const position = rules.start();
  const moves = new MoveList();
  position.legalMoves(moves);
  return { rules, viewer, position, best: { move: moves.at(0), score: 0 }, second: null };
}

describe.each(GAME_IDS)('why a move of %s is good', async (game) => {
  const question = await questionAt(game);
  const { best } = question;

  it('is what was proved, first of all', () => {
    const wins = reasonsFor({ ...question, best: { ...best, end: { result: 'win', plies: 5 } } });
    expect(wins).toEqual([{ kind: 'wins', moves: 3 }]);
    const now = reasonsFor({ ...question, best: { ...best, end: { result: 'win', plies: 1 } } });
    expect(now).toEqual([{ kind: 'wins', moves: 1 }]);
    const loses = reasonsFor({ ...question, best: { ...best, end: { result: 'loss', plies: 4 } } });
    expect(loses).toEqual([{ kind: 'loses', moves: 2 }]);
  });

  it('is that the others are worse, or how one stands', () => {
    const second = { ...best, score: -VALUE_SCALE };
    expect(reasonsFor({ ...question, second })).toEqual([{ kind: 'far' }]);
    expect(reasonsFor({ ...question, second: { ...best, end: { result: 'loss', plies: 2 } } })).toEqual([
      { kind: 'far' },
    ]);
    const after = question.position.clone();
    after.apply(best.move);
    const taken = netGain(question.viewer, question.position, after, question.position.turn);
    expect(reasonsFor({ ...question, second: { ...best, score: -1 } })).toEqual([
      taken.count > 0 ? { kind: 'takes', ...taken } : { kind: 'stands', standing: 'even' },
    ]);
  });

  it('names the reply that is expected', () => {
    const after = question.position.clone();
    after.apply(best.move);
    const replies = new MoveList();
    after.legalMoves(replies);
    const reasons = reasonsFor({ ...question, best: { ...best, line: [best.move, replies.at(0)] } });
    const reply = { kind: 'reply', move: question.rules.makeMove(after, replies.at(0)) };
    // A side that goes on moving does not reply to itself.
    expect(reasons.filter(({ kind }) => kind === 'reply')).toEqual(
      after.turn === question.position.turn ? [] : [reply],
    );
  });
});

it('is what a move wins, in whatever the game is played for', async () => {
  const shapes = new Set<string>();
  for (const game of GAME_IDS) {
    const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(11);
    while (match.outcome === null && match.moves.length < 300) match.play(match.position.randomMove(random));
    for (const [ply, move] of match.moves.entries()) {
      const [position, reply] = [match.positionAt(ply), match.moves[ply + 1]];
      if (reply === undefined || position.countMoves() === 1) continue;
      const after = match.positionAt(ply + 2);
      if (after.turn !== position.turn || match.positionAt(ply + 1).turn === position.turn) continue;
      const gain = netGain(viewer, position, after, position.turn);
      const [reason] = reasonsFor({
        rules,
        viewer,
        position,
        best: { move, score: 0, line: [move, reply] },
        second: null,
      });
      const isGain = gain.count > 0;
      expect(reason?.kind === 'gains').toBe(isGain);
      expect(isGain ? reason : null).toEqual(isGain ? { kind: 'gains', ...gain } : null);
      if (isGain) shapes.add(gain.shape);
    }
  }
  // In one of the games nothing is ever taken.
  expect(shapes.size).toBeGreaterThanOrEqual(GAME_IDS.length - 1);
});

/** What a random match could have been advised, ply by ply, as if what was played had been the best. */
async function advised(game: GameId, seed: number): Promise<readonly (Question & { readonly reason: Reason })[]> {
  const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(seed);
  while (match.outcome === null && match.moves.length < 200) match.play(match.position.randomMove(random));
  return match.moves.flatMap((move, ply) => {
    const position = match.positionAt(ply);
    const line = match.moves.slice(ply, ply + 3);
    const question = { rules, viewer, position, best: { move, score: 0, line }, second: null };
    const [reason] = reasonsFor(question);
    return reason === undefined || line.length < 3 ? [] : [{ ...question, reason }];
  });
}

it('is a danger that a move makes or ends, where the board says that there is one', async () => {
  const seen = new Set<string>();
  for (const game of GAME_IDS) {
    for (const { viewer, position, best, reason } of await advised(game, 5)) {
      const after = position.clone();
      after.apply(best.move);
      const [before, then] = [viewer.describe(position).notices, viewer.describe(after).notices];
      const isTrue = {
        threatens: reason.kind === 'threatens' && then.some((one) => isDeepStrictEqual(one, reason.notice)),
        saves: before.some(({ danger }) => danger === position.turn),
      };
      const { kind } = reason;
      expect(kind === 'threatens' || kind === 'saves' ? isTrue[kind] : true, kind).toBe(true);
      // What was in no danger before and is in danger now is always said, unless something is won.
      const wasCalm = before.every(({ danger }) => danger === undefined);
      const isThreat = wasCalm && then.some(({ danger }) => danger === otherSide(position.turn));
      expect(!isThreat || ['gains', 'only', 'threatens'].includes(kind), kind).toBe(true);
      seen.add(kind);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['threatens', 'saves']));
});

it('is what a move takes, prepares to take, or spares, rather than how one stands', async () => {
  const seen = new Set<string>();
  for (const game of GAME_IDS) {
    for (const question of await advised(game, 11)) {
      const { viewer, position, best, reason } = question;
      const along = [position];
      for (const move of best.line ?? []) {
        const next = (along.at(-1) ?? position).clone();
        next.apply(move);
        along.push(next);
      }
      const gainFrom = (from: number, to: number): number =>
        netGain(viewer, along[from] ?? position, along[to] ?? position, position.turn).count;
      const now = gainFrom(0, 1);
      const next = along[2]?.turn === position.turn ? gainFrom(2, 3) : 0;
      const counted = { takes: now, prepares: next, stands: Math.max(0, now, next) };
      const { kind } = reason;
      const said = 'count' in reason ? reason.count : 0;
      expect(kind in counted ? said : null, kind).toBe(kind in counted ? Reflect.get(counted, kind) : null);
      // Had another move been advised of which nothing can be said, this one would be what it spares.
      const [spared] = reasonsFor({ ...question, best: { move: best.move, score: 0 }, second: best });
      const cost = gainFrom(0, 2);
      const isSilent = kind === 'stands' && now <= 0;
      const expected = cost < 0 ? { kind: 'spares', count: -cost } : { kind: 'stands' };
      expect(isSilent ? spared : {}).toMatchObject(isSilent ? expected : {});
      seen.add(kind).add(spared?.kind ?? '');
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['takes', 'prepares', 'spares', 'stands']));
});

it('says how one stands by the measure of all games', () => {
  const scores = [5, 1, 0, -1, -5].map((times) => times * VALUE_SCALE);
  expect(scores.map(standingOf)).toEqual([...STANDINGS]);
});

describe('an offered draw', () => {
  it('is welcome to a computer that does not stand better', () => {
    expect(isWelcome({ score: 40 }, 20)).toBe(true);
    // A player that dislikes draws says so of what is even.
    expect(isWelcome({ score: -AS_PLAYER.contempt }, 20)).toBe(true);
    expect(isWelcome({ score: -20 }, 20)).toBe(false);
    // After a long match a little less is not worth the trouble.
    expect(isWelcome({ score: -20 }, 80)).toBe(true);
    expect(isWelcome({ score: -VALUE_SCALE }, 80)).toBe(false);
    expect(isWelcome({ score: 0, end: { result: 'loss', plies: 9 } }, 80)).toBe(false);
    expect(isWelcome({ score: 0, end: { result: 'win', plies: 9 } }, 20)).toBe(true);
  });

  it.each(LANGUAGES)('is declined before the match has begun in earnest (%s)', async (language) => {
    const store = await openTable(GAME, { setup: usualSetup(GAME), language });
    store.getState().offerDraw();
    const hardlyBegun = language === 'en' ? /hardly begun/ : /mal começou/;
    expect((await until(store, ({ sentence }) => hardlyBegun.test(sentence))).outcome).toBeNull();
    store.getState().close();
  });
});

/** A computer that answers as it is told to. */
async function openWith(choose: ComputerPlayer['choose'], query: string, game = GAME): Promise<StoreApi<PlayState>> {
  const host: Pick<EngineHost, 'open'> = { open: () => ({ choose, close: async () => undefined }) };
  return openPlay({
    request: { game, query },
    host,
    storage: new MemoryStorage(),
    timers: AT_ONCE,
    now: () => 0,
    moves: () => false,
    language: 'en',
    speed: 100,
    seed: () => 7,
  });
}

/** A legal move of whoever is to move. */
function someMove({ position }: Match): Move {
  const moves = new MoveList();
  position.legalMoves(moves);
  return moves.at(moves.length - 1);
}

/** Offers a draw to a computer that answers it at once; whether it agreed, and what it said otherwise. */
async function offer(store: StoreApi<PlayState>): Promise<{ readonly isAgreed: boolean; readonly sentence: string }> {
  store.getState().offerDraw();
  const { outcome, sentence } = await until(
    store,
    (state) => state.outcome !== null || state.sentence.startsWith('The computer declines'),
  );
  return { isAgreed: outcome?.reason === 'agreement', sentence };
}

/** A match in which both sides move at random, up to `enough` plies. */
function randomMatch(rules: Rules, enough: number, seed = 3): Match {
  const random = new SeededRandom(seed);
  const match = new Match(rules, rules.start());
  while (match.outcome === null && match.moves.length < enough) match.play(match.position.randomMove(random));
  return match;
}

/** Of several such matches the longest: what is too long for it is too long for the game. */
function longMatch(rules: Rules, enough: number): Match {
  const matches = Array.from({ length: 30 }, (_, seed) => randomMatch(rules, enough, seed));
  return matches.reduce((longest, one) => (one.moves.length > longest.moves.length ? one : longest));
}

const VARIANTS = GAME_IDS.flatMap((game) => variantIds(game).map((variant) => ({ game, variant })));

describe.each(VARIANTS)('a draw offered in $game, $variant', async ({ game, variant }) => {
  const rules = await loadRules(game, variant);

  it.each([
    { score: 30, isAgreed: true },
    { score: -30, isAgreed: false },
  ])('is agreed when the person stands at $score and the match is long enough: $isAgreed', async ({ score, ...is }) => {
    const { moves } = longMatch(rules, 20);
    const store = await openWith(
      async (match) => ({ move: moves[match.moves.length] ?? someMove(match), score }),
      `variant=${variant}&player2=1`,
      game,
    );
    const early = await offer(store);
    expect(early.sentence).toMatch(/hardly begun/);
    for (;;) {
      const { match } = await until(store, (state) => state.isHumanTurn);
      const move = moves[match.moves.length];
      // A match that is about to end has certainly begun in earnest.
      if (match.moves.length + 2 >= moves.length || move === undefined) break;
      store.getState().typeMove(rules.makeMove(match.position, move));
    }
    const answer = await offer(store);
    expect(answer.isAgreed).toBe(is.isAgreed);
    expect(answer.sentence.includes('stands better')).toBe(!is.isAgreed);
    store.getState().close();
  });

  it('is weighed at once in a position that was set up by hand', async () => {
    const { position } = randomMatch(rules, 5);
    const players = { [position.turn]: { kind: 'human' }, [otherSide(position.turn)]: { kind: 'level', level: 1 } };
    const match = new Match(rules, position);
    const query = queryOf(shareAddress(match, { ...usualSetup(game).players, ...players }));
    const store = await openWith(async () => ({ move: someMove(match), score: 30 }), query, game);
    expect(store.getState().moves).toHaveLength(0);
    expect((await offer(store)).isAgreed).toBe(true);
    store.getState().close();
  });

  it.each([
    { result: 'draw', isAgreed: true },
    { result: 'loss', isAgreed: false },
  ] as const)('is answered at once when a $result of the person is known', async ({ result, isAgreed }) => {
    const store = await openWith(
      async (match) => ({ move: someMove(match), score: 0, end: { result, plies: 9 } }),
      `variant=${variant}&player2=1`,
      game,
    );
    const answer = await offer(store);
    expect(answer.isAgreed).toBe(isAgreed);
    expect(answer.sentence.includes('stands better')).toBe(!isAgreed);
    store.getState().close();
  });
});

it('a computer that broke is asked again, and nothing is lost', async () => {
  let breaks = 1;
  const store = await openWith(async (match) => {
    if (breaks-- > 0) throw new Error('the worker is gone');
    return { move: someMove(match) };
  }, 'player2=1');
  const [id = ''] = store.getState().offered;
  store.getState().pick(id);
  const stuck = await until(store, ({ isStuck }) => isStuck);
  expect(stuck.sentence).toMatch(/try again/);
  expect(stuck.moves).toHaveLength(1);
  stuck.retry();
  expect((await until(store, ({ isHumanTurn }) => isHumanTurn)).moves).toHaveLength(2);
  store.getState().close();
});

it('a computer that breaks again plays a legal move, and the errors are logged', async () => {
  const logged = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', logged);
  const store = await openWith(async () => {
    throw new Error('the worker is gone');
  }, 'player2=1');
  const [id = ''] = store.getState().offered;
  store.getState().pick(id);
  (await until(store, ({ isStuck }) => isStuck)).retry();
  expect((await until(store, ({ isHumanTurn }) => isHumanTurn)).moves).toHaveLength(2);
  expect(logged.mock.calls).toEqual([[new Error('the worker is gone')], [new Error('the worker is gone')]]);
  store.getState().close();
  vi.unstubAllGlobals();
});

it('a computer that breaks after it has found a move plays that', async () => {
  const store = await openWith(async (match, _limits, _random, _stop, tell) => {
    tell?.({ move: someMove(match), rank: 1 });
    throw new Error('the worker is gone');
  }, 'player2=1');
  const [id = ''] = store.getState().offered;
  store.getState().pick(id);
  const state = await until(store, ({ isHumanTurn, moves }) => isHumanTurn && moves.length === 2);
  expect(state.isStuck).toBe(false);
  store.getState().close();
});
