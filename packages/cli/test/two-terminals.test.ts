import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@tabuleiro/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UnfinishedStore } from '../src/storage/unfinished-matches.ts';
import { FakeTerminal, KEYS } from './fake-terminal.ts';
import { hurryTimers } from './fast-timers.ts';

// Two terminals on one saved match: one continues it; the other says so and can take it over.

/** The first saved match follows the games in the menu. */
const FIRST_SAVED = String(GAME_IDS.length + 1);

const ELSEWHERE = 'You are playing this match in another window.';

let folder = '';
const terminals: FakeTerminal[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-two-'));
});
afterEach(async () => {
  for (const terminal of terminals.splice(0)) await terminal.leave();
  rmSync(folder, { recursive: true });
});

function start(...args: string[]): FakeTerminal {
  const terminal = new FakeTerminal(args, { XDG_DATA_HOME: folder, INIT_CWD: folder });
  terminals.push(terminal);
  return terminal;
}

const kept = (): string => join(folder, 'tabuleiro', 'unfinished');
const savedMatch = (): string => {
  const [file = ''] = existsSync(kept()) ? readdirSync(kept()).filter((name) => name.endsWith('.json')) : [];
  return file === '' ? '' : readFileSync(join(kept(), file), 'utf8');
};
async function saved(...moves: readonly string[]): Promise<void> {
  const found = (): readonly (string | undefined)[] =>
    [...savedMatch().matchAll(/"move": "([^"]*)"/g)].map(([, move]) => move);
  await expect.poll(found, { timeout: 5000 }).toEqual(moves);
}

async function play(terminal: FakeTerminal, ply: number, move: string): Promise<void> {
  terminal.type(move, KEYS.enter);
  await terminal.see(`${ply}. ${move}`);
}

describe('a match in two terminals', () => {
  test('the second terminal says so and takes over on request; no move is lost', async () => {
    const first = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await first.see('White to move.');
    await play(first, 1, 'c3');
    await saved('c3');
    const second = start();
    await second.see(`${FIRST_SAVED} Continue: Choko`);
    // The list in the second terminal does not include this move.
    await play(first, 2, 'b2');
    second.type(FIRST_SAVED);
    await second.see(ELSEWHERE);
    await play(first, 3, 'a1');
    await saved('c3', 'b2', 'a1');
    second.type('1');
    await second.see('3. a1');
    await first.see(ELSEWHERE);
    await play(second, 4, 'e5');
    await saved('c3', 'b2', 'a1', 'e5');

    first.type('e1', KEYS.enter);
    first.type('resign', KEYS.enter);
    first.type('undo', KEYS.enter);
    await first.see(ELSEWHERE);
    expect(first.text).not.toContain('Do you want to resign?');
    await saved('c3', 'b2', 'a1', 'e5');

    // And back again.
    first.type('menu', KEYS.enter);
    await first.see('1 Continue here');
    first.type('1');
    await first.see('4. e5');
    await second.see(ELSEWHERE);
    await play(first, 5, 'e1');
    await saved('c3', 'b2', 'a1', 'e5', 'e1');
  });

  test('the computer stops where the match was lost', async () => {
    const first = start('play', 'choko', '--p1', '1', '--p2', '1');
    await first.see('2. ');
    const second = start();
    await second.see(`${FIRST_SAVED} Continue: Choko`);
    second.type(FIRST_SAVED);
    await second.see(ELSEWHERE);
    second.type('1');
    await first.see(ELSEWHERE);
    const before = first.text;
    hurryTimers();
    await second.see('5. ');
    expect(first.text).toBe(before);
  });

  test('saves that all moves were taken back', async () => {
    const first = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await first.see('White to move.');
    await play(first, 1, 'c3');
    await saved('c3');
    first.type('undo', KEYS.enter);
    await saved();
    expect(savedMatch()).toContain('"c3"');
    await first.leave();
    const second = start();
    await second.see(`${FIRST_SAVED} Continue: Choko, a person – a person, plies: 0`);
    second.type(FIRST_SAVED);
    await second.see('White to move.');
  });
});

describe('a lease', () => {
  const open = async (id: string, lost = (): void => undefined): ReturnType<UnfinishedStore['openLease']> =>
    new UnfinishedStore({ XDG_DATA_HOME: folder }).openLease(id, lost);

  test('of a dead process does not count', async () => {
    const lease = await open('one');
    lease.release();
    // No system gives out so high a number.
    writeFileSync(join(kept(), 'one.lock'), '999999999 token');
    expect((await open('one')).isHeld()).toBe(true);
    writeFileSync(join(kept(), 'two.lock'), '999999999 token');
    await new UnfinishedStore({ XDG_DATA_HOME: folder }).listUnfinished();
    expect(readdirSync(kept())).toEqual(['one.lock']);
  });

  test('is held by one, taken over by another, and gone when released', async () => {
    let isLost = false;
    const first = await open('one', () => (isLost = true));
    const second = await open('one');
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
    second.release();
    expect(first.isHeld()).toBe(true);
    await second.take();
    expect([first.isHeld(), second.isHeld()]).toEqual([false, true]);
    await expect.poll(() => isLost).toBe(true);
    first.release();
    expect(second.isHeld()).toBe(true);
    second.release();
    expect(first.isHeld()).toBe(false);
    expect(readdirSync(kept())).toEqual([]);
  });

  test('is held if the folder is not writable', async () => {
    writeFileSync(join(folder, 'tabuleiro'), 'a file where the folder would be');
    expect((await open('one')).isHeld()).toBe(true);
  });
});
