// `npm run bench:versus -- <checkout> <game>`: plays `max` of this working tree against `max` of another checkout of the repository,
// both as UGI engines with one thread each, and prints score, Elo and its range. `--variant=<id>` plays a variant, `--time=<ms>`
// (100) and `--games=<n>` (400) set up the series, `--sprt=<elo0>,<elo1>` ends it as soon as it is decided, `--threads=<n>` says how
// many matches are played at a time. It goes on where it was interrupted; `--fresh` plays again what another build played. An
// engine that crashes, hangs or loses on time ends the command, and the series is void.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAME_IDS } from '@tabuleiro/games';
import { readArguments, refuseArgument } from '../shared/arguments.ts';
import { ROOT } from '../shared/document-section.ts';

const COMMAND = 'bench:versus';
const BIN = 'packages/cli/bin/tabuleiro.js';
const PASSED_ON = ['--time=', '--games=', '--sprt=', '--threads=', '--seed=', '--fresh'];
/** More than the command's own default, since both engines play the same moves in the same positions. */
const OPENING_PLIES = '4';

const { words, options } = readArguments(COMMAND, { words: null, options: ['--variant=', ...PASSED_ON] });
const [checkout = '', game = '', ...others] = words;
const theirs = join(resolve(process.env['INIT_CWD'] ?? '.', checkout), BIN);
if (checkout === '' || !existsSync(theirs)) {
  refuseArgument(COMMAND, checkout, 'the folder of a checkout of Tabuleiro in which `npm ci` was run');
}
if (others.length > 0 || !GAME_IDS.some((id) => id === game)) {
  refuseArgument(COMMAND, [game, ...others].join(' '), `one game: ${GAME_IDS.join(', ')}`);
}

const variant = options.findLast((option) => option.startsWith('--variant='))?.slice('--variant='.length);
const ofVariant = variant === undefined ? [] : ['--variant', variant];
const engineOf = (bin: string): string => ['ugi:node', bin, 'ugi', '--game', game, ...ofVariant].join(' ');
const usual = [
  ...(options.some((option) => option.startsWith('--time=')) ? [] : ['--time=100']),
  ...(options.some((option) => option.startsWith('--games=') || option.startsWith('--sprt=')) ? [] : ['--games=400']),
];
const passedOn = [...options.filter((option) => !option.startsWith('--variant=')), ...usual];
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, BIN),
    'match',
    game,
    engineOf(join(ROOT, BIN)),
    engineOf(theirs),
    ...ofVariant,
    '--opening-plies',
    OPENING_PLIES,
    ...passedOn,
  ],
  { stdio: 'inherit' },
);
if (status !== 0) console.error(`${COMMAND}: the series is void or incomplete`);
process.exitCode = status ?? 1;
