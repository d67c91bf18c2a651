import assert from 'node:assert/strict';
import { AS_PLAYER, EngineHost, type Spawn, WorkerRuntime } from '@tabuleiro/engine';
import {
  type ChosenMove,
  type ComputerPlayer,
  GAME_IDS,
  type GameId,
  loadRules,
  loadLocale,
  Match,
  type Move,
  MoveList,
  parseRecords,
  type PlayerSpec,
  SeededRandom,
  variantIds,
} from '@tabuleiro/games';
import { describe, expect, it, test, vi } from 'vitest';
import { type NoteTexts, formatNote } from '../src/format-note.ts';
import { matchSourceOf } from '../src/from-record.ts';
import { loadGameFacets } from '../src/game-facets.ts';
import { type MatchDependencies, MatchSession } from '../src/match-session.ts';
import { newMatch } from '../src/new-match.ts';
import { acceptsDraw, acceptsDrawItself, HINT_LIMITS, refuseDrawOffer } from '../src/policies.ts';
import { ManualTimers } from './testing.ts';

const PERSON: PlayerSpec = { kind: 'human' };
const LEVEL: PlayerSpec = { kind: 'level', level: 1 };
const GAME = GAME_IDS[0] ?? assert.fail('no game');

interface Opened {
  readonly session: MatchSession<never>;
  readonly timers: ManualTimers;
  readonly saved: () => number;
}

interface Options {
  readonly choose?: ComputerPlayer['choose'];
  readonly openPlayer?: MatchDependencies<never>['openPlayer'];
  readonly players?: { readonly 1: PlayerSpec; readonly 2: PlayerSpec };
  readonly variant?: string;
}

/** A session whose computer answers as told and whose timers go off at `tick`. */
async function open(game: GameId, options: Options = {}): Promise<Opened> {
  const { players = { 1: PERSON, 2: LEVEL }, variant = variantIds(game)[0] ?? '' } = options;
  const rules = await loadRules(game, variant);
  const choose = options.choose ?? (async (match: Match) => ({ move: firstMove(match) }));
  const start = rules.variant.starts[0].id;
  const source = await newMatch({ game, variant, start, players, clock: null }, 7);
  const timers = new ManualTimers();
  let saved = 0;
  const session = new MatchSession<never>(
    source,
    await loadGameFacets(game),
    {
      timers,
      canAnimate: () => false,
      changed: () => undefined,
      now: () => 0,
      save: () => saved++,
      failed: () => undefined,
      openPlayer: options.openPlayer ?? (async () => ({ choose, close: async () => undefined })),
    },
    100,
  );
  session.settle();
  return { session, timers, saved: () => saved };
}

/** A move that does not end the match, the same one at every call. */
function firstMove({ rules, position }: Match): Move {
  const moves = new MoveList();
  position.legalMoves(moves);
  const start = position.keyLow >>> 0;
  const ordered = [...moves].map((_, index, all) => all[(start + index) % all.length] ?? moves.at(0));
  const quiet = ordered.find((move) => {
    const tried = new Match(rules, position);
    return tried.play(move).ok && tried.outcome === null;
  });
  return quiet ?? moves.at(0);
}

/** Lets timers and answers come until the person is to move, or the match is over. */
async function untilHuman({ session, timers }: Opened): Promise<void> {
  for (let turn = 0; turn < 200 && !(session.history.isHumanTurn || session.history.isOver); turn++) {
    timers.tick();
    await settled();
  }
}

const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays up to `plies` plies, until the person is to move. */
/** Whether the match is still running after `plies` plies; short games may be over. */
async function playTo(opened: Opened, plies: number): Promise<boolean> {
  const { session } = opened;
  while (session.history.match.moves.length < plies && !session.history.isOver) {
    session.play(firstMove(session.history.match));
    await untilHuman(opened);
  }
  return !session.history.isOver;
}

