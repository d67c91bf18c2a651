// `npm run prove:classics`: a thousand matches of every game between its original players, over all pairings of players,
// variants and starts, in docs/classics.md. After an interruption it goes on; after a change of the sources it begins anew.
import { createHash } from 'node:crypto';
import {
  type ComputerPlayer,
  type GameId,
  GAMES,
  loadRules,
  makeRecord,
  Match,
  NEVER_STOP,
  openClassic,
  type Outcome,
  parseRecords,
  recordOf,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';
import { type Column, Proof, type Row } from './proof.ts';

const MATCHES_PER_GAME = 1000;
/** No match between these players is near this long. */
const LONGEST = 5000;

const HEAD = `# The original players, against each other

Made by \`npm run prove:classics\`: at least ${MATCHES_PER_GAME} matches of every game over all pairings, with the seeds 0, 1, 2 …. Every move was legal, every match
ended, every record could be read back with the same result, and a match played again was the same. The digest is of all moves: it is the
same on every machine. \`npm test\` plays a share of them.
`;

const COLUMNS: readonly Column[] = [
  ...['game', 'variant', 'start', 'player 1', 'player 2'].map((name) => ({ name })),
  ...['matches', '1 wins', '2 wins', 'draws', 'plies'].map((name) => ({ name, isNumber: true })),
  { name: 'digest' },
];

interface Pairing {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly one: string;
  readonly two: string;
  readonly matches: number;
}

function pairingsOf({ id, variants, classics }: (typeof GAMES)[number]): readonly Pairing[] {
  const places = variants.flatMap((variant) =>
    variant.starts.map((start) => ({ variant: variant.id, start: start.id })),
  );
  const pairs = classics.flatMap((one) => classics.map((two) => ({ one, two })));
  const matches = Math.ceil(MATCHES_PER_GAME / (places.length * pairs.length));
  return places.flatMap(({ variant, start }) =>
    pairs.map(({ one, two }) => ({ game: id, variant, start, one, two, matches })),
  );
}

function check(holds: boolean, what: string, match: Match): asserts holds {
  if (!holds) throw new Error(`${what}: ${match.rules.game} ${match.rules.makePosition(match.position)}`);
}

type Players = readonly [one: ComputerPlayer, two: ComputerPlayer];

async function playMatch(rules: Rules, start: string, [one, two]: Players, seed: number): Promise<Match> {
  const match = new Match(rules, rules.start(start));
  const random = new SeededRandom(seed);
  while (match.outcome === null) {
    const { move } = await (match.position.turn === 1 ? one : two).choose(match, {}, random, NEVER_STOP);
    check(match.play(move).ok, 'an illegal move', match);
    check(match.moves.length < LONGEST, 'no end', match);
  }
  return match;
}

/** Writes the match and reads it back, which plays every move again from its text. */
async function checkRecord(match: Match, outcome: Outcome): Promise<string> {
  const record = recordOf(match, {});
  const read = await parseRecords(makeRecord(record, match.rules.variant.starts[0].position));
  check(read.ok, 'a record that cannot be read', match);
  const again = read.value[0]?.record.outcome;
  check(again?.winner === outcome.winner && again.reason === outcome.reason, 'another result when read', match);
  return record.plies.map(({ move }) => move).join(' ');
}

async function prove({ game, variant, start, one, two, matches }: Pairing): Promise<Row> {
  const rules = await loadRules(game, variant);
  const players: Players = [await openClassic(game, one), await openClassic(game, two)];
  const results = { one: 0, two: 0, draws: 0, plies: 0 };
  const digest = createHash('sha256');
  for (let seed = 0; seed < matches; seed++) {
    const match = await playMatch(rules, start, players, seed);
    const { outcome } = match;
    check(outcome !== null, 'no end', match);
    const moves = await checkRecord(match, outcome);
    if (seed === 0) {
      const again = recordOf(await playMatch(rules, start, players, seed), {});
      check(again.plies.map(({ move }) => move).join(' ') === moves, 'another match with the same seed', match);
    }
    digest.update(`${moves}\n`);
    results.plies += match.moves.length;
    if (outcome.winner === 1) results.one++;
    else if (outcome.winner === 2) results.two++;
    else results.draws++;
  }
  const mean = (results.plies / matches).toFixed(1);
  const counts = [matches, results.one, results.two, results.draws].map(String);
  return [game, variant, start, one, two, ...counts, mean, digest.digest('hex').slice(0, 12)];
}

const proof = new Proof('classics', ['packages/games/src']);
const rows: Row[] = [];
for (const pairing of GAMES.flatMap(pairingsOf)) {
  const row = await proof.row(JSON.stringify(pairing), () => prove(pairing));
  console.log(row.join('  '));
  rows.push(row);
}
proof.finish('classics.md', HEAD, COLUMNS, rows);
console.log('All matches were played without an error.');
