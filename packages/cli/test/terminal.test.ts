import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { FakeTerminal, KEYS } from './fake-terminal.ts';
import { hurryTimers } from './fast-timers.ts';
import { useTerminal } from './use-terminal.ts';

/** The first saved match follows the games in the menu. */
const FIRST_SAVED = String(GAME_IDS.length + 1);

const home = useTerminal();
const { start } = home;

describe('the menu', () => {
  test('starts a match against the computer with two keys', async () => {
    const screen = start();
    await screen.see('1 Choko');
    expect(screen.taken && screen.raw).toBe(true);
    screen.type(KEYS.enter);
    await screen.see('Start the match');
    screen.type(KEYS.enter);
    await screen.see('White to move.');
    await screen.see('Choose a hole to drop into.');
  });

  test('changes mode, side and level, and shows the rules', async () => {
    const screen = start();
    await screen.see('1 Choko');
    screen.type('1');
    await screen.see('Your side: white');
    screen.type('3');
    await screen.see('Your side: black');
    screen.type(KEYS.down, KEYS.right);
    await screen.see('Computer player: Kiame (level 6)');
    await screen.see('Style: balanced');
    screen.type('5');
    await screen.see('Style: attack');
    await screen.see('Threatens jumps wherever it can.');
    screen.type('2');
    await screen.see('Two people here');
    screen.click('How to play');
    await screen.see('The 24th drop');
    screen.type(KEYS.escape);
    await screen.see('Start the match');
  });

  test('lists the computer players in three groups, with the year of the originals', async () => {
    const screen = start();
    await screen.see('1 Choko');
    screen.type('1');
    await screen.see('Your side: white');
    screen.type('4');
    await screen.see('Our levels');
    await screen.see('Original program of 2013');
    await screen.see('Improved originals');
    screen.click('hard+');
    await screen.see('Computer player: hard+ (Improved originals)');
    screen.click('Computer player');
    await screen.see('Original program of 2013');
    screen.click('medium');
    await screen.see('Computer player: medium (Original program of 2013)');
    await screen.see('Gets one move in fifty wrong.');
  });

  test('keeps the computer player when the person changes sides', async () => {
    const screen = start();
    await screen.see('1 Choko');
    screen.type('1');
    await screen.see('Your side: white');
    screen.type('4');
    await screen.see('Original program of 2013');
    screen.click('medium');
    await screen.see('Computer player: medium');
    screen.type('3');
    await screen.see('Your side: black');
    await screen.see('Computer player: medium');
  });

  test('draws lots for who begins where the game does, and says who it is', async () => {
    const screen = start();
    await screen.see('4 Hecatomb');
    screen.type('4');
    await screen.see('Who begins: drawn by lot');
    screen.type(KEYS.enter);
    await screen.see(/Drawn by lot: (white|black) begins\./);
  });

  test('speaks Portuguese when asked to', async () => {
    const screen = start();
    await screen.see('Português');
    screen.click('Português');
    await screen.see('Escolhe um jogo de tabuleiro');
    screen.type('1');
    await screen.see('Começar a partida');
  });

  test('is left by its last line', async () => {
    const screen = start();
    await screen.see('Quit');
    screen.type(KEYS.up, KEYS.enter);
    expect(await screen.exitCode()).toBe(0);
    expect(screen.taken || screen.raw).toBe(false);
  });
});

