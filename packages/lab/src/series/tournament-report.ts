import { formatGameName, type GameLocale, manifestOf } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { estimateElo, countOf, meanScoreOf, reversed } from '../statistics/elo.ts';
import type { PairResults, Rung } from '../statistics/ladder.ts';
import {
  nameSeat,
  formatElo,
  formatPercent,
  formatRating,
  makeMarkdownTable,
  makeTextTable,
  type TextTable,
} from './report-format.ts';
import { makeCommand, type TournamentSetup } from './tournament-setup.ts';
import type { Tournament } from './tournament.ts';

/** The data of a tournament report. */
export interface TournamentReport {
  readonly context: LabContext;
  readonly locale: GameLocale;
  readonly setup: TournamentSetup;
  readonly tournament: Tournament;
}

export function tournamentToJson({ setup, tournament }: TournamentReport): object {
  const { rules, seed, openingPlies, anchor } = setup;
  const ladder = tournament.ladder;
  return {
    event: 'tournament',
    game: rules.game,
    variant: rules.variant.id,
    command: makeCommand(setup),
    seed,
    openingPlies,
    anchor,
    ladder,
    pairs: strongerFirst(tournament.pairs, ladder).map(({ players, results }) => ({
      players,
      results,
      score: meanScoreOf(results),
      // JSON has no infinity: an unbounded end becomes null.
      elo: estimateElo(results),
    })),
    otherBuilds: tournament.countOlder(),
  };
}

export function formatTournament(report: TournamentReport): readonly string[] {
  const { context, locale, setup } = report;
  const texts = context.texts.series;
  const head = [
    formatGameName(locale, setup.rules.variant.id),
    texts.opening(setup.openingPlies),
    texts.seed(setup.seed),
  ].join(', ');
  return [
    head,
    '',
    ...makeTextTable(ladderTable(report)),
    '',
    ...makeTextTable(pairsTable(report)),
    '',
    ...formatNotes(report),
    makeCommand(setup),
  ];
}

/** The tournament's section of a document. */
export function makeMarkdown(report: TournamentReport): string {
  const { context, setup } = report;
  return [
    `${context.texts.series.madeBy}\n\n\`\`\`\n${makeCommand(setup)}\n\`\`\``,
    formatNotes(report).join(' '),
    makeMarkdownTable(ladderTable(report)).join('\n'),
    makeMarkdownTable(pairsTable(report)).join('\n'),
  ].join('\n\n');
}

/** The name of that section. Variants other than the usual one have their own. */
export function sectionNameOf({ rules: { game, variant } }: TournamentSetup): string {
  const [usual] = manifestOf(game).variants;
  return `tournament:${game}${variant.id === usual.id ? '' : `/${variant.id}`}`;
}

function formatNotes(report: TournamentReport): readonly string[] {
  const { context, setup, tournament } = report;
  const texts = context.texts.series;
  const older = tournament.countOlder();
  return [
    texts.ladderNote(formatEntrant(report, setup.anchor.player), setup.anchor.rating),
    ...(older === 0 ? [] : [texts.olderBuild(older)]),
  ];
}

function ladderTable(report: TournamentReport): TextTable {
  const { context, tournament } = report;
  const { columns, unrated } = context.texts.series;
  return {
    columns: [
      { name: columns.player },
      { name: columns.elo, isNumber: true },
      { name: columns.error, isNumber: true },
      { name: columns.matches, isNumber: true },
      { name: columns.score, isNumber: true },
    ],
    rows: tournament.ladder.map(({ player, rating, error, results }) => [
      formatEntrant(report, player),
      rating === null ? unrated : formatRating(context, rating),
      error === null ? unrated : formatRating(context, error),
      String(countOf(results)),
      countOf(results) === 0 ? unrated : formatPercent(context, meanScoreOf(results)),
    ]),
  };
}

function pairsTable(report: TournamentReport): TextTable {
  const { context, tournament } = report;
  const { columns } = context.texts.series;
  const numbers = [columns.matches, columns.wins, columns.draws, columns.losses, columns.score, columns.elo];
  return {
    columns: [
      { name: columns.stronger },
      { name: columns.weaker },
      ...numbers.map((name) => ({ name, isNumber: true })),
      { name: columns.range, isNumber: true },
    ],
    rows: strongerFirst(tournament.pairs, tournament.ladder).map(({ players: [one, two], results }) => {
      const { elo, low, high } = estimateElo(results);
      return [
        formatEntrant(report, one),
        formatEntrant(report, two),
        String(countOf(results)),
        String(results.wins),
        String(results.draws),
        String(results.losses),
        formatPercent(context, meanScoreOf(results)),
        formatElo(context, elo),
        `${formatElo(context, low)} … ${formatElo(context, high)}`,
      ];
    }),
  };
}

/** Each pair with its stronger player first, from the top of the ladder down. */
function strongerFirst(pairs: readonly PairResults[], ladder: readonly Rung[]): readonly PairResults[] {
  const placeOf = (player: string): number => ladder.findIndex((rung) => rung.player === player);
  return pairs
    .map((pair): PairResults => {
      const [one, two] = pair.players;
      return placeOf(one) <= placeOf(two) ? pair : { players: [two, one], results: reversed(pair.results) };
    })
    .sort((a, b) => placeOf(a.players[0]) - placeOf(b.players[0]) || placeOf(a.players[1]) - placeOf(b.players[1]));
}

function formatEntrant({ context, setup, locale }: TournamentReport, player: string): string {
  const entrant = setup.entrants.find((one) => one.player === player);
  return entrant === undefined ? player : nameSeat(context, locale.game, entrant.spec, entrant);
}
