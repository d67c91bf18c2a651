import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadRules, Match, recordOf } from '@tabuleiro/games';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { formatFileError } from '../src/storage/files.ts';
import { dataFolder, resolveFile } from '../src/storage/folder.ts';
import { addRecords, checkAddition, loadRecords, saveRecords } from '../src/storage/records.ts';
import { UnfinishedStore } from '../src/storage/unfinished-matches.ts';
import earlier from './fixtures/unfinished-before-play.json' with { type: 'json' };

const root = mkdtempSync(join(tmpdir(), 'tabuleiro-storage-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = root;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'one-'));
});

async function playedMatch(...moves: readonly string[]): Promise<Match> {
  const rules = await loadRules('choko');
  const match = new Match(rules, rules.start());
  for (const move of moves) expect(match.playText(move).ok).toBe(true);
  return match;
}

describe('the data folder', () => {
  test.each([
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/tabuleiro'],
    ['linux', { XDG_DATA_HOME: 'data' }, '/h/.local/share/tabuleiro'],
    ['linux', { HOME: '/ana' }, '/ana/.local/share/tabuleiro'],
    ['linux', {}, '/h/.local/share/tabuleiro'],
    ['freebsd', {}, '/h/.local/share/tabuleiro'],
    ['darwin', { XDG_DATA_HOME: '/data' }, '/h/Library/Application Support/tabuleiro'],
    ['win32', { APPDATA: 'C:\\Ana\\Roaming' }, 'C:\\Ana\\Roaming\\tabuleiro'],
    ['win32', { USERPROFILE: 'C:\\Ana' }, 'C:\\Ana\\AppData\\Roaming\\tabuleiro'],
  ])('on %s with %j', (platform, env, expected) => {
    expect(dataFolder(env, platform, '/h')).toBe(expected);
  });

  test('file names are relative to the user’s folder', () => {
    expect(resolveFile({}, 'x')).toBe(resolve('x'));
    expect(resolveFile({ INIT_CWD: folder }, 'x')).toBe(join(folder, 'x'));
    expect(resolveFile({ INIT_CWD: folder }, join(root, 'x'))).toBe(join(root, 'x'));
  });
});