describe('a match', () => {
  test('is played with arrow keys, typed moves and the mouse', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type(KEYS.up, KEYS.right, KEYS.enter);
    await screen.see('1. b2');
    screen.type('c3', KEYS.enter);
    await screen.see('2. c3');
    const row = screen.text.split('\n').findIndex((line) => line.startsWith('  1 '));
    screen.type(`\x1b[<0;6;${row + 1}M`);
    await screen.see('3. a1');
  });

  test('announces the 24th drop and who moves', async () => {
    const position = 'wbwbw/bwbwb/wbwbw/bwbwb/1bw2 b w 0,1 0';
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--position', position);
    await screen.see('Black to move.');
    screen.type('a1', KEYS.enter);
    await screen.see('All men are dropped: neither side has the initiative, and black moves again.');
  });

  test('says why something is not possible, and asks again', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type('z9', KEYS.enter);
    await screen.see('“z9” is neither a command (see below) nor a move: a drop such as c3');
    screen.type('c3', KEYS.enter);
    await screen.see('Black to move.');
    screen.type('c3', KEYS.enter);
    await screen.see('c3: the hole is occupied by a man of white.');
    screen.type('a1', KEYS.enter, 'b1', KEYS.enter);
    await screen.see('3. b1');
  });

  test('understands the notation of the original program, and says how', async () => {
    const position = '5/2b2/2w2/5/4b w - 10,10 2';
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--position', position);
    await screen.see('White to move.');
    screen.type('c/3-c/5', KEYS.enter);
    await screen.see('Choose one more man to remove.');
    screen.type('e/1', KEYS.enter);
    await screen.see('1. c3xc5,e1');
    screen.type('A / 1', KEYS.enter);
    await screen.see('Understood as a1.');
    screen.type('b1', KEYS.enter);
    await screen.see('3. b1');
    expect(screen.text).not.toContain('Understood');
  });

  test('says how a move was understood until the person moves again', async () => {
    const screen = start('play', 'oware', '--p1', 'human', '--p2', '2');
    await screen.see('South to move.');
    screen.type('6', KEYS.enter);
    await screen.see('Understood as A.');
    await screen.see(/Understood as A\. .* is thinking/);
    await screen.see('2. ');
    await screen.see(/Understood as A\. \w: North sows/);
    screen.type('B', KEYS.enter);
    await screen.see('3. B');
    expect(screen.text).not.toContain('Understood');
  });

  test.each([
    ['en', 'quit', 'Type menu to leave this match'],
    ['pt', 'sair', 'Escreve menu para saíres desta partida'],
  ])('says how to leave (%s)', async (lang, word, answer) => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--lang', lang);
    await screen.see('5 ');
    screen.type(word, KEYS.enter);
    await screen.see(answer);
  });

  test('asks in Portuguese whether a side accepts a draw', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--lang', 'pt');
    await screen.see('Jogam as brancas.');
    screen.type('empate', KEYS.enter);
    await screen.see('As pretas aceitam o empate? (s/n)');
  });

  test('walks through picks, which can be taken back', async () => {
    const position = '5/2b2/2w2/5/4b w - 10,10 2';
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--position', position);
    await screen.see('Choose a hole to drop into, or a man to move.');
    screen.click('○ · ·');
    await screen.see('Choose where the man goes.');
    screen.type(KEYS.backspace);
    await screen.see('Choose a hole to drop into, or a man to move.');
    screen.type('c3xc5,e1', KEYS.enter);
    await screen.see('1. c3xc5,e1');
    await screen.see('Black to move.');
  });

  test('against the computer can be undone, redone and resigned', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'hard', '--seed', '5');
    await screen.see('White to move.');
    screen.type('c3', KEYS.enter);
    await screen.see(/2\. [a-e][1-5]/);
    await screen.see('White to move.');
    screen.type('undo', KEYS.enter);
    await screen.see('Undone.');
    expect(screen.text).not.toContain('1. c3');
    screen.type('redo', KEYS.enter);
    await screen.see(/2\. [a-e][1-5]/);
    screen.type('hint', KEYS.enter);
    await screen.see(/Hint: \S+\. White drops a man on/);
    screen.type('draw', KEYS.enter);
    await screen.see('The computer declines');
    screen.type('resign', KEYS.enter);
    await screen.see('Do you want to resign?');
    screen.type('y');
    await screen.see('Black wins by resignation.');
    await screen.leave();
    expect(readdirSync(join(home.folder, 'tabuleiro', 'unfinished'))).toEqual([]);
  });

  test('between computers goes on by itself, pauses and steps', async () => {
    hurryTimers();
    const screen = start('play', 'oware', '--p1', 'bot2', '--p2', 'bot1', '--seed', '3', '--lang', 'pt');
    screen.type('depressa', KEYS.enter, 'depressa', KEYS.enter);
    await screen.see('2. ');
    screen.type(' ');
    await screen.see('Em pausa.');
    screen.type('depressa', KEYS.enter, ' ');
    await screen.see(/Ganha o (sul|norte)|Empate/);
  });

  test('is kept when one leaves, and offered again', async () => {
    const first = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await first.see('White to move.');
    first.type('c3', KEYS.enter);
    await first.see('1. c3');
    expect(await first.leave()).toBe(0);
    const second = start();
    await second.see(`${FIRST_SAVED} Continue: Choko, a person – a person, plies: 1`);
    second.type(FIRST_SAVED);
    await second.see('1. c3');
    await second.see('Black to move.');
  });

  test('is saved and loaded; a damaged file is refused', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type('c3', KEYS.enter);
    await screen.see('1. c3');
    screen.type('save my.record', KEYS.enter);
    await screen.see('Saved in');
    expect(readFileSync(join(home.folder, 'my.record'), 'utf8')).toContain('1. c3 *');
    screen.type('b2', KEYS.enter);
    await screen.see('2. b2');
    screen.type('load my.record', KEYS.enter);
    await screen.see('Black to move.');
    writeFileSync(join(home.folder, 'bad.record'), '[Game "choko"]\n1. zz');
    screen.type('load bad.record', KEYS.enter);
    await screen.see('line 2, ply 1');
    expect(readFileSync(join(home.folder, 'bad.record'), 'utf8')).toBe('[Game "choko"]\n1. zz');
  });

  test('writes its record where it was told to', async () => {
    const screen = start('play', 'oware', '--p1', 'human', '--p2', 'human', '--record', 'oware.record');
    await screen.see('South to move.');
    screen.type('C', KEYS.enter);
    await screen.see('1. C');
    expect(await screen.leave()).toBe(0);
    expect(readFileSync(join(home.folder, 'oware.record'), 'utf8')).toContain('1. C *');
  });

  test('asks the other person about a draw', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type('draw', KEYS.enter);
    await screen.see('Does black accept?');
    screen.type('y');
    await screen.see('Draw by agreement.');
    screen.type('new', KEYS.enter);
    await screen.see('White to move.');
  });
});

