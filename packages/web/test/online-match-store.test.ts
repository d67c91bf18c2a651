import {
  LiveMatch,
  type LiveStatus,
  type MatchEvent,
  type MatchInfo,
  type RefusalBody,
  refusalBody,
  type Seat,
  type Watchable,
} from '@tabuleiro/client';
import { GAME_IDS, type GameId, loadRules, offeredVariants, type Side } from '@tabuleiro/games';
import { BY_LOT, usualStart } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { type OnlineMatchState, openOnlineMatch } from '../src/online/match/online-match-store.ts';
import { en as english } from '../src/online/text/en.ts';
import { IMMEDIATE_TIMERS, until } from './match-fixture.ts';

// A match as the page sees it, with the server's words put in by hand. That both understand each other is shown by the
// tests in a browser.

/** One pick is a move. */
const ONE_PICK: GameId = 'oware';
/** Two picks are one. */
const TWO_PICKS: GameId = 'hecatomb';
const ID = '0123456789abcdef';
const STATUS: LiveStatus = { kind: 'open', user: null, refusal: null };
const SERVER_NOW = 1_000_000;

/** The client's end of a connection; the test is the other end. */
class Table {
  readonly match: LiveMatch;
  readonly info: MatchInfo;
  readonly sent: unknown[] = [];
  private events: readonly MatchEvent[] = [];
  private answer: (refusal: RefusalBody | null) => void = () => undefined;

  constructor(info: MatchInfo, side: Side | null) {
    this.info = info;
    this.match = new LiveMatch(ID, {
      side: () => side,
      request: ({ what, settle }) => {
        this.sent.push(what);
        this.answer = settle;
      },
      resync: () => undefined,
      changed: () => undefined,
      release: () => undefined,
    });
  }

  static async begin(
    side: Side | null,
    clock: MatchInfo['terms']['clock'] = { kind: 'none' },
    game: GameId = ONE_PICK,
    beginning: Pick<MatchInfo, 'isStartDrawn' | 'rematchOf'> = {},
  ): Promise<Table> {
    const rules = await loadRules(game);
    const start = rules.start();
    const info: MatchInfo = {
      id: ID,
      terms: { game, variant: rules.variant.id, start: 'first', clock, visibility: 'link', isRated: false },
      position: rules.makePosition(start),
      turn: start.turn,
      createdAt: 0,
      ...beginning,
    };
    const table = new Table(info, side);
    table.match.takeSnapshot(info, []);
    for (const one of [1, 2] as const) table.tell({ kind: 'seated', side: one, seat: seatOf(`player ${one}`) });
    return table;
  }

  /** The server says what has been written. */
  tell(event: WithoutPlace<MatchEvent>): void {
    const next: MatchEvent = { ...event, version: this.events.length + 1, at: SERVER_NOW };
    this.events = [...this.events, next];
    this.match.takeEvents([next]);
  }

  move(ply: number, move: string): void {
    const side: Side = ply % 2 === 0 ? 1 : 2;
    this.tell({ kind: 'move', side, ply, move, next: side === 1 ? 2 : 1 });
  }

  /** The server answers the last wish. */
  async reply(refusal: RefusalBody | null): Promise<void> {
    this.answer(refusal);
    await Promise.resolve();
    await Promise.resolve();
  }

  open(): Promise<StoreApi<OnlineMatchState>> {
    const status: Watchable<LiveStatus> = { get: () => STATUS, subscribe: () => () => undefined };
    return openOnlineMatch({
      live: { serverNow: () => SERVER_NOW + 1500, status },
      match: this.match,
      language: 'en',
      timers: IMMEDIATE_TIMERS,
      now: () => 0,
      canAnimate: () => true,
      speed: 100,
    });
  }
}

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'version' | 'at'> : never;

function seatOf(name: string): Seat {
  return { kind: 'user', user: { id: name, name, isGuest: true, isBot: false } };
}

