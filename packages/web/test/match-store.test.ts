import { GAME_IDS, type GameId, LANGUAGES, SeededRandom } from '@tabuleiro/games';
import type { MatchSetup } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { ManualTimers } from '../../play/test/testing.ts';
import type { MatchPageState } from '../src/match/match-store.ts';
import { defaultSetup, shareAddress } from '../src/routes/match-address.ts';
import { unfinishedMatches } from '../src/saved-matches/local-records.ts';
import { MemoryStorage, openTestMatch, queryOfAddress, until } from './match-fixture.ts';

const PERSON = { kind: 'human' } as const;
const WEAKEST = { kind: 'level', level: 1 } as const;

function setupOf(game: GameId, players: Partial<MatchSetup['players']> = {}): MatchSetup {
  return { ...defaultSetup(game), players: { 1: PERSON, 2: WEAKEST, ...players } };
}

const isWaiting = (state: MatchPageState): boolean => state.offered.size > 0 || state.outcome !== null;

/** Picks at random until a move is made. */
async function moveAtRandom(store: StoreApi<MatchPageState>, random: SeededRandom): Promise<void> {
  const plies = (await until(store, isWaiting)).moves.length;
  while (store.getState().moves.length === plies) {
    const { offered } = store.getState();
    const ids = [...offered];
    store.getState().pick(ids[random.below(ids.length)] ?? '');
  }
}

