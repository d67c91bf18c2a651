import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEvaluation } from '@tabuleiro/games';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tabuleiro, type IoOverrides } from './harness.ts';

const root = mkdtempSync(join(tmpdir(), 'tabuleiro-tune-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder = root;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'one-'));
});

const TINY = ['tune', 'oware', '--matches', '20', '--nodes', '50', '--seed', '3'];

const runIn = (place: string, args: readonly string[], world: IoOverrides = {}) =>
  tabuleiro(args, '', { HOME: place, XDG_DATA_HOME: place, APPDATA: place }, world);
const run = (args: readonly string[], world: IoOverrides = {}) => runIn(folder, args, world);

/** The file in which the matches are kept. */
function keptFile(place = folder): string {
  const kept = join(place, 'tabuleiro', 'tune');
  return join(kept, readdirSync(kept)[0] ?? '');
}

const keptLines = (place = folder): readonly string[] =>
  readFileSync(keptFile(place), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

describe('tune', () => {
  test('tells the weights before and after, and what that is worth', async () => {
    const { code, out, err } = await run(TINY);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { tuned } = await loadEvaluation('oware');
    expect(out).toMatch(
      /^20 matches, \d+ of them drawn\n\d+ positions to learn from, \d+ to test on\n\nweight +old +new\n/,
    );
    const rows = Object.entries(tuned.weights).map(
      ([name, weight]) => `${name} +${weight.toFixed(2)} +-?\\d+\\.\\d\\d\n`,
    );
    expect(out).toMatch(new RegExp(rows.join('')));
    expect(out).toMatch(/\nLoss on the test positions: 0\.\d{4} before, 0\.\d{4} now\n$/);
    expect((await run([...TINY, '--lang', 'pt'])).out).toMatch(/posições de teste: 0,\d{4} antes, 0,\d{4} agora\n$/);
  });

  test('gives the same with any number of threads, and as JSON', async () => {
    const other = mkdtempSync(join(root, 'other-'));
    const one = await run([...TINY, '--threads', '1', '--json']);
    const three = await runIn(other, [...TINY, '--threads', '3', '--json']);
    expect(three).toEqual(one);
    expect(JSON.parse(one.out)).toMatchObject({
      game: 'oware',
      command: 'tabuleiro tune oware --matches 20 --nodes 50 --seed 3',
      matches: 20,
      weights: { old: (await loadEvaluation('oware')).tuned.weights },
      written: null,
    });
    expect(keptLines(other).toSorted()).toEqual(keptLines().toSorted());
  });

  test('goes on with the matches that are kept, and does not mind half a line', async () => {
    const whole = await run([...TINY, '--json']);
    const lines = keptLines();
    expect(lines).toHaveLength(20);
    const kept = lines.slice(0, 7);
    writeFileSync(keptFile(), [...kept, lines[7]?.slice(0, 30)].join('\n'));
    expect(await run([...TINY, '--json'])).toEqual(whole);
    expect(keptLines().slice(0, 7)).toEqual(kept);
    expect(keptLines()).toHaveLength(21);
  });

  test('believes no match that cannot have been played', async () => {
    const whole = await run([...TINY, '--json']);
    const lines = keptLines();
    writeFileSync(keptFile(), lines.map((line) => line.replace(/"plies":\[\[\d+/, '"plies":[[999')).join('\n'));
    expect(await run([...TINY, '--json'])).toEqual(whole);
  });

  test('interrupted, keeps what is played and says how to go on', async () => {
    const long = ['tune', 'oware', '--matches', '5000', '--nodes', '50', '--seed', '3'];
    const world = {
      onInterrupt: (tell: () => void) => {
        // When the first match is there.
        const timer = setInterval(() => {
          try {
            if (keptLines().length > 0) tell();
          } catch {
            // Not even the file is there.
          }
        }, 20);
        return () => clearInterval(timer);
      },
    };
    const { code, out, err } = await run(long, world);
    expect({ code, out }).toEqual({ code: 130, out: '' });
    const played = keptLines().length;
    expect(played).toBeGreaterThan(0);
    expect(err).toBe(`${played} of 5000 matches are played and saved; the same command continues from there\n`);
  });

  test.each([
    [['tune'], 'the argument <game> is missing'],
    [['tune', 'go'], 'game: found "go", expected one of'],
    [['tune', 'oware', '--variant', 'x'], 'variant: found "x", expected one of: report abapa'],
    [['tune', 'oware', '--matches', '9'], '--matches: found "9", expected a whole number from 10 to 50000'],
    [['tune', 'oware', '--matches', 'many'], '--matches: found "many"'],
    [['tune', 'oware', '--nodes', '0'], '--nodes: found "0", expected a whole number from 1'],
    [['tune', 'oware', '--seed', '-1'], '--seed: found "-1", expected a whole number'],
    [['tune', 'oware', '--threads', '0'], '--threads: found "0", expected a whole number from 1'],
  ])('%j is wrong use', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('tells a place for its matches that cannot be used', async () => {
    writeFileSync(join(folder, 'tabuleiro'), '');
    const { code, err } = await run(TINY);
    expect(code).toBe(2);
    expect(err).toContain(join(folder, 'tabuleiro'));
  });
});
