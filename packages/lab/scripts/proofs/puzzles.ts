// `npm run prove:puzzles [-- <game> …]`: proves every puzzle anew: that the solution wins as fast as it says, and that no other choice
// wins (ever, or within the plies that the puzzle names). It ends with an error when one of them cannot be proved, and goes on where it
// was interrupted.
import type { Tablebase } from '@tabuleiro/engine';
import { type GameId, GAME_IDS, isGameId, loadRules, type Puzzle } from '@tabuleiro/games';
import { loadPuzzles, PUZZLE_GRADES } from '@tabuleiro/games/puzzle';
import { openPuzzleProver } from '../../src/puzzles/puzzle-miner.ts';
import { USUAL_MARGIN } from '../../src/puzzles/search-prover.ts';
import type { Column } from '../../src/series/report-format.ts';
import { recipeOf } from '../data/puzzles/recipes.ts';
import { solveTables } from '../data/puzzles/solve-tables.ts';
import { readArguments } from '../shared/arguments.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';
import { SavedRows, type Row } from '../shared/saved-rows.ts';

/** Far more than any puzzle needs. */
const NODES = 200_000_000;

const named = readArguments('prove:puzzles', { words: GAME_IDS, options: [] }).words;
const games = named.length === 0 ? GAME_IDS : named.filter(isGameId);

const COLUMNS: readonly Column[] = [
  { name: 'game' },
  ...['puzzles', 'in 1', 'to 3', 'to 5', 'longer', 'open', 'proved', 'within', 'grade 1', '2', '3', '4', '5'].map(
    (name) => ({ name, isNumber: true }),
  ),
];

/** How many there are of each kind. */
function rowOf(game: GameId, puzzles: readonly Puzzle[]): Row {
  const count = (holds: (puzzle: Puzzle) => boolean): string => String(puzzles.filter(holds).length);
  return [
    game,
    String(puzzles.length),
    // A win may take an even number of plies if the other side only has losing moves left.
    ...[1, 3, 5].map((length) => count(({ plies }) => plies === length || plies === length - 1)),
    count(({ plies }) => (plies ?? 0) > 5),
    count(({ plies }) => plies === null),
    count(({ others }) => others === 'proved'),
    count(({ others }) => others !== 'proved'),
    ...PUZZLE_GRADES.map((one) => count(({ grade }) => grade === one)),
  ];
}

/** The tables of games whose puzzles they prove; solved on first use. */
const solved = new Map<string, Promise<Tablebase | null>>();

function tablesOf(game: GameId, variant: string): Promise<Tablebase | null> {
  const key = `${game} ${variant}`;
  const upTo = Math.max(...recipeOf(game).runs.map((run) => run.solved));
  const tables = solved.get(key) ?? solveTables(game, variant, upTo);
  solved.set(key, tables);
  return tables;
}

/** What is wrong with a puzzle; empty when it is proved. */
async function prove(game: GameId, puzzle: Puzzle): Promise<string> {
  const { plies, others, question, variant } = puzzle;
  const { runs } = recipeOf(game);
  const limits = {
    plies: plies ?? 0,
    nodes: NODES,
    margin: USUAL_MARGIN,
    refutation: others === 'proved' ? Math.max(...runs.map((run) => run.refutation)) : 0,
    isCertain: runs.every((run) => run.isCertain),
  };
  const otherNodes = Math.max(...runs.map((run) => run.otherNodes));
  const prover = await openPuzzleProver({ game, variant, limits, otherNodes, tables: await tablesOf(game, variant) });
  const rules = await loadRules(game, puzzle.variant);
  const read = rules.parsePosition(puzzle.position);
  if (!read.ok) return 'the position cannot be read';
  const found = prover.findOnlyChoices(read.value);
  const same = found.find(({ move, question: asked }) => {
    const isAsked = asked.given === question.given && asked.judged === question.judged;
    // A position may have a puzzle about a part of the move and another about the rest.
    return isAsked && (question.judged !== null || rules.makeMove(read.value, move) === puzzle.line[0]);
  });
  if (same === undefined) return 'the solution is not the only choice';
  if (same.plies !== plies) return `the win takes ${same.plies} plies`;
  const isCertain = same.others === 'proved' || (others !== 'proved' && same.others >= others);
  return isCertain ? '' : `of the others is proved: ${same.others}`;
}

let wrong = 0;
const rows: Row[] = [];
const proofs: SavedRows[] = [];
for (const game of games) {
  const puzzles = await loadPuzzles(game);
  const saved = new SavedRows(`puzzles-${game}`, [
    'packages/lab/src/puzzles',
    'packages/engine/src/solver',
    'packages/engine/src/tablebase',
    `packages/games/src/${game}`,
  ]);
  const isProved = new Set(saved.keys());
  for (const [index, puzzle] of puzzles.entries()) {
    const trouble = isProved.has(puzzle.id) ? '' : await prove(game, puzzle);
    if (trouble === '') saved.keep(puzzle.id, []);
    else {
      wrong++;
      console.error(`${game} ${puzzle.id}: ${trouble} (${puzzle.position})`);
    }
    if ((index + 1) % 50 === 0) console.log(`${game}: ${index + 1} of ${puzzles.length}`);
  }
  rows.push(rowOf(game, puzzles));
  proofs.push(saved);
}
console.log(wrong === 0 ? 'all puzzles are proved' : `${wrong} puzzles are not proved`);
if (wrong > 0) process.exitCode = 1;
// Results of some games must not replace the table of all games.
else if (named.length === 0) {
  writeSection('docs/puzzles.md', 'puzzles', makeTable(COLUMNS, rows));
  for (const saved of proofs) saved.forget();
}