describe('records in files', () => {
  test('are read as they were written', async () => {
    const file = join(folder, 'a.record');
    const record = recordOf(await playedMatch('c3', 'b2'), { Player1: 'human', Seed: '1' });
    expect(await saveRecords(file, [record, record])).toEqual({ ok: true, value: file });
    const read = await loadRecords(file);
    expect(read.ok && read.value.map((one) => one.record.plies)).toEqual([record.plies, record.plies]);
    expect(readdirSync(folder)).toEqual(['a.record']);
  });

  test('replace the content of the file, also behind a link, and keep its permissions', async () => {
    const file = join(folder, 'a.record');
    const link = join(folder, 'link');
    writeFileSync(file, 'old');
    chmodSync(file, 0o600);
    symlinkSync(file, link);
    await saveRecords(link, [recordOf(await playedMatch('c3'), {})]);
    expect(readFileSync(file, 'utf8')).toContain('1. c3');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(link, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  test('are refused where they cannot be written', async () => {
    const record = recordOf(await playedMatch(), {});
    expect(await saveRecords(folder, [record])).toMatchObject({ ok: false, error: { code: 'not-a-file' } });
    expect(await saveRecords(join(folder, 'no', 'x'), [record])).toMatchObject({
      ok: false,
      error: { code: 'missing' },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('are appended to existing ones', async () => {
    const file = join(folder, 'a.record');
    const first = recordOf(await playedMatch('c3'), {});
    const second = recordOf(await playedMatch('a1', 'b2'), {});
    const [one, two] = [await addRecords(file, [first]), await addRecords(file, [second])];
    expect(one.ok && two.ok).toBe(true);
    const movesIn = async (): Promise<unknown> => {
      const read = await loadRecords(file);
      return read.ok ? read.value.map(({ record }) => record.plies.map(({ move }) => move)) : read.error;
    };
    expect(await movesIn()).toEqual([['c3'], ['a1', 'b2']]);
    // Saving the same match later replaces it; the other one stays.
    const longer = recordOf(await playedMatch('a1', 'b2', 'c4'), {});
    await addRecords(file, [longer], two.ok ? two.value : '');
    expect(await movesIn()).toEqual([['c3'], ['a1', 'b2', 'c4']]);
    // What others wrote meanwhile is not lost.
    await addRecords(file, [first], 'something else');
    expect(await movesIn()).toEqual([['c3'], ['a1', 'b2', 'c4'], ['c3']]);
  });

  test('are not added to a JSON record, nor to other files', async () => {
    const store = new UnfinishedStore({ HOME: folder, XDG_DATA_HOME: folder, APPDATA: folder });
    const saved = await store.saveUnfinished('x', recordOf(await playedMatch('c3'), {}));
    const file = saved.ok ? saved.value : '';
    const before = readFileSync(file, 'utf8');
    expect(await checkAddition(file)).toMatchObject({ ok: false, error: { code: 'json-record' } });
    expect(await addRecords(file, [])).toMatchObject({ ok: false, error: { code: 'json-record' } });
    expect(readFileSync(file, 'utf8')).toBe(before);
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'Dear Ana,\n');
    expect(await checkAddition(letter)).toMatchObject({ ok: false, error: { code: 'no-record' } });
  });

  test('are read from JSON too', async () => {
    const store = new UnfinishedStore({ HOME: folder, XDG_DATA_HOME: folder, APPDATA: folder });
    const saved = await store.saveUnfinished('x', recordOf(await playedMatch('c3'), {}));
    const read = await loadRecords(saved.ok ? saved.value : '');
    expect(read).toMatchObject({ ok: true, value: [{ record: { plies: [{ move: 'c3' }] } }] });
  });
});

describe('unfinished matches', () => {
  const open = (): UnfinishedStore => new UnfinishedStore({ HOME: folder, XDG_DATA_HOME: folder, APPDATA: folder });

  test('are none at first', async () => {
    expect(await open().listUnfinished()).toEqual({ ok: true, value: { matches: [], damaged: [] } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('are saved, listed with the latest first, and deleted', async () => {
    const store = open();
    const [first, second] = [store.newId(), store.newId()];
    expect(first).not.toBe(second);
    await store.saveUnfinished(first, recordOf(await playedMatch('a1'), { Player1: 'human', Player2: 'hard' }));
    const saved = await store.saveUnfinished(second, recordOf(await playedMatch('b1'), {}));
    utimesSync(saved.ok ? saved.value : '', new Date(), new Date(Date.now() - 60_000));
    const list = await open().listUnfinished();
    expect(list.ok && list.value.matches.map(({ id }) => id)).toEqual([first, second]);
    const [match] = list.ok ? list.value.matches : [];
    expect(match?.tags).toMatchObject({ Player1: 'human', Player2: 'hard' });
    expect(match?.match.moves).toHaveLength(1);

    await store.saveUnfinished(first, recordOf(await playedMatch('a1', 'b2'), {}));
    const again = await open().listUnfinished();
    expect(again.ok && again.value.matches.find(({ id }) => id === first)?.match.moves).toHaveLength(2);

    await store.removeUnfinished(first);
    await store.removeUnfinished(first);
    const rest = await open().listUnfinished();
    expect(rest.ok && rest.value.matches.map(({ id }) => id)).toEqual([second]);
  });

  // Matches saved by the version of 17 November 2026.
  test.each(earlier)('one of $game saved by an earlier version is opened', async (record) => {
    const file = await open().saveUnfinished('earlier', recordOf(await playedMatch('a1'), {}));
    writeFileSync(file.ok ? file.value : '', JSON.stringify(record));
    const list = await open().listUnfinished();
    const [kept] = list.ok ? list.value.matches : [];
    const { match, tags, record: read } = kept ?? {};
    expect(match?.rules.game).toBe(record.game);
    expect(read?.plies.map(({ move }) => move)).toEqual(record.plies.map(({ move }) => move));
    expect(tags).toMatchObject(record.tags);
  });

  test('a finished one is not offered', async () => {
    const store = open();
    const match = await playedMatch('a1');
    match.end({ winner: 1, reason: 'resignation' });
    await store.saveUnfinished('done', recordOf(match, {}));
    expect(await store.listUnfinished()).toMatchObject({ value: { matches: [], damaged: [] } });
  });

  test.each([
    ['half of it', (text: string) => text.slice(0, text.length / 2), 'expected JSON text'],
    [
      'another version',
      (text: string) => text.replace('"version": 1', '"version": 2'),
      'version 1 of the record format',
    ],
    ['an impossible move', (text: string) => text.replace('"a1"', '"a1xa3"'), 'plies[0]'],
    ['nothing', () => '', 'there is no match in the file'],
    ['other bytes', () => Buffer.from([0xff, 0xfe]), 'this is not text in UTF-8'],
  ])('a damaged file is reported and not changed: %s', async (_, damage, message) => {
    const store = open();
    await store.saveUnfinished('good', recordOf(await playedMatch('c3'), {}));
    const saved = await store.saveUnfinished('bad', recordOf(await playedMatch('a1'), {}));
    const file = saved.ok ? saved.value : '';
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const before = readFileSync(file);

    const list = await store.listUnfinished();
    expect(list.ok && list.value.matches.map(({ id }) => id)).toEqual(['good']);
    const [error] = list.ok ? list.value.damaged : [];
    expect(error?.file).toBe(file);
    const said = error === undefined ? '' : await formatFileError(error, 'en');
    expect(said).toContain(file);
    expect(said).toContain(message);
    expect(readFileSync(file)).toEqual(before);
  });

  test('other files in the folder are ignored', async () => {
    const store = open();
    const saved = await store.saveUnfinished('good', recordOf(await playedMatch('c3'), {}));
    const place = resolve(saved.ok ? saved.value : '', '..');
    writeFileSync(join(place, '.tabuleiro-123.tmp'), 'half');
    mkdirSync(join(place, 'folder.json'));
    const list = await store.listUnfinished();
    expect(list).toMatchObject({ value: { matches: [{ id: 'good' }], damaged: [{ code: 'not-a-file' }] } });
  });

  test('an id never leaves the folder', async () => {
    const victim = join(folder, 'victim.json');
    writeFileSync(victim, '{}');
    await expect(open().removeUnfinished('../../victim')).rejects.toThrow('is the id of a match');
    expect(existsSync(victim)).toBe(true);
  });
});
