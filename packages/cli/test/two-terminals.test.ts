import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UnfinishedStore } from '../src/storage/index.ts';
import { FakeTerminal, KEYS } from './fake-terminal.ts';

// Two terminals on one saved match: one of them goes on with it; the other says so and can take it over.

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
  test('the second says so and takes over when asked; no move is lost', async () => {
    const first = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await first.see('White to move.');
    await play(first, 1, 'c3');
    await saved('c3');
    const second = start();
    await second.see('6 Go on: Choko');
    // The list in the second terminal does not know of this move.
    await play(first, 2, 'b2');
    second.type('6');
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
    expect(first.text).not.toContain('Do you resign?');
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
    await second.see('6 Go on: Choko');
    second.type('6');
    await second.see(ELSEWHERE);
    second.type('1');
    await first.see(ELSEWHERE);
    const before = first.text;
    await second.see('5. ');
    expect(first.text).toBe(before);
  });

  test('all moves taken back are kept as taken back', async () => {
    const first = start('play', 'choko', '--p1', 'human', '--p2', 'human');
    await first.see('White to move.');
    await play(first, 1, 'c3');
    await saved('c3');
    first.type('undo', KEYS.enter);
    await saved();
    expect(savedMatch()).toContain('"c3"');
    await first.leave();
    const second = start();
    await second.see('6 Go on: Choko, a person – a person, plies: 0');
    second.type('6');
    await second.see('White to move.');
  });
});

describe('a lease', () => {
  const open = async (id: string, lost = (): void => undefined): ReturnType<UnfinishedStore['openLease']> =>
    new UnfinishedStore({ XDG_DATA_HOME: folder }).openLease(id, lost);

  test('of a dead process is void', async () => {
    const lease = await open('one');
    lease.release();
    // No system gives out so high a number.
    writeFileSync(join(kept(), 'one.lock'), '999999999 token');
    expect((await open('one')).isHeld()).toBe(true);
    writeFileSync(join(kept(), 'two.lock'), '999999999 token');
    await new UnfinishedStore({ XDG_DATA_HOME: folder }).listUnfinished();
    expect(readdirSync(kept())).toEqual(['one.lock']);
  });

  test('is held by one, taken by another, and gone when it is released', async () => {
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

  test('is held where nothing can be written', async () => {
    writeFileSync(join(folder, 'tabuleiro'), 'a file where the folder would be');
    expect((await open('one')).isHeld()).toBe(true);
  });
});
