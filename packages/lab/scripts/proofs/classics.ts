// `npm run prove:classics [-- <game>…]`: a thousand matches of every game between its classic players, over all pairings of
// players, variants and starts, in docs/classics.md; Hecatomb's `hard` against a second statement of its rule. With games,
// only their rows are made anew. After an interruption it goes on; after a change of the sources it begins anew.
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
import { drawPosition, referenceHard } from '../../../games/test/hecatomb-reference.ts';
import type { Column } from '../../src/series/report-format.ts';
import { readArguments } from '../shared/arguments.ts';
import { writeRows } from '../shared/document-section.ts';
import { SavedRows, type Row } from '../shared/saved-rows.ts';

const MATCHES_PER_GAME = 1000;
/** No match between these players is near this long. */
const LONGEST = 5000;

/** The number of Hecatomb positions to compare. */
const COMPARED = 20_000;

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

function pairingsOf({ id, variants, classics = [] }: (typeof GAMES)[number]): readonly Pairing[] {
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

/** Writes the record and reads it back, which replays every move from its text. */
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

/** Compares Hecatomb's `hard` with a second implementation of its rule. */
async function proveHard(): Promise<void> {
  const rules = await loadRules('hecatomb');
  const hard = await openClassic('hecatomb', 'hard');
  const random = new SeededRandom(1);
  for (let count = 0; count < COMPARED; count++) {
    const text = drawPosition(random);
    const position = rules.parsePosition(text);
    if (!position.ok) throw new Error(`no position: ${text}`);
    const match = new Match(rules, position.value);
    const { move } = await hard.choose(match, {}, random, NEVER_STOP);
    check(rules.makeMove(position.value, move) === referenceHard(text), 'another move than the rule says', match);
  }
  console.log(`hecatomb  hard  ${COMPARED} positions, the move of its rule in all`);
}

const { words: named } = readArguments('prove:classics', { words: GAMES.map(({ id }) => id), options: [] });
const chosen = named.length === 0 ? GAMES : GAMES.filter(({ id }) => named.includes(id));
if (chosen.some(({ id }) => id === 'hecatomb')) await proveHard();

const saved = new SavedRows('classics', ['packages/games/src']);
const rows: Row[] = [];
for (const pairing of chosen.flatMap(pairingsOf)) {
  const row = await saved.row(JSON.stringify(pairing), () => prove(pairing));
  console.log(row.join('  '));
  rows.push(row);
}
writeRows('docs/classics.md', 'classics', COLUMNS, rows);
saved.forget();
console.log('All matches were played without an error.');
