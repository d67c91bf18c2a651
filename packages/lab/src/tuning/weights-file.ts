import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert, type GameId, type TunedWeights } from '@tabuleiro/games';

const GAMES = new URL('../../../games/src/', import.meta.url);
/** The contract, relative to a file of weights. */
const CONTRACT = '../../contract/index.ts';

/** The source file of a game's weights; null without sources, as in an installed package. */
export function findWeightsFile(game: GameId, games: URL = GAMES): string | null {
  const file = fileURLToPath(new URL(`${game}/search/weights.ts`, games));
  return existsSync(file) ? file : null;
}

/** The source text, laid out like the formatter does. */
export function makeWeightsFile({ madeBy, weights }: TunedWeights): string {
  assert(!/['\\\n]/.test(madeBy), 'the command can stand in quotes');
  const lines = Object.entries(weights).map(([name, weight]) => {
    assert(/^[A-Za-z]\w*$/.test(name), `${name} can be the name of a weight`);
    return `    ${name}: ${weight},`;
  });
  return [
    `import type { TunedWeights } from '${CONTRACT}';`,
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