describe('a record', () => {
  test('is gone through with the arrow keys', async () => {
    writeFileSync(join(home.folder, 'a.record'), '[Game "choko"]\n[Player1 "Ana"]\n1. c3 {the centre} 2. b2 3. a1 1-0');
    const screen = start('replay', 'a.record', '--ply', '0');
    await screen.see('Choko · Ana – ?');
    await screen.see('Ply 0 of 3. White to move.');
    screen.type(KEYS.right);
    await screen.see('c3: White drops a man on c3. {the centre}');
    screen.type(KEYS.down);
    await screen.see('Ply 3 of 3. White wins by resignation.');
    screen.type(KEYS.left);
    await screen.see('Ply 2 of 3.');
    screen.type('q');
    expect(await screen.exitCode()).toBe(0);
  });
});

test('the sides differ in colour too, unless NO_COLOR is set', async () => {
  const match = ['play', 'echek', '--p1', 'human', '--p2', 'human'];
  const coloured = start(...match);
  await coloured.see('♚');
  const COLOUR_OF_BLACK = '\u001B[0;38;5;67m';
  expect(coloured.written).toContain(`${COLOUR_OF_BLACK}♚`);
  expect(coloured.written).not.toContain(`${COLOUR_OF_BLACK}♔`);
  const plain = new FakeTerminal(match, { XDG_DATA_HOME: home.folder, INIT_CWD: home.folder, NO_COLOR: '1' });
  await plain.see('♚');
  expect(plain.written).not.toContain('38;5;');
  await plain.leave();
});

