// `npm run measure:opponents [-- <game>…]`: how the ten levels of each game play, in docs/opponents.md and in the game's
// search/opponents.ts. Each level plays itself and its neighbours in the variant that menus offer first, and a newcomer plays the
// levels from below. Levels are limited by nodes, so the result does not depend on the machine. It goes on where it was interrupted;
// `-- --fresh` plays again what another version of the program played, `--threads=<n>` says how many matches are played at a time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GAMES,
  type GameId,
  LEVEL_NAMES,
  loadMoveViewer,
  loadRules,
  loadViewer,
  offeredVariants,
  opponentName,
  type OpponentTrait,
  type ReadRecord,
  type Rules,
  type Side,
  SIDES,
} from '@tabuleiro/games';
import {
  type Difference,
  differencesOf,
  estimate,
  seeMoves,
  type SeenGame,
  type SeenMove,
  type TraitEstimate,
  traitsOf,
} from '../../src/opponents/habits.ts';
import { playNewcomer } from '../../src/opponents/newcomer.ts';
import { playSeries, SERIES_OPTIONS } from '../proofs/play-series.ts';
import { readArguments } from '../shared/arguments.ts';
import { ROOT, writeRows } from '../shared/document-section.ts';
import type { Row } from '../shared/saved-rows.ts';

const COMMAND = 'npm run measure:opponents';
const DOCUMENT = 'docs/opponents.md';
/** In each series, half of them with sides swapped. */
const MATCHES = 60;
/** Of a newcomer against a level. */
const FIRST_MATCHES = 60;
/** Levels that beat the newcomer more clearly than this are not asked for. */
const HOPELESS = 0.2;
/** The habits that are stated of an opponent. */
const STATED = 2;
/** Between these levels the length of a match is measured. */
const MIDDLE: ReadonlySet<string> = new Set(['4', '5', '6', '7']);

const { words: wanted, options: passedOn } = readArguments('measure:opponents', {
  words: GAMES.map(({ id }) => id),
  options: SERIES_OPTIONS,
});

interface WatchedMatch {
  readonly players: readonly [string, string];
  /** Matches with the same opening are one observation. */
  readonly opening: string;
  readonly first: number;
  readonly moves: readonly SeenMove[];
}

async function watchSeries(game: GameId, variant: string, one: string, two: string): Promise<readonly WatchedMatch[]> {
  const records = await playSeries([game, one, two, '--variant', variant, '--games', String(MATCHES), ...passedOn]);
  const seen: SeenGame = { viewer: await loadViewer(game), moveViewer: await loadMoveViewer(game) };
  // When a player meets itself, changing sides may repeat the match: it counts once.
  const played = new Map(records.map((record) => [`${record.tags['Player1']} ${record.match.moves.join()}`, record]));
  return [...played.values()].map((record) => watch(record, seen));
}

function watch({ match, tags }: ReadRecord, seen: SeenGame): WatchedMatch {
  const first = Number(tags['Opening'] ?? 0);
  const players = [tags['Player1'] ?? '', tags['Player2'] ?? ''] as const;
  const opening = [...players.toSorted(), ...match.moves.slice(0, first)].join(' ');
  return { players, opening, first, moves: seeMoves(match, seen) };
}

/** The traits of a level: one observation for each opening of each series. */
function traitsOfLevel(level: string, watched: readonly WatchedMatch[]): ReadonlyMap<OpponentTrait, TraitEstimate> {
  const observations = new Map<string, Map<OpponentTrait, number[]>>();
  for (const { players, opening, first, moves } of watched) {
    for (const side of SIDES.filter((one: Side) => players[one - 1] === level)) {
      const known = observations.get(opening) ?? new Map<OpponentTrait, number[]>();
      observations.set(opening, known);
      for (const [trait, value] of traitsOf(moves, side, first)) known.set(trait, [...(known.get(trait) ?? []), value]);
    }
  }
  const values = new Map<OpponentTrait, number[]>();
  for (const known of observations.values()) {
    for (const [trait, own] of known) {
      const average = own.reduce((sum, value) => sum + value, 0) / own.length;
      values.set(trait, [...(values.get(trait) ?? []), average]);
    }
  }
  return new Map(
    [...values].flatMap(([trait, own]) => {
      const found = estimate(own);
      return found === null ? [] : [[trait, found]];
    }),
  );
}

