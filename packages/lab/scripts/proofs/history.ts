// `npm run prove:history [-- <game>…]`: what proofs, verdicts on moves, tables, searches and the player `max` claim about matches with
// a past, compared with trying everything: positions that stand for the second time, clocks near the limit, small endings. Random
// cases of every variant, the same every time. A difference is printed and ends the command with an error. A run that was
// interrupted goes on where it was. The table stands in docs/solved.md.
import { type GameId, GAMES } from '@tabuleiro/games';
import { CaseChecker } from '../../../engine/test/history/case-checker.ts';
import { CaseMaker, hasClosed, formatCase } from '../../../engine/test/history/cases.ts';
import { readArguments } from '../shared/arguments.ts';
import { writeRows } from '../shared/document-section.ts';
import { SavedRows, type Row } from '../shared/saved-rows.ts';

const CASES = 3000;
/** The number of cases in one saved row. */
const STRETCH = 50;
const COLUMNS = [
  'variant',
  'cases',
  'standing for the second time',
  'with a position that stood twice',
  'at most 10 plies left',
  'claims compared',
  'out of reach',
  'differences',
].map((name, index) => ({ name, isNumber: index > 0 }));
const NEAR_LIMIT = 10;

/** The counts of a range of cases, in the order of the columns. */
async function checkStretch(maker: CaseMaker, checker: CaseChecker, first: number): Promise<Row> {
  const sums = COLUMNS.slice(1).map(() => 0);
  for (let seed = first; seed < first + STRETCH; seed++) {
    const match = maker.make(seed);
    const { compared, outOfReach, differences } = await checker.check(match);
    const numbers = [
      1,
      Number(match.occurrences() > 1),
      Number(hasClosed(match)),
      Number(maker.pliesLeft(match.position) <= NEAR_LIMIT),
      compared,
      outOfReach,
      differences.length,
    ];
    for (const [index, number] of numbers.entries()) sums[index] = (sums[index] ?? 0) + number;
    if (differences.length > 0) console.log([`${seed}: ${formatCase(match)}`, ...differences].join('\n  '));
  }
  return sums.map(String);
}

async function checkVariant(saved: SavedRows, game: GameId, variant: string): Promise<readonly number[]> {
  const maker = await CaseMaker.open(game, variant);
  const checker = await CaseChecker.open(game, variant);
  let totals = COLUMNS.slice(1).map(() => 0);
  for (let first = 1; first <= CASES; first += STRETCH) {
    const row = await saved.row(`${game} ${variant} ${first}`, () => checkStretch(maker, checker, first));
    totals = totals.map((sum, index) => sum + Number(row[index]));
  }
  return totals;
}

const { words: named } = readArguments('prove:history', { words: GAMES.map(({ id }) => id), options: [] });
const saved = new SavedRows('history', ['packages/games/src', 'packages/engine/src', 'packages/engine/test/history']);
const rows: Row[] = [];
let differences = 0;
for (const game of named.length === 0 ? GAMES : GAMES.filter(({ id }) => named.includes(id))) {
  for (const { id } of game.variants) {
    const totals = await checkVariant(saved, game.id, id);
    rows.push([`${game.id} ${id}`, ...totals.map((sum) => sum.toLocaleString('en'))]);
    console.log(rows.at(-1)?.join('  '));
    differences += totals.at(-1) ?? 0;
  }
}
writeRows('docs/solved.md', 'history', COLUMNS, rows);
if (differences === 0) saved.forget();
console.log(`${differences} differences`);
process.exitCode = differences === 0 ? 0 : 1;
