import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadTables } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabuleiro, type IoOverrides } from './harness.ts';

const root = mkdtempSync(join(tmpdir(), 'tabuleiro-tables-'));
afterAll(() => rmSync(root, { recursive: true }));

const run = (args: readonly string[], world: IoOverrides = {}) =>
  tabuleiro(['table', ...args], '', { HOME: root }, world);
const build = (folder: string, size: number, world: IoOverrides = {}, more: readonly string[] = []) =>
  run(['build', 'oware', '--variant', 'abapa', '--seeds', String(size), '--folder', folder, ...more], world);
const fileIn = (folder: string, id: number): string => join(folder, 'oware', 'abapa', `${id}.table`);

/** South takes two and leaves north one seed, which must be sown to south, who cannot give it back: 25 to 23. */
const SOUTH_WINS = '0,0,0,0,0,1/1,0,0,0,0,1 22,23 S 0';

/** The table that most tests look at. */
const kept = join(root, 'kept');
beforeAll(async () => {
  await build(kept, 8, {}, ['--threads', '1']);
});

describe('table build', () => {
  test('says what was done, and keeps what is there', async () => {
    const again = await build(kept, 8, {}, ['--json']);
    expect(JSON.parse(again.out)).toMatchObject({ classes: 8, kept: 8, positions: 125_969 });
    expect((await build(kept, 8)).out).toBe(
      `125,969 positions are solved, 0.3 MB in ${join(kept, 'oware', 'abapa')}\n`,
    );
  });

  test('any number of threads makes the same files', async () => {
    const folder = join(root, 'three');
    await build(folder, 8, {}, ['--threads', '3']);
    for (let id = 1; id <= 8; id++) expect(readFileSync(fileIn(folder, id))).toEqual(readFileSync(fileIn(kept, id)));
  });

  test('goes on where it was interrupted', async () => {
    const folder = join(root, 'interrupted');
    // Ends once the fourth class is there.
    const onInterrupt = (tell: () => void): (() => void) => {
      const looking = setInterval(() => existsSync(fileIn(folder, 4)) && tell(), 1);
      return () => clearInterval(looking);
    };
    const { code, err } = await build(folder, 9, { onInterrupt }, ['--threads', '2']);
    expect(code).toBe(130);
    expect(err).toMatch(/^[4-8] of 9 classes are solved and saved; the same command continues from there\n$/);
    const again = await build(folder, 8, {}, ['--json']);
    const { kept: found } = JSON.parse(again.out);
    expect(found).toBeGreaterThanOrEqual(4);
    for (let id = 1; id <= 8; id++) expect(readFileSync(fileIn(folder, id))).toEqual(readFileSync(fileIn(kept, id)));
  });

  test('refuses at once a folder in which nothing can be kept', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    // Below a file there are no folders; below /proc, where there is one, the system makes none, and says that there is none.
    for (const folder of [file, ...(existsSync('/proc/self') ? ['/proc/tabuleiro'] : [])]) {
      const { code, err, out } = await build(folder, 3);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^tabuleiro: cannot write to .+ \(\w+\): name another folder with --folder\n$/);
      expect(err).toContain(folder);
    }
  });

  test('refuses what does not fit into memory before it begins', async () => {
    const folder = join(root, 'large');
    expect(await build(folder, 20, {}, ['--memory', '300'])).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(
        /^tabuleiro: solving 1[78] seeds takes \d+ MB of memory, and only 300 MB may be used: /,
      ),
    });
    expect(existsSync(folder)).toBe(false);
  });

  test.each([
    [['oware', '--seeds', '25'], /--seeds: found "25", expected a whole number from 1 to 24/],
    [['oware', '--up-to', '0'], /--up-to: found "0", expected a whole number from 1 to 24/],
    [['oware'], /set the size of the table with --seeds/],
    [['oware', '--up-to', '5', '--seeds', '7'], /--up-to and --seeds say the same: give one of them/],
    [['oware', '--men', '3'], /set the size of the table with --seeds/],
    [['echek', '--up-to', '3'], /there are no tables of echek; there are some of .*oware/],
    [['oware', '--seeds', '3', '--lang', 'pt', '--memory', 'x'], /--memory/],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await run(['build', ...args, '--folder', join(root, 'never')]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('files', () => {
  /** A copy of a class in a folder of its own. */
  function copy(name: string, id: number, change: (bytes: Buffer) => Buffer): string {
    const folder = join(root, name);
    for (let one = 1; one <= 5; one++) {
      const bytes = readFileSync(fileIn(kept, one));
      const file = fileIn(folder, one);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, one === id ? change(bytes) : bytes);
    }
    return folder;
  }

  test.each([
    ['damaged', (bytes: Buffer) => flipped(bytes, bytes.length >> 1), /is damaged: its checksum is wrong/],
    ['damaged-head', (bytes: Buffer) => flipped(bytes, 40), /is damaged: its checksum is wrong/],
    ['cut-off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5), /is not complete: its length is wrong/],
    ['foreign', () => Buffer.from('something else, longer than sixteen bytes'), /is not a table/],
    ['old', (bytes: Buffer) => flipped(bytes, 8), /has another format/],
    ['empty', () => Buffer.alloc(0), /is not a table/],
  ])('a %s file is refused, and built again', async (name, change, message) => {
    const folder = copy(name, 5, change);
    for (const part of ['show', 'verify', 'probe']) {
      const { code, err, out } = await run([part, 'oware', '--variant', 'abapa', '--folder', folder]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(fileIn(folder, 5));
      expect(err).toMatch(message);
      expect(err).toMatch(/build it again with tabuleiro table build$/m);
    }
    const again = await build(folder, 5);
    expect(again.code).toBe(0);
    expect(again.err).toMatch(/; it is built again\n$/);
    expect(readFileSync(fileIn(folder, 5))).toEqual(readFileSync(fileIn(kept, 5)));
  });

  test('a class under the name of another is refused', async () => {
    const folder = copy('swapped', 5, () => readFileSync(fileIn(kept, 4)));
    expect((await run(['show', 'oware', '--folder', folder, '--variant', 'abapa'])).err).toMatch(/length is wrong/);
  });

  test('`probe` refuses a file that is damaged in a part that is read late', async () => {
    const folder = join(root, 'damaged-later');
    cpSync(kept, folder, { recursive: true });
    const file = fileIn(folder, 8);
    const bytes = readFileSync(file);
    for (let at = 4096 + 7; at < bytes.length - 4096; at += 4096) bytes[at] = (bytes[at] ?? 0) ^ 0x5a;
    writeFileSync(file, bytes);
    const position = '0,1,0,0,3,0/0,0,2,0,1,1 20,20 S 0';
    const probed = await run(['probe', 'oware', position, '--variant', 'abapa', '--folder', folder]);
    expect(probed).toMatchObject({ code: 2, out: '', err: expect.stringContaining(`${file}: this table is damaged`) });
  });
});

describe('table verify, show, probe', () => {
  test('verify examines every class', async () => {
    const { code, out } = await run(['verify', 'oware', '--folder', kept]);
    expect(code).toBe(0);
    expect(out).toMatch(/abapa, 8 seeds: 75,582 positions are right\n/);
    expect(out).toMatch(/125,969 positions examined, all of them right\n$/);
  });

  test('verify takes no more memory than it may', async () => {
    const small = await run(['verify', 'oware', '--folder', kept, '--memory', '1']);
    expect(small).toMatchObject({ code: 2, out: '' });
    expect(small.err).toMatch(/examining 8 seeds takes about \d+ MB of memory, and only 1 MB may be used/);
    const part = await run(['verify', 'oware', '--folder', kept, '--memory', '1', '--up-to', '4']);
    expect(part).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\n1,819 positions examined, all of them right\n$/),
    });
    const zero = await run(['verify', 'oware', '--folder', kept, '--up-to', '0']);
    expect(zero.err).toMatch(/--up-to: found "0", expected a whole number from 1 to 24/);
  });

  test('verify and show tell of a class that is missing while later ones are there', async () => {
    const folder = join(root, 'gap');
    cpSync(kept, folder, { recursive: true });
    rmSync(fileIn(folder, 2));
    const gap = 'abapa, 2 seeds: missing, so the 6 tables after it are not used; tabuleiro table build makes it\n';
    const verified = await run(['verify', 'oware', '--folder', folder]);
    expect(verified).toMatchObject({ code: 2, err: `tabuleiro: ${gap}` });
    expect(verified.out).toMatch(/\n12 positions examined, all of them right\n$/);
    expect(await run(['show', 'oware', '--folder', folder])).toMatchObject({ code: 0, err: gap });
    rmSync(fileIn(folder, 1));
    expect((await run(['verify', 'oware', '--folder', folder])).err).toMatch(/1 seed: missing, so the 6 tables/);
  });

  test('without a folder, and with nothing built, they look at the tables that ship', async () => {
    const home = { HOME: join(root, 'home'), XDG_DATA_HOME: '' };
    const ask = (...args: readonly string[]) => tabuleiro(['table', ...args, 'oware', '--variant', 'abapa'], '', home);
    const shown = await ask('show', '--json');
    const classes: { class: string; isShipped: boolean; positions: number }[] = JSON.parse(shown.out);
    expect(classes.length).toBeGreaterThan(8);
    expect(classes.every(({ isShipped }) => isShipped)).toBe(true);
    const verified = await ask('verify', '--up-to', '6');
    const positions = classes.slice(0, 6).reduce((sum, one) => sum + one.positions, 0);
    expect(verified.out).toMatch(
      new RegExp(`\n${positions.toLocaleString('en')} positions examined, all of them right\n$`),
    );
    expect(verified.err).toMatch(/^Nothing was built of abapa: these are the small tables that ship with the program/);
    const probed = await tabuleiro(['table', 'probe', 'oware', SOUTH_WINS, '--variant', 'abapa'], '', home);
    expect(probed.out).toBe('proved: South wins by 2 seeds\n\nF  proved: South wins by 2 seeds\n');
  });

  test('show counts positions', async () => {
    const { out } = await run(['show', 'oware', '--folder', kept, '--json']);
    const classes: { positions: number; wins: number; draws: number; losses: number; unknown: number }[] =
      JSON.parse(out);
    for (const { draws, losses, positions, unknown, wins } of classes) {
      expect(wins + draws + losses + unknown).toBe(positions);
    }
    expect((await run(['show', 'oware', '--folder', kept])).out).toMatch(/^class +positions +MB +won /);
  });

  test('show leaves out indices without a position', async () => {
    const folder = join(root, 'holes');
    const built = await run(['build', 'choko', '--men', '3', '--folder', folder, '--json']);
    const { out } = await run(['show', 'choko', '--folder', folder, '--json']);
    const shown: { class: string; positions: number }[] = JSON.parse(out);
    const facet = await loadTables('choko');
    const counted = facet?.classes('standard', 3).map(({ id, size }) => ({
      class: id,
      positions: Array.from({ length: size }, (_, index) => facet.positionAt('standard', id, index)).filter(Boolean)
        .length,
    }));
    expect(shown.map(({ class: id, positions }) => ({ class: id, positions }))).toEqual(counted);
    const total = shown.reduce((sum, { positions }) => sum + positions, 0);
    expect(JSON.parse(built.out)).toMatchObject({ positions: total });
  });

  test('probe tells what is proved of a position and of its moves', async () => {
    const { code, out } = await run(['probe', 'oware', SOUTH_WINS, '--variant', 'abapa', '--folder', kept]);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'proved: South wins by 2 seeds\n\nF  proved: South wins by 2 seeds\n',
    });
    const pt = await run(['probe', 'oware', SOUTH_WINS, '--variant', 'abapa', '--folder', kept, '--lang', 'pt']);
    expect(pt.out).toBe('provado: Ganha o sul por 2 sementes\n\nF  provado: Ganha o sul por 2 sementes\n');
  });

  test('says what is not in the tables, and when there are none', async () => {
    const none = await run(['probe', 'oware', '--variant', 'abapa', '--folder', join(root, 'nothing')]);
    expect(none).toMatchObject({ code: 2, err: expect.stringMatching(/there are no tables in .*nothing/) });
    const start = await run(['probe', 'oware', '--variant', 'abapa', '--folder', kept]);
    expect(start.out).toMatch(/^in no table, not even in the largest that can be built, up to 24 seeds\n/);
    const large = '0,0,0,0,0,5/5,0,0,0,0,0 18,20 S 0';
    const unbuilt = await run(['probe', 'oware', large, '--variant', 'abapa', '--folder', kept]);
    expect(unbuilt.out).toMatch(/^not in the tables that are there, which go up to 8 seeds\n/);
    const json = await run(['probe', 'oware', large, '--variant', 'abapa', '--folder', kept, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ probed: null, missing: 'not-built' });
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0x5a;
  return changed;
}
