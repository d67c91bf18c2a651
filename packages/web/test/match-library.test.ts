import {
  draw,
  GAME_IDS,
  isGameId,
  makeRecord,
  Match,
  parseRecords,
  recordOf,
  SeededRandom,
  loadRules,
} from '@tabuleiro/games';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { localRecords, unfinishedMatches } from '../src/saved-matches/local-records.ts';
import { MatchDatabase } from '../src/saved-matches/match-database.ts';
import { openLibrary } from '../src/saved-matches/open-library.ts';
import { PageMatches } from '../src/saved-matches/page-matches.ts';
import { type MatchKey, type MatchLibrary, type SavedMatch, savedMatchOf } from '../src/saved-matches/saved-match.ts';
import { datedRecord, exportText, importText } from '../src/saved-matches/transfer.ts';
import { WindowMatches } from '../src/saved-matches/window-matches.ts';
import saved from './fixtures/saved-before-play.json' with { type: 'json' };
import { MemoryStorage } from './match-fixture.ts';

vi.stubGlobal('IDBKeyRange', IDBKeyRange);

const [GAME = noGame(), OTHER = noGame()] = GAME_IDS;

function noGame(): never {
  throw new Error('no game');
}

interface MatchOptions {
  readonly seed: number;
  readonly game?: typeof GAME;
  readonly plies?: number;
  readonly players?: readonly [string, string];
  readonly isDrawn?: boolean;
  readonly now?: number;
}

/** The same seed plays the same moves. */
async function makeMatch(options: MatchOptions): Promise<SavedMatch> {
  const { seed, game = GAME, plies = 4, players: [first, second] = ['human', '4'], isDrawn, now = seed } = options;
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(seed);
  while (match.moves.length < plies && match.outcome === null) match.play(match.position.randomMove(random));
  if (isDrawn === true) match.end(draw('agreement'));
  const players = { 1: first, 2: second };
  const tags = { Player1: first, Player2: second, Seed: String(seed) };
  const record = makeRecord(recordOf(match, tags), rules.makePosition(rules.start()));
  return savedMatchOf({ match, seed, players, record, now });
}

const seedsOf = async (library: MatchLibrary): Promise<readonly number[]> =>
  (await library.list()).map(({ seed }) => seed);

const REVIEW = {
  1: { plies: 2, meanLoss: 1, accuracy: 90, marks: { '?!': 1, '?': 0, '??': 0 } },
  2: { plies: 2, meanLoss: 2, accuracy: 80, marks: { '?!': 0, '?': 1, '??': 0 } },
} as const;

const LIBRARIES: readonly (readonly [name: string, open: () => Promise<MatchLibrary>])[] = [
  ['the database', async () => new MatchDatabase(new IDBFactory(), new MemoryStorage()).open()],
  ['the memory of a window', async () => new WindowMatches(new MemoryStorage())],
];