test.each([1, 2, null] as const)('threats are against the person at the board: side %s', async (side) => {
  const table = await Table.begin(side);
  const store = await table.open();
  table.move(0, 'A');
  const { attackedBoard, match } = await until(store, (state) => state.attackedBoard().positions[0]?.turn === 2);
  expect(attackedBoard()).toMatchObject({ you: side, positions: [match.position] });
});

test('both players and spectators read that the start was drawn by lot, until both have moved', async () => {
  const told = async (side: Side | null, isStartDrawn: boolean): Promise<boolean> => {
    const store = await (await Table.begin(side, { kind: 'none' }, ONE_PICK, { isStartDrawn })).open();
    const { sentence, notices } = store.getState();
    return [sentence, ...notices].join(' ').includes('Drawn by lot: south begins.');
  };
  for (const side of [1, 2, null] as const) {
    expect(await told(side, true), `side ${side}`).toBe(true);
    expect(await told(side, false), `side ${side}`).toBe(false);
  }
});

test('who begins a rematch is said where that is drawn by lot', async () => {
  for (const game of GAME_IDS) {
    const isDrawn = usualStart(offeredVariants(game)[0]) === BY_LOT;
    for (const [rematchOf, isTold] of [
      ['the-match-before', isDrawn],
      [undefined, false],
    ] as const) {
      const beginning = rematchOf === undefined ? {} : { rematchOf };
      const store = await (await Table.begin(1, { kind: 'none' }, game, beginning)).open();
      const { sentence, notices } = store.getState();
      expect([sentence, ...notices].join(' ').includes('The sides are swapped'), game).toBe(isTold);
    }
  }
});

describe('a move of one’s own', () => {
  test('is shown at once, sent once, and stays when it is written', async () => {
    const table = await Table.begin(1);
    const store = await table.open();
    expect([...store.getState().offered]).toContain('A');
    store.getState().pick('A');
    expect(store.getState().moves).toEqual(['A']);
    await until(store, ({ sentence }) => sentence.includes('player 2'));
    expect(table.sent).toEqual([{ t: 'move', ply: 0, move: 'A', line: 0 }]);
    table.move(0, 'A');
    await table.reply(null);
    expect(store.getState().moves).toEqual(['A']);
    expect(store.getState().state.plies).toHaveLength(1);
  });

  test('is taken back with the server’s words when it is refused', async () => {
    const table = await Table.begin(1);
    const store = await table.open();
    store.getState().pick('A');
    expect(store.getState().moves).toEqual(['A']);
    const refusal = refusalBody('already-over');
    await table.reply(refusal);
    const { moves, sentence, canMove } = await until(store, ({ sentence: said }) => said === refusal.message.en);
    expect(moves).toEqual([]);
    expect(sentence).toBe('The match is over.');
    expect(canMove).toBe(true);
    await store.getState().setLanguage('pt');
    expect(store.getState().sentence).toBe('A partida acabou.');
  });

  test('is sent in the notation of the game, however it was typed', async () => {
    const table = await Table.begin(1);
    const store = await table.open();
    expect(store.getState().typeMove('6')).toBe(true);
    expect(store.getState().moves).toEqual(['A']);
    expect(store.getState().sentence).toContain('Understood as A.');
    expect(table.sent).toHaveLength(1);
  });

  test('waits for its answer before another one can be made', async () => {
    const table = await Table.begin(1);
    const store = await table.open();
    expect(store.getState().typeMove('A')).toBe(true);
    expect(store.getState().typeMove('B')).toBe(false);
    expect(table.sent).toHaveLength(1);
    expect(store.getState().sentence).toBe(english.match.notYourTurn);
  });
});

