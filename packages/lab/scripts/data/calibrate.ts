// `npm run calibrate -- <game> [opponent] [games per pair] [most nodes] [--blunders] [--variant=id]`: finds the settings of the ten
// levels of a game and writes them to its search/levels.ts, or those of a variant to search/levels-<variant>.ts. Level 1 should clearly
// lose to the opponent, an original player; without an opponent it is as weak as possible.
// With `--blunders` levels differ in how often they move without a search: for games in which even a shallow search never loses.
//
// Strengths from the weakest to the strongest stand on a line of rungs; neighbours play, which gives each rung an Elo
// rating; the levels are put on that line at equal distances. Then each level plays the one below, and is moved until it scores
// what it should. Where even the strongest no longer beats a level, the levels above it are spread evenly. It goes on where it was
// interrupted.
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  findVariant,
  type GameId,
  HIGHEST_LEVEL,
  isGameId,
  type BlunderRates,
  type LevelSettings,
  classicIds,
} from '@tabuleiro/games';
import { readArguments, refuseArgument } from '../shared/arguments.ts';
import { SavedRows } from '../shared/saved-rows.ts';
import type { Batch, BatchResult } from './calibrate-process.ts';

const RUNGS = 21;
const USUAL_GAMES = 100;
const BATCH_PAIRS = 5;
const OPENING_PLIES = 2;

// From one end to the other nodes grow, while blindness and temperature fade out.
const FEWEST_NODES = 12;
const USUAL_MOST_NODES = 8000;
const LARGEST_BLINDNESS = 1;
const HOTTEST = 300;

/** The target distance of two levels in Elo: 74 % of the points; less if the whole line is shorter. */
const STEP = 180;
/**
 * With blunders the line is short and most matches are drawn: 63 %, with a smaller tolerance, so that the last step is as
 * large.
 */
const BLUNDER_STEP = 92;
const BLUNDER_TOLERANCE = 1;
/** A smaller step does not separate levels: 60 %. */
const SMALLEST_STEP = 70;
/** A level whose score is this close to the target, in per cent, stays in place. */
const TOLERANCE = 3;
const MOST_TRIES = 6;
/** Matches of levels per match of rungs: they decide the result. */
const CLOSER = 2;
/** Places closer than this count as equal. */
const FINEST = 0.002;
/** The most that level 1 may score against the opponent, and the step of the search for its place. */
const FIRST_SCORE = 20;
const FIRST_STEP = 0.03;
const LARGEST_STEP = 0.06;

/** The nodes of levels with blunders when they look: enough to play without a mistake. */
const BLUNDER_NODES = 2500;

/** Stronger levels first see attacks, then threats. */
function blunderRatesAt(place: number): BlunderRates {
  const chance = (from: number): number => Number(Math.min(1, Math.max(0, from - 2 * place)).toFixed(3));
  return { calm: chance(1), threatened: chance(2) };
}

/** The settings at a place from 0 (weakest) to 1. */
function settingsAt(place: number): LevelSettings {
  if (hasBlunders) return { nodes: BLUNDER_NODES, blindness: 0, temperature: 0, blunderRates: blunderRatesAt(place) };
  const weakness = (1 - place) ** 2;
  return {
    nodes: Math.round(FEWEST_NODES * (mostNodes / FEWEST_NODES) ** place),
    blindness: Number((LARGEST_BLINDNESS * weakness).toFixed(3)),
    temperature: Math.round(HOTTEST * weakness),
  };
}

const placeOf = (rung: number): number => rung / (RUNGS - 1);

/** Plays batches on all cores. */
class Processes {
  private readonly workers = Array.from({ length: availableParallelism() }, () =>
    fork(fileURLToPath(new URL('./calibrate-process.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] }),
  );

  async play(batches: readonly Batch[]): Promise<readonly BatchResult[]> {
    const waiting = [...batches.entries()];
    const results: BatchResult[] = [];
    const work = async (worker: ChildProcess): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, batch] = next;
        results[index] = await new Promise<BatchResult>((resolve, reject) => {
          worker
            .once('message', (result: BatchResult) => resolve(result))
            .once('exit', () => reject(new Error('a process ended')));
          worker.send(batch);
        });
        worker.removeAllListeners('exit');
      }
    };
    await Promise.all(this.workers.map(work));
    return results;
  }

  close(): void {
    for (const worker of this.workers) worker.kill();
  }
}

