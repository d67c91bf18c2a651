// `npm run prove:ends`: both ends of the ladder, as docs/strength.md tells: how matches of `max` against itself end (whether two such
// players come to an end of their own, or only repeat themselves), and how level 1 does against the weakest original player that
// does not play at random, and what a player would score against it that only draws lots: nobody who does not try to lose scores
// much less. `-- --first` plays only that second part.
import { GAMES, type GameId, loadRules, Match, openClassic, SeededRandom, NEVER_STOP } from '@tabuleiro/games';
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

/** The points of a hundred of somebody who draws lots for every move, with both sides in turn. */
async function scoreOfLots(game: GameId, opponent: string): Promise<string> {
  const rules = await loadRules(game);
  const player = await openClassic(game, opponent);
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

/** `--first`: only the lower end. */
const isFirstOnly = process.argv.includes('--first');
const seriesOptions = process.argv.slice(2).filter((word) => word !== '--first');

const firstRows: (readonly string[])[] = [];
for (const { id } of GAMES) {
  const opponent = WEAKEST[id];
  const played = await playSeries([id, '1', opponent, '--games', String(FIRST_MATCHES), ...seriesOptions]);
  const points = played.reduce((sum, { match, tags }) => {
    const winner = match.outcome?.winner ?? null;
    return sum + (winner === null ? 0.5 : Number((winner === 1) === (tags['Player1'] === '1')));
  }, 0);
  const score = ((100 * points) / played.length).toFixed(1);
  firstRows.push([id, opponent, String(played.length), score, await scoreOfLots(id, opponent)]);
  console.log(firstRows.at(-1)?.join('  '));
}
writeSection(
  'docs/strength.md',
  'first-level',
  makeTable(
    ['game', 'opponent', 'matches', 'points of 100', 'moves drawn by lot'].map((name, index) => ({
      name,
      isNumber: index > 1,
    })),
    firstRows,
  ),
);

const rows: (readonly string[])[] = [];
for (const { id, variants } of isFirstOnly ? [] : GAMES) {
  for (const variant of variants) {
    const limits = ['--nodes', String(NODES), '--games', String(MATCHES)];
    const series = await playSeries([id, 'max', 'max', '--variant', variant.id, ...limits, ...seriesOptions]);
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
const endsTable = makeTable(
  COLUMNS.map((name, index) => ({ name, isNumber: index > 0 })),
  rows,
);
if (!isFirstOnly) writeSection('docs/strength.md', 'ends', endsTable);
