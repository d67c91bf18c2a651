// `npm run train -- <game> [--variant=id]`: trains networks for `max` from self-play and ships the strongest, in the game's
// search/networks/<variant>.ts. A generation
//
// 1. plays matches against itself, with the network that ships,
// 2. trains a network on them and on those of the generation before it,
// 3. plays it against the network that ships, at equal time, until a sequential test decides; it ships only if it wins.
//
// The command ends after two generations in a row that did not win, or after `--generations=<n>`. It goes on where it was
// interrupted; `--fresh` forgets earlier generations. `--matches=<n>`, `--nodes=<n>`, `--units=<n>`, `--epochs=<n>` and `--seed=<n>`
// set up a generation, `--time=<ms>` and `--pairs=<n>` its test, `--threads=<n>` the use of the machine. docs/learning.md gets a row
// for each generation, failed ones too.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { writeNetwork } from '@tabuleiro/engine/network';
import {
  assert,
  type Evaluation,
  findVariant,
  GAME_IDS,
  type GameId,
  isGameId,
  loadEvaluation,
  loadRules,
  type NetworkInputs,
  type Rules,
  type TrainedNetwork,
} from '@tabuleiro/games';
import { makeLabContext } from '../../../cli/src/commands/lab.ts';
import { Context } from '../../../cli/src/context.ts';
import { openProgress } from '../../../cli/src/io/progress.ts';
import { ExampleCollector, type TrainingExamples } from '../../src/learning/examples.ts';
import { fingerprintOfNetwork, makeNetworkFile, networkFile } from '../../src/learning/network-file.ts';
import { drawLosses, lossOfNetwork, trainNetwork } from '../../src/learning/train-network.ts';
import type { EpochLoss } from '../../src/learning/training.ts';
import { runTrial } from '../../src/learning/trial.ts';
import { estimateElo, meanScoreOf, type Results } from '../../src/statistics/elo.ts';
import { testHypotheses } from '../../src/statistics/sprt.ts';
import type { SelfPlayMatch } from '../../src/tuning/self-play.ts';
import { playAll } from '../../src/tuning/tune-command.ts';
import { readArguments, refuseArgument } from '../shared/arguments.ts';
import { makeTable, readRows, ROOT, writeSection } from '../shared/document-section.ts';

const COMMAND = 'train';
const DOCUMENT = 'docs/learning.md';
const SECTION = 'generations';
/** What a candidate must show, in Elo. */
const HYPOTHESES = { elo0: 0, elo1: 20 };
const OPENING_PLIES = 4;
/** Generations that may fail one after the other. */
const MOST_FAILURES = 2;
/** One match in this many is not learned from. */
const TEST_ONE_IN = 20;

const NUMBERS = {
  generations: Number.POSITIVE_INFINITY,
  matches: 4000,
  nodes: 400,
  units: 64,
  epochs: 12,
  seed: 1,
  time: 30,
  pairs: 200,
  threads: availableParallelism(),
};
type Setting = keyof typeof NUMBERS;

const given = readArguments(COMMAND, {
  words: GAME_IDS,
  options: ['--variant=', '--fresh', ...Object.keys(NUMBERS).map((name) => `--${name}=`)],
});

