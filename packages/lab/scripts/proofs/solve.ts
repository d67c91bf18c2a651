// `npm run prove:solve [-- --save --matches=40 --only=<game or variant>]`: what the solver proves, how much of it and how fast. Prints tables;
// `--save` keeps them in docs/solved.md. Times are those of the processor.
import { openEngine, openLevel, openSolver, type Solution, type Solver } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  type GameId,
  loadRules,
  Match,
  type Move,
  MoveList,
  NEVER_STOP,
  openClassic,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';
import { readArguments } from '../shared/arguments.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';

const DOCUMENT = 'docs/solved.md';
const SUBJECTS = ['hecatomb', 'endless', 'echek', 'eigenstate'];
const { options } = readArguments('prove:solve', {
  words: [],
  options: ['--save', '--matches=', ...SUBJECTS.map((one) => `--only=${one}`)],
});
const isSaving = options.includes('--save');
const sizeText = options.find((word) => word.startsWith('--matches='));
const MATCHES = Number(sizeText?.split('=')[1] ?? 40);

function tell(name: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const columns = head.map((column, index) => ({ name: column, isNumber: index > 0 }));
  const table = makeTable(columns, rows);
  console.log(`${table}\n`);
  if (isSaving) writeSection(DOCUMENT, name, table);
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`);
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)).toFixed(1);

/** The CPU time of this process, so that others do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function countMoves(match: Match): number {
  const moves = new MoveList();
  match.position.legalMoves(moves);
  return moves.length;
}

/** Plays a match and calls back before each ply. */
async function walk(
  match: Match,
  choose: (match: Match) => Promise<void>,
  look: (match: Match) => void,
): Promise<void> {
  while (match.outcome === null) {
    look(match);
    await choose(match);
  }
}

interface Timed {
  readonly ply: number;
  readonly ms: number;
  readonly moves: number;
  readonly solution: Solution;
}

/** Solves every position of matches that begin at the start of the ten-turn game. */
async function timeBounded(game: GameId, solver: Solver, rules: Rules): Promise<void> {
  const rows: string[][] = [];
  const all: Timed[] = [];
  const level = await openLevel(game, 8);
  const greedy = await openClassic(game, 'hard');
  const kinds: readonly (readonly [string, (random: SeededRandom) => ComputerPlayer | null])[] = [
    ['random moves', () => null],
    ['level 8', () => level],
    ['the classic hard', () => greedy],
    ['level 8, every other move random', (random) => (random.below(2) === 0 ? level : null)],
  ];
  for (const [name, playerFor] of kinds) {
    const timed: Timed[] = [];
    for (let seed = 1; seed <= MATCHES; seed++) {
      const random = new SeededRandom(seed);
      const match = new Match(rules, rules.start(seed % 2 === 0 ? 'white' : 'black'));
      const choose = async (now: Match): Promise<void> => {
        const player = playerFor(random);
        const move =
          player === null ? now.position.randomMove(random) : (await player.choose(now, {}, random, NEVER_STOP)).move;
        now.play(move);
      };
      await walk(match, choose, (now) => {
        const began = processorMs();
        const solution = solver.solve(now);
        timed.push({ ply: now.moves.length, ms: processorMs() - began, moves: countMoves(now), solution });
      });
    }
    all.push(...timed);
    rows.push([name, ...timesOf(timed)]);
  }
  rows.push(['all', ...timesOf(all)]);
  tell(
    'hecatomb-times',
    ['matches of', 'positions', 'median ms', '90 % ms', '99 % ms', 'slowest ms', 'not proved'],
    rows,
  );
  printPlies(all);
}

function timesOf(timed: readonly Timed[]): readonly string[] {
  const sorted = timed.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  const open = timed.filter(({ solution }) => solution.result === 'unproved' || !solution.areAllBest).length;
  return [String(timed.length), at(0.5), at(0.9), at(0.99), at(1), String(open)];
}

function printPlies(all: readonly Timed[]): void {
  const plies = [...new Set(all.map(({ ply }) => ply))].toSorted((a, b) => a - b);
  const rows = plies.map((ply) => {
    const here = all.filter((one) => one.ply === ply);
    const of = (result: string): string =>
      percent(here.filter(({ solution }) => solution.result === result).length, here.length);
    const drawn = here.filter(({ solution }) => solution.result === 'draw');
    const slips = drawn.filter(({ solution, moves }) => solution.best.length < moves);
    const share = drawn.map(({ solution, moves }) => (100 * (moves - solution.best.length)) / moves);
    return [
      String(ply),
      String(here.length),
      of('draw'),
      of('win'),
      of('loss'),
      percent(slips.length, drawn.length),
      `${mean(share)} %`,
    ];
  });
  const head = ['plies played', 'positions', 'draw', 'won', 'lost', 'of the draws: some move loses', 'moves that lose'];
  tell('hecatomb-plies', head, rows);
}

const BUDGETS = [1000, 10_000, 100_000];
const BEFORE_END = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Chooser = (match: Match, random: SeededRandom) => Promise<Move>;

/** The players of a match, the first side first. */
type PairOf = (game: GameId, seed: number) => Promise<readonly [Chooser, Chooser]>;

/** Levels 3 to 6 against themselves. */
const middling: PairOf = async (game, seed) => {
  const level = await openLevel(game, 3 + (seed % 4));
  const player: Chooser = async (match, random) => (await level.choose(match, {}, random, NEVER_STOP)).move;
  return [player, player];
};

/** Levels with blunder rates only lose by their last slip; players with few nodes lose to what they do not see. */
const shortSighted: PairOf = async (game, seed) => {
  const engine = await openEngine(game, { network: null });
  const limits = { nodes: 100 << (seed % 4) };
  const player: Chooser = async (match) => {
    const [move] = engine.analyse(match, { limits }).lines[0].moves;
    if (move === undefined) throw new Error('a search without a move');
    return move;
  };
  return [player, player];
};

/** Positions before the end of won matches: how many are proved, by nodes. */
async function measureLate(game: GameId, section: string, pairOf: PairOf, variant?: string): Promise<void> {
  const rules = await loadRules(game, variant);
  const solver = await openSolver(game, { now: () => performance.now() });
  const late = await lateMatches(game, rules, pairOf);
  const rows: string[][] = [];
  for (const before of BEFORE_END) {
    const here = late.flatMap((match) => (match.moves.length > before ? [cutBefore(rules, match, before)] : []));
    const cells = BUDGETS.map((nodes) => {
      const began = processorMs();
      const solutions = here.map((match) => solver.solve(match, { limits: { nodes } }));
      const ms = ((processorMs() - began) / Math.max(here.length, 1)).toFixed(0);
      const proved = solutions.filter(({ result }) => result !== 'unproved');
      return { share: percent(proved.length, solutions.length), ms, proved };
    });
    const last = cells.at(-1);
    const furthest = Math.max(0, ...(last?.proved ?? []).map(({ plies }) => plies ?? 0));
    rows.push([
      String(before),
      String(here.length),
      ...cells.map(({ share }) => share),
      String(furthest),
      last?.ms ?? '',
    ]);
  }
  const budgets = BUDGETS.map((nodes) => `${nodes.toLocaleString('en')} nodes`);
  tell(
    section,
    ['plies before the end', 'positions', ...budgets, 'longest proof, plies', 'mean ms with the most nodes'],
    rows,
  );
}

/** Won matches after four random plies. */
async function lateMatches(game: GameId, rules: Rules, pairOf: PairOf): Promise<readonly Match[]> {
  const won: Match[] = [];
  for (let seed = 1; won.length < MATCHES && seed <= 4 * MATCHES; seed++) {
    const random = new SeededRandom(seed);
    const [first, second] = await pairOf(game, seed);
    const match = new Match(rules, rules.start());
    while (match.moves.length < 4 && match.outcome === null) match.play(match.position.randomMove(random));
    while (match.outcome === null && match.moves.length < 400) {
      const player = match.position.turn === 1 ? first : second;
      match.play(await player(match, random));
    }
    if ((match.outcome?.winner ?? null) !== null) won.push(match);
  }
  return won;
}

/** The match this many plies before its end. */
function cutBefore(rules: Rules, whole: Match, before: number): Match {
  const match = new Match(rules, whole.positionAt(0));
  for (const move of whole.moves.slice(0, whole.moves.length - before)) match.play(move);
  return match;
}

const START_BUDGETS = [20_000, 200_000, 2_000_000, 20_000_000];

/** Within how many plies from the start neither side can force a win, by nodes. */
async function measureStart(game: GameId, section: string, variant: string): Promise<void> {
  const rules = await loadRules(game, variant);
  const solver = await openSolver(game, { now: () => performance.now() });
  const rows = START_BUDGETS.map((nodes) => {
    const began = processorMs();
    const { excludedPlies } = solver.solve(new Match(rules, rules.start()), { limits: { nodes } });
    return [nodes.toLocaleString('en'), String(excludedPlies), ((processorMs() - began) / 1000).toFixed(1)];
  });
  tell(section, ['nodes', 'neither side can force a win within, plies', 'seconds of one processor'], rows);
}

const now = (): number => performance.now();
const only = options.find((word) => word.startsWith('--only='))?.split('=')[1];
const BOUNDED = 'hecatomb';
if (only === undefined || only === BOUNDED) {
  await timeBounded(BOUNDED, await openSolver(BOUNDED, { now }), await loadRules(BOUNDED));
}
const UNBOUNDED = 'endless';
if (only === undefined || only === UNBOUNDED) {
  await measureStart(BOUNDED, `${UNBOUNDED}-start`, UNBOUNDED);
  await measureLate(BOUNDED, `${UNBOUNDED}-late`, shortSighted, UNBOUNDED);
}
for (const game of ['echek', 'eigenstate'] as const) {
  if (only === undefined || only === game) await measureLate(game, `${game}-late`, middling);
}