interface NewcomerScore {
  readonly level: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** A newcomer's scores against the levels, from below until there is no hope left. */
async function newcomerScores(rules: Rules): Promise<readonly NewcomerScore[]> {
  const scores: NewcomerScore[] = [];
  for (const name of LEVEL_NAMES) {
    const level = Number(name);
    const score = (await playNewcomer(rules, level, FIRST_MATCHES)) / FIRST_MATCHES;
    scores.push({ level, score });
    if (score < HOPELESS) break;
  }
  return scores;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function writeFacts(game: GameId, stated: readonly (readonly Difference[])[], first: number, plies: number): void {
  const rows = stated.map((habits) => `    [${habits.map(({ habit }) => `'${habit}'`).join(', ')}],\n`);
  writeFileSync(
    join(ROOT, 'packages/games/src', game, 'search/opponents.ts'),
    `import type { OpponentFacts } from '../../contract/index.ts';

// Written by \`${COMMAND}\`: change it by running the command.
export const opponents: OpponentFacts = {
  madeBy: '${COMMAND} -- ${game}',
  habits: [
${rows.join('')}  ],
  newcomerLevel: ${first},
  plies: ${plies},
};
`,
  );
}

const HABIT_COLUMNS = ['game', 'opponent', 'habit', 'mean', 'average of all', 'standard errors'];
const NEWCOMER_COLUMNS = ['game', 'variant', ...LEVEL_NAMES.map((name) => `level ${name}`), 'first opponent'];
const LENGTH_COLUMNS = ['game', 'variant', 'matches', 'plies, median'];

const headed = (names: readonly string[], words: number): readonly { name: string; isNumber: boolean }[] =>
  names.map((name, index) => ({ name, isNumber: index >= words }));

for (const { id: game } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const [{ id: variant }] = offeredVariants(game);
  const rules = await loadRules(game, variant);
  const scores = await newcomerScores(rules);
  const nearest = scores.toSorted((a, b) => Math.abs(a.score - 0.5) - Math.abs(b.score - 0.5))[0];
  const first = nearest?.level ?? 1;

  const watched: WatchedMatch[] = [];
  for (const [index, level] of LEVEL_NAMES.entries()) {
    for (const other of LEVEL_NAMES.slice(index, index + 2)) {
      watched.push(...(await watchSeries(game, variant, level, other)));
    }
    console.log(`${game} ${variant}: level ${level} was watched`);
  }
  const levels = LEVEL_NAMES.map((level) => traitsOfLevel(level, watched));
  const differences = differencesOf(levels);
  const stated = differences.map((all) => all.slice(0, STATED));
  const middle = watched.filter(({ players }) => players.every((name) => MIDDLE.has(name)));
  const plies = medianOf(middle.map(({ moves }) => moves.length));
  writeFacts(game, stated, first, plies);

  const habitRows = stated.flatMap((all, index): Row[] =>
    all.map(({ habit, trait, deviations, average }) => [
      game,
      `${index + 1} ${opponentName(index + 1)}`,
      habit.replaceAll('-', ' '),
      (levels[index]?.get(trait)?.mean ?? 0).toFixed(2),
      average.toFixed(2),
      deviations.toFixed(1),
    ]),
  );
  writeRows(DOCUMENT, 'habits', headed(HABIT_COLUMNS, 3), habitRows);
  const points = LEVEL_NAMES.map((_, index) => scores[index]?.score).map((score) =>
    score === undefined ? '' : `${(100 * score).toFixed(0)} %`,
  );
  writeRows(DOCUMENT, 'newcomer', headed(NEWCOMER_COLUMNS, 2), [[game, variant, ...points, String(first)]]);
  writeRows(DOCUMENT, 'length', headed(LENGTH_COLUMNS, 2), [[game, variant, String(middle.length), String(plies)]]);
  for (const [index, all] of differences.entries()) {
    console.log(
      index + 1,
      all
        .map(({ habit, deviations, isExtreme }) => `${habit} ${deviations.toFixed(1)}${isExtreme ? '!' : ''}`)
        .join(', '),
    );
  }
  console.log(`${game}: a newcomer begins with level ${first}; a match has ${plies} plies`);
}
