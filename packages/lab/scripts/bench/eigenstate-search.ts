// Which search plays Eigenstate best, with its 50,000 to 80,000 turns: alpha-beta or Monte Carlo, both deciding step, pin and pin
// one after the other, and how many pins they should look at. Build first, then
//
//   npm run bench:eigenstate -- [milliseconds a turn] [matches of each pairing] [searches | classics | widths | threads | playouts | a player's name]
//
// Each opening of four random plies is played twice, with the sides exchanged. Numbers depend on the machine and on what else
// it does; both players of a match suffer alike.
import { performance } from 'node:perf_hooks';
import { Engine } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  type Evaluation,
  loadClassics,
  loadEvaluation,
  loadRules,
  Match,
  type Move,
  MoveList,
  NEVER_STOP,
  type Position,
  type Random,
  SeededRandom,
  type Stop,
} from '@tabuleiro/games';
import { openHost } from '../../../cli/src/players/engine-host.ts';
import { Budget } from '../../../engine/dist/search/budget.js';
import { pathOf } from '../../../engine/dist/search/search-path.js';
import { makeTableMemory } from '../../../engine/dist/search/transposition-table.js';
// Internal: their packages do not export them.
import { MonteCarlo } from '../../../engine/dist/tree/monte-carlo.js';
import { Tree } from '../../../engine/dist/tree/tree.js';
import { EigenstatePosition } from '../../../games/dist/eigenstate/rules.js';
import { EigenstateEvaluator } from '../../../games/dist/eigenstate/search/evaluation.js';
import type { PinWidths } from '../../../games/dist/eigenstate/search/pin-worth.js';
import { readArguments, refuseArgument } from '../shared/arguments.ts';
import { playoutsPerSecond } from './tree-playouts.ts';

const given = readArguments('bench:eigenstate', { words: null, options: [] });
const [timeText = '50', matchesText = '60', wanted, ...more] = given.words;
const [timeMs, matches] = [Number(timeText), Number(matchesText)];
const SEED = 2026;
const OPENING_PLIES = 4;
const TABLE_BYTES = 2 ** 22;
const TREE_BYTES = 2 ** 25;

const rules = await loadRules('eigenstate');
const { tuned, levels } = await loadEvaluation('eigenstate');
const classics = await loadClassics('eigenstate');

interface Player {
  readonly name: string;
  choose(match: Match, random: Random): Move | Promise<Move>;
  /** Forgets the previous match. */
  reset(): void;
  close?(): Promise<void>;
}

/** Evaluators with a limited number of first and second pins. */
const judging = (first: number, second: number): Evaluation => ({
  tuned,
  levels,
  evaluator: (position, weights) => judgeOf(position, weights, { first, second }),
});

function judgeOf(position: Position, weights: Evaluation['tuned']['weights'], widths: PinWidths): EigenstateEvaluator {
  if (!(position instanceof EigenstatePosition)) throw new Error('a position of another game');
  return new EigenstateEvaluator(position, weights, widths);
}

/**
 * Both searches stop after the same time. With a time limit alpha-beta would not start rounds that it cannot finish.
 */
function stopAfter(ms: number): Stop {
  const end = performance.now() + ms;
  return {
    get stopped() {
      return performance.now() >= end;
    },
  };
}

function alphaBeta(first: number, second: number): Player {
  const engine = new Engine(judging(first, second), { tableBytes: TABLE_BYTES, now: () => performance.now() });
  return {
    name: `alpha-beta ${first}×${second}`,
    choose: (match) => {
      const move = engine.analyse(match, { stop: stopAfter(timeMs), hurries: true }).lines[0].moves[0];
      if (move === undefined) throw new Error('a search finds a move');
      return move;
    },
    reset: () => engine.forget(),
  };
}

function monteCarlo(first: number, second: number): Player {
  const tree = new Tree(makeTableMemory(TREE_BYTES, false));
  return {
    name: `Monte Carlo ${first}×${second}`,
    choose: (match) => {
      const evaluator = judgeOf(match.position.clone(), tuned.weights, { first, second });
      const budget = new Budget({
        nodes: Number.POSITIVE_INFINITY,
        hardMs: Number.POSITIVE_INFINITY,
        stop: stopAfter(timeMs),
        now: () => performance.now(),
      });
      const search = new MonteCarlo({ evaluator, tree, budget, path: pathOf(match) });
      return evaluator.assemble(completed(evaluator, search.run(() => undefined).decisions));
    },
    reset: () => {},
  };
}

/** The decisions of the first turn; what a short search did not reach is decided as the evaluator lists it. */
function completed({ searchState, decisions: each }: EigenstateEvaluator, found: readonly Move[]): readonly Move[] {
  const whole = found.slice(0, each);
  const moves = new MoveList();
  for (const decision of whole) searchState.apply(decision);
  while (whole.length < each) {
    searchState.legalMoves(moves);
    whole.push(moves.at(0));
    searchState.apply(moves.at(0));
  }
  for (let count = 0; count < each; count++) searchState.undo();
  return whole;
}

