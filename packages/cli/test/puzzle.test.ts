import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Puzzle } from '@tabuleiro/games';
import { loadPuzzles } from '@tabuleiro/games/puzzle';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeTerminal, KEYS } from './fake-terminal.ts';
import { type CommandResult, tabuleiro } from './harness.ts';

let folder = '';
let terminal: FakeTerminal | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-puzzle-'));
});

afterEach(async () => {
  await terminal?.leave();
  terminal = undefined;
  rmSync(folder, { recursive: true });
});

const solve = (lines: readonly string[], ...args: readonly string[]): Promise<CommandResult> =>
  tabuleiro(['puzzle', ...args], lines.map((line) => `${line}\n`).join(''), { XDG_DATA_HOME: folder });

function start(...args: string[]): FakeTerminal {
  terminal = new FakeTerminal(args, { XDG_DATA_HOME: folder, INIT_CWD: folder });
  return terminal;
}

async function longOne(): Promise<Puzzle> {
  const found = (await loadPuzzles('choko')).find(({ plies, asked }) => plies === 3 && asked === 2);
  if (found === undefined) throw new Error('there is a win in three');
  return found;
}

const kept = (): unknown => JSON.parse(readFileSync(join(folder, 'tabuleiro/puzzles/choko.json'), 'utf8'));

describe('puzzles without a screen', () => {
  test('are solved line by line, and progress is saved', async () => {
    const { id, line } = await longOne();
    const { code, out } = await solve([line[0], line[2] ?? ''], 'choko', '--id', id);
    expect(code).toBe(0);
    expect(out).toContain('win in 3 plies.');
    expect(out).toContain('Right.');
    expect(out).toContain('Solved at the first try.');
    expect(out).toContain('in a row: 1 (best: 1)');
    expect(kept()).toMatchObject({ version: 2, solved: [id], streak: 1, longest: 1, repetitions: [] });
    expect(out).toMatch(/Your rating: (?!1200)\d+\./);
    const again = await solve([], 'choko');
    expect(again.out).not.toContain(` ${id} `);
  });

  test('answer bad input, wrong moves, hints and commands', async () => {
    const { id, line } = await longOne();
    const { out } = await solve(
      ['nonsense', 'hint', 'again', 'show', 'show', 'hint', 'next', 'quit', line[0]],
      'choko',
      '--id',
      id,
    );
    expect(out).toMatch(/“nonsense” is neither a command \(help lists them\) nor a move: a drop such as c3/);
    expect(out).toContain('Start here: ');
    expect(out).toContain('This is the solution.');
    expect(out.match(/This puzzle is over\./g)?.length).toBe(2);
    expect(kept()).toMatchObject({ solved: [], streak: 0, longest: 0, repetitions: [{ id, step: 0 }] });
  });

  test('speak Portuguese, commands too', async () => {
    const { out } = await solve(['dica', 'mostrar', 'sair'], 'choko', '--lang', 'pt', '--grade', '3');
    expect(out).toContain('grau 3 de 5');
    expect(out).toContain('Começa aqui: ');
    expect(out).toContain('A solução é esta.');
  });

  test('continue when saved progress cannot be read', async () => {
    const { id, line } = await longOne();
    await solve([line[0], line[2] ?? ''], 'choko', '--id', id);
    writeFileSync(join(folder, 'tabuleiro/puzzles/choko.json'), 'nonsense');
    expect((await solve([], 'choko')).out).toContain('0 of ');
  });

  test.each([
    [['nothing'], /nothing/],
    [['choko', '--grade', '6'], /--grade.*6.*from 1 to 5/],
    [['choko', '--id', 'nothing'], /choko has no such puzzle/],
  ])('%j is refused', async (args, expected) => {
    const { code, err } = await solve([], ...args);
    expect(code).not.toBe(0);
    expect(err).toMatch(expected);
  });
});

describe('puzzles on the screen', () => {
  test('are solved by typed moves, after a wrong one', async () => {
    const { id, line } = await longOne();
    const screen = start('puzzle', 'choko', '--id', id);
    await screen.see('win in 3 plies.');
    screen.type(...'hint', KEYS.enter);
    await screen.see('Start here:');
    screen.type(...`${line[0].toUpperCase()}.`, KEYS.enter);
    await screen.see('Right.');
    await screen.see(`Understood as ${line[0]}.`);
    screen.type(...(line[2] ?? ''), KEYS.enter);
    await screen.see('Solved.');
    screen.type(KEYS.enter);
    await screen.see('1 of ');
  });

  test('are solved with the cursor, which a hint moves', async () => {
    const { id } = await longOne();
    const screen = start('puzzle', 'choko', '--id', id);
    await screen.see('win in 3 plies.');
    screen.click('hint');
    await screen.see('Start here:');
    screen.type(KEYS.enter);
    await screen.see(/Choose .*\./);
    screen.type(KEYS.escape);
    screen.click('show');
    await screen.see('This is the solution.');
    screen.click('next');
    await screen.see('to move: win');
  });

  test('are found in the menu', async () => {
    const screen = start();
    await screen.see('Puzzles');
    screen.click('Puzzles');
    await screen.see('1 Choko');
    screen.type('1');
    await screen.see('grade');
    screen.type(KEYS.escape);
    await screen.see('1 Choko');
  });
});
