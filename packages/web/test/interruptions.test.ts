import { type EngineHost, PlayerClosed } from '@tabuleiro/engine';
import {
  type ChosenMove,
  type ComputerPlayer,
  GAME_IDS,
  type GameId,
  type Language,
  type ThinkingLimits,
  type Match,
  MoveList,
} from '@tabuleiro/games';
import { expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { ManualTimers } from '../../play/test/testing.ts';
import { setOnlineStatus } from '../src/connection/online-status.ts';
import { openMatchStore, type MatchPageState } from '../src/match/match-store.ts';
import { makeLanguageSwitch } from '../src/match/messages.ts';
import { lastRecord } from '../src/saved-matches/local-records.ts';
import { matchesIn, MemoryStorage, openTestMatch, until } from './match-fixture.ts';

/** The request before a signed-in user gets a hint; the test decides when it is answered. */
const { server } = vi.hoisted(() => {
  let allow: (refusal: null) => void = () => undefined;
  const answer = new Promise<null>((resolve) => {
    allow = resolve;
  });
  return { server: { answer, allow } };
});
vi.mock('../src/connection/fair-play-check.ts', () => ({ engineRefusal: () => server.answer }));

// What people do while something else is under way.

const GAME = firstGame();

function firstGame(): GameId {
  const [first] = GAME_IDS;
  if (first === undefined) throw new Error('no game');
  return first;
}

/** A host whose players answer when the test says so, each request once. */
class SlowHost implements Pick<EngineHost, 'open'> {
  /** Of the last question. */
  limits: ThinkingLimits = {};
  private readonly questions = new Set<{ readonly answer: () => void }>();

  open(): ComputerPlayer {
    let refuse: (error: Error) => void = () => undefined;
    return {
      choose: async (match, limits, _random, stop) =>
        new Promise<ChosenMove>((resolve, reject) => {
          refuse = reject;
          const answer = (): void => resolve({ move: someMove(match) });
          this.limits = limits;
          this.questions.add({ answer });
          void stop.raised?.then(answer);
        }),
      close: async () => refuse(new PlayerClosed()),
    };
  }

  get asked(): number {
    return this.questions.size;
  }

  answer(): void {
    for (const { answer } of this.questions) answer();
    this.questions.clear();
  }
}

function someMove({ position }: Match): ChosenMove['move'] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return moves.at(0);
}

interface Table {
  readonly store: StoreApi<MatchPageState>;
  readonly host: SlowHost;
  readonly timers: ManualTimers;
  readonly storage: MemoryStorage;
}

async function openWithSlowHost(moves: boolean, query: string): Promise<Table> {
  const [host, timers, storage] = [new SlowHost(), new ManualTimers(), new MemoryStorage()];
  const store = await openMatchStore({
    request: { game: GAME, query },
    host,
    matches: matchesIn(storage),
    timers,
    now: () => 0,
    canAnimate: () => moves,
    language: 'en',
    speed: 100,
    seed: () => 7,
  });
  return { store, host, timers, storage };
}

/** A person has moved, and the computer thinks about its answer. */
async function openThinking(moves: boolean, query = 'player2=1'): Promise<Table> {
  const table = await openWithSlowHost(moves, query);
  moveAtOnce(table);
  await calm();
  return table;
}

/** A person moves, and the computer begins to think. */
function moveAtOnce({ store, timers }: Pick<Table, 'store' | 'timers'>): void {
  const { match, typeMove } = store.getState();
  typeMove(match.rules.makeMove(match.position, someMove(match)));
  while (store.getState().thinking === null) timers.tick();
}

