// `npm run mine:puzzles -- <game>`: makes the puzzles of a game that ship: carries out the runs of its recipe (puzzles/recipes.ts),
// in which levels play each other, and writes what is chosen to the game's folder. It goes on where it was interrupted.
//
// With options a run of its own is carried out instead, and nothing is written: `[--variant id] [--matches n] [--seed n]
// [--highest level] [--fewest plies] [--plies most] [--nodes n] [--refutation plies] [--others nodes] [--solved n] [--last-turns]
// [--detours n] [--safe most] [--certain]`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findVariant, GAME_IDS, type GameId, isGameId, variantIds } from '@tabuleiro/games';
import { type FoundPuzzle, openPuzzleMiner } from '../../src/puzzles/puzzle-miner.ts';
import { USUAL_MARGIN } from '../../src/puzzles/search-prover.ts';
import { refuseArgument } from '../shared/arguments.ts';
import { choosePuzzles, makePuzzleFile, sortPuzzles } from './puzzles/choose-puzzles.ts';
import { FoundPuzzles } from './puzzles/found-puzzles.ts';
import { lookAtLastTurns } from './puzzles/last-turns.ts';
import { nameOf, recipeOf, type Run, USUAL } from './puzzles/recipes.ts';
import { solveTables } from './puzzles/solve-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string' },
    highest: { type: 'string' },
    fewest: { type: 'string' },
    plies: { type: 'string' },
    nodes: { type: 'string' },
    refutation: { type: 'string' },
    others: { type: 'string' },
    solved: { type: 'string' },
    'last-turns': { type: 'boolean' },
    detours: { type: 'string' },
    safe: { type: 'string' },
    certain: { type: 'boolean' },
  },
});
const [game = ''] = positionals;
if (!isGameId(game)) refuseArgument('mine:puzzles', game, `one of: ${GAME_IDS.join(' ')}`);

type NumberOption = Exclude<keyof typeof values, 'variant' | 'last-turns' | 'certain'>;

function numberOf(name: NumberOption, usual: number): number {
  const text = values[name];
  if (text === undefined) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number, not "${text}"`);
  return Number(text);
}

function ownRun(id: GameId): Run {
  const variant = findVariant(id, values.variant)?.id;
  if (variant === undefined) throw new Error(`${id} has the variants ${variantIds(id).join(', ')}`);
  return {
    variant,
    matches: numberOf('matches', USUAL.matches),
    seed: numberOf('seed', USUAL.seed),
    highest: numberOf('highest', USUAL.highest),
    fewest: numberOf('fewest', USUAL.fewest),
    plies: numberOf('plies', USUAL.plies),
    nodes: numberOf('nodes', USUAL.nodes),
    refutation: numberOf('refutation', USUAL.refutation),
    otherNodes: numberOf('others', USUAL.otherNodes),
    solved: numberOf('solved', USUAL.solved),
    lastTurns: values['last-turns'] ?? USUAL.lastTurns,
    detours: numberOf('detours', USUAL.detours),
    mostSafe: values.safe === undefined ? USUAL.mostSafe : numberOf('safe', 0),
    isCertain: values.certain ?? USUAL.isCertain,
  };
}

/** Plays the missing matches of a run. */
async function carryOut(id: GameId, run: Run): Promise<FoundPuzzles> {
  const { detours, highest, matches, mostSafe, otherNodes, seed, variant } = run;
  const { fewest, isCertain, nodes, plies, refutation } = run;
  const stock = new FoundPuzzles(id, nameOf(run));
  if (stock.next >= matches) return stock;
  const way = run.lastTurns ? await lookAtLastTurns(id, variant) : {};
  const limits = { fewest, plies, nodes, margin: USUAL_MARGIN, refutation, isCertain };
  const tables = await solveTables(id, variant, run.solved);
  const sources = { detours, mostSafe, ...way };
  const mine = await openPuzzleMiner({ game: id, variant, seed, limits, otherNodes, tables, highest, ...sources });
  const began = Date.now();
  for (let index = stock.next; index < matches; index++) {
    stock.keep(index, await mine.mineMatch(index));
    const seconds = Math.round((Date.now() - began) / 1000);
    if ((index + 1) % 10 !== 0) continue;
    console.log(`${id} ${variant}: match ${index + 1}, ${stock.count} puzzles, ${seconds} s`);
  }
  return stock;
}

if (Object.keys(values).length > 0) {
  const run = ownRun(game);
  const stock = await carryOut(game, run);
  console.log(`${stock.count} puzzles in ${stock.file}`);
} else {
  const { most, runs, apart = {} } = recipeOf(game);
  const stocks: FoundPuzzles[] = [];
  for (const run of runs) stocks.push(await carryOut(game, run));
  const found = stocks.flatMap((stock, index) => stock.upTo(runs[index]?.matches ?? 0));
  const isApart = ({ puzzle }: FoundPuzzle): boolean => apart[puzzle.variant] !== undefined;
  const chosen = sortPuzzles([
    ...choosePuzzles(
      found.filter((one) => !isApart(one)),
      most,
    ),
    ...Object.entries(apart).flatMap(([variant, number]) =>
      choosePuzzles(
        found.filter(({ puzzle }) => puzzle.variant === variant),
        number,
      ),
    ),
  ]);
  const path = fileURLToPath(new URL(`../../../games/src/${game}/puzzles/lines.ts`, import.meta.url));
  writeFileSync(path, makePuzzleFile(game, chosen));
  console.log(`${chosen.length} of ${found.length} puzzles in ${path}`);
}