/** Plays two places on the line, or a place and an original player. Returns the first one's results. */
async function playPair(one: number, two: number | string, matches: number): Promise<BatchResult> {
  const pairs = Math.ceil(matches / 2);
  const batches = Array.from({ length: Math.ceil(pairs / BATCH_PAIRS) }, (_, index) => ({
    game: chosenGame,
    ...(variant !== undefined && { variant }),
    one: settingsAt(one),
    two: typeof two === 'string' ? two : settingsAt(two),
    openingPlies: OPENING_PLIES,
    first: index * BATCH_PAIRS,
    pairs: Math.min(BATCH_PAIRS, pairs - index * BATCH_PAIRS),
  }));
  const results = await processes.play(batches);
  const sum = (name: keyof BatchResult): number => results.reduce((total, result) => total + result[name], 0);
  return { wins: sum('wins'), draws: sum('draws'), losses: sum('losses') };
}

/** The place on the line with a rating. */
function placeWith(rating: number, ratings: readonly number[]): number {
  const above = ratings.findIndex((one) => one >= rating);
  if (above < 0) return 1;
  if (above === 0) return 0;
  const low = ratings[above - 1] ?? 0;
  const high = ratings[above] ?? 0;
  return placeOf(above - 1 + (rating - low) / Math.max(1, high - low));
}

/** The rating at a place, interpolated between rungs. */
function ratingAt(place: number, ratings: readonly number[]): number {
  const rung = Math.floor(place * (RUNGS - 1));
  const low = ratings[rung] ?? 0;
  return low + ((ratings[rung + 1] ?? low) - low) * (place * (RUNGS - 1) - rung);
}

function formatBlunderRates(blunderRates: BlunderRates | undefined): string {
  if (blunderRates === undefined || blunderRates.threatened === 0) return '';
  return `, blunderRates: { calm: ${blunderRates.calm}, threatened: ${blunderRates.threatened} }`;
}

function writeLevels(game: GameId, settings: readonly LevelSettings[]): void {
  const rows = settings.map(
    ({ nodes, blindness, temperature, blunderRates }) =>
      `    { nodes: ${nodes}, blindness: ${blindness}, temperature: ${temperature}${formatBlunderRates(blunderRates)} },\n`,
  );
  writeFileSync(
    fileURLToPath(new URL(`../../../games/src/${game}/search/levels${ending}.ts`, import.meta.url)),
    `import type { CalibratedLevels } from '../../contract/index.ts';

// Written by \`npm run calibrate\`: change it by running the command.
export const levels: CalibratedLevels = {
  madeBy: '${command}',
  settings: [
${rows.join('')}  ],
};
`,
  );
}

/** The score of `one` against `two` in per cent, from the saved rows or played now. */
async function scoreOf(one: number, two: number | string, matches: number): Promise<number> {
  const key = `${one.toFixed(4)} ${typeof two === 'string' ? two : two.toFixed(4)} ${matches}`;
  const row = await saved.row(key, async () => {
    const { wins, draws, losses } = await playPair(one, two, matches);
    return [wins, draws, losses].map(String);
  });
  const [wins = 0, draws = 0, losses = 0] = row.map(Number);
  return (100 * (wins + draws / 2)) / (wins + draws + losses);
}

/** The ratings of all rungs relative to the lowest. They never fall, even if noise puts a rung below the one before. */
async function rateRungs(): Promise<readonly number[]> {
  const ratings = [0];
  for (let rung = 1; rung < RUNGS; rung++) {
    const score = await scoreOf(placeOf(rung), placeOf(rung - 1), games);
    const last = ratings.at(-1) ?? 0;
    ratings.push(last + Math.max(0, eloOf(score)));
    console.log(`rung ${rung} against ${rung - 1}: ${score.toFixed(1)} %, rating ${Math.round(ratings.at(-1) ?? 0)}`);
  }
  return ratings;
}

/** The strongest place with a low score against the opponent. */
async function placeOfFirst(): Promise<number> {
  let place = 0;
  if (opponent === '') return place;
  while (place < 1) {
    const score = await scoreOf(place + FIRST_STEP, opponent, games);
    console.log(`${(place + FIRST_STEP).toFixed(3)} against ${opponent}: ${score.toFixed(1)} %`);
    if (score > FIRST_SCORE) break;
    place += FIRST_STEP;
  }
  return place;
}

/** The Elo difference of a score in per cent, clamped to 1 and 99 %. */
function eloOf(score: number): number {
  const part = Math.min(0.99, Math.max(0.01, score / 100));
  return 400 * Math.log10(part / (1 - part));
}

/** A place on the line and its Elo over the level below. */
interface Trial {
  readonly place: number;
  readonly elo: number;
}

/**
 * Moves a level until it reaches the target score against the place below, between a trial that is too weak and one
 * that is too strong. Null when even the strongest place scores too little.
 */
