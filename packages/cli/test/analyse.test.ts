import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { assert, GAME_IDS } from '@tabuleiro/games';
import { afterAll, describe, expect, test } from 'vitest';
import { formatReview } from '../src/analysis/review-match.ts';
import { formatLines } from '../src/commands/analyse.ts';
import { Context } from '../src/context.ts';
import { openStatusLine } from '../src/io/progress.ts';
import { run } from '../src/run.ts';
import { loadRecords } from '../src/storage/records.ts';
import { loadMatchFacets } from '../src/text/game-facets.ts';
import { type CommandResult, tabuleiro, type IoOverrides } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-analyse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function keep(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const record = (game: string, start: string, plies: string): string =>
  keep(`${game}.record`, `[Game "${game}"]\n[Player1 "Ana"]\n[Player2 "hard"]\n[Start "${start}"]\n${plies}`);

/** Each misses a win in one; afterwards the first is open, the second a draw by the rules, the third lost at once. */
const MISSED = {
  oware: record('oware', '0,0,0,7,0,1/0,4,2,1,1,0 20,12 S 0', '1. F *'),
  choko: record('choko', 'w2w1/2ww1/3bb/www2/1w1ww w - 0,0 99', '1. a2-a3 1/2-1/2'),
  hecatomb: record('hecatomb', '2q3qq/3q4/kqQq4/1Q1Q1q1Q/2q2qq1/3qq3/1qqqK1Q1/1Qqqq2q w 8', '1. b1c1 *'),
};

const OWARE_WIN = '0,0,0,7,0,1/0,4,2,1,1,0 20,12 S 0';

interface LineData {
  readonly score: number;
  readonly end: { readonly result: string; readonly plies: number } | null;
  readonly expected: number;
  readonly moves: readonly string[];
}

interface AnalysisData {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  readonly lines: readonly LineData[];
}

interface PlyData extends Omit<LineData, 'moves'> {
  readonly ply: number;
  readonly side: number;
  readonly move: string;
  readonly best: LineData;
  readonly loss: number;
  readonly mark: string | null;
}

interface ReviewData {
  readonly plies: readonly PlyData[];
  readonly sides: Readonly<Record<'1' | '2', { readonly plies: number }>>;
}

async function analyse(args: readonly string[], world: IoOverrides = {}): Promise<CommandResult> {
  return tabuleiro(['analyse', ...args], '', {}, world);
}

async function analysed(...args: readonly string[]): Promise<AnalysisData> {
  const { code, out, err } = await analyse([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const data: AnalysisData = JSON.parse(out);
  return data;
}

async function reviewed(...args: readonly string[]): Promise<ReviewData> {
  const { code, out, err } = await analyse([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const data: ReviewData = JSON.parse(out);
  return data;
}

function silentContext(): Context {
  const sink = new PassThrough();
  return new Context({ stdin: sink, stdout: sink, stderr: sink, env: {} }, 'en');
}

describe('a position', () => {
  test('is drawn, and then come the lines with their scores', async () => {
    const { code, out, err } = await analyse(['oware', OWARE_WIN, '--nodes', '3000', '--ascii']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const shown = await tabuleiro(['show', 'oware', OWARE_WIN, '--ascii']);
    expect(out.startsWith(`${shown.out}\nScores for south:\n\n`)).toBe(true);
    expect(out).toMatch(/^ +score {2}expected {2}best play$/m);
    expect(out).toMatch(/^1 {2}wins in 1 ply +100 % {2}D$/m);
    expect(out).toMatch(/^2 +[+-]\d+\.\d\d +\d+ % {2}F( [a-fA-F])*$/m);
    expect(out).toMatch(/\n\nDepth \d+, 3,00\d nodes, \d+\.\d s\.\n$/);
  });

  test('in Portuguese', async () => {
    const { out } = await analyse(['oware', OWARE_WIN, '--nodes', '3000', '--lang', 'pt']);
    expect(out).toContain('Valores para o sul:');
    expect(out).toMatch(/^1 {2}ganha em 1 jogada +100 % {2}D$/m);
    expect(out).toMatch(/^2 +[+-]\d+,\d\d +\d+ % {2}F/m);
  });

  test('as JSON; repeatable with the same nodes on one thread', async () => {
    const args = ['choko', '--nodes', '2000', '--lines', '2'];
    const [one, two] = [await analysed(...args), await analysed(...args)];
    expect({ ...one, ms: 0 }).toEqual({ ...two, ms: 0 });
    expect(one.lines).toHaveLength(2);
    expect(one.lines[0]?.score).toBeGreaterThanOrEqual(one.lines[1]?.score ?? Infinity);
    expect(one.depth).toBeGreaterThan(0);
  });

  test.each(GAME_IDS)('%s: all lines are legal, and there are as many as requested or possible', async (game) => {
    const { lines } = await analysed(game, '--nodes', '2000');
    expect(lines).toHaveLength(3);
    for (const { moves, score, expected } of lines) {
      expect(moves.length).toBeGreaterThan(0);
      expect(expected).toBeCloseTo(100 / (1 + Math.exp(-score / 200)), 1);
      const line = { jsonrpc: '2.0', id: 1, method: 'play', params: { game, moves } };
      expect((await tabuleiro(['rpc'], JSON.stringify(line))).out).toContain('"result"');
    }
  });

  test('is searched to a depth by several threads', async () => {
    const { depth, lines } = await analysed('oware', '--depth', '4', '--threads', '2');
    expect(depth).toBe(4);
    expect(lines).toHaveLength(3);
  });

  test('in which every move loses', async () => {
    const { out } = await analyse(['choko', 'bww2/ww1w1/ww1w1/4w/w1bww b - 0,0 56', '--nodes', '3000']);
    expect(out).toMatch(/^1 {2}loses in at most 4 plies +0 % {2}c1-c2 /m);
    expect(out).toMatch(/^2 +loses in 2 plies +0 % {2}c1-b1 /m);
  });

  test('long lines of moves wrap under their own column', () => {
    const moves = Array.from({ length: 30 }, (_, index) => `a${index}b`);
    const line = { score: -135, end: null, expected: 33.7, moves };
    const said = formatLines(silentContext(), { depth: 30, nodes: 1000, ms: 1234, lines: [line] }, 'white');
    expect(said.slice(2, 5)).toEqual([
      '   score  expected  best play',
      `1  -1.35      34 %  ${moves.slice(0, 14).join(' ')}`,
      `                    ${moves.slice(14, 26).join(' ')}`,
    ]);
    expect(said.at(-1)).toBe('Depth 30, 1,000 nodes, 1.2 s.');
  });
});

describe('a record', () => {
  test.each([
    ['choko', MISSED.choko, 'd4xd2,e3', 50, { result: 'draw', plies: 1 }],
    ['hecatomb', MISSED.hecatomb, 'b5a6', 100, { result: 'loss', plies: 2 }],
  ])('in which a win in one is missed: %s', async (game, file, better, loss, end) => {
    const { plies, sides } = await reviewed(game, '--record', file, '--nodes', '3000');
    const best = { end: { result: 'win', plies: 1 }, expected: 100, moves: [better] };
    expect(plies).toMatchObject([{ ply: 1, side: 1, mark: '??', loss, expected: 100 - loss, end, best }]);
    expect(sides).toMatchObject({ 1: { plies: 1, meanLoss: loss }, 2: { plies: 0, meanLoss: null, accuracy: null } });
  });

  test('a slower win is no mistake', async () => {
    const file = keep('slow.record', '[Game "choko"]\n[Start "wwwb1/wb1w1/ww2w/1ww2/1w1w1 w - 0,0 9"]\n1. d1-d2 *');
    const { plies } = await reviewed('--record', file, '--nodes', '3000');
    expect(plies).toMatchObject([
      { end: { result: 'win', plies: 3 }, best: { end: { result: 'win', plies: 1 } }, loss: 0, mark: null },
    ]);
  });

  test('is printed as a table of mistakes with sums for both sides', async () => {
    const { code, out, err } = await analyse(['--record', MISSED.oware, '--nodes', '3000']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Oware · Simple rules\nSouth: Ana, north: hard\n\nply +side +played +score +better +score +loss\n/,
    );
    expect(out).toMatch(/^ +1 {2}south {2}F +[+-]\d\.\d\d {2}D +wins in 1 ply +\d+ {2}\?\?$/m);
    expect(out).toMatch(/^player {2}side +plies +loss {2}\?! {2}\? {2}\?\? {2}accuracy$/m);
    expect(out).toMatch(/^Ana +south +1 +\d+\.\d +0 {2}0 +1 +\d+ %$/m);
    expect(out).toMatch(/^hard +north +0 +– +0 {2}0 +0 +–$/m);
    expect(out).toContain('?! is 5 or more, ? 10, ?? 20');
  });

  test('without mistakes says so, in Portuguese too', async () => {
    const file = keep('won.record', `[Game "oware"]\n[Start "${OWARE_WIN}"]\n1. D 1-0`);
    expect((await analyse(['--record', file, '--nodes', '1000'])).out).toContain('\nNo mistakes were found.\n');
    const { out } = await analyse(['--record', file, '--nodes', '1000', '--lang', 'pt']);
    expect(out).toContain('\nNão se encontraram erros.\n');
  });

  test('is saved with comments and better lines that can be read again', async () => {
    const annotated = join(folder, 'annotated.record');
    await analyse(['--record', MISSED.oware, '--nodes', '3000', '--annotate', annotated]);
    expect(readFileSync(annotated, 'utf8')).toMatch(
      /1\. F \{\?\? [+-]\d\.\d\d; better D, wins in 1 ply; \d+ points lost\} \( 1\. D \) \*/,
    );
    const read = await loadRecords(annotated);
    expect(read.ok && read.value[0]?.record.plies[0]?.variations).toEqual([{ plies: [{ move: 'D' }] }]);
  });

  test('keeps existing comments', async () => {
    const file = keep('said.record', `[Game "oware"]\n[Start "${OWARE_WIN}"]\n1. F {greedy} ( 1. D ) 2. b *`);
    const annotated = join(folder, 'said-annotated.record');
    await analyse(['--record', file, '--nodes', '3000', '--annotate', annotated]);
    const read = await loadRecords(annotated);
    const [ply] = read.ok ? (read.value[0]?.record.plies ?? []) : [];
    expect(ply?.comment).toMatch(/^greedy \?\? /);
    expect(ply?.variations).toHaveLength(2);
  });

  test('reviews one of several matches', async () => {
    const text = `[Game "choko"]\n1. c3 *\n\n${readFileSync(MISSED.oware, 'utf8')}`;
    const file = keep('two.record', text);
    const { out } = await analyse(['oware', '--record', file, '--match', '2', '--nodes', '500']);
    expect(out).toContain('South: Ana, north: hard (match 2 of 2)');
  });

  test.each([
    ['after its game', ['oware', MISSED.oware]],
    ['alone', [MISSED.oware]],
  ])('is known by its file, %s, without the option', async (_, words) => {
    const limits = ['--nodes', '3000'];
    expect(await reviewed(...words, ...limits)).toEqual(await reviewed('--record', MISSED.oware, ...limits));
    const annotated = join(folder, 'by-word.record');
    const { code } = await analyse([...words, ...limits, '--match', '1', '--annotate', annotated]);
    expect(code).toBe(0);
    expect(readFileSync(annotated, 'utf8')).toContain('better D, wins in 1 ply');
  });

  test('is found relative to the folder in which npx was called', async () => {
    const { out } = await tabuleiro(['analyse', 'oware.record', '--nodes', '500'], '', { INIT_CWD: folder });
    expect(out).toContain('South: Ana, north: hard');
  });

  test('is repeatable with the same nodes on one thread', async () => {
    const file = join(folder, 'played.record');
    await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'easy', '--seed', '5', '--record', file]);
    const args = ['--record', file, '--nodes', '200'];
    const one = await reviewed(...args);
    expect(one).toEqual(await reviewed(...args));
    const [read] = await loadRecords(file).then((records) => (records.ok ? records.value : []));
    expect(one.plies.map(({ move }) => move)).toEqual(read?.record.plies.map(({ move }) => move));
    expect(one.sides[1].plies).toBeGreaterThan(0);
  });
});

describe('interrupted', () => {
  const atOnce: IoOverrides = {
    onInterrupt: (tell) => {
      tell();
      return () => undefined;
    },
  };

  test('a position prints what was found so far', async () => {
    const stdout = new PassThrough();
    const stderr = Object.assign(new PassThrough(), { isTTY: true });
    let interrupt = (): void => undefined;
    // Interrupts at the first progress line; the search itself would take an hour.
    stderr.on('data', () => interrupt());
    const onInterrupt = (tell: () => void): (() => void) => {
      interrupt = tell;
      return () => undefined;
    };
    const stdin = new PassThrough();
    const code = await run(['analyse', 'oware', '--depth', '60', '--json'], {
      stdin,
      stdout,
      stderr,
      env: {},
      onInterrupt,
    });
    expect(code).toBe(130);
    const { lines, depth }: AnalysisData = JSON.parse(String(stdout.read()));
    expect(lines.length).toBeGreaterThan(0);
    expect(depth).toBeGreaterThan(0);
  });

  test('a position has a line even after a very short search', async () => {
    const { code, out } = await analyse(['oware', '--time', '60000'], atOnce);
    expect(code).toBe(130);
    expect(out).toMatch(/\n *1 .*[A-F]/);
  });

  test('a position says so when nothing was searched', () => {
    const line = { score: 0, end: null, expected: 50, moves: ['A'] };
    expect(formatLines(silentContext(), { depth: 0, nodes: 0, ms: 0, lines: [line] }, 'south')).toEqual([
      'The search was stopped before it found anything.',
    ]);
  });

  test('a record says which plies were reviewed', async () => {
    const { code, out } = await analyse(['--record', MISSED.choko, '--time', '60000'], atOnce);
    expect(code).toBe(130);
    expect(out).toBe('Choko · Standard\nWhite: Ana, black: hard\n\nNo ply was analysed.\n');
  });

  test('a record says so when only its last ply was reviewed', async () => {
    const records = await loadRecords(keep('three.record', '[Game "oware"]\n1. A 2. a 3. B *'));
    const [read] = records.ok ? records.value : [];
    const move = read?.match.moves[2];
    assert(read !== undefined && move !== undefined, 'the record can be read');
    const context = silentContext();
    const verdict = { score: 0, end: null };
    const last = {
      ply: 3,
      side: 1,
      move,
      isForced: false,
      played: verdict,
      loss: 0,
      mark: null,
      depth: 1,
      nodes: 1,
    } as const;
    const facets = await loadMatchFacets(context, read.match.rules);
    const plies = [{ ...last, best: { ...verdict, moves: [move] } }];
    const said = formatReview(context, facets, { read, number: 1, of: 1, ply: 3 }, plies);
    expect(said.slice(3, 6)).toEqual(['Only ply 3 was analysed.', '', 'No mistakes were found.']);
  });
});

describe('wrong use', () => {
  test.each([
    [[], 'the argument <game> is missing; see tabuleiro analyse --help'],
    [['go'], 'game: found "go", expected one of: choko'],
    [['oware', '--lines', '0'], '--lines: found "0", expected a whole number from 1 to 256'],
    [['oware', '--time', '1.5'], '--time: found "1.5", expected a whole number from 1 to 3600000'],
    [['oware', '--nodes', '-5'], '--nodes: found "-5", expected a whole number from 1 to'],
    [['oware', '--depth', '61'], '--depth: found "61", expected a whole number from 1 to 60'],
    [['oware', '--threads', 'all'], '--threads: found "all", expected a whole number from 1 to 512'],
    [['oware', '--match', '2'], '--match: this is for a match: name its file with --record'],
    [['oware', '--annotate', 'x'], '--annotate: this is for a match'],
    [['--record', MISSED.oware, '--lines', '2'], '--lines: this is for a position, not for a record'],
    [['choko', '--record', MISSED.oware], 'choko: this is a match of oware'],
    [['oware', 'x', '--record', MISSED.oware], 'there are too many arguments; see tabuleiro analyse --help'],
    [['--record', MISSED.oware, '--match', '2'], '--match 2: there is one match in the file'],
    [['--record', join(folder, 'none')], 'there is no such file or folder'],
    [['oware', MISSED.oware, '--lines', '2'], '--lines: this is for a position, not for a record'],
    [['choko', MISSED.oware], 'choko: this is a match of oware'],
    [['oware', MISSED.oware, 'S'], 'position'],
    [['oware', folder], '; there is no such file either; --record names the file of a recorded match'],
    [['oware', 'none.record'], '; there is no such file either; --record names the file of a recorded match'],
    [['none.record'], '; there is no such file either; --record names the file of a recorded match'],
    [['oware', 'none.record', '--lang', 'pt'], '; também não há um ficheiro com esse nome; --record indica o ficheiro'],
    [['--record', MISSED.oware, '--annotate', folder], 'this is not a file'],
    [
      ['choko', '5/5/5/5/w4 b - 0,0 3'],
      'position: found "5/5/5/5/w4 b - 0,0 3", expected a position in which the game goes on',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await analyse(args);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('an error in a clear position does not mention files', async () => {
    for (const words of [['5/5/5/5/w4 b'], ['5/5/5/5/w4', 'b']]) {
      expect((await analyse(['choko', ...words])).err).toMatch(/^(?!.*--record).*position/);
    }
    expect((await analyse(['choko', '--variant', 'none'])).err).not.toContain('--record');
  });

  test('the help says what the numbers mean, in both languages', async () => {
    expect((await analyse(['--help'])).out).toMatch(/\+2\.00\s+about\s+73\s+%/);
    expect((await analyse(['--help', '--lang', 'pt'])).out).toMatch(/\+2,00\s+cerca\s+de\s+73\s+%/);
  });
});

describe('the status line', () => {
  const open = (traits: object): { readonly stream: PassThrough; readonly text: () => string } => {
    const stream = Object.assign(new PassThrough(), traits);
    return { stream, text: () => String(stream.read() ?? '') };
  };

  test('is rewritten, cut to the width, and cleared', () => {
    const { stream, text } = open({ isTTY: true, columns: 6 });
    const line = openStatusLine(stream);
    line.show('abcdefgh');
    line.show('ij');
    line.clear();
    line.clear();
    expect(text()).toBe('\r\u001B[Kabcde\r\u001B[Kij\r\u001B[K');
  });

  test('uses 80 columns if the terminal does not know its width', () => {
    const { stream, text } = open({ isTTY: true, columns: 0 });
    openStatusLine(stream).show('x'.repeat(100));
    expect(text()).toBe(`\r\u001B[K${'x'.repeat(79)}`);
  });

  test('prints nothing if the stream is no terminal', () => {
    const { stream, text } = open({});
    const line = openStatusLine(stream);
    line.show('abc');
    line.clear();
    expect(text()).toBe('');
  });
});
