// `npm run prove:strength`: `max` against the original players, as docs/strength.md tells. Each series is kept by `tabuleiro match` and
// goes on where it was interrupted; `-- --fresh` plays again what another version of the program played, `--threads=<n>` says how many
// matches are played at a time. Names of games play theirs alone, and leave the rows of the others as they are.
import { openEngine } from '@tabuleiro/engine';
import { GAMES, type GameId, Match, type Side } from '@tabuleiro/games';
import { readArguments } from '../shared/arguments.ts';
import { makeTable, readRows, writeSection } from '../shared/document-section.ts';
import { playSeries, SERIES_OPTIONS } from './play-series.ts';

const MATCHES = 200;
const LONG_MS = 100;
const SHORT_MS = 10;
/** The only variant that is so short that a match can be searched to its end. */
const SEARCHED_TO_THE_END = 'hecatomb ten-turns';
const PLIES = 10;

interface Series {
  readonly game: GameId;
  readonly variant: string;
  readonly opponent: string;
  readonly timeMs: number;
}

const { words: wanted, options: passedOn } = readArguments('prove:strength', {
  words: GAMES.map(({ id }) => id),
  options: SERIES_OPTIONS,
});

/** Plays the missing matches of a series and returns its row. */
async function rowOf({ game, variant, opponent, timeMs }: Series): Promise<readonly string[]> {
  const limits = ['--time', String(timeMs), '--games', String(MATCHES), ...passedOn];
  const played = await playSeries([game, 'max', opponent, '--variant', variant, ...limits]);
  const isSearched = `${game} ${variant}` === SEARCHED_TO_THE_END;
  let wins = 0;
  let draws = 0;
  let missed = 0;
  for (const { match, tags } of played) {
    const side: Side = tags['Player1'] === 'max' ? 1 : 2;
    const winner = match.outcome?.winner ?? null;
    if (winner === side) wins++;
    else if (winner === null) draws++;
    if (winner !== side && isSearched && (await missesWin(game, match, side, Number(tags['Opening'] ?? 0)))) missed++;
  }
  const total = played.length;
  const points = ((100 * (wins + draws / 2)) / total).toFixed(1);
  const note = isSearched ? String(missed) : '';
  return [
    `${game} ${variant}`,
    opponent,
    `${timeMs} ms`,
    String(total),
    ...[wins, draws, total - wins - draws].map(String),
    points,
    note,
  ];
}

/** Whether a search to the end of the match, reduced lines included, shows a win at one of the side's own turns. */
async function missesWin(game: GameId, match: Match, side: Side, opening: number): Promise<boolean> {
  const engine = await openEngine(game, { variant: match.rules.variant.id, tableBytes: 2 ** 26 });
  const again = new Match(match.rules, match.positionAt(0));
  for (const [ply, move] of match.moves.entries()) {
    if (again.position.turn === side && ply >= opening) {
      const [best] = engine.analyse(again, { limits: { depth: 2 * PLIES }, hurries: true }).lines;
      if (best.end?.result === 'win') return true;
    }
    again.play(move);
  }
  return false;
}

const COLUMNS = ['game', 'opponent', 'time a move', 'matches', 'won', 'drawn', 'lost', 'points of 100', 'wins missed'];

/** All variants of a game: the first against all players, the others against the strongest. */
function seriesOf({ id: game, variants, classics = [] }: (typeof GAMES)[number]): readonly Series[] {
  // Players added later follow the original ones and need not be stronger.
  const strongest = classics.filter((id) => !id.endsWith('-plus')).slice(-1);
  return variants.flatMap(({ id: variant }, index) => {
    const against = (opponents: readonly string[], timeMs: number): readonly Series[] =>
      opponents.map((opponent) => ({ game, variant, opponent, timeMs }));
    return index > 0 ? against(strongest, LONG_MS) : [...against(classics, LONG_MS), ...against(strongest, SHORT_MS)];
  });
}

const known = readRows('docs/strength.md', 'max');
const rows: (readonly string[])[] = [];
for (const game of GAMES) {
  if (wanted.length > 0 && !wanted.includes(game.id)) {
    rows.push(...known.filter(([name = '']) => name.startsWith(`${game.id} `)));
    continue;
  }
  for (const series of seriesOf(game)) {
    rows.push(await rowOf(series));
    console.log(rows.at(-1)?.join('  '));
  }
}
const table = makeTable(
  COLUMNS.map((name, index) => ({ name, isNumber: index > 1 })),
  rows,
);
writeSection('docs/strength.md', 'max', table);