describe.each(GAME_IDS)('%s', (game) => {
  test('is played to its end by a person who picks at random against the weakest level', async () => {
    const storage = new MemoryStorage();
    const store = await openTestMatch(game, { setup: setupOf(game), storage });
    const random = new SeededRandom(3);
    const sentences = new Set<string>();
    store.subscribe(({ status }) => sentences.add(status));
    for (;;) {
      const { outcome } = await until(store, isWaiting);
      if (outcome !== null) break;
      await moveAtRandom(store, random);
    }
    const { match, result, moves, ply, status } = store.getState();
    expect(match.outcome).not.toBeNull();
    expect(result).not.toBe('');
    expect(status).toBe(result);
    expect(ply).toBe(moves.length);
    expect([...sentences].every((said) => said.trim() !== '' && !/[{}]|undefined/.test(said))).toBe(true);
    expect(unfinishedMatches(storage)).toEqual([]);
    store.getState().close();
  });

  test('survives a reload and can be shared in a link', async () => {
    const storage = new MemoryStorage();
    const store = await openTestMatch(game, { setup: setupOf(game, { 2: PERSON }), storage });
    const random = new SeededRandom(5);
    for (let ply = 0; ply < 7; ply++) await moveAtRandom(store, random);
    const { moves, match, setup } = await until(store, isWaiting);
    const position = match.rules.makePosition(match.position);
    const again = await openTestMatch(game, { storage });
    const link = shareAddress(match, setup.players);
    const shared = await openTestMatch(game, { query: queryOfAddress(link) });
    for (const { getState } of [again, shared]) {
      expect(getState().moves).toEqual(moves);
      expect(getState().setup).toEqual(store.getState().setup);
      expect(match.rules.makePosition(getState().match.position)).toBe(position);
      getState().close();
    }
    expect(link).toMatch(/^#[^\s"<>\\^`{|}]+$/);
    expect(unfinishedMatches(storage)).toMatchObject([{ game }]);
    store.getState().close();
  });

  test.each(LANGUAGES)('says why something cannot be picked or typed (%s)', async (language) => {
    const store = await openTestMatch(game, { setup: setupOf(game, { 2: PERSON }), language });
    const { view, offered, status, pick, typeMove, setLanguage } = store.getState();
    const refusals = new Set<string>();
    for (const { id } of view.cells.filter((cell) => !offered.has(cell.id))) {
      pick(id);
      refusals.add(store.getState().status);
    }
    pick('nowhere');
    refusals.add(store.getState().status);
    expect(refusals.has(status)).toBe(false);
    for (const refusal of refusals) expect(refusal).toMatch(/^\P{Ll}.+\.$/su);
    expect(typeMove('nonsense')).toBe(false);
    expect(store.getState().status).toContain('nonsense');
    expect(store.getState().moves).toEqual([]);
    const said = store.getState().status;
    await setLanguage(language === 'en' ? 'pt' : 'en');
    expect(store.getState().status).not.toBe(said);
    for (const id of offered) expect(store.getState().nameOf(id)).not.toBe(id);
    store.getState().close();
  });

  test('takes a typed move', async () => {
    const store = await openTestMatch(game, { setup: setupOf(game, { 2: PERSON }) });
    await moveAtRandom(store, new SeededRandom(9));
    const [first = ''] = store.getState().moves;
    store.getState().undo();
    expect(store.getState().moves).toEqual([]);
    expect(store.getState().typeMove(first)).toBe(true);
    const { moves, status } = await until(store, isWaiting);
    expect(moves).toEqual([first]);
    expect(status).not.toContain('Understood');
    store.getState().undo();
    // The original programs asked for a full stop.
    expect(store.getState().typeMove(`${first}.`)).toBe(true);
    expect((await until(store, isWaiting)).status).toMatch(`Understood as ${first}. `);
    store.getState().close();
  });
});

const game = firstGame();

function firstGame(): GameId {
  const [first] = GAME_IDS;
  if (first === undefined) throw new Error('no game');
  return first;
}

describe('a match on the page', () => {
  test('a move changes nothing but the view from its first frame to its last', async () => {
    const timers = new ManualTimers();
    const moving = GAME_IDS.find((one) => one === 'oware') ?? game;
    const store = await openTestMatch(moving, { setup: setupOf(moving, { 2: PERSON }), timers });
    const changes: string[][] = [];
    store.subscribe((now, before) => {
      const names = Object.keys(now).filter((name) => Reflect.get(now, name) !== Reflect.get(before, name));
      changes.push(names.toSorted());
    });
    store.getState().pick([...store.getState().offered][0] ?? '');
    while (!timers.isIdle) timers.tick();
    const [first, ...others] = changes;
    const last = others.pop();
    expect(first).toContain('moves');
    expect(last).toContain('isHumanTurn');
    expect(others.length).toBeGreaterThan(2);
    expect(new Set(others.map(String))).toEqual(new Set(['view']));
  });

  test('is asked for reach and threats by its position, but not while a move is under way', async () => {
    const timers = new ManualTimers();
    const store = await openTestMatch(game, { setup: setupOf(game, { 2: PERSON }), timers });
    const { attackedBoard, match } = store.getState();
    expect(attackedBoard()).toMatchObject({ you: null, onlySide: null, positions: [match.position] });
    const random = new SeededRandom(1);
    await moveAtRandom(store, random);
    expect(attackedBoard().positions).toEqual([]);
    while (!timers.isIdle) timers.tick();
    expect(attackedBoard().positions).toEqual([store.getState().match.position]);
    const alone = await openTestMatch(game, { setup: setupOf(game, { 1: WEAKEST, 2: PERSON }) });
    expect(alone.getState().attackedBoard().you).toBe(2);
  });

  async function played(
    plies: number,
    players: Partial<MatchSetup['players']> = {},
  ): Promise<StoreApi<MatchPageState>> {
    const store = await openTestMatch(game, { setup: setupOf(game, players) });
    const random = new SeededRandom(11);
    while ((await until(store, isWaiting)).moves.length < plies) await moveAtRandom(store, random);
    return store;
  }

  test('is taken back to the last decision of the person and played again', async () => {
    const store = await played(4);
    const { moves, undo, redo } = store.getState();
    undo();
    expect(store.getState().moves).toEqual(moves.slice(0, -2));
    expect(store.getState().isHumanTurn).toBe(true);
    undo();
    undo();
    expect(store.getState().moves).toEqual([]);
    expect(store.getState().status).toMatch(/nothing to undo/);
    redo();
    expect(store.getState().moves).toEqual(moves.slice(0, 2));
    redo();
    expect(store.getState().moves).toEqual(moves);
    expect(store.getState().canRedo).toBe(false);
    redo();
    expect(store.getState().status).toMatch(/nothing to redo/);
    store.getState().close();
  });

  test('is looked back on and branches off where a person moves', async () => {
    const store = await played(6, { 2: PERSON });
    const { moves, goTo } = store.getState();
    goTo(2);
    expect(store.getState()).toMatchObject({ ply: 2, isLookingBack: true, moves });
    goTo(-5);
    expect(store.getState().ply).toBe(0);
    goTo(3);
    const { offered, pick } = store.getState();
    const other = [...offered].find((id) => id !== moves[3]) ?? '';
    pick(other);
    await until(store, isWaiting);
    expect(store.getState().moves).toEqual([...moves.slice(0, 3), other]);
    expect(store.getState().isLookingBack).toBe(false);
    store.getState().close();
  });

  test('goes on from an earlier ply', async () => {
    const store = await played(6, { 2: PERSON });
    store.getState().goTo(4);
    store.getState().continueHere();
    expect(store.getState()).toMatchObject({ ply: 4, isLookingBack: false });
    expect(store.getState().moves).toHaveLength(4);
    store.getState().close();
  });

  test('shows a hint in words and points at its first pick', async () => {
    const store = await played(2, { 2: PERSON });
    const { offered, hint } = store.getState();
    expect(offered.size).toBeGreaterThan(1);
    hint();
    const hinted = await until(store, ({ status }) => status.startsWith('Hint: '));
    expect(hinted.offered.size).toBe(1);
    const [first = ''] = hinted.offered;
    expect(offered.has(first)).toBe(true);
    // The rest can be picked all the same.
    hinted.pick([...offered].find((id) => id !== first) ?? '');
    expect((await until(store, isWaiting)).moves).toHaveLength(3);
    store.getState().close();
  });

  test('ends when a person resigns, is reopened by undo, and has a rematch with sides changed', async () => {
    const store = await played(2);
    const { resign, undo, rematch, moves } = store.getState();
    resign();
    expect(store.getState().outcome).toEqual({ winner: 2, reason: 'resignation' });
    undo();
    expect(store.getState()).toMatchObject({ outcome: null, moves });
    resign();
    await rematch();
    expect(store.getState().setup.players).toEqual({ 1: WEAKEST, 2: PERSON });
    expect(store.getState().bottom).toBe(2);
    const answered = await until(store, isWaiting);
    expect(answered.moves).toHaveLength(1);
    store.getState().turnBoard();
    expect(store.getState().bottom).toBe(1);
    store.getState().close();
  });

  test('shows its frames one by one, and at once to those who are in a hurry', async () => {
    const timers = new ManualTimers();
    const store = await openTestMatch(game, { setup: setupOf(game, { 2: PERSON }), timers });
    const [id = ''] = store.getState().offered;
    store.getState().pick(id);
    expect(store.getState().offered.size).toBe(0);
    expect(store.getState().frameMs).toBeGreaterThan(0);
    // Any touch now ends the animation.
    store.getState().pick('nowhere');
    expect(store.getState().frameMs).toBe(0);
    expect(store.getState().offered.size).toBeGreaterThan(0);
    expect(timers.isIdle).toBe(true);
    store.getState().close();
  });

  test('does not move where people want no movement', async () => {
    const store = await openTestMatch(game, { setup: setupOf(game, { 2: PERSON }), moves: false });
    const [id = ''] = store.getState().offered;
    store.getState().pick(id);
    expect(store.getState()).toMatchObject({ frameMs: 0, isHumanTurn: true });
    expect(store.getState().moves).toHaveLength(1);
    store.getState().close();
  });

  test('between computers can be paused, stepped and taken back', async () => {
    const timers = new ManualTimers();
    const store = await openTestMatch(game, { setup: setupOf(game, { 1: WEAKEST }), timers });
    store.getState().togglePause();
    expect(timers.isIdle).toBe(true);
    store.getState().step();
    await until(store, ({ moves, thinking }) => moves.length === 1 && thinking === null);
    while (!timers.isIdle) timers.tick();
    expect(store.getState()).toMatchObject({ isPaused: true, thinking: null });
    expect(store.getState().moves).toHaveLength(1);
    store.getState().togglePause();
    timers.tick();
    await until(store, ({ moves }) => moves.length === 2);
    store.getState().undo();
    expect(store.getState().moves).toHaveLength(1);
    expect(store.getState().isPaused).toBe(true);
    store.getState().close();
  });

  test('between computers stays paused when it is opened again, and goes on when it was going on', async () => {
    const [timers, storage] = [new ManualTimers(), new MemoryStorage()];
    const first = await openTestMatch(game, { setup: setupOf(game, { 1: WEAKEST }), timers, storage });
    first.getState().togglePause();
    expect(first.getState().recordText()).not.toContain('Paused');
    first.getState().close();
    const second = await openTestMatch(game, { timers, storage });
    expect(second.getState()).toMatchObject({ isPaused: true, hasHuman: false });
    expect(timers.isIdle).toBe(true);
    second.getState().togglePause();
    second.getState().close();
    const third = await openTestMatch(game, { timers, storage });
    expect(third.getState().isPaused).toBe(false);
    expect(timers.isIdle).toBe(false);
    third.getState().close();
  });

  test('plays a pass that a person must make, after saying why, and undo does not stop at it', async () => {
    const timers = new ManualTimers();
    const query = 'record=standard~5/5/4b/4b/2bbw_b_-_1,0_0~a5&player1=human&player2=human';
    const store = await openTestMatch('choko', { query, timers, storage: new MemoryStorage() });
    expect(store.getState().moves).toEqual([]);
    expect(store.getState().status).toMatch(/^This link cannot be read/);
    const stuck = await openTestMatch('choko', { query: query.replace('1,0', '0,2'), timers });
    expect(stuck.getState().status).toMatch(/^White must pass: .+\. You pass automatically\.$/);
    expect(stuck.getState().offered.size).toBe(0);
    timers.tick();
    timers.tick();
    expect(stuck.getState()).toMatchObject({ moves: ['a5', 'pass'], turn: 2 });
    stuck.getState().undo();
    expect(stuck.getState().moves).toEqual([]);
    for (const { getState } of [store, stuck]) getState().close();
  });

  test('is saved and loaded as a record; what is no record is refused in words', async () => {
    const store = await played(4);
    const record = store.getState().recordText();
    const fresh = await openTestMatch(game, { setup: setupOf(game) });
    await fresh.getState().loadRecord('[Tabuleiro "1"]\n[Game "chess"]\n\n*');
    expect(fresh.getState().status).toMatch(/^This record cannot be read\./);
    await fresh.getState().loadRecord('');
    expect(fresh.getState().status).toMatch(/^There is no match/);
    await fresh.getState().loadRecord(record);
    expect(fresh.getState().moves).toEqual(store.getState().moves);
    const [, other = game] = GAME_IDS;
    const elsewhere = await openTestMatch(other);
    await elsewhere.getState().loadRecord(record);
    expect(elsewhere.getState().moves).toEqual([]);
    expect(elsewhere.getState().status).toMatch(/^This is a record of /);
    for (const { getState } of [store, fresh, elsewhere]) getState().close();
  });

  test.each(['standard~nonsense~', 'nonsense~~', '', '%', '~~~', 'standard~standard~nonsense', '\u{fffd}~\0'])(
    'begins anew where a link cannot be read (%j), says so, and leaves the kept match alone',
    async (record) => {
      const storage = new MemoryStorage();
      const query = String(new URLSearchParams({ record }));
      const store = await openTestMatch(game, { query, storage });
      expect(store.getState().moves).toEqual([]);
      expect(store.getState().status).toMatch(/^This link cannot be read/);
      expect(unfinishedMatches(storage)).toEqual([]);
      store.getState().close();
    },
  );

  test.each(['', 'nonsense', '[Tabuleiro "9"]\n', '{"a":1}'])(
    'begins anew where the kept match cannot be read (%j), and says so',
    async (text) => {
      const storage = new MemoryStorage();
      storage.setItem(`tabuleiro.match.${game}`, text);
      const store = await openTestMatch(game, { storage });
      expect(store.getState().status).toMatch(/^The saved match can no longer be read/);
      expect((await until(store, isWaiting)).moves).toEqual([]);
      await moveAtRandom(store, new SeededRandom(2));
      const again = await openTestMatch(game, { storage });
      expect(again.getState().moves).not.toEqual([]);
      for (const { getState } of [store, again]) getState().close();
    },
  );
});