describe('a game that names cells anew after a move', () => {
  test('has one name for a cell in the sentence, in the list and on the board', async () => {
    // The formation reaches beyond its window and steps back: f2 is e2 then.
    writeFileSync(join(home.folder, 'a.record'), '[Game "echek"]\n1. R@e3 2. Q@c3 3. Q@f2 *');
    const screen = start('replay', 'a.record', '--ply', '2', '--ascii');
    await screen.see('Ply 2 of 3.');
    screen.type(KEYS.right);
    await screen.see('White places the queen on ');
    const told = /White places the queen on (\w\d)/.exec(screen.text)?.[1];
    expect(told).not.toBe('f2');
    await screen.see(`3. queen on ${told}`);
    const row = screen.text.split('\n').find((line) => line.trimStart().startsWith(`${told?.[1]}  `));
    const column = screen.text
      .split('\n')
      .find((line) => /^\s+a\s+b\s+c/.test(line))
      ?.indexOf(`${told?.[0]}`);
    expect(row?.[column ?? 0]).toBe('Q');
  });

  test('shows the closed sides of a king at the end', async () => {
    const moves = '1. N@d5 2. P@b3-c3 3. P@c6-c5 4. B@b4xc3 5. B@d3xc5 6. P@a5-a4 0-1';
    writeFileSync(join(home.folder, 'a.record'), `[Game "echek"]\n${moves}`);
    const screen = start('replay', 'a.record', '--ply', '6', '--ascii');
    await screen.see('White’s king on e4 is closed on all four sides: knight, limit, bishop, king.');
    await screen.see('| K |');
    expect(screen.text.split('\n').filter((line) => line.includes('='))).toHaveLength(2);
  });
});

describe('what a person sees while choosing', () => {
  test('is the board as the picks have changed it', async () => {
    const position = '5/2b2/2w2/5/4b w - 10,10 2';
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--position', position);
    await screen.see('3  · · ○ · ·');
    screen.click('○ · ·');
    await screen.see('Choose where the man goes.');
    screen.type(KEYS.up, KEYS.up, KEYS.enter);
    await screen.see('Choose one more man to remove.');
    await screen.see('5  · · ○ · ·');
    await screen.see('4  · · · · ·');
  });

  test('a typed move that is not legal gets the reason of its picks', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human', '--position', '5/2b2/2w2/5/5 w w 11,11 0');
    await screen.see('White to move.');
    screen.type('c4-c5', KEYS.enter);
    await screen.see('c4-c5: that man belongs to black.');
  });

  test('holes and cells take turns under the cursor', async () => {
    const screen = start('play', 'eigenstate', '--p1', 'human', '--p2', 'human');
    screen.resize(120, 60);
    await screen.see('Player one to move.');
    screen.type(KEYS.enter, KEYS.enter);
    await screen.see(/[Cc]hoose .*(hole|pin)/);
    screen.type(KEYS.tab, KEYS.enter, KEYS.tab, KEYS.enter);
    await screen.see('Player two to move.');
    screen.type(KEYS.left, KEYS.up, KEYS.right, KEYS.tab, KEYS.enter);
    await screen.see(/[Cc]hoose .*(square|goes|where)/);
  });

  test('a no to a question is not followed by a move', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type('resign', KEYS.enter);
    await screen.see('Do you want to resign?');
    screen.type('n', KEYS.enter, 'b2', KEYS.enter);
    // The first move is the one that was typed: Enter alone would have dropped a man under the cursor.
    await screen.see('1. b2');
    expect(screen.text).not.toContain('2. ');
  });

  test('a resignation is taken back by itself', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type('c3', KEYS.enter, 'resign', KEYS.enter);
    await screen.see('Do you want to resign?');
    screen.type('y');
    await screen.see('White wins by resignation.');
    expect(screen.text).not.toContain('must drop');
    screen.type('undo', KEYS.enter);
    await screen.see('Black to move.');
    expect(screen.text).toContain('1. c3');
  });
});