describe('draw offers to a computer', () => {
  test('are accepted when its search values the position at most even for itself, or a draw is proved', () => {
    expect(acceptsDrawItself({ score: 40 })).toBe(true);
    expect(acceptsDrawItself({ score: -AS_PLAYER.contempt })).toBe(true);
    expect(acceptsDrawItself({ score: -AS_PLAYER.contempt - 1 })).toBe(false);
    expect(acceptsDrawItself({ score: -500, end: { result: 'draw' } })).toBe(true);
    expect(acceptsDrawItself({ score: 0, end: { result: 'loss', plies: 9 } })).toBe(false);
    expect(acceptsDrawItself({ score: 0, end: { result: 'win', plies: 9 } })).toBe(true);
  });

  test('of a player that tells no value are weighed by the strongest engine, which proves draws for all others', () => {
    expect(acceptsDraw({}, { score: 0 })).toBe(true);
    expect(acceptsDraw({}, { score: -300 })).toBe(false);
    expect(acceptsDraw({ score: -300 }, { score: 0 })).toBe(false);
    expect(acceptsDraw({ score: -300 }, { score: 0, end: { result: 'draw' } })).toBe(true);
    expect(acceptsDraw({ score: -300 }, { score: 0, end: { result: 'win', plies: 3 } })).toBe(false);
  });

  test('are refused in the first ten plies, and within ten plies of the last one', () => {
    expect([0, 9, 10].map((plies) => refuseDrawOffer(plies, null))).toEqual(['draw-early', 'draw-early', null]);
    expect([15, 21, 22].map((plies) => refuseDrawOffer(plies, 12))).toEqual(['draw-again', 'draw-again', null]);
  });

  test.each(GAME_IDS)('%s: the computer that plays is asked, at its own strength, once in ten plies', async (game) => {
    const asked: string[] = [];
    const variant = variantIds(game).at(-1) ?? '';
    const opened = await open(game, {
      variant,
      openPlayer: async (spec) => ({
        choose: async (match) => {
          asked.push(spec.kind);
          return { move: firstMove(match), score: -300 };
        },
        close: async () => undefined,
      }),
    });
    const { session } = opened;
    await session.offerDraw();
    expect(session.note).toEqual({ kind: 'draw-early' });
    if (!(await playTo(opened, 12))) return;
    const before = asked.length;
    await session.offerDraw();
    expect(session.note).toEqual({ kind: 'draw-declined' });
    // The strongest engine looks only whether a draw is proved.
    expect(asked.slice(before)).toEqual(['level', 'max']);
    await session.offerDraw();
    expect(session.note).toEqual({ kind: 'draw-again' });
    session.close();
  });

  test('the last one goes back with the match, and is saved and resumed with it', async () => {
    const opened = await open(GAME, { choose: async (match) => ({ move: firstMove(match), score: -300 }) });
    const { session } = opened;
    await playTo(opened, 12);
    const before = opened.saved();
    await session.offerDraw();
    expect(opened.saved()).toBeGreaterThan(before);
    expect(session.recordText()).toContain('[DrawOffer "12"]');
    const resumed = async (): Promise<number | null | undefined> => {
      const read = await parseRecords(session.recordText());
      return read.ok && read.value[0] !== undefined ? matchSourceOf(read.value[0], 7).lastDrawOffer : undefined;
    };
    expect(await resumed()).toBe(12);
    session.undo();
    expect(await resumed()).toBe(10);
    await playTo(opened, 18);
    await session.offerDraw();
    expect(session.note).toEqual({ kind: 'draw-again' });
    await playTo(opened, 20);
    await session.offerDraw();
    expect(session.note).toEqual({ kind: 'draw-declined' });
    session.close();
  });

  test('the strongest engine weighs for a player that tells no value', async () => {
    const asked: string[] = [];
    const opened = await open(GAME, {
      players: { 1: PERSON, 2: { kind: 'classic', id: 'hard' } },
      openPlayer: async (spec) => ({
        choose: async (match): Promise<ChosenMove> => {
          asked.push(spec.kind);
          return { move: firstMove(match), ...(spec.kind === 'max' && { score: 0 }) };
        },
        close: async () => undefined,
      }),
    });
    await playTo(opened, 12);
    asked.length = 0;
    await opened.session.offerDraw();
    expect(asked).toEqual(['classic', 'max']);
    expect(opened.session.history.match.outcome?.reason).toBe('agreement');
  });

  test('between two people at one board is agreed at once', async () => {
    const { session } = await open(GAME, { players: { 1: PERSON, 2: PERSON } });
    await session.offerDraw();
    expect(session.history.match.outcome?.reason).toBe('agreement');
  });
});