/** The strongest player as the programs use it, with this many threads. */
function threaded(threads: number): Player {
  const host = openHost(threads);
  const open = (): ComputerPlayer => host.open({ kind: 'max' }, { threads, tableBytes: TREE_BYTES });
  let player = open();
  return {
    name: `max, ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
    choose: async (match, random) => (await player.choose(match, { timeMs }, random, NEVER_STOP)).move,
    reset: () => (player = open()),
    close: () => host.close(),
  };
}

const classicPlayers: readonly Player[] = classics.map((classic) => ({
  name: classic.id,
  choose: ({ position }, random) => classic.choose(position.clone(), random),
  reset: () => {},
}));

function drawOpening(random: Random): Position {
  for (;;) {
    const position = rules.start();
    for (let ply = 0; ply < OPENING_PLIES && !position.isOver(); ply++) position.apply(position.randomMove(random));
    if (!position.isOver()) return position;
  }
}

/** Plays a match and returns the first player's points. */
async function playOne(
  start: Position,
  [first, second]: readonly [Player, Player],
  isFirstOne: boolean,
  random: Random,
): Promise<number> {
  const match = new Match(rules, start);
  first.reset();
  second.reset();
  while (match.outcome === null) {
    const isFirst = (match.position.turn === 1) === isFirstOne;
    const played = match.play(await (isFirst ? first : second).choose(match, random));
    if (!played.ok) throw new Error(`${(isFirst ? first : second).name}: ${played.error}`);
  }
  const { winner } = match.outcome;
  return winner === null ? 0.5 : Number((winner === 1) === isFirstOne);
}

/** Two standard deviations of a mean score, in points of 100. */
const spreadOf = (score: number): number => 200 * Math.sqrt((score * (1 - score)) / matches);

async function compare(first: Player, second: Player): Promise<void> {
  const random = new SeededRandom(SEED);
  let points = 0;
  let start = drawOpening(random);
  for (let index = 0; index < matches; index++) {
    if (index > 0 && index % 2 === 0) start = drawOpening(random);
    points += await playOne(start, [first, second], index % 2 === 0, random);
  }
  const score = points / matches;
  const percent = `${(100 * score).toFixed(1)} ± ${spreadOf(score).toFixed(1)} %`;
  console.log(`| ${first.name} | ${second.name} | ${matches} | ${percent} |`);
  await Promise.all([first.close?.(), second.close?.()]);
}

const usual = alphaBeta(4, 3);
const wide = monteCarlo(12, 12);

/** The comparisons to run: all, or the one named by the third argument. */
const PAIRINGS: Readonly<Record<string, readonly (readonly [Player, Player])[]>> = {
  searches: [[wide, usual]],
  classics: classicPlayers.flatMap((classic) => [usual, wide].map((player) => [player, classic] as const)),
  widths: [
    ...[alphaBeta(1, 1), alphaBeta(2, 2), alphaBeta(8, 6), alphaBeta(12, 12)].map((other) => [usual, other] as const),
    ...[monteCarlo(4, 3), monteCarlo(24, 24)].map((other) => [wide, other] as const),
  ],
  threads: [[threaded(2), threaded(1)]],
};

const PLAYOUTS = 'playouts';
const players = Object.values(PAIRINGS).flat(2);
const topics = [...new Set([...Object.keys(PAIRINGS), PLAYOUTS, ...players.map(({ name }) => name)])];
const isWhole = timeMs > 0 && Number.isSafeInteger(matches) && matches >= (wanted === PLAYOUTS ? 0 : 1);
if (!isWhole || more.length > 0 || (wanted !== undefined && !topics.includes(wanted))) {
  const expected = `[milliseconds a turn] [matches of each pairing] [one of: ${topics.join(', ')}]`;
  refuseArgument('bench:eigenstate', given.words.join(' '), expected);
}

if (wanted === PLAYOUTS) {
  const counts = [await playoutsPerSecond(rules, 1, timeMs), await playoutsPerSecond(rules, 2, timeMs)].map(Math.round);
  console.log('| threads | playouts a second |\n| ---: | ---: |');
  for (const [index, count] of counts.entries()) console.log(`| ${index + 1} | ${count.toLocaleString('en')} |`);
  process.exit(0);
}

console.log(`${timeMs} ms a turn\n\n| player | against | matches | score |\n| --- | --- | ---: | ---: |`);
for (const [name, pairings] of Object.entries(PAIRINGS)) {
  for (const [first, second] of pairings) {
    if (wanted === undefined || [name, first.name, second.name].includes(wanted)) await compare(first, second);
  }
}