describe('files', () => {
  test('that are no records are never overwritten', async () => {
    writeFileSync(join(home.folder, 'letter.txt'), 'Dear Ana');
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.type('c3', KEYS.enter, 'save letter.txt', KEYS.enter);
    await screen.see('letter.txt:');
    expect(readFileSync(join(home.folder, 'letter.txt'), 'utf8')).toBe('Dear Ana');
  });

  test('are offered when load names none', async () => {
    writeFileSync(join(home.folder, 'a.record'), '[Game "choko"]\n1. c3 2. b2');
    const screen = start('play', 'oware', '--p1', 'human', '--p2', 'human');
    await screen.see('South to move.');
    screen.type('load', KEYS.enter);
    await screen.see('1 a.record');
    screen.type('1');
    await screen.see('2. b2');
  });

  test('that are damaged are listed on the main menu, and older matches can be discarded', async () => {
    const kept = join(home.folder, 'tabuleiro', 'unfinished');
    mkdirSync(kept, { recursive: true });
    const record = {
      format: 'tabuleiro-record',
      version: 1,
      game: 'choko',
      variant: 'standard',
      start: '5/5/5/5/5 w w 12,12 0',
    };
    for (const id of ['a', 'b']) {
      writeFileSync(
        join(kept, `${id}.json`),
        JSON.stringify({ ...record, tags: {}, plies: [{ move: 'c3' }], outcome: null }),
      );
    }
    writeFileSync(join(kept, 'c.json'), 'x');
    const screen = start();
    await screen.see('Something is wrong with the');
    screen.click('All unfinished matches (2)');
    await screen.see('2 Continue');
    screen.type('1');
    await screen.see('Discard this match');
    screen.type('2');
    await screen.see('All unfinished matches (2)');
    await screen.leave();
    expect(readdirSync(kept)).toHaveLength(2);
    expect(readFileSync(join(kept, 'c.json'), 'utf8')).toBe('x');
  });
});

describe('the window', () => {
  test('of 24 lines is enough for a crowded board', async () => {
    const screen = start('play', 'echek', '--p1', 'human', '--p2', 'human', '--position', '4/rkRK/bn2/4 b r - 0');
    screen.resize(80, 24);
    await screen.see('Black to move.');
    screen.type('zz', KEYS.enter);
    await screen.see('is neither a command');
    expect(screen.text).not.toContain('too small');
  });

  test.each([
    ['en', 'as in K 1 3.', 'Choose a piece in play to move'],
    ['pt', ': K 1 3.', 'Escolhe uma peça em jogo para mover'],
  ])('of 24 lines has room for the longest sentence and for what can be done now (%s)', async (lang, end, prompt) => {
    const screen = start('play', 'echek', '--p1', 'human', '--p2', 'human', '--lang', lang);
    screen.resize(80, 24);
    await screen.see(prompt);
    screen.type('undoo', KEYS.enter);
    await screen.see(end);
    expect(screen.text).toContain(prompt);
  });

  test('that is too small takes no keys', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.resize(30, 8);
    await screen.see('This window is too small.');
    screen.type(KEYS.enter);
    screen.resize(100, 30);
    await screen.see('White to move.');
    expect(screen.text).not.toContain('1. ');
  });

  test('that is too small says so and recovers', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await screen.see('White to move.');
    screen.resize(30, 8);
    await screen.see('This window is too small.');
    screen.resize(100, 30);
    await screen.see('White to move.');
  });

  test('is given back on Ctrl-C', async () => {
    const screen = start();
    await screen.see('1 Choko');
    expect(await screen.leave()).toBe(0);
    expect(screen.taken || screen.raw).toBe(false);
    expect(screen.written.endsWith('\x1b[?1049l')).toBe(true);
  });
});
