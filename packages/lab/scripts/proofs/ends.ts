// `npm run prove:ends [-- <game>…] [--first]`: both ends of the ladder, for docs/strength.md: how matches of `max` against itself
// end (by the rules, or by repetition), how level 1 scores against each original player that does not play at random, and how a
// player scores there that moves at random: a player that does not try to lose scores hardly less. With games, only their rows are made anew; `--first` plays only the second part. `--fresh` and
// `--threads=<n>` go to `tabuleiro match`.
import {
  CLOCK_LIMIT,
  type Evaluation,
  GAMES,
  loadEvaluation,
  loadRules,
  Match,
  NEVER_STOP,
  openClassic,
  type Outcome,
  SeededRandom,
} from '@tabuleiro/games';
import { readArguments } from '../shared/arguments.ts';
import { writeRows } from '../shared/document-section.ts';
import type { Row } from '../shared/saved-rows.ts';
import { playSeries, SERIES_OPTIONS } from './play-series.ts';

type Game = (typeof GAMES)[number];

const DOCUMENT = 'docs/strength.md';
const MATCHES = 80;
const NODES = 5000;
const ENDS_COLUMNS = [
  'game',
  'matches',
  'won by a side',
  'drawn',
  'by repetition',
  'by want of progress',
  'idle plies, median',
  'most',
  'plies on average',
].map((name, index) => ({ name, isNumber: index > 0 }));

const FIRST_MATCHES = 200;
const FIRST_COLUMNS = ['game', 'opponent', 'matches', 'points of 100', 'moves drawn by lot'].map((name, index) => ({
  name,
  isNumber: index > 1,
}));
/** The original players that move at random. */
const DRAWS_LOTS: ReadonlySet<string> = new Set(['echek random', 'oware bot1']);

/** The score of a random player in per cent, with both sides in turn. */
async function scoreOfLots({ id }: Game, opponent: string): Promise<string> {
  const rules = await loadRules(id);
  const player = await openClassic(id, opponent);
  let points = 0;
  for (let index = 0; index < FIRST_MATCHES; index++) {
    const side = (index % 2) + 1;
    const random = new SeededRandom(index);
    const match = new Match(rules, rules.start());
    while (match.outcome === null) {
      const isTheirs = match.position.turn !== side;
      const move = isTheirs
        ? (await player.choose(match, {}, random, NEVER_STOP)).move
        : match.position.randomMove(random);
      match.play(move);
    }
    const { winner } = match.outcome;
    points += winner === null ? 0.5 : Number(winner === side);
  }
  return ((100 * points) / FIRST_MATCHES).toFixed(1);
}

/** Level 1 against one of the original players. */
async function proveFirst(game: Game, opponent: string, options: readonly string[]): Promise<Row> {
  const played = await playSeries([game.id, '1', opponent, '--games', String(FIRST_MATCHES), ...options]);
  const points = played.reduce((sum, { match, tags }) => {
    const winner = match.outcome?.winner ?? null;
    return sum + (winner === null ? 0.5 : Number((winner === 1) === (tags['Player1'] === '1')));
  }, 0);
  const score = ((100 * points) / played.length).toFixed(1);
  return [game.id, opponent, String(played.length), score, await scoreOfLots(game, opponent)];
}

/** How many plies without progress a match had at its end; null where the rules do not count them. */
function countIdlePlies({ position }: Match, evaluation: Evaluation): number | null {
  const evaluator = evaluation.evaluator(position.clone(), evaluation.tuned.weights);
  const left = evaluator.pliesLeft();
  return evaluator.isBounded === true || left > CLOCK_LIMIT ? null : CLOCK_LIMIT - left;
}

/** The median and the largest number. */
function formatMedianAndMost(numbers: readonly number[]): readonly [string, string] {
  if (numbers.length === 0) return ['–', '–'];
  const sorted = numbers.toSorted((a, b) => a - b);
  return [String(sorted[Math.floor(sorted.length / 2)]), String(sorted.at(-1))];
}

/** Whether the match was drawn, or ended by repetition or the clock. */
const isIdleEnd = (outcome: Outcome | null): boolean =>
  outcome?.winner === null || outcome?.reason === 'repetition' || outcome?.reason === 'no-progress';

/** `max` against itself in one variant. */
async function proveEnds(game: Game, variant: string, options: readonly string[]): Promise<Row> {
  const limits = ['--nodes', String(NODES), '--games', String(MATCHES)];
  const series = await playSeries([game.id, 'max', 'max', '--variant', variant, ...limits, ...options]);
  // When a player meets itself, changing sides repeats the match: it counts once.
  const played = [...new Map(series.map(({ match }) => [match.moves.join(), match])).values()];
  const evaluation = await loadEvaluation(game.id);
  const idle = played
    .filter(({ outcome }) => isIdleEnd(outcome))
    .flatMap((match) => countIdlePlies(match, evaluation) ?? []);
  const plies = played.reduce((sum, { moves }) => sum + moves.length, 0);
  const count = (holds: (outcome: Outcome) => boolean): string =>
    String(played.filter(({ outcome }) => outcome !== null && holds(outcome)).length);
  return [
    `${game.id} ${variant}`,
    String(played.length),
    count(({ winner }) => winner !== null),
    count(({ winner }) => winner === null),
    count(({ reason }) => reason === 'repetition'),
    count(({ reason }) => reason === 'no-progress'),
    ...formatMedianAndMost(idle),
    (plies / played.length).toFixed(1),
  ];
}

const ONLY_FIRST = '--first';
const { words: named, options } = readArguments('prove:ends', {
  words: GAMES.map(({ id }) => id),
  options: [ONLY_FIRST, ...SERIES_OPTIONS],
});
const chosen = named.length === 0 ? GAMES : GAMES.filter(({ id }) => named.includes(id));
const seriesOptions = options.filter((option) => option !== ONLY_FIRST);

const firstRows: Row[] = [];
for (const game of chosen) {
  for (const opponent of game.classics ?? []) {
    if (DRAWS_LOTS.has(`${game.id} ${opponent}`)) continue;
    const row = await proveFirst(game, opponent, seriesOptions);
    firstRows.push(row);
    console.log(row.join('  '));
  }
}
writeRows(DOCUMENT, 'first-level', FIRST_COLUMNS, firstRows);

const endRows: Row[] = [];
for (const game of options.includes(ONLY_FIRST) ? [] : chosen) {
  for (const { id } of game.variants) {
    const row = await proveEnds(game, id, seriesOptions);
    endRows.push(row);
    console.log(row.join('  '));
  }
}
if (endRows.length > 0) writeRows(DOCUMENT, 'ends', ENDS_COLUMNS, endRows);