describe.each(LIBRARIES)('%s', (_, openNew) => {
  test('keeps every match, the last one first, and finds each', async () => {
    const library = await openNew();
    for (const seed of [1, 2, 3]) await library.save(await makeMatch({ seed }));
    await library.save(await makeMatch({ seed: 4, game: OTHER }));
    expect(await seedsOf(library)).toEqual([4, 3, 2, 1]);
    expect(await library.find({ game: GAME, seed: 1 })).toMatchObject({ seed: 1, plies: 4 });
    expect(await library.find({ game: OTHER, seed: 1 })).toBeNull();
    expect((await library.latest(GAME))?.seed).toBe(3);
  });

  test('keeps when a match began, and its review until another move is made', async () => {
    const library = await openNew();
    const match = await makeMatch({ seed: 1, now: 10 });
    await library.save(match);
    await library.review(match, REVIEW);
    expect((await library.list())[0]?.review).toEqual(REVIEW);
    const clocked = { ...match, record: match.record.replace('[Seed', '[Spent "5"]\n[Seed'), changedAt: 20 };
    await library.save(clocked);
    expect((await library.list())[0]).toMatchObject({ startedAt: 10, changedAt: 20, review: REVIEW });
    await library.save(await makeMatch({ seed: 1, plies: 5, now: 30 }));
    expect((await library.list())[0]).toMatchObject({ startedAt: 10, changedAt: 30, review: null, plies: 5 });
  });

  test('does not list a match in which no person has moved', async () => {
    const library = await openNew();
    const watched = await makeMatch({ seed: 1, players: ['1', '2'] });
    await library.save(watched);
    expect(await library.list()).toEqual([]);
    expect(await library.find(watched)).toEqual(watched);
    await library.save(await makeMatch({ seed: 2 }));
    expect(await seedsOf(library)).toEqual([2]);
  });

  test('says which matches changed, gives removed ones back, and can be cleared', async () => {
    const library = await openNew();
    const heard: MatchKey[] = [];
    const stop = library.onChange((matches) => heard.push(...matches));
    const match = await makeMatch({ seed: 1 });
    await library.save(match);
    await library.remove([match]);
    expect(await library.list()).toEqual([]);
    await library.add([match]);
    expect(await library.list()).toEqual([match]);
    await library.clear();
    expect(await library.list()).toEqual([]);
    expect(heard.map(({ seed }) => seed)).toEqual([1, 1, 1, 1]);
    stop();
    await library.save(match);
    expect(heard).toHaveLength(4);
  });

  test('takes in what it gave out, and nothing twice', async () => {
    const library = await openNew();
    for (const seed of [1, 2, 3]) await library.save(await makeMatch({ seed, plies: 2 * seed, isDrawn: seed === 2 }));
    await library.save(await makeMatch({ seed: 4, game: OTHER }));
    const matches = await library.list();
    const text = exportText(matches);
    expect(await importText(library, text)).toMatchObject({ added: 0, known: 4, errors: [] });
    const other = await openNew();
    expect(await importText(other, text)).toMatchObject({ added: 4, known: 0, errors: [], isSaved: true });
    expect(await other.list()).toEqual(matches);
    expect(await importText(other, text)).toMatchObject({ added: 0, known: 4 });
  });

  test('takes in what can be read, and names the rest', async () => {
    const library = await openNew();
    const [first, second] = [await makeMatch({ seed: 1 }), await makeMatch({ seed: 2 })];
    const bad = '[Game "nonsense"]\n\n1. a *\n';
    const broken = second.record.replace(/1\. \S+/, '1. nonsense');
    const unclosed = `[Game "${GAME}"]\n\n{ never closed`;
    const text = [datedRecord(first), bad, broken, unclosed, datedRecord(second)].join('\n');
    const { added, errors } = await importText(library, text);
    expect(added).toBe(2);
    expect(await seedsOf(library)).toEqual([2, 1]);
    const lineOf = (part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
    expect(errors.map(({ match, line, found }) => [match, line, found])).toEqual([
      [2, lineOf('[Game "nonsense"]'), 'nonsense'],
      [3, lineOf('1. nonsense'), 'nonsense'],
      [4, lineOf('{ never closed'), '{ never closed'],
    ]);
  });

  test('takes in a later state of a match, but no earlier one', async () => {
    const library = await openNew();
    await library.save(await makeMatch({ seed: 1, plies: 4 }));
    expect(await importText(library, (await makeMatch({ seed: 1, plies: 2 })).record)).toMatchObject({ known: 1 });
    expect((await library.list())[0]?.plies).toBe(4);
    expect(await importText(library, (await makeMatch({ seed: 1, plies: 6 })).record)).toMatchObject({ added: 1 });
    expect((await library.list()).map(({ plies }) => plies)).toEqual([6]);
  });

  test('tells matches apart that have the same seed or none', async () => {
    const library = await openNew();
    const match = await makeMatch({ seed: 1 });
    await library.save(match);
    const namesake = (await makeMatch({ seed: 2 })).record.replace('[Seed "2"]', '[Seed "1"]');
    const seedless = (await makeMatch({ seed: 3, players: ['Ana', 'Rui'] })).record.replace('[Seed "3"]\n', '');
    expect(await importText(library, `${namesake}\n${seedless}`)).toMatchObject({ added: 2 });
    expect(await importText(library, `${namesake}\n${seedless}`)).toMatchObject({ added: 0, known: 2 });
    const matches = await library.list();
    expect(matches).toHaveLength(3);
    expect(await library.find(match)).toEqual(match);
    // Each says its own seed, by which it is opened.
    for (const { record, seed } of matches) expect(record).toContain(`[Seed "${seed}"]`);
  });
});

describe('matches that an earlier version saved', () => {
  function earlierStorage(): MemoryStorage {
    const storage = new MemoryStorage();
    for (const { game, record } of saved) storage.setItem(`tabuleiro.match.${game}`, record);
    const [{ game, record } = { game: '', record: '' }] = saved;
    storage.setItem(`tabuleiro.match.${game}.before`, record.replace(/Seed "\d+"/, 'Seed "99"'));
    return storage;
  }

  test('move into the database, with their records as they were', async () => {
    const storage = earlierStorage();
    const before = localRecords(storage);
    const factory = new IDBFactory();
    const library = await openLibrary(storage, factory);
    expect(library.isLasting).toBe(true);
    expect(await library.list()).toHaveLength(saved.length + 1);
    for (const { game, seed, record } of before) expect((await library.find({ game, seed }))?.record).toBe(record);
    expect(localRecords(storage)).toEqual([]);
    expect(unfinishedMatches(storage)).toHaveLength(saved.length + 1);
    // Another visit finds the same.
    expect(await (await openLibrary(storage, factory)).list()).toHaveLength(saved.length + 1);
  });

  test('stay where they are, and can be read, where the browser refuses a database', async () => {
    const storage = earlierStorage();
    const refusing = {
      ...new IDBFactory(),
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      deleteDatabase: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    for (const factory of [refusing, null]) {
      const library = await openLibrary(storage, factory);
      expect(library.isLasting).toBe(false);
      expect(await library.list()).toHaveLength(saved.length + 1);
      for (const { game, record } of saved) {
        expect((await library.latest(isGameId(game) ? game : noGame()))?.record).toBe(record);
      }
    }
    expect(localRecords(storage)).toHaveLength(saved.length + 1);
  });

  test('that cannot be read stay where they are', async () => {
    const storage = new MemoryStorage();
    const unreadable = '[Tabuleiro "9"]\n[Seed "5"]\n';
    storage.setItem(`tabuleiro.match.${GAME}`, unreadable);
    expect(await (await openLibrary(storage, new IDBFactory())).list()).toEqual([]);
    expect(storage.getItem(`tabuleiro.match.${GAME}`)).toBe(unreadable);
  });
});

describe('two windows', () => {
  test('lose nothing, and each hears of the other', async () => {
    const [factory, storage] = [new IDBFactory(), new MemoryStorage()];
    const windows = [new MatchDatabase(factory, storage), new MatchDatabase(factory, storage)] as const;
    const [first, second] = windows;
    const heard = new Promise<readonly MatchKey[]>((resolve) => second.onChange(resolve));
    const match = await makeMatch({ seed: 1, now: 100 });
    await first.save(match);
    expect(await heard).toEqual([{ game: GAME, seed: 1 }]);
    const states = [1, 2, 3].map(async (plies) => {
      await first.save(await makeMatch({ seed: 1, plies: 4 + plies, now: 100 + plies }));
      await second.save(await makeMatch({ seed: 2, plies: 4 + plies, now: 200 + plies }));
    });
    await Promise.all(states);
    for (const window of windows) {
      expect((await window.list()).map(({ seed, plies }) => [seed, plies])).toEqual([
        [2, 7],
        [1, 7],
      ]);
    }
    for (const window of windows) await window.close();
  });

  test('a review does not undo what another window played meanwhile', async () => {
    const [factory, storage] = [new IDBFactory(), new MemoryStorage()];
    const [first, second] = [new MatchDatabase(factory, storage), new MatchDatabase(factory, storage)];
    const match = await makeMatch({ seed: 1 });
    await first.save(match);
    await Promise.all([second.review(match, REVIEW), first.save(await makeMatch({ seed: 1, plies: 6 }))]);
    expect((await first.list()).map(({ plies }) => plies)).toEqual([6]);
  });
});

describe('a page', () => {
  function pageOn(library: MatchLibrary, storage = new MemoryStorage()) {
    const frames: (() => void)[] = [];
    const matches = new PageMatches({ storage, open: async () => library, afterFrame: (act) => void frames.push(act) });
    const drawFrame = async (): Promise<void> => {
      for (const act of frames.splice(0)) act();
      await matches.flush();
    };
    return { matches, drawFrame, storage };
  }

  test('writes after the frame, once for all changes before it', async () => {
    const library = new WindowMatches(new MemoryStorage());
    const written: MatchKey[] = [];
    library.onChange((keys) => written.push(...keys));
    const { matches, drawFrame } = pageOn(library);
    const [early, late] = [await makeMatch({ seed: 1, plies: 2 }), await makeMatch({ seed: 1, plies: 3 })];
    matches.save(early, () => early, noGame);
    matches.save(late, () => late, noGame);
    expect(written).toEqual([]);
    await drawFrame();
    expect(written).toHaveLength(1);
    expect(await matches.findRecord(early)).toBe(late.record);
  });

  test('that is left leaves to the next one what was not written, unless it was written after all', async () => {
    const storage = new MemoryStorage();
    const never: MatchLibrary = { ...emptyLibrary(), save: () => new Promise(() => undefined) };
    const match = await makeMatch({ seed: 1, now: 50 });
    const left = pageOn(never, storage).matches;
    left.save(match, () => match, noGame);
    left.park();
    const later = await makeMatch({ seed: 1, plies: 6, now: 60 });
    const known = new WindowMatches(new MemoryStorage());
    await known.save(later);
    const copy = new MemoryStorage();
    copy.setItem('tabuleiro.unsaved', storage.getItem('tabuleiro.unsaved') ?? '');
    expect(await pageOn(known, copy).matches.findRecord(match)).toBe(later.record);
    const next = pageOn(new WindowMatches(new MemoryStorage()), storage).matches;
    expect(await next.findRecord(match)).toBe(match.record);
    expect(storage.getItem('tabuleiro.unsaved')).toBeNull();
  });

  test('is told when there is no room, and remembers the match', async () => {
    const database = new MatchDatabase(new IDBFactory(), new MemoryStorage());
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { matches, drawFrame } = pageOn(database);
    const match = await makeMatch({ seed: 1 });
    let refusals = 0;
    matches.save(
      match,
      () => match,
      () => refusals++,
    );
    await drawFrame();
    expect(refusals).toBe(1);
    expect(await matches.findRecord(match)).toBe(match.record);
    expect(await database.list()).toEqual([match]);
    expect((await database.latest(GAME))?.seed).toBe(1);
    put.mockRestore();
    expect(await database.save({ ...match, changedAt: 99 })).toBe(true);
  });
});

function emptyLibrary(): MatchLibrary {
  return {
    isLasting: true,
    find: async () => null,
    latest: async () => null,
    list: async () => [],
    save: async () => true,
    add: async () => true,
    remove: async () => undefined,
    clear: async () => undefined,
    review: async () => undefined,
    onChange: () => () => undefined,
  };
}

test('every record that is written can be read again', async () => {
  const match = await makeMatch({ seed: 8, isDrawn: true });
  const read = await parseRecords(exportText([match]));
  expect(read.ok && read.value[0]?.tags).toMatchObject({ Date: new Date(8).toISOString(), Seed: '8' });
});