async function settle(level: number, guess: number, below: number, aim: number): Promise<number | null> {
  let low: Trial = { place: below, elo: 0 };
  let high: Trial | null = null;
  let best = { place: guess, score: Infinity };
  let place = Math.max(guess, below);
  const tolerance = hasBlunders ? BLUNDER_TOLERANCE : TOLERANCE;
  for (let attempt = 1; ; attempt++) {
    const score = await scoreOf(place, below, games * CLOSER);
    console.log(`level ${level} at ${place.toFixed(4)} against ${below.toFixed(4)}: ${score.toFixed(1)} %`);
    if (place === 1 && eloOf(score) < SMALLEST_STEP) return null;
    if (Math.abs(score - aim) < Math.abs(best.score - aim)) best = { place, score };
    if (Math.abs(score - aim) <= tolerance || attempt === MOST_TRIES) return best.place;
    const trial = { place, elo: eloOf(score) };
    if (score < aim) low = trial.elo >= low.elo ? trial : { place, elo: low.elo };
    else high = trial;
    const next = placeBetween(low, high, eloOf(aim));
    if (Math.abs(next - place) < FINEST) return best.place;
    place = next;
  }
}

/** Interpolates the place of the target between two trials; without a second trial one step further up. */
function placeBetween(low: Trial, high: Trial | null, aim: number): number {
  if (high === null) return Math.min(1, low.place + LARGEST_STEP);
  const part = (aim - low.elo) / Math.max(1, high.elo - low.elo);
  // Never too close to an end, where a trial would show nothing new.
  return low.place + (high.place - low.place) * Math.min(0.85, Math.max(0.15, part));
}

/** Levels without blunders are equal in this variant; in others more nodes still make a difference. */
function withGrowth(settings: readonly LevelSettings[]): readonly LevelSettings[] {
  const steady = settings.findIndex(({ blunderRates }) => blunderRates?.threatened === 0);
  if (steady < 0) return settings;
  return settings.map((one, index) => {
    const part = (index - steady) / Math.max(1, settings.length - 1 - steady);
    return index <= steady ? one : { ...one, nodes: Math.round(one.nodes * (mostNodes / one.nodes) ** part) };
  });
}

const BLUNDER = '--blunders';
const VARIANT = '--variant=';
const given = readArguments('calibrate', { words: null, options: [BLUNDER, VARIANT] });
const [game = '', opponent = '', gamesText = String(USUAL_GAMES), nodesText = String(USUAL_MOST_NODES), more] =
  given.words;
const hasBlunders = given.options.includes(BLUNDER);
const variant = given.options.find((option) => option.startsWith(VARIANT))?.slice(VARIANT.length);
const ending = variant === undefined ? '' : `-${variant}`;
const games = Number(gamesText);
const mostNodes = Number(nodesText);
const isKnown =
  isGameId(game) &&
  (opponent === '' || classicIds(game).includes(opponent)) &&
  (variant === undefined || findVariant(game, variant) !== undefined);
if (!isKnown || !(games > 0) || !(mostNodes > FEWEST_NODES) || more !== undefined) {
  refuseArgument(
    'calibrate',
    given.words.join(' '),
    '<game> [opponent] [games per pair] [most nodes] [--blunders] [--variant=id]',
  );
}
const chosenGame: GameId = game;
const command = ['npm run calibrate --', ...process.argv.slice(2)].join(' ');
const saved = new SavedRows(`calibrate-${game}${ending}-${games}-${mostNodes}${hasBlunders ? '-blunders' : ''}`, [
  'packages/engine/src',
  'packages/lab/src/series',
  `packages/games/src/${game}`,
]);
const processes = new Processes();
const first = await placeOfFirst();
const ratings = await rateRungs();
const highest = (ratings.at(-1) ?? 0) - ratingAt(first, ratings);
const evenStep = highest / (HIGHEST_LEVEL - 1);
const step = hasBlunders ? BLUNDER_STEP : evenStep < SMALLEST_STEP ? STEP : Math.min(STEP, evenStep);
const aim = 100 / (1 + 10 ** (-step / 400));
console.log(`${Math.round(highest)} Elo from end to end, ${Math.round(step)} a level: ${aim.toFixed(1)} %`);
const places = [first];
for (let level = 2; level <= HIGHEST_LEVEL; level++) {
  const below = places.at(-1) ?? 0;
  const settled = await settle(level, placeWith(ratingAt(below, ratings) + step, ratings), below, aim);
  places.push(settled ?? (hasBlunders ? 1 : below + (1 - below) / (HIGHEST_LEVEL + 1 - level)));
}
processes.close();
writeLevels(game, withGrowth(places.map(settingsAt)));
