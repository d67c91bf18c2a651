import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecords } from '@tabuleiro/games';
import { afterAll, describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';
import { readEvents } from './json-events.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lastLine = (out: string): string => out.trimEnd().split('\n').at(-1) ?? '';

describe('computer against computer', () => {
  const args = ['play', 'choko', '--p1', 'easy', '--p2', 'hard', '--seed', '7'];

  test('prints every ply and the result', async () => {
    const { code, out, err } = await tabuleiro([...args, '--ascii']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Choko · Standard\nWhite: easy, black: hard \(seed 7\)\n\nBlack: hand X{12} 12\n/);
    const forced = '   Black must drop a man: white has the initiative.';
    expect(out).toContain(`\n1. e1  White drops a man on e1.\n${forced}\n2. `);
    expect(lastLine(out)).toBe('0-1 Black wins: white has no men left.');
    // The board at the start and at the end, and at no other time.
    expect(out.match(/ {3}a b c d e/g)).toHaveLength(2);
  });

  test('draws the board after every ply when asked to', async () => {
    const { out } = await tabuleiro([...args, '--boards']);
    const plies = out.match(/^\d+\. /gm)?.length ?? 0;
    expect(out.match(/ {3}a b c d e/g)).toHaveLength(plies + 1);
  });

  test('is the same with the same seed, different with another', async () => {
    const first = await tabuleiro(args);
    expect(await tabuleiro(args)).toEqual(first);
    const other = await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'hard', '--seed', '8']);
    expect(other.out).not.toBe(first.out);
  });

  test('without a seed prints the random one, which repeats the match', async () => {
    const { out } = await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'easy']);
    const seed = /seed (\d+)/.exec(out)?.[1] ?? '';
    expect((await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'easy', '--seed', seed])).out).toBe(out);
  });

  test('speaks Portuguese', async () => {
    const { out } = await tabuleiro([...args, '--lang', 'pt']);
    expect(out).toContain('As brancas: fácil, as pretas: difícil (semente 7)');
    expect(out).toContain('1. e1  As brancas colocam uma peça em e1.');
    expect(lastLine(out)).toMatch(/^0-1 Ganham as pretas: /);
  });

  test('streams events as JSON', async () => {
    const told = readEvents((await tabuleiro([...args, '--json'])).out);
    expect(told[0]).toMatchObject({ event: 'start', game: 'choko', players: { 1: 'easy', 2: 'hard' }, seed: 7 });
    expect(told[1]).toMatchObject({ event: 'turn', ply: 1, turn: 1 });
    expect(told[2]).toMatchObject({
      event: 'move',
      ply: 1,
      side: 1,
      move: 'e1',
      words: 'White drops a man on e1',
      position: '5/5/5/5/4w b w 11,12 0',
    });
    expect(told.at(-1)).toMatchObject({ event: 'end', result: '0-1', outcome: { winner: 2, reason: 'no-men' } });
  });

  test('writes the record, whole, with its tags', async () => {
    const file = join(folder, 'computers.record');
    await tabuleiro([...args, '--record', file]);
    const read = await parseRecords(readFileSync(file, 'utf8'));
    expect(read).toMatchObject({ ok: true });
    const [first] = read.ok ? read.value : [];
    expect(first?.tags).toMatchObject({ Player1: 'easy', Player2: 'hard', Seed: '7', Result: '0-1' });
    expect(first?.tags['Date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('moves on stdin', () => {
  test('a whole game between two people', async () => {
    const played = readEvents(
      (await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'hard', '--seed', '7', '--json'])).out,
    );
    const moves = played.flatMap(({ move }) => move ?? []);
    const { code, out, err } = await tabuleiro(['play', 'choko'], `${moves.join('\n')}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^\d+\. \S+/gm)).toEqual(moves.map((move, index) => `${index + 1}. ${move}`));
    expect(lastLine(out)).toBe('0-1 Black wins: white has no men left.');
  });

  test('a person against the computer', async () => {
    const { out } = await tabuleiro(['play', 'choko', '--p2', 'easy', '--seed', '1'], 'c3\r\n  d3  \n');
    expect(out).toContain('White: a person, black: easy (seed 1)');
    expect(out).toMatch(/1\. c3 .*\n.*\n2\. \S+ {2}Black drops.*\n3\. d3 .*\n.*\n4\. \S+ {2}Black/);
    expect(lastLine(out)).toBe('* The match is not finished.');
  });

  test('bad lines are refused on stderr, and the next line is read', async () => {
    const long = 'x'.repeat(2000);
    const { code, out, err } = await tabuleiro(['play', 'choko'], `hello\n\nc3\nc3\n${long}\nb2\n`);
    expect(code).toBe(0);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringContaining('line 1: “hello” is not possible here. Expected: a drop such as c3 (or c/3)'),
      'line 4: c3: the hole is occupied by a man of white.',
      'line 5: A line has at most 1000 characters.',
    ]);
    expect(out.match(/^\d+\. \S+/gm)).toEqual(['1. c3', '2. b2']);
  });

  test('bad lines are answered in Portuguese', async () => {
    const { err } = await tabuleiro(['play', 'choko', '--lang', 'pt'], 'olá\nundo\n');
    expect(err).toMatch(
      /^linha 1: «olá» não é possível aqui\. Esperava-se: .*\nlinha 2: Não há nenhuma jogada tua para anular\.\n$/,
    );
  });

  test('bad lines are events too', async () => {
    const { out } = await tabuleiro(['play', 'choko', '--json'], 'hello\n');
    expect(readEvents(out)).toContainEqual(expect.objectContaining({ event: 'refused', side: 1, code: 'wrong-move' }));
  });

  test('undo takes back one ply of two people, and the answer of a computer too', async () => {
    const people = await tabuleiro(['play', 'choko'], 'c3\nundo\nundo\nd4\n');
    expect(people.out).toMatch(/1\. c3 {2}White drops a man on c3\.\n.*\nThe last move is undone\.\n.*\n1\. d4 /);
    expect(people.err).toBe('line 3: There is no move of yours to undo.\n');
    const alone = await tabuleiro(['play', 'choko', '--p2', 'easy', '--seed', '1'], 'c3\nundo\nd4\n');
    expect(alone.out).toMatch(/2\. .*\nThe last 2 moves are undone\.\n.*\n1\. d4 /);
    const second = await tabuleiro(['play', 'choko', '--p1', 'easy', '--seed', '1'], 'undo\n');
    expect(second.err).toBe('line 1: There is no move of yours to undo.\n');
  });

  test('resign', async () => {
    const { out } = await tabuleiro(['play', 'choko'], 'c3\nresign\nb2\n');
    expect(lastLine(out)).toBe('1-0 White wins by resignation.');
  });

  test('a draw needs both', async () => {
    const agreed = await tabuleiro(['play', 'choko'], 'c3\ndraw\ndraw\n');
    expect(lastLine(agreed.out)).toBe('1/2-1/2 Draw by agreement.');
    const declined = await tabuleiro(['play', 'choko'], 'draw\nc3\n');
    expect(declined.out).toContain('Draw offered by white.\nDraw declined by black.\n1. c3 ');
    const computer = await tabuleiro(['play', 'choko', '--p2', 'easy'], 'draw\nresign\n');
    expect(computer.out).toContain('Draw offered by white.\nThe computer declines: ');
    expect(computer.out).not.toContain('Draw declined by');
    expect(lastLine(computer.out)).toBe('0-1 Black wins by resignation.');
  });

  test('an unfinished match is recorded as such', async () => {
    const file = join(folder, 'unfinished.record');
    await tabuleiro(['play', 'choko', '--record', file], 'c3\nb2\n');
    expect(readFileSync(file, 'utf8')).toContain('[Result "*"]');
    expect(readFileSync(file, 'utf8')).toMatch(/1\. c3 2\. b2 \*\n$/);
  });

  test('a forced pass is played for a person, whether or not the input has a line for it', async () => {
    const args = ['play', 'oware', '--json', '--position', '0,0,0,0,0,0/1,2,4,4,4,4 15,14 S 0'];
    for (const input of ['a\n', 'pass\na\n']) {
      const { err, out } = await tabuleiro(args, input);
      expect(err).toBe('');
      const plies = readEvents(out).filter(({ event }) => event === 'move');
      expect(plies.map(({ move }) => move)).toEqual(expect.arrayContaining(['pass', 'a']));
      expect(plies[0]).toMatchObject({ move: 'pass', forced: true });
    }
    expect((await tabuleiro(['play', 'oware'], 'pass\n')).err).toBe(
      'line 1: pass: you pass only when your row is empty: choose a pit to sow.\n',
    );
  });

  test('the turn is read from the game, not from parity', async () => {
    // The 24th drop leaves the turn with black.
    const position = 'wbwbw/bwbwb/wbwbw/bwbwb/1bw2 b w 0,1 0';
    const { out } = await tabuleiro(['play', 'choko', '--position', position, '--json'], 'a1\n');
    expect(readEvents(out).at(-2)).toMatchObject({ event: 'turn', ply: 2, turn: 2 });
  });

  test('a match that is over when it begins', async () => {
    const { code, out } = await tabuleiro(['play', 'choko', '--position', '5/5/5/5/w4 b - 0,0 3'], 'a1\n');
    expect(code).toBe(0);
    expect(lastLine(out)).toBe('1-0 White wins: black has no men left.');
  });

  test('another variant and another start', async () => {
    const { out } = await tabuleiro(['play', 'hecatomb', '--variant', 'endless', '--start', 'black', '--json']);
    expect(readEvents(out)[0]).toMatchObject({ variant: 'endless', turn: 2 });
  });
});

describe('wrong use', () => {
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear Ana,\nI am well.\n');

  test.each([
    [
      ['--p1', 'master'],
      '--p1: found "master", expected a player: human easy medium hard hard-plus 1 2 3 4 5 6 7 8 9 10 max max:attack max:defend max:trade, or ugi:<command>',
    ],
    [['--seed', '-1'], '--seed: found "-1", expected a whole number'],
    [['--position', 'x'], 'position.side: found nothing'],
    [['--record', folder], `${folder}: this is not a file`],
    [['--record', join(folder, 'no', 'x')], `${join(folder, 'no', 'x')}: there is no such file or folder`],
    [['--record', letter], `${letter}: this file already exists and is not a record; name another`],
  ])('%j', async (options, message) => {
    const { code, out, err } = await tabuleiro(['play', 'choko', ...options]);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('a file that is no record is not overwritten', async () => {
    await tabuleiro(['play', 'choko', '--record', letter]);
    expect(readFileSync(letter, 'utf8')).toBe('Dear Ana,\nI am well.\n');
  });

  test.each(['play', 'watch', 'replay'])('help of %s has examples, in both languages', async (name) => {
    expect((await tabuleiro([name, '--help'])).out).toContain(`Examples:\n  tabuleiro ${name} `);
    expect((await tabuleiro([name, '--help', '--lang', 'pt'])).out).toContain(`Exemplos:\n  tabuleiro ${name} `);
  });
});