/** All that was under way but for timers and questions to players has come to its end. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test('a hint for an earlier ply does not make the computer forget that it is its turn', async () => {
  const { store, host, timers } = await openThinking(false);
  store.getState().goTo(0);
  store.getState().hint();
  await until(store, ({ thinking, status }) => thinking === null && status.startsWith('Looking'));
  await calm();
  host.answer();
  await until(store, ({ status }) => status.startsWith('Hint'));
  store.getState().goTo(1);
  while (store.getState().thinking === null) timers.tick();
  await calm();
  host.answer();
  expect((await until(store, ({ isHumanTurn }) => isHumanTurn)).moves).toHaveLength(2);
  store.getState().close();
});

test('a move of the computer that comes while the last one is shown again is shown from its beginning', async () => {
  const { store, host, timers } = await openThinking(true);
  store.getState().goTo(0);
  store.getState().goTo(1);
  const seen: boolean[] = [];
  store.subscribe(({ moves, offered }) => seen.push(moves.length === 2 && offered.size > 0));
  host.answer();
  await until(store, ({ moves }) => moves.length === 2);
  // Nothing can be picked before its pieces rest.
  expect(seen).not.toContain(true);
  while (!store.getState().isHumanTurn) timers.tick();
  expect(seen).toContain(true);
  store.getState().close();
});

test('of two languages chosen in a hurry the last one is spoken', async () => {
  const { store } = await openThinking(false);
  const { setLanguage } = store.getState();
  await Promise.all([setLanguage('pt'), setLanguage('en')]);
  expect(store.getState().locale.language).toBe('en');
  await Promise.all([setLanguage('en'), setLanguage('pt')]);
  expect(store.getState().locale.language).toBe('pt');
  store.getState().close();
});

test('of a language that cannot be had, or comes too late, nothing is heard', async () => {
  const spoken: string[] = [];
  const arrivals = new Map<Language, () => void>();
  const change = makeLanguageSwitch(
    (language) =>
      new Promise<Language>((resolve, reject) => {
        if (language === 'pt') arrivals.set(language, () => resolve(language));
        else reject(new Error('there is no network'));
      }),
    (words) => spoken.push(words),
  );
  const first = change('pt');
  await change('en');
  arrivals.get('pt')?.();
  await first;
  expect(spoken).toEqual([]);
  const again = change('pt');
  arrivals.get('pt')?.();
  await again;
  expect(spoken).toEqual(['pt']);
});

test('a record that has been read only after the page was left begins nothing', async () => {
  const { store, host, timers } = await openThinking(false);
  const record = store.getState().recordText();
  const reading = store.getState().loadRecord(record);
  store.getState().close();
  await reading;
  expect(timers.isIdle).toBe(true);
  expect(host.asked).toBe(1);
});

test('what is picked stays picked when there is no other ply to look at', async () => {
  let tried = 0;
  for (const one of GAME_IDS) {
    const store = await openTestMatch(one, { query: 'player2=human', moves: false });
    store.getState().pick([...store.getState().offered][0] ?? '');
    const { picked, ply, goTo } = store.getState();
    goTo(ply + 1);
    expect(store.getState().picked).toEqual(picked);
    if (picked.length > 0) tried++;
    store.getState().close();
  }
  expect(tried).toBeGreaterThan(0);
});

test('“move now” makes the computer play its best move so far', async () => {
  const { store, host } = await openThinking(false);
  expect(host.asked).toBe(1);
  store.getState().moveNow();
  const { moves, thinking } = await until(store, (state) => state.isHumanTurn);
  expect(moves).toHaveLength(2);
  expect(thinking).toBeNull();
  // No player is thinking, so nothing happens.
  store.getState().moveNow();
  expect(store.getState().moves).toEqual(moves);
  store.getState().close();
});

test('even with much time on the clocks, the person waits only briefly', async () => {
  const clocked = await openThinking(false, 'player2=max&clock=3600+10');
  expect(clocked.host.limits.timeMs).toBe(10_000);
  expect(clocked.host.limits.clocks?.timeMs[1]).toBe(3_600_000);
  clocked.store.getState().close();
  const free = await openThinking(false, 'player2=max');
  expect(free.host.limits).toEqual({});
  free.store.getState().close();
});

test('a pause ends what a computer thinks about, and one move can be asked for at once', async () => {
  const { store, host, timers } = await openWithSlowHost(false, 'player1=1&player2=2&clock=60+0');
  while (store.getState().thinking === null) timers.tick();
  await calm();
  expect(host.asked).toBe(1);
  store.getState().togglePause();
  expect(store.getState()).toMatchObject({ isPaused: true, thinking: null, moves: [] });
  // The player answers too late, and no other one is asked.
  host.answer();
  await Promise.resolve();
  for (let i = 0; i < 5; i++) timers.tick();
  expect(store.getState()).toMatchObject({ thinking: null, moves: [] });
  expect(host.asked).toBe(0);

  store.getState().step();
  expect(store.getState().thinking).toBe(store.getState().match.position.turn);
  await calm();
  host.answer();
  expect((await until(store, ({ moves }) => moves.length > 0)).isPaused).toBe(true);
  for (let i = 0; i < 5; i++) timers.tick();
  expect(host.asked).toBe(0);
  store.getState().togglePause();
  while (store.getState().thinking === null) timers.tick();
  await calm();
  expect(host.asked).toBe(1);
  store.getState().close();
});

test('a draw that was offered before a move is not weighed after it, and the computer goes on thinking', async () => {
  const { store, host, timers } = await openWithSlowHost(false, 'player2=1');
  // What weighs it has not been loaded yet, and the person does not wait for it.
  store.getState().offerDraw();
  moveAtOnce({ store, timers });
  await calm();
  expect(host.asked).toBe(1);
  expect(store.getState()).toMatchObject({ thinking: 2, outcome: null });
  host.answer();
  const { moves, thinking, outcome } = await until(store, ({ isHumanTurn }) => isHumanTurn);
  expect(moves).toHaveLength(2);
  expect([thinking, outcome]).toEqual([null, null]);
  store.getState().close();
});

test('a draw that was offered before the match was given up or left changes nothing', async () => {
  const { store, host, storage } = await openWithSlowHost(false, 'player2=1');
  store.getState().offerDraw();
  store.getState().resign();
  await calm();
  expect(host.asked).toBe(0);
  expect(store.getState().outcome?.reason).toBe('resignation');
  store.getState().undo();
  await calm();
  const before = lastRecord(storage, GAME);
  store.getState().offerDraw();
  store.getState().close();
  await calm();
  expect(host.asked).toBe(0);
  expect(lastRecord(storage, GAME)).toBe(before);
});

test('a hint that the server had to allow comes too late after a move, and does not disturb the computer', async () => {
  const { store, host, timers } = await openWithSlowHost(false, 'player2=1');
  setOnlineStatus({ isSignedIn: true });
  store.getState().hint();
  await until(store, ({ status }) => status.startsWith('Looking'));
  moveAtOnce({ store, timers });
  server.allow(null);
  await calm();
  setOnlineStatus({ isSignedIn: false });
  expect(host.asked).toBe(1);
  expect(store.getState().thinking).toBe(2);
  host.answer();
  expect((await until(store, ({ isHumanTurn }) => isHumanTurn)).moves).toHaveLength(2);
  store.getState().close();
});
