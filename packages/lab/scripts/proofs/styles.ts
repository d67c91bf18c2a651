import { GAMES, type GameId, loadStyle, type ReadRecord, type Side, styleIds, type Trait } from '@tabuleiro/games';
// `npm run prove:styles`: what the engine's styles change and what they cost, in docs/strength.md. For every variant `max` plays itself, and
// with each style plays against itself without one. Each series is kept by `tabuleiro match` and goes on where it was interrupted;
// `-- --fresh` plays again what another version of the program played, `--threads=<n>` says how many matches are played at a time.
// Names of games play theirs alone, and leave the rows of the others as they are.
import { DEVIATIONS_95 } from '../../src/statistics/elo.ts';
import { readArguments } from '../shared/arguments.ts';
import { writeRows } from '../shared/document-section.ts';
import type { Row } from '../shared/saved-rows.ts';
import { playSeries, SERIES_OPTIONS } from './play-series.ts';

const MATCHES = 200;
const NODES = 300;
/** Styles and traits were chosen on the openings of seed 1, so they are measured on others. */
const SEED = 2;

const { words: wanted, options: passedOn } = readArguments('prove:styles', {
  words: GAMES.map(({ id }) => id),
  options: SERIES_OPTIONS,
});

/** A mean and the half width of its 95 % confidence interval. */
interface Estimate {
  readonly mean: number;
  readonly error: number;
}

interface Played extends Pick<ReadRecord, 'match' | 'tags'> {
  /** The side whose play is measured. */
  readonly side: Side;
}

/** Plays the missing matches of a series. A player against itself is measured as side 1 and side 2 in turn. */
async function play(game: GameId, variant: string, player: string): Promise<readonly Played[]> {
  const limits = ['--nodes', String(NODES), '--games', String(MATCHES), '--seed', String(SEED), ...passedOn];
  const records = await playSeries([game, player, 'max', '--variant', variant, ...limits]);
  const areSame = player === 'max';
  return records.map(({ match, tags }, index) => {
    const isFirst = areSame ? index % 2 === 0 : tags['Player1'] === player;
    return { match, tags, side: isFirst ? 1 : 2 };
  });
}

/** The two matches of an opening are one observation. */
function estimate(played: readonly Played[], valueOf: (one: Played) => number): Estimate {
  const observations = new Map<string, number[]>();
  for (const one of played) {
    const opening = one.match.moves.slice(0, openingOf(one)).join();
    observations.set(opening, [...(observations.get(opening) ?? []), valueOf(one)]);
  }
  const values = [...observations.values()].map(meanOf);
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: DEVIATIONS_95 * Math.sqrt(variance / values.length) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The number of random plies. */
const openingOf = ({ tags }: Played): number => Number(tags['Opening'] ?? 0);

/** The mean of a trait over the plies after the opening. */
function traitIn(played: Played, trait: Trait): number {
  const { match, side } = played;
  const counts: number[] = [];
  for (let ply = openingOf(played); ply < match.moves.length; ply++) {
    const count = trait.count(match.positionAt(ply), match.positionAt(ply + 1), side);
    if (count !== null) counts.push(count);
  }
  return counts.length === 0 ? 0 : meanOf(counts);
}

const pointsOf = ({ match, side }: Played): number => {
  const winner = match.outcome?.winner ?? null;
  return winner === null ? 50 : winner === side ? 100 : 0;
};

const say = ({ mean, error }: Estimate, digits: number): string => `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;

async function rowOf(game: GameId, variant: string, id: string, balanced: readonly Played[]): Promise<Row> {
  const style = await loadStyle(game, id);
  if (style === null) throw new Error(`${game} has no style ${id}`);
  const styled = await play(game, variant, `max:${id}`);
  const { trait } = style;
  const withStyle = estimate(styled, (one) => traitIn(one, trait));
  const without = estimate(balanced, (one) => traitIn(one, trait));
  const differs = Math.abs(withStyle.mean - without.mean) > withStyle.error + without.error;
  return [
    `${game} ${variant}`,
    id,
    trait.name,
    say(withStyle, 3),
    say(without, 3),
    differs ? 'yes' : 'no',
    String(styled.length),
    say(estimate(styled, pointsOf), 1),
  ];
}

const COLUMNS = ['game', 'style', 'trait', 'with the style', 'without', 'differs', 'matches', 'points of 100'];
const columns = COLUMNS.map((name, index) => ({ name, isNumber: index === 3 || index === 4 || index > 5 }));

for (const { id: game, variants } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const rows: Row[] = [];
  for (const { id: variant } of variants) {
    if (styleIds(game).length === 0) continue;
    const balanced = await play(game, variant, 'max');
    for (const style of styleIds(game)) {
      rows.push(await rowOf(game, variant, style, balanced));
      console.log(rows.at(-1)?.join('  '));
    }
  }
  writeRows('docs/strength.md', 'styles', columns, rows);
}
