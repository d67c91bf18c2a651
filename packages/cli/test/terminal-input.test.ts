import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPuzzles } from '@tabuleiro/games/puzzle';
import { describe, expect, test } from 'vitest';
import { KEYS } from './fake-terminal.ts';
import { useTerminal } from './use-terminal.ts';

// Typed input and the answers to it.

const home = useTerminal();
const { start } = home;
const TWO = ['--p1', 'human', '--p2', 'human'];

describe('typed words', () => {
  test.each(['SUGESTÃO', 'sugestao', 'dica', 'hint'])('%s asks for a hint in Portuguese', async (word) => {
    const screen = start('play', 'hecatomb', ...TWO, '--lang', 'pt', '--position', ONE_QUEEN);
    await screen.see('Jogada ou comando');
    screen.type(word, KEYS.enter);
    await screen.see('Sugestão: ');
  });

  test.each(['undoo', 'constructor'])('%s is neither a command nor a move', async (word) => {
    const screen = start('play', 'choko', ...TWO);
    await screen.see('White to move.');
    screen.type(word, KEYS.enter);
    await screen.see(`“${word}” is neither a command (see below) nor a move`);
  });

  test('a move is understood in another case', async () => {
    const screen = start('play', 'choko', ...TWO);
    await screen.see('White to move.');
    screen.type('C3', KEYS.enter);
    await screen.see('1. c3');
    screen.type('b2', KEYS.enter);
    await screen.see('2. b2');
    screen.type('C3-C4', KEYS.enter);
    await screen.see('3. c3-c4');
  });

  test('also if the notation has capitals', async () => {
    const screen = start('play', 'echek', ...TWO);
    await screen.see('White to move.');
    screen.type('q@e3', KEYS.enter);
    await screen.see('1. queen on e3');
    screen.type('o-o', KEYS.enter);
    await screen.see('O-O: to castle, your rook must be in play.');
  });

  test('case matters where it distinguishes two moves', async () => {
    const screen = start('play', 'oware', ...TWO);
    await screen.see('South to move.');
    screen.type('a', KEYS.enter);
    await screen.see(/a: .*north/i);
    expect(screen.text).not.toContain('1. ');
  });

  test('an impossible pass explains when passing is possible', async () => {
    const screen = start('play', 'choko', ...TWO, '--lang', 'pt');
    await screen.see('Jogam as brancas.');
    screen.type('pass', KEYS.enter);
    await screen.see('pass: só passas quando a mão está vazia e nenhuma peça se pode mover.');
  });
});

/** A king and a queen against a king: the hint is immediate. */
const ONE_QUEEN = '8/8/8/4k3/8/8/8/Q3K3 w 10';

describe('pausing', () => {
  test('on a human turn does not promise that space continues: space picks', async () => {
    const screen = start('play', 'choko', '--p1', 'human', '--p2', 'easy');
    await screen.see('White to move.');
    screen.type('pause', KEYS.enter);
    await screen.see('Paused: after your move the computer waits');
    screen.type('c3', KEYS.enter);
    await screen.see('Paused. Space resumes');
    expect(screen.text).not.toContain('2. ');
    screen.type(' ');
    await screen.see('2. ');
  });

  test('is only for computers', async () => {
    const screen = start('play', 'choko', ...TWO);
    await screen.see('White to move.');
    screen.type('pause', KEYS.enter);
    await screen.see('there is nothing to pause');
  });
});

describe('taking back', () => {
  test('takes back the last pick first', async () => {
    const screen = start('play', 'choko', ...TWO);
    await screen.see('White to move.');
    screen.type('c3', KEYS.enter);
    await screen.see('Black to move.');
    screen.type('a1', KEYS.enter);
    await screen.see('2. a1');
    // A drop there is not possible, so the man on c3 is picked.
    screen.type('c3', KEYS.enter);
    await screen.see('Choose where the man goes');
    screen.type('undo', KEYS.enter);
    await screen.see('The last pick is undone.');
    expect(screen.text).toContain('2. a1');
    screen.type('undo', KEYS.enter);
    await screen.see('Undone.');
    expect(screen.text).not.toContain('2. a1');
  });
});

test('after the end no message appears twice', async () => {
  const screen = start('play', 'choko', ...TWO, '--position', '5/5/5/5/w4 b - 0,0 3');
  await screen.see('The match is over.');
  screen.type('hint', KEYS.enter);
  await screen.see(/hint_|The match is over/);
  screen.type('draw', KEYS.enter);
  await screen.see('The match is over.');
  expect(screen.text.split('The match is over.')).toHaveLength(2);
});

