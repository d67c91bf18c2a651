import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assert, type GameId, type TrainedNetwork } from '@tabuleiro/games';

/** The contract, relative to a file of a network. */
const CONTRACT = '../../../contract/index.ts';
const GAMES = new URL('../../../games/src/', import.meta.url);
const DIGEST_LENGTH = 12;

/** The source file of a variant's network; null without sources, as in an installed package. */
export function networkFile(game: GameId, variant: string): string | null {
  const folder = new URL(`${game}/search/`, GAMES);
  return existsSync(folder) ? fileURLToPath(new URL(`networks/${variant}.ts`, folder)) : null;
}

/** The source text of a network, laid out like the formatter does. */
export function makeNetworkFile({ madeBy, units, inputs, phases, weights }: TrainedNetwork): string {
  assert(!/['\\\n]/.test(madeBy), 'the command can stand in quotes');
  return [
    `import type { TrainedNetwork } from '${CONTRACT}';`,
    '',
    '// Written by `npm run train`: change it by running the command. docs/learning.md describes the bytes of the weights.',
    'export const trained: TrainedNetwork = {',
    `  madeBy: '${madeBy}',`,
    `  units: ${units},`,
    `  inputs: ${inputs},`,
    `  phases: ${phases},`,
    '  weights:',
    `    '${weights}',`,
    '};',
    '',
  ].join('\n');
}

/** Tells networks apart. */
export function fingerprintOfNetwork({ weights }: TrainedNetwork): string {
  return createHash('sha256').update(weights).digest('hex').slice(0, DIGEST_LENGTH);
}
