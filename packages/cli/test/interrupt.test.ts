import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { onInterrupt } from '../src/io/interrupt.ts';
import { loadRecords } from '../src/storage/records.ts';
import { tabuleiro } from './harness.ts';
import { readEvents } from './json-events.ts';

const bin = fileURLToPath(new URL('../bin/tabuleiro.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-interrupt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ENDLESS = ['watch', 'choko', '--p1', 'easy', '--p2', 'easy', '--games', '1000000', '--seed', '1'];

/** Interrupts the command after a while; counts how often the handler was removed. */
function impatient(afterMs: number) {
  const seen = { forgotten: 0 };
  const listen = (tell: () => void): (() => void) => {
    setTimeout(tell, afterMs);
    return () => seen.forgotten++;
  };
  return { seen, onInterrupt: listen };
}

async function recorded(file: string): Promise<readonly { readonly result: string; readonly plies: number }[]> {
  const read = await loadRecords(file);
  if (!read.ok) return [];
  return read.value.map(({ tags, record }) => ({ result: tags['Result'] ?? '', plies: record.plies.length }));
}

describe('interrupted', () => {
  test('watch keeps the matches that were finished, and counts them', async () => {
    const file = join(folder, 'watch.record');
    // Long enough for a match on a machine that is busy.
    const { seen, ...world } = impatient(1000);
    const { code, out, err } = await tabuleiro([...ENDLESS, '--record', file], '', {}, world);
    expect({ code, err, seen }).toEqual({ code: 130, err: '', seen: { forgotten: 1 } });
    const matches = await recorded(file);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.filter(({ result }) => result === '*')).toEqual([]);
    expect(out).toContain(`Choko · Standard, ${matches.length} match`);
    expect(out).toMatch(/Result: easy \(1\) [\d.]+ – [\d.]+ easy \(2\)\n$/);
  });

  test('watch prints the totals at the end of its JSON', async () => {
    const { code, out } = await tabuleiro([...ENDLESS, '--json'], '', {}, impatient(300));
    const events = readEvents(out);
    expect(code).toBe(130);
    expect(events.at(-1)).toMatchObject({ event: 'series', matches: events.length - 1 });
  });

  test('watch leaves an old record alone when no match was finished', async () => {
    const file = join(folder, 'old.record');
    await tabuleiro(['play', 'choko', '--record', file], 'c3\nresign\n');
    const onInterruptAtOnce = (tell: () => void): (() => void) => {
      tell();
      return () => undefined;
    };
    const { code, out } = await tabuleiro([...ENDLESS, '--record', file], '', {}, { onInterrupt: onInterruptAtOnce });
    expect(code).toBe(130);
    expect(out).toContain('0 matches');
    expect(await recorded(file)).toEqual([{ result: '1-0', plies: 1 }]);
  });

  test('play saves the match when interrupted while waiting for a line', async () => {
    const file = join(folder, 'play.record');
    const stdin = new PassThrough();
    stdin.write('c3\nb2\n');
    const { seen, ...world } = impatient(300);
    const { code, out, err } = await tabuleiro(['play', 'choko', '--record', file], '', {}, { stdin, ...world });
    expect({ code, err, seen }).toEqual({ code: 130, err: '', seen: { forgotten: 1 } });
    expect(out).toMatch(/\n\* The match is not finished\.\n$/);
    expect(await recorded(file)).toEqual([{ result: '*', plies: 2 }]);
  });
});

test('a signal is reported once, and the handlers are removed', () => {
  const count = (): number => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');
  const before = count();
  let heard = 0;
  const forget = onInterrupt(() => heard++);
  expect(count()).toBe(before + 2);
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(heard).toBe(1);
  forget();
  expect(count()).toBe(before);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a whole process cleanly', async (signal) => {
  const file = join(folder, `${signal}.record`);
  const child = spawn(process.execPath, [bin, ...ENDLESS, '--json', '--record', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  const code = await new Promise<number | null>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (out === '') child.kill(signal);
      out += text;
    });
    child.on('error', reject).on('close', resolve);
  });
  expect(code).toBe(130);
  const events = readEvents(out);
  expect(events.at(-1)).toMatchObject({ event: 'series' });
  expect(await recorded(file)).toHaveLength(events.length - 1);
});
