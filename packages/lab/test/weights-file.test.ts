import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_IDS, loadEvaluation, type TunedWeights } from '@tabuleiro/games';
import { afterAll, describe, expect, test } from 'vitest';
import { findWeightsFile, makeWeightsFile } from '../src/tuning/tune-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Guessed weights are written as the formatter formats them. */
const weights = await Promise.all(GAME_IDS.map(async (game) => ({ game, tuned: (await loadEvaluation(game)).tuned })));
const written = weights.filter(({ tuned }) => tuned.madeBy.startsWith('tabuleiro tune'));

describe('the file of weights', () => {
  test.each(written)('of $game is as it would be written', ({ game, tuned }) => {
    const file = findWeightsFile(game);
    expect(file).not.toBeNull();
    expect(makeWeightsFile(tuned)).toBe(readFileSync(file ?? '', 'utf8'));
  });

  test('is read as it was written', async () => {
    const games = pathToFileURL(`${folder}/`);
    mkdirSync(join(folder, 'oware', 'search'), { recursive: true });
    appendFileSync(join(folder, 'oware', 'search', 'weights.ts'), '');
    const file = findWeightsFile('oware', games) ?? '';
    const tuned: TunedWeights = { madeBy: 'tabuleiro tune x', weights: { b: -1.25, a: 0, c: 1500 } };
    writeFileSync(file, makeWeightsFile(tuned));
    const read: { tuned: TunedWeights } = await import(pathToFileURL(file).href);
    expect(read.tuned).toEqual(tuned);
    expect(Object.keys(read.tuned.weights)).toEqual(['b', 'a', 'c']);
  });

  test('is not looked for where there are no sources', () => {
    expect(findWeightsFile('oware', pathToFileURL(join(folder, 'none/')))).toBeNull();
  });
});
