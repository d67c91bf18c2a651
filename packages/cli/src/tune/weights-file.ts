import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert, type GameId, type Result, type TunedWeights } from '@tabuleiro/games';
import { type FileError, writeText } from '../storage/files.ts';

const GAMES = new URL('../../../games/src/', import.meta.url);

/** Where the sources of a game have its weights; null where there are no sources, as in an installed package. */
export function findWeightsFile(game: GameId, games: URL = GAMES): string | null {
  const file = fileURLToPath(new URL(`${game}/weights.ts`, games));
  return existsSync(file) ? file : null;
}

/** The text of the file, in the layout that the formatter gives it. */
export function makeWeightsFile({ madeBy, weights }: TunedWeights): string {
  assert(!/['\\\n]/.test(madeBy), 'the command can stand in quotes');
  const lines = Object.entries(weights).map(([name, weight]) => {
    assert(/^[A-Za-z]\w*$/.test(name), `${name} can be the name of a weight`);
    return `    ${name}: ${weight},`;
  });
  return [
    "import type { TunedWeights } from '../contract/index.ts';",
    '',
    '// Written by `tabuleiro tune`: change it by running the command.',
    'export const tuned: TunedWeights = {',
    `  madeBy: '${madeBy}',`,
    '  weights: {',
    ...lines,
    '  },',
    '};',
    '',
  ].join('\n');
}

export async function writeWeightsFile(file: string, tuned: TunedWeights): Promise<Result<string, FileError>> {
  return writeText(file, makeWeightsFile(tuned));
}