describe('what the server tells', () => {
  test('is played on the board, also while the person looks back', async () => {
    const table = await Table.begin(2);
    const store = await table.open();
    table.move(0, 'A');
    await until(store, ({ canMove }) => canMove);
    store.getState().goTo(0);
    expect(store.getState().isLookingBack).toBe(true);
    store.getState().pick('a');
    expect(store.getState().sentence).toBe(english.match.lookingBack);
    table.move(1, 'a');
    const { ply, moves } = store.getState();
    expect([ply, moves]).toEqual([0, ['A', 'a']]);
    store.getState().goTo(2);
    expect(store.getState().isLookingBack).toBe(false);
  });

  test('takes moves back, and says so', async () => {
    const table = await Table.begin(2);
    const store = await table.open();
    table.move(0, 'A');
    table.tell({ kind: 'takeback-asked', side: 1, plies: 0, next: 1 });
    table.tell({ kind: 'takeback-accepted', side: 2 });
    expect(store.getState()).toMatchObject({ moves: [], turn: 1, sentence: english.match.takenBack });
  });

  test('ends the match by other reasons than the rules', async () => {
    const table = await Table.begin(1);
    const store = await table.open();
    table.tell({ kind: 'ended', ending: { winner: null, reason: 'abandoned' } });
    const { outcome, result, canMove } = store.getState();
    expect(outcome).toEqual({ winner: null, reason: 'abandoned' });
    expect(result).toBe(english.match.calledOff);
    expect(canMove).toBe(false);
    store.getState().pick('A');
    expect(store.getState().sentence).toBe(english.match.over);
  });

  test('keeps picks and messages', async () => {
    const table = await Table.begin(1, { kind: 'none' }, TWO_PICKS);
    const store = await table.open();
    const [first = ''] = store.getState().offered;
    store.getState().pick(first);
    expect(store.getState().picked).toEqual([first]);
    table.tell({ kind: 'said', side: 2, preset: 'hello' });
    table.match.takePresence([1, 2], 3);
    const { chat, picked, spectators } = store.getState();
    expect(chat).toMatchObject([{ side: 2, preset: 'hello' }]);
    expect(spectators).toBe(3);
    expect(picked).toEqual([first]);
  });

  test('takes back a pick in the middle of a move, and asks for the last move otherwise', async () => {
    const table = await Table.begin(1, { kind: 'none' }, TWO_PICKS);
    const store = await table.open();
    const [first = ''] = store.getState().offered;
    store.getState().pick(first);
    await store.getState().undo();
    expect({ picked: store.getState().picked, sent: table.sent }).toEqual({ picked: [], sent: [] });
    void store.getState().undo();
    expect(table.sent).toMatchObject([{ act: { act: 'ask-takeback' } }]);
  });

  test('keeps picks when the person steps beyond the last ply', async () => {
    const table = await Table.begin(1, { kind: 'none' }, TWO_PICKS);
    const store = await table.open();
    const [first = ''] = store.getState().offered;
    store.getState().pick(first);
    store.getState().goTo(1);
    store.getState().goTo(-1);
    expect(store.getState()).toMatchObject({ ply: 0, picked: [first] });
  });

  test('is said in the language that was chosen last, however long another one takes to come', async () => {
    const table = await Table.begin(1, { kind: 'none' }, TWO_PICKS);
    const store = await table.open();
    const { setLanguage } = store.getState();
    // The first one has never been loaded, the second one has.
    await Promise.all([setLanguage('pt'), setLanguage('en')]);
    expect(store.getState().locale.language).toBe('en');
    await Promise.all([setLanguage('en'), setLanguage('pt')]);
    expect(store.getState().locale.language).toBe('pt');
  });

  test('shows clocks by the server’s time', async () => {
    const table = await Table.begin(null, { kind: 'live', initialMs: 60_000, incrementMs: 0 });
    const store = await table.open();
    // One and a half seconds have passed there since the match began.
    expect(store.getState().clocks).toEqual({ left: { 1: 58_500, 2: 60_000 }, running: 1, at: 0 });
  });

  test('lets a spectator do nothing', async () => {
    const table = await Table.begin(null);
    const store = await table.open();
    expect(store.getState().offered.size).toBe(0);
    store.getState().pick('A');
    expect(store.getState().sentence).toBe(english.match.onlyLooking);
    expect(table.sent).toEqual([]);
  });
});
