import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId, hasCourse, loadCourse, loadRules } from '@tabuleiro/games';
import { wantedMoves } from '@tabuleiro/games/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeTerminal, KEYS } from './fake-terminal.ts';
import { type CommandResult, tabuleiro } from './harness.ts';

let folder = '';
let terminal: FakeTerminal | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-learn-'));
});

afterEach(async () => {
  await terminal?.leave();
  terminal = undefined;
  rmSync(folder, { recursive: true });
});

const learn = (lines: readonly string[], ...args: readonly string[]): Promise<CommandResult> =>
  tabuleiro(['learn', ...args], lines.map((line) => `${line}\n`).join(''), { XDG_DATA_HOME: folder });

function start(...args: string[]): FakeTerminal {
  terminal = new FakeTerminal(args, { XDG_DATA_HOME: folder, INIT_CWD: folder });
  return terminal;
}

const saved = (game: GameId): unknown =>
  JSON.parse(readFileSync(join(folder, `tabuleiro/courses/${game}.json`), 'utf8'));

/** A wanted move for each task, with `next` after it. */
async function solution(game: GameId): Promise<readonly string[]> {
  const course = await loadCourse(game);
  const lines: string[] = [];
  for (const task of (course?.steps ?? []).flatMap(({ tasks }) => tasks)) {
    const rules = await loadRules(game, task.variant);
    const position = rules.parsePosition(task.position);
    if (!position.ok) throw new Error(`${task.id} cannot be read`);
    const [move] = await wantedMoves(rules, position.value, task);
    if (move === undefined) throw new Error(`${task.id} cannot be solved`);
    lines.push(rules.makeMove(position.value, move), 'next');
  }
  return lines;
}

describe('a course without a screen', () => {
  test.each(GAME_IDS.filter(hasCourse))('of %s is taken from beginning to end', async (game) => {
    const lines = await solution(game);
    const { code, out } = await learn(lines, game);
    expect(code).toBe(0);
    expect(out.match(/^.*Well done\. /gm)?.length).toBe(lines.length / 2);
    expect(out).toContain(`“tabuleiro play ${game}” begins a match`);
    expect(saved(game)).toEqual({ done: (await loadCourse(game))?.steps.map(({ id }) => id), isOver: true });
    expect((await learn([], game)).out).toContain('step 1 of');
  });

  test('is resumed at the first step that is not done', async () => {
    const [first = ''] = await solution('choko');
    const { out } = await learn([first], 'choko');
    expect(out).toContain('Learn Choko · step 1 of 8: The goal');
    expect(out).toContain('You lose when you have no man left.');
    expect(saved('choko')).toEqual({ done: ['goal'], isOver: false });
    const again = await learn(['steps'], 'choko');
    expect(again.out).toContain('step 2 of 8: Dropping and stepping · task 1 of 2');
    expect(again.out).toContain('[x] 1 The goal\n[ ] 2 Dropping');
    expect(again.out).toContain('1 of 8 steps done');
  });

  test('answers wrong moves, bad input and commands', async () => {
    const [right = ''] = await solution('choko');
    const { out } = await learn(
      ['b3-b4', 'nonsense', 'B3-D3.', right, 'again', 'help', 'step 9', 'step 3', 'quit', 'step 4'],
      'choko',
    );
    expect(out).toContain('It takes nothing: jump over the black man instead.');
    expect(out).toMatch(/“nonsense” is neither a command \(help lists them\) nor a move: /);
    expect(out).toContain('You have solved this task.');
    expect(out).toContain('again begins the task anew');
    expect(out).toContain('There is no step 9: type step 1 to step 8.');
    expect(out).toContain('step 3 of 8: Capturing');
    expect(out).not.toContain('step 4 of 8');
  });

  test('speaks Portuguese, commands too', async () => {
    const { out } = await learn(['b3-b4', 'passos', 'passo 3', 'seguinte', 'sair'], 'choko', '--lang', 'pt');
    expect(out).toContain('Aprender Choko · passo 1 de 8: O objetivo');
    expect(out).toContain('isso não captura nada');
    expect(out).toContain('0 de 8 passos feitos');
    expect(out).toContain('passo 3 de 8: Capturar · tarefa 2 de 3');
  });

  test('begins with the step that is asked for, and says when progress cannot be read', async () => {
    expect((await learn([], 'choko', '--step', '3')).out).toContain('step 3 of 8');
    expect((await learn([], 'choko', '--step', 'capture')).out).toContain('step 3 of 8');
    await learn(await solution('choko'), 'choko');
    writeFileSync(join(folder, 'tabuleiro/courses/choko.json'), 'nonsense');
    expect((await learn(['steps'], 'choko')).out).toContain('0 of 8 steps done');
  });

  test.each([
    [['nothing'], /nothing/],
    [['choko', '--step', 'nothing'], /--step.*nothing.*goal/],
    [['choko', '--step', '9'], /--step.*9/],
    [[], /game/],
  ])('%j is refused', async (args, expected) => {
    const { code, err } = await learn([], ...args);
    expect(code).not.toBe(0);
    expect(err).toMatch(expected);
  });
});

describe('a course on the screen', () => {
  test('is taken by typed moves, after a wrong one, and goes on to the next step', async () => {
    const [right = ''] = await solution('choko');
    const screen = start('learn', 'choko');
    await screen.see('You lose when you have no man left.');
    screen.type(KEYS.enter);
    await screen.see('Jump over the black man.');
    screen.type(...'b3-b4', KEYS.enter);
    await screen.see('It takes nothing');
    screen.type(...right, KEYS.enter);
    await screen.see('Well done.');
    screen.type(KEYS.enter);
    await screen.see('The board is empty at first');
    screen.type(KEYS.escape);
    await screen.see('Drop your first man where');
    screen.click('steps');
    await screen.see('[x] 1 The goal');
    screen.type('3');
    await screen.see('Jump straight over a black man');
  });

  test('is found in the menu and taken with the cursor', async () => {
    const screen = start();
    await screen.see('Courses');
    screen.click('Courses');
    await screen.see('1 Choko');
    screen.type('1');
    await screen.see('You lose when you have no man left.');
    screen.type(KEYS.enter);
    await screen.see('Choose a man to move.');
    screen.type(KEYS.enter);
    await screen.see(/Choose .*\./);
    screen.type(KEYS.escape);
    screen.type(KEYS.escape);
    await screen.see('1 Choko');
  });
});