test('at the end a match is told in two or three numbers', async () => {
  const screen = start('play', 'choko', ...TWO, '--position', '5/2b2/2w2/5/5 w - 0,0 0');
  await screen.see('White to move');
  screen.type('c3xc5', KEYS.enter);
  await screen.see('1 move · Lost: white 11 men, black 12 men.');
});

describe('records', () => {
  test('a second match is added to a file, and saving one again replaces it', async () => {
    const screen = start('play', 'choko', ...TWO);
    await screen.see('White to move.');
    screen.type('c3', KEYS.enter);
    await screen.see('1. c3');
    screen.type('save m.record', KEYS.enter);
    await screen.see('Saved in');
    screen.type('a1', KEYS.enter);
    await screen.see('2. a1');
    screen.type('save m.record', KEYS.enter);
    await screen.see('Saved in');
    screen.type('new', KEYS.enter);
    await screen.see(/^(?![\s\S]*1\. c3)[\s\S]*White to move/);
    screen.type('e5', KEYS.enter);
    await screen.see('1. e5');
    screen.type('save m.record', KEYS.enter);
    await screen.see('Saved in');
    const text = readFileSync(join(home.folder, 'm.record'), 'utf8');
    expect(text.match(/^1\. .*$/gm)).toEqual(['1. c3 2. a1 *', '1. e5 *']);
  });

  test('only files that are records are offered', async () => {
    writeFileSync(join(home.folder, 'tsconfig.json'), '{}');
    writeFileSync(join(home.folder, '.hidden.record'), '');
    writeFileSync(join(home.folder, 'mine.record'), '[Game "choko"]\n\n1. c3 *\n');
    const from = '5/5/5/5/5 w w 12,12 0';
    const record = { format: 'tabuleiro-record', version: 1, game: 'choko', variant: 'standard', start: from };
    const whole = { ...record, tags: {}, plies: [{ move: 'c3' }], outcome: null };
    writeFileSync(join(home.folder, 'other.json'), JSON.stringify(whole));
    const screen = start('play', 'choko', ...TWO);
    await screen.see('White to move.');
    screen.type('load', KEYS.enter);
    await screen.see('mine.record');
    expect(screen.text).toContain('other.json');
    expect(screen.text).not.toMatch(/tsconfig|hidden/);
  });
});

describe('puzzles in Portuguese', () => {
  test.each([
    ['sugestão', 'Começa aqui: '],
    ['dica', 'Começa aqui: '],
    ['disparate', '«disparate» não é um comando (ajuda lista-os) nem uma jogada: uma colocação como c3'],
    ['pass', 'pass: só passas quando'],
    ['ajuda', 'seguinte passa a outro problema'],
  ])('%s is answered', async (word, answer) => {
    const [first] = await loadPuzzles('choko');
    const screen = start('puzzle', 'choko', '--id', first?.id ?? '', '--lang', 'pt');
    await screen.see('Jogada ou comando');
    screen.type(word, KEYS.enter);
    await screen.see(answer);
  });

  test('begin anew by recomeçar, and explain themselves with F1', async () => {
    const screen = start('puzzle', 'choko', '--lang', 'pt');
    await screen.see('mostrar');
    screen.type('mostrar', KEYS.enter);
    await screen.see('Está provado');
    screen.type('recomeçar', KEYS.enter);
    await screen.see(/Jogam? .*: ganha em/);
    screen.type('\x1bOP');
    await screen.see('O tabuleiro tem cinco linhas');
  });
});

describe('reach and threats', () => {
  const CHOKO = ['play', 'choko', '--p1', 'human', '--p2', 'human', '--position', '5/2b2/2w2/5/b3b w - 11,9 2'];

  test('F2 shows where the piece under the cursor can go, the enemy’s too', async () => {
    const screen = start(...CHOKO, '--ascii');
    await screen.see('White to move.');
    screen.type(KEYS.f2);
    // From b1, the first hole that is offered.
    screen.type(KEYS.right, KEYS.up, KEYS.up);
    await screen.see('Can go to c5, c2, d3, b3. Attacks c4.');
    screen.type(KEYS.up);
    await screen.see('Can go to c5, c2, d4, b4. Attacks c3.');
    expect(screen.text).toContain('3  . .>O . .');
    expect(screen.text).toContain('2  . . + . .');
    screen.type(KEYS.f2);
    await screen.see('2  . . . . .');
    expect(screen.text).not.toContain('Can go to');
  });

  test('F3 marks what is threatened, and says it', async () => {
    const screen = start(...CHOKO, '--ascii');
    await screen.see('White to move.');
    expect(screen.text).not.toContain('Threatened');
    screen.type(KEYS.f3);
    await screen.see('Threatened: c3.');
    await screen.see('O!');
    screen.type(KEYS.f3);
    await screen.see('3  . . O . .');
    expect(screen.text).not.toContain('Threatened');
  });
});
