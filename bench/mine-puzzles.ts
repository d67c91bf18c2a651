// `npm run mine:puzzles -- <game> [--variant id] [--matches n] [--fewest plies] [--plies most] [--nodes n] [--refutation plies] [--seed n] [--highest level]`: lets levels play each other and
// keeps the puzzles found in their matches; it goes on where it was interrupted. `npm run mine:puzzles -- <game> --write n` chooses at
// most so many of all that were kept and writes them to the game's folder. With `--last-turns`, matches of another
// variant are played (puzzles/last-turns.ts).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openMine, USUAL_HIGHEST, USUAL_MARGIN, USUAL_REFUTATION } from '@tabuleiro/engine/puzzles';
import { findVariant, isGameId, variantIds } from '@tabuleiro/games';
import { choosePuzzles } from './puzzles/choose.ts';
import { makePuzzleFile } from './puzzles/file.ts';
import { lookAtLastTurns } from './puzzles/last-turns.ts';
import { Stock } from './puzzles/stock.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: 'string' },
    matches: { type: 'string', default: '1000' },
    fewest: { type: 'string', default: '1' },
    plies: { type: 'string', default: '7' },
    nodes: { type: 'string', default: '300000' },
    refutation: { type: 'string', default: String(USUAL_REFUTATION) },
    seed: { type: 'string', default: '1' },
    highest: { type: 'string', default: String(USUAL_HIGHEST) },
    'last-turns': { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});
const [game = ''] = positionals;
if (!isGameId(game)) throw new Error(`"${game}" is no game`);
const variant = findVariant(game, values.variant)?.id;
if (variant === undefined) throw new Error(`${game} has the variants ${variantIds(game).join(', ')}`);

function numberOf(name: 'highest' | 'matches' | 'fewest' | 'plies' | 'nodes' | 'refutation' | 'seed'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} is a whole number, not "${values[name]}"`);
  return number;
}

if (values.write === undefined) {
  const [matches, plies, nodes, seed] = [numberOf('matches'), numberOf('plies'), numberOf('nodes'), numberOf('seed')];
  const fewest = numberOf('fewest');
  const refutation = numberOf('refutation');
  const stock = new Stock(
    game,
    `${variant}-${fewest}-${plies}-${nodes}-${refutation}-${seed}${values['last-turns'] ? '-last-turns' : ''}`,
  );
  const way = values['last-turns'] ? await lookAtLastTurns(game, variant) : {};
  const limits = { fewest, plies, nodes, margin: USUAL_MARGIN, refutation };
  const mine = await openMine({ game, variant, seed, limits, highest: numberOf('highest'), ...way });
  const began = Date.now();
  for (let index = stock.next; index < matches; index++) {
    stock.keep(index, await mine.dig(index));
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${game} ${variant}: match ${index + 1}, ${stock.count} puzzles, ${seconds} s`);
  }
} else {
  const chosen = choosePuzzles(Stock.all(game), Number(values.write));
  const path = fileURLToPath(new URL(`../packages/games/src/${game}/puzzles/lines.ts`, import.meta.url));
  writeFileSync(path, makePuzzleFile(game, chosen));
  console.log(`${chosen.length} puzzles in ${path}`);
}
