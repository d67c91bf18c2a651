// `npm run prove:ends`: how matches of `max` against itself end, as docs/strength.md tells: whether two players who make no mistakes
// for each other to punish still come to an end of their own, or only repeat themselves.
import { GAMES } from '@tabuleiro/games';
import { playSeries } from './play-series.ts';
import { makeTable } from './proof.ts';
import { writeSection } from './section.ts';

const MATCHES = 40;
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

const rows: (readonly string[])[] = [];
for (const { id, variants } of GAMES) {
  for (const variant of variants) {
    const limits = ['--nodes', String(NODES), '--games', String(MATCHES)];
    const played = await playSeries([id, 'max', 'max', '--variant', variant.id, ...limits, ...process.argv.slice(2)]);
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
