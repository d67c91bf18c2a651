import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';
import { readEvents } from './json-events.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILE = join(folder, 'two.record');
writeFileSync(
  FILE,
  `[Game "choko"]
[Player1 "Ana"]
[Player2 "Rui"]
[Result "1-0"]

{before} 1. c3 {the centre} ( 1. a1 ) 2. b2 3. b3 1-0

[Game "hecatomb"]
[Result "*"]

1. e4e5 *
`,
);

describe('replay', () => {
  test('prints a match ply by ply, as play does', async () => {
    const { code, out, err } = await tabuleiro(['replay', FILE, '--ascii']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`Choko · Standard
White: Ana, black: Rui (match 1 of 2)

Black: hand XXXXXXXXXXXX 12
5  . . . . .
4  . . . . .
3  . . . . .
2  . . . . .
1  . . . . .
   a b c d e
White: hand OOOOOOOOOOOO 12, initiative

White to move.
   White must drop a man: none of its men is on the board.
1. c3  White drops a man on c3. {the centre}
   Black must drop a man: white has the initiative.
2. b2  Black drops a man on b2.
3. b3  White drops a man on b3.

Black: hand XXXXXXXXXXX 11
5  . . . . .
4  . . . . .
3  . O O . .
2  . X . . .
1  . . . . .
   a b c d e
White: hand OOOOOOOOOO 10, initiative

1-0 White wins by resignation.
`);
  });

  test('stops at a ply', async () => {
    const { out } = await tabuleiro(['replay', FILE, '--ply', '2']);
    expect(out).toContain('2. b2 ');
    expect(out).not.toContain('3. b3');
    expect(out.trimEnd().split('\n').at(-1)).toBe('White to move.');
  });

  test('another match, in Portuguese', async () => {
    const { out } = await tabuleiro(['replay', FILE, '--match', '2', '--lang', 'pt']);
    expect(out).toContain('(partida 2 de 2)');
    expect(out.trimEnd().split('\n').at(-1)).toBe('* A partida não acabou.');
  });

  test('streams events as JSON', async () => {
    const { out } = await tabuleiro(['replay', FILE, '--json']);
    const events = readEvents(out);
    const kinds = ['start', 'turn', 'move', 'turn', 'move', 'turn', 'move', 'end'];
    expect(events.map(({ event }) => event)).toEqual(kinds);
    expect(events[0]).toMatchObject({ players: { 1: 'Ana', 2: 'Rui' }, match: 1, matches: 2 });
    expect(events[1]).toMatchObject({ ply: 1, notices: [{ code: 'drop-no-man' }] });
    expect(events[2]).toMatchObject({ move: 'c3', comment: 'the centre' });
    expect(events[3]).toMatchObject({ ply: 2, turn: 2, notices: [{ code: 'drop-initiative' }] });
    expect(events.at(-1)).toMatchObject({ result: '1-0', outcome: { winner: 1, reason: 'resignation' } });
  });

  test('streams the events of play, with what is forced and why', async () => {
    const file = join(folder, 'forced.record');
    const typed = ['play', 'choko', '--position', 'bww2/w4/5/w4/5 w - 0,0 0', '--json', '--record', file];
    const played = readEvents((await tabuleiro(typed, 'a2-a3\n')).out);
    const replayed = readEvents((await tabuleiro(['replay', file, '--json'])).out);
    const told = (events: typeof played): unknown => events.map(({ event, notices }) => [event, notices]);
    expect(told(replayed)).toEqual(told(played));
    const { out } = await tabuleiro(['replay', file, '--ply', '1', '--json']);
    expect(readEvents(out).at(-1)).toMatchObject({ event: 'turn', ply: 2, notices: [{ code: 'pass' }] });
  });

  test('replay prints what play printed', async () => {
    const file = join(folder, 'played.record');
    const played = await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'hard', '--seed', '5', '--record', file]);
    const replayed = await tabuleiro(['replay', file]);
    expect(replayed.out).toBe(played.out.replace(' (seed 5)', ''));
    expect((await tabuleiro(['replay', file, '--lang', 'pt'])).out).toContain(
      'As brancas: fácil, as pretas: difícil\n',
    );
    expect(readEvents((await tabuleiro(['replay', file, '--lang', 'pt', '--json'])).out)[0]).toMatchObject({
      players: { 1: 'easy', 2: 'hard' },
    });
  });

  test('a file is found relative to the user’s folder', async () => {
    const path = relative(folder, FILE);
    expect((await tabuleiro(['replay', path], '', { INIT_CWD: folder })).code).toBe(0);
    expect((await tabuleiro(['replay', relative(process.cwd(), FILE)])).code).toBe(0);
  });
});

describe('show --record', () => {
  test('draws a position of a record, with the ply that led there', async () => {
    const { out } = await tabuleiro(['show', '--record', FILE, '--ply', '1']);
    expect(out).toContain('1. c3  White drops a man on c3.\nBlack to move.\n');
    expect(out.trimEnd().split('\n').at(-1)).toBe('5/5/2w2/5/5 b w 11,12 0');
  });

  test('at the end prints the result and no notices', async () => {
    const { out } = await tabuleiro(['show', 'choko', '--record', FILE]);
    expect(out).toContain('White wins by resignation.');
    expect(out).not.toContain('must drop');
  });

  test('at the start', async () => {
    const { out } = await tabuleiro(['show', '--record', FILE, '--match', '2', '--ply', '0', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'hecatomb', ply: 0, plies: 1, turn: 1, outcome: null });
  });
});

describe('wrong use of a record', () => {
  const damaged = join(folder, 'damaged.record');
  writeFileSync(damaged, readFileSync(FILE, 'utf8').replace('2. b2', '2. c3'));
  const binary = join(folder, 'binary.record');
  writeFileSync(binary, Buffer.from([0x5b, 0xff, 0xfe, 0x00]));
  const empty = join(folder, 'empty.record');
  writeFileSync(empty, '\n');

  test.each([
    [['replay', join(folder, 'none')], 'there is no such file or folder'],
    [['replay', folder], 'this is not a file'],
    [['replay', damaged], 'damaged.record: match 1, line 6, ply 2: plies[1]: found "c3", expected one of the 24'],
    [['replay', binary], 'this is not text in UTF-8; the file is unchanged'],
    [['replay', empty], 'there is no match in the file'],
    [['replay', FILE, '--match', '3'], '--match 3: there are 2 matches in the file'],
    [['replay', FILE, '--match', '0'], '--match 0: there are 2 matches in the file'],
    [['replay', FILE, '--ply', '4'], '--ply 4: the match has 3 plies'],
    [['replay', FILE, '--ply', 'x'], '--ply: found "x", expected a whole number'],
    [['show', '--record', damaged], 'the file is unchanged'],
    [['show', 'oware', '--record', FILE], 'oware: this is a match of choko'],
    [['show', 'choko', '5/5/5/5/5', '--record', FILE], 'there are too many arguments'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await tabuleiro(args);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('is refused in Portuguese too, and the file is unchanged', async () => {
    const before = readFileSync(damaged);
    const { err } = await tabuleiro(['replay', damaged, '--lang', 'pt']);
    expect(err).toContain('o ficheiro fica como está');
    expect(readFileSync(damaged)).toEqual(before);
  });
});