const TEXTS: NoteTexts = {
  over: 'over',
  notYourTurn: 'not your turn',
  noUndo: 'no undo',
  noRedo: 'no redo',
  badMove: (found, expected) => `${found}: ${expected}`,
  playerFailed: (reason) => reason,
};

describe('hints', () => {
  test('take one second of the strongest engine and give a reason', async () => {
    let limits = {};
    let kind = '';
    const { session } = await open(GAME, {
      openPlayer: async (spec) => ({
        choose: async (match, given) => {
          [limits, kind] = [given, spec.kind];
          return { move: firstMove(match), end: { result: 'win', plies: 1 } };
        },
        close: async () => undefined,
      }),
    });
    await session.hint();
    expect([limits, kind]).toEqual([HINT_LIMITS, 'max']);
    expect(HINT_LIMITS.timeMs).toBe(1000);
    const { note } = session;
    if (note?.kind !== 'hint') throw new Error('a hint is given');
    expect(formatNote(note, await loadLocale(GAME, 'en'), TEXTS)).toMatch(/^Hint: .*It wins at once\.$/);
    expect(session.hinted.length).toBeGreaterThan(0);
  });

  test('stay the same for a position, also after a move is taken back', async () => {
    const moves = (match: Match): readonly Move[] => {
      const list = new MoveList();
      match.position.legalMoves(list);
      return [...list];
    };
    let searches = 0;
    const { session } = await open(GAME, {
      players: { 1: PERSON, 2: PERSON },
      // A search that prefers another move every time.
      choose: async (match) => ({ move: moves(match)[searches++] ?? firstMove(match) }),
    });
    const hint = async (): Promise<unknown> => {
      await session.hint();
      const { note, hinted } = session;
      expect(note?.kind).toBe('hint');
      return { note, hinted };
    };
    const first = await hint();
    expect(await hint()).toEqual(first);
    session.play(firstMove(session.history.match));
    session.undo();
    expect(await hint()).toEqual(first);
    expect(searches).toBe(1);
    session.play(firstMove(session.history.match));
    expect(await hint()).not.toEqual(first);
  });

  test('are refused where the front end says so, and come too late after a move', async () => {
    const { session } = await open(GAME);
    const hinting = session.hint();
    session.play(firstMove(session.history.match));
    await hinting;
    expect(session.hinted).toEqual([]);
    expect(session.note?.kind).not.toBe('hint');
  });
});

/** The picks of a move that takes two of them. */
function pickOfStep({ history, facets }: MatchSession<never>): readonly string[] {
  const moves = new MoveList();
  history.position.legalMoves(moves);
  return (
    [...moves].map((move) => facets.choices.picksOf(history.position, move)).find(({ length }) => length > 1) ?? []
  );
}