function optionOf(name: string): string | undefined {
  return given.options.findLast((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
}

function setting(name: Setting): number {
  const text = optionOf(name);
  if (text === undefined) return NUMBERS[name];
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value === 0) refuseArgument(COMMAND, `--${name}=${text}`, `--${name}= and a whole number from 1 to 9999999`);
  if (name === 'units' && (value % 8 !== 0 || value > 64)) refuseArgument(COMMAND, text, 'units in eights, at most 64');
  return value;
}

/** A variant whose network is trained. */
interface Subject {
  readonly game: GameId;
  readonly rules: Rules;
  readonly evaluation: Evaluation;
  readonly inputs: NetworkInputs;
  /** The file of the network that ships. */
  readonly target: string;
  /** Where the generations are kept. */
  readonly folder: string;
}

async function readSubject(): Promise<Subject> {
  const [game, ...others] = given.words;
  if (game === undefined || !isGameId(game) || others.length > 0) {
    return refuseArgument(COMMAND, given.words.join(' '), `one game: ${GAME_IDS.join(', ')}`);
  }
  const variant = findVariant(game, optionOf('variant'));
  if (variant === undefined) return refuseArgument(COMMAND, optionOf('variant') ?? '', `a variant of ${game}`);
  const evaluation = await loadEvaluation(game);
  const inputs = await evaluation.networks?.inputs();
  if (inputs === undefined) return refuseArgument(COMMAND, game, 'a game whose evaluation has inputs for a network');
  const target = networkFile(game, variant.id);
  assert(target !== null, 'the command runs in the repository');
  const folder = join(ROOT, 'node_modules/.cache/tabuleiro/train', `${game}-${variant.id}-${setting('seed')}`);
  if (given.options.includes('--fresh')) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return { game, rules: await loadRules(game, variant.id), evaluation, inputs, target, folder };
}

/** The command that makes the same networks: its options but for those of the test. */
function commandOf({ game }: Subject): string {
  const deciding = ['variant', 'matches', 'nodes', 'units', 'epochs', 'seed'];
  const options = deciding.flatMap((name) => {
    const value = optionOf(name);
    return value === undefined ? [] : [` --${name}=${value}`];
  });
  return `npm run train -- ${game}${options.join('')}`;
}

/** What is known of a finished generation. */
interface Generation {
  readonly matches: number;
  readonly examples: number;
  readonly losses: readonly EpochLoss[];
  /** The loss of the rounded network on unseen positions. */
  readonly loss: number;
  readonly network: TrainedNetwork;
  readonly results: Results;
  readonly isBetter: boolean;
}

const context = makeLabContext(
  new Context({ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env }, 'en'),
);

/** The value in a file of the generation; made and saved if it is not there. */
async function saved<T>(file: string, make: () => Promise<T>): Promise<T> {
  if (existsSync(file)) {
    const value: T = JSON.parse(readFileSync(file, 'utf8'));
    return value;
  }
  const value = await make();
  writeFileSync(file, JSON.stringify(value));
  return value;
}

async function selfPlay(
  subject: Subject,
  number: number,
  current: TrainedNetwork | null,
): Promise<readonly SelfPlayMatch[]> {
  const { game, rules, evaluation, folder } = subject;
  const matches = await playAll(
    {
      context,
      rules,
      matches: setting('matches'),
      threads: setting('threads'),
      selfPlay: {
        game,
        variant: rules.variant.id,
        weights: evaluation.tuned.weights,
        network: current,
        nodes: setting('nodes'),
        seed: setting('seed') + 1000 * number,
        asides: true,
      },
    },
    join(folder, `matches-${number}.jsonl`),
    new AbortController().signal,
  );
  assert(matches !== null, 'nothing interrupts self-play but the end of the process');
  return matches;
}

async function train(
  subject: Subject,
  number: number,
  matches: readonly SelfPlayMatch[],
): Promise<Omit<Generation, 'isBetter' | 'matches' | 'results'>> {
  const { rules, evaluation, inputs } = subject;
  const collect = (isTest: boolean): TrainingExamples => {
    const collector = new ExampleCollector(evaluation, inputs, rules);
    for (const match of matches) if ((match.index % TEST_ONE_IN === 0) === isTest) collector.add(match);
    return collector.finish();
  };
  const training = collect(false);
  const test = collect(true);
  const { count, phases, mostActive } = inputs;
  const epochs = setting('epochs');
  const losses: EpochLoss[] = [];
  const progress = await openProgress(process.stderr, epochs);
  const network = await trainNetwork({
    settings: { units: setting('units'), inputs: count, phases, mostActive, epochs, seed: setting('seed') + number },
    training,
    test,
    threads: setting('threads'),
    onEpoch: (loss) => {
      losses.push(loss);
      progress.update(losses.length);
    },
  });
  progress.stop();
  console.log(drawLosses(losses).join('\n'));
  return {
    examples: training.count + test.count,
    losses,
    loss: lossOfNetwork(network, test),
    network: writeNetwork(network, `${commandOf(subject)}, generation ${number}`),
  };
}

async function tryOut(
  subject: Subject,
  number: number,
  candidate: TrainedNetwork,
  current: TrainedNetwork | null,
): Promise<Results> {
  const mostPairs = setting('pairs');
  const progress = await openProgress(process.stderr, mostPairs);
  let pairs = 0;
  const results = await runTrial({
    rules: subject.rules,
    candidate,
    current,
    limits: { timeMs: setting('time') },
    openingPlies: OPENING_PLIES,
    seed: setting('seed') + 77 * number,
    hypotheses: HYPOTHESES,
    mostPairs,
    threads: setting('threads'),
    onPair: () => progress.update(++pairs),
  });
  progress.stop();
  return results;
}

async function runGeneration(
  subject: Subject,
  number: number,
  current: TrainedNetwork | null,
  before: readonly SelfPlayMatch[],
): Promise<{ readonly generation: Generation; readonly played: readonly SelfPlayMatch[] }> {
  const { folder } = subject;
  console.log(`${subject.game} ${subject.rules.variant.id}, generation ${number}: self-play`);
  const played = await selfPlay(subject, number, current);
  const trained = await saved(join(folder, `network-${number}.json`), () =>
    train(subject, number, [...before, ...played]),
  );
  console.log(`generation ${number}: test against ${current === null ? 'the weighted sum' : current.madeBy}`);
  const results = await saved(join(folder, `test-${number}.json`), () =>
    tryOut(subject, number, trained.network, current),
  );
  const isBetter = testHypotheses(results, HYPOTHESES).state === 'accepted-1';
  return { generation: { ...trained, matches: played.length, results, isBetter }, played };
}

const COLUMNS = [
  { name: 'network' },
  { name: 'generation', isNumber: true },
  { name: 'matches', isNumber: true },
  { name: 'positions', isNumber: true },
  { name: 'loss' },
  { name: 'won / drawn / lost' },
  { name: 'score', isNumber: true },
  { name: 'Elo' },
  { name: 'ships' },
  { name: 'fingerprint' },
];

function rowOf({ game, rules }: Subject, number: number, generation: Generation): readonly string[] {
  const { matches, examples, losses, loss, results, isBetter, network } = generation;
  const { wins, draws, losses: lost } = results;
  const { elo, low, high } = estimateElo(results);
  return [
    `${game} ${rules.variant.id}`,
    String(number),
    String(matches),
    String(examples),
    `${losses[0]?.test.toFixed(4)} → ${loss.toFixed(4)}`,
    `${wins} / ${draws} / ${lost}`,
    `${(100 * meanScoreOf(results)).toFixed(1)} %`,
    `${elo.toFixed(0)} [${low.toFixed(0)}, ${high.toFixed(0)}]`,
    isBetter ? 'yes' : 'no',
    fingerprintOfNetwork(network),
  ];
}

/** Replaces the rows of this variant. */
function writeDocument({ game, rules }: Subject, rows: readonly (readonly string[])[]): void {
  const kept = readRows(DOCUMENT, SECTION).filter((row) => row[0] !== `${game} ${rules.variant.id}`);
  const all = [...kept, ...rows].toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
  writeSection(DOCUMENT, SECTION, makeTable(COLUMNS, all));
}

const subject = await readSubject();
let current: TrainedNetwork | null = null;
let before: readonly SelfPlayMatch[] = [];
let failures = 0;
const rows: (readonly string[])[] = [];
for (let number = 1; number <= setting('generations') && failures < MOST_FAILURES; number++) {
  const { generation, played } = await runGeneration(subject, number, current, before);
  before = played;
  rows.push(rowOf(subject, number, generation));
  console.log(rows.at(-1)?.join(' | '));
  failures = generation.isBetter ? 0 : failures + 1;
  if (generation.isBetter) {
    current = generation.network;
    mkdirSync(dirname(subject.target), { recursive: true });
    writeFileSync(subject.target, makeNetworkFile(current));
  }
  writeDocument(subject, rows);
}
