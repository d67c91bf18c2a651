// `npm run prove:ends`: both ends of the ladder, as docs/strength.md tells: how matches of `max` against itself end (whether two such
// players come to an end of their own, or only repeat themselves), and how level 1 does against the weakest original player that
// does not play at random.
import { GAMES, type GameId } from '@tabuleiro/games';
import { playSeries } from './play-series.ts';
import { makeTable } from './proof.ts';
import { writeSection } from './section.ts';

const MATCHES = 80;
const NODES = 5000;
const COLUMNS = [
  'game',
  'matches',
  'won by a side',
  'drawn',
  'by repetition',
  'by want of progress',
  'plies on average',
];

const FIRST_MATCHES = 200;
/** The weakest original player of each game that looks at what it does. */
const WEAKEST: Readonly<Record<GameId, string>> = {
  choko: 'easy',
  echek: 'smart',
  eigenstate: 'easy',
  hecatomb: 'hard',
  oware: 'bot2',
};

const firstRows: (readonly string[])[] = [];
for (const { id } of GAMES) {
  const opponent = WEAKEST[id];
  const played = await playSeries([id, '1', opponent, '--games', String(FIRST_MATCHES), ...process.argv.slice(2)]);
  const points = played.reduce((sum, { match, tags }) => {
    const winner = match.outcome?.winner ?? null;
    return sum + (winner === null ? 0.5 : Number((winner === 1) === (tags['Player1'] === '1')));
  }, 0);
  firstRows.push([id, opponent, String(played.length), ((100 * points) / played.length).toFixed(1)]);
  console.log(firstRows.at(-1)?.join('  '));
}
writeSection(
  'docs/strength.md',
  'first-level',
  makeTable(
    ['game', 'opponent', 'matches', 'points of 100'].map((name, index) => ({ name, isNumber: index > 1 })),
    firstRows,
  ),
);

const rows: (readonly string[])[] = [];
for (const { id, variants } of GAMES) {
  for (const variant of variants) {
    const limits = ['--nodes', String(NODES), '--games', String(MATCHES)];
    const series = await playSeries([id, 'max', 'max', '--variant', variant.id, ...limits, ...process.argv.slice(2)]);
    // Changing sides changes nothing when a player meets itself: the same match counts once.
    const played = [...new Map(series.map((each) => [each.match.moves.join(), each])).values()];
    const outcomes = played.map(({ match }) => match.outcome);
    const plies = played.reduce((sum, { match }) => sum + match.moves.length, 0);
    const count = (holds: (index: number) => boolean): string =>
      String(played.filter((_, index) => holds(index)).length);
    rows.push([
      `${id} ${variant.id}`,
      String(played.length),
      count((index) => outcomes[index]?.winner !== null),
      count((index) => outcomes[index]?.winner === null),
      count((index) => outcomes[index]?.reason === 'repetition'),
      count((index) => outcomes[index]?.reason === 'no-progress'),
      (plies / played.length).toFixed(1),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
}
writeSection(
  'docs/strength.md',
  'ends',
  makeTable(
    COLUMNS.map((name, index) => ({ name, isNumber: index > 0 })),
    rows,
  ),
);
