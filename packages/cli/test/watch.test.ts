import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadRecords } from '../src/storage/records.ts';
import { tabuleiro } from './harness.ts';
import { readEvents } from './json-events.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const args = ['watch', 'choko', '--p1', 'easy', '--p2', 'hard', '--games', '6', '--seed', '3'];

describe('watch', () => {
  test('prints a table by player and by side, and the score', async () => {
    const { code, out, err } = await tabuleiro([...args, '--swap']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('Choko · Standard, 6 matches, seed 3');
    expect(lines[2]).toBe('player  side   matches  wins  losses  draws  points');
    expect(lines.filter((line) => line.startsWith('easy'))).toHaveLength(3);
    expect(lines).toContainEqual(expect.stringMatching(/^hard {4}all {10}6 /));
    expect(lines).toContainEqual(expect.stringMatching(/^Plies: [\d.]+ on average, from \d+ to \d+\.$/));
    expect(lines.at(-1)).toMatch(/^Result: easy [\d.]+ – [\d.]+ hard$/);
  });

  test('is the same with the same seed', async () => {
    expect(await tabuleiro(args)).toEqual(await tabuleiro(args));
  });

  test('speaks Portuguese', async () => {
    const { out } = await tabuleiro([...args, '--lang', 'pt']);
    expect(out).toContain('Choko · Normal, 6 partidas, semente 3');
    expect(out).toMatch(/jogador +lado +partidas +vitórias +derrotas +empates +pontos/);
    expect(out).toMatch(/^fácil +as brancas/m);
    expect(out).toMatch(/Resultado: fácil [\d,]+ – [\d,]+ difícil\n$/);
  });

  test('streams one match a line and then the totals as JSON', async () => {
    const { out } = await tabuleiro([...args, '--swap', '--json']);
    const lines = readEvents(out);
    expect(lines).toHaveLength(7);
    expect(lines[1]).toMatchObject({ event: 'match', number: 2, seed: 4, players: { 1: 'hard', 2: 'easy' } });
    expect(lines[6]).toMatchObject({ event: 'series', matches: 6, players: [{ name: 'easy' }, { name: 'hard' }] });
  });

  test('records every match, and each can be played again alone', async () => {
    const file = join(folder, 'series.record');
    await tabuleiro([...args, '--record', file]);
    const read = await loadRecords(file);
    expect(read.ok && read.value.map(({ tags }) => tags['Seed'])).toEqual(['3', '4', '5', '6', '7', '8']);
    const [, second] = read.ok ? read.value : [];
    const alone = await tabuleiro(['play', 'choko', '--p1', 'easy', '--p2', 'hard', '--seed', '4']);
    const moves = second?.record.plies.map(({ move }, index) => `${index + 1}. ${move}`);
    expect(alone.out.match(/^\d+\. \S+/gm)).toEqual(moves);
  });

  test('keeps the style of a player in the record, and says it in the reader’s language', async () => {
    const file = join(folder, 'styles.record');
    const styled = ['watch', 'choko', '--p1', '1:attack', '--p2', '2:defend', '--games', '1', '--seed', '1'];
    const { out } = await tabuleiro([...styled, '--record', file, '--lang', 'pt']);
    expect(out).toMatch(/nível 1, ataque[^]*nível 2, defesa/i);
    const read = await loadRecords(file);
    expect(read.ok && read.value[0]?.tags).toMatchObject({ Player1: '1:attack', Player2: '2:defend' });
    const wrong = await tabuleiro(['watch', 'choko', '--p1', 'max:charge', '--p2', '1']);
    expect(wrong.err).toContain('attack defend trade');
  });

  test('distinguishes two players with the same name', async () => {
    const { out } = await tabuleiro(['watch', 'choko', '--p1', 'easy', '--p2', 'easy', '--games', '2', '--seed', '1']);
    expect(out).toMatch(/Result: easy \(1\) [\d.]+ – [\d.]+ easy \(2\)\n$/);
  });

  test('names in JSON and in records are the ones that are typed, in every language', async () => {
    const file = join(folder, 'typed.record');
    const { out } = await tabuleiro([...args, '--json', '--lang', 'pt', '--record', file]);
    expect(readEvents(out)[6]).toMatchObject({ players: [{ name: 'easy' }, { name: 'hard' }] });
    const read = await loadRecords(file);
    expect(read.ok && read.value[0]?.tags).toMatchObject({ Player1: 'easy', Player2: 'hard' });
  });

  test('long endings wrap under their own column', async () => {
    const series = ['watch', 'oware', '--p1', 'bot1', '--p2', 'bot1', '--games', '30', '--seed', '1', '--swap'];
    const { out } = await tabuleiro([...series, '--lang', 'pt']);
    expect(out).toContain(
      '\n    1  Empate: a mesma posição pela terceira vez, por isso cada lado fica com as\n       sementes ',
    );
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test.each([
    [['watch', 'choko', '--p1', 'human', '--p2', 'easy'], '--p1: found "human", expected a player: easy medium hard'],
    [['watch', 'choko', '--p1', 'easy'], 'the option --p2 is missing; see tabuleiro watch --help'],
    [['watch', 'choko', '--p1', 'easy', '--p2', 'easy', '--games', 'many'], '--games: found "many"'],
    [
      ['watch', 'choko', '--p1', 'easy', '--p2', 'easy', '--games', '0'],
      '--games: found "0", expected a whole number from 1 to 1000000',
    ],
  ])('wrong use: %j', async (wrong, message) => {
    const { code, out, err } = await tabuleiro(wrong);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