describe('undo', () => {
  test('takes back a pick first, then goes to the last decision of the person', async () => {
    const opened = await open(GAME);
    const { session } = opened;
    await playTo(opened, 4);
    const plies = session.history.match.moves.length;
    // A man on the board is picked first, and then the cell that it goes to.
    const [from] = session.history.position.turn === 1 ? pickOfStep(session) : [];
    session.pick(from ?? assert.fail('a man can step'));
    expect(session.builder.picks).toEqual([from]);
    session.undo();
    expect([session.builder.picks, session.history.match.moves.length]).toEqual([[], plies]);
    session.undo();
    expect(session.history.match.moves.length).toBeLessThan(plies);
    expect(session.history.isHumanTurn).toBe(true);
    session.redo();
    expect(session.history.isHumanTurn).toBe(true);
  });

  it.each(GAME_IDS)('%s: never stops at a forced pass or at a computer move', async (game) => {
    const facets = await loadGameFacets(game);
    for (let seed = 0; seed < 10; seed++) {
      const random = new SeededRandom(seed);
      const opened = await open(game, {
        choose: async ({ position }) => ({ move: position.randomMove(random) }),
      });
      const { session } = opened;
      for (let turn = 0; turn < 40 && !session.history.isOver; turn++) {
        if (session.history.isHumanTurn) session.play(session.history.match.position.randomMove(random));
        await untilHuman(opened);
      }
      for (let turn = 0; turn < 60; turn++) {
        session.undo();
        if (session.note?.kind === 'no-undo') break;
        const { position, outcome } = session.history.match;
        expect([outcome, position.turn]).toEqual([null, 1]);
        expect(facets.choices.walk(position, [])).toMatchObject({ ok: true, value: { kind: 'pick' } });
      }
      expect(session.note).toEqual({ kind: 'no-undo' });
      session.close();
    }
  });
});

test('a computer that fails is asked again, and nothing is lost', async () => {
  let failures = 2;
  const opened = await open(GAME, {
    choose: async (match) => {
      if (failures > 0) {
        failures--;
        throw new Error('the worker is gone');
      }
      return { move: firstMove(match) };
    },
  });
  const { session, timers } = opened;
  session.play(firstMove(session.history.match));
  timers.tick();
  await settled();
  expect(session.note).toEqual({ kind: 'player-failed', reason: 'the worker is gone' });
  expect([session.isStuck, session.history.match.moves.length]).toEqual([true, 1]);
  // The second time it plays any legal move rather than fail again.
  session.retry();
  await untilHuman(opened);
  expect(failures).toBe(0);
  expect(session.history.match.moves).toHaveLength(2);
});

test('the frames of a move are computed once', async () => {
  const opened = await open(GAME);
  const { session } = opened;
  const frames = vi.spyOn(session.facets.moveViewer, 'frames');
  await playTo(opened, 6);
  expect(frames).toHaveBeenCalledTimes(session.history.match.moves.length);
  frames.mockRestore();
});

test('a position that is looked at again computes no frames', async () => {
  const { session } = await open(GAME, { players: { 1: PERSON, 2: PERSON } });
  const { history } = session;
  const frames = vi.spyOn(session.facets.moveViewer, 'frames');
  history.play(firstMove(history.match));
  expect(history.view).toEqual(history.view);
  expect(frames).toHaveBeenCalledTimes(1);
  frames.mockRestore();
});

test('every change is saved', async () => {
  const opened = await open(GAME);
  const { session, saved } = opened;
  await playTo(opened, 2);
  const before = saved();
  expect(before).toBeGreaterThanOrEqual(2);
  session.undo();
  expect(saved()).toBeGreaterThan(before);
  expect(session.recordText()).toContain('[Player2 "1"]');
});

/** A worker in this thread. */
const spawn: Spawn = ({ onReply }) => {
  const runtime = new WorkerRuntime(
    (reply) => onReply(structuredClone(reply)),
    () => performance.now(),
  );
  return { post: (job) => void runtime.carryOut(job), terminate: async () => undefined };
};

test.each(GAME_IDS)('%s: two levels play a whole match', async (game) => {
  const host = new EngineHost({ spawn, workers: 1, shares: false });
  const opened = await open(game, {
    players: { 1: LEVEL, 2: LEVEL },
    openPlayer: async () => host.open({ kind: 'level', level: 1 }),
  });
  const { session, timers } = opened;
  while (session.history.match.outcome === null) {
    timers.tick();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(session.history.match.outcome).not.toBeNull();
  session.close();
  await host.close();
});
