import { loadLocale } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { PlayedMatch } from './journal.ts';
import { matchToJson } from './match-report.ts';
import { MatchThreads, type PlayingProblem } from './match-threads.ts';
import { saveSection } from './report-format.ts';
import { SeriesOpener } from './series-opener.ts';
import type { Series } from './series.ts';
import { makeMarkdown, formatTournament, sectionNameOf, tournamentToJson } from './tournament-report.ts';
import { readTournamentSetup, type TournamentOptions, type TournamentSetup } from './tournament-setup.ts';
import { Tournament } from './tournament.ts';

/** Plays many computer players against each other and rates them. */
export async function runTournament(context: LabContext, game: string, options: TournamentOptions): Promise<void> {
  const setup = await readTournamentSetup(context, game, options);
  const { rules, openingPlies, seed, folder } = setup;
  const fresh = options.fresh === true;
  const opener = await SeriesOpener.create(context, {
    rules,
    openingPlies,
    seed,
    fresh,
    ...(folder !== null && { folder }),
  });
  const tournament = new Tournament(setup, opener);
  const json = options.json === true;
  await context.interruptible(async (signal) => {
    const problem = await play({ context, setup, tournament, json, signal });
    const report = { context, locale: await loadLocale(rules.game, context.language), setup, tournament };
    if (json) await context.printJson(tournamentToJson(report));
    else await context.print(formatTournament(report).join('\n'));
    if (signal.aborted) await context.printNote(context.texts.series.goOn);
    if (problem !== null) throw problem.error;
    // Only a complete tournament goes into the document.
    if (setup.out === null || signal.aborted) return;
    await saveSection(context, setup.out, sectionNameOf(setup), makeMarkdown(report));
  });
}

interface Playing {
  readonly context: LabContext;
  readonly setup: TournamentSetup;
  readonly tournament: Tournament;
  readonly json: boolean;
  readonly signal: AbortSignal;
}

async function play({ context, setup, tournament, json, signal }: Playing): Promise<PlayingProblem | null> {
  const threads = new MatchThreads(setup.threads, () => context.players.startMatchThread());
  const onPlayed = async ({ settings }: Series, match: PlayedMatch): Promise<boolean> => {
    if (json) await context.printJson(matchToJson(match, settings));
    return true;
  };
  try {
    return await tournament.play({ context, threads, signal, onPlayed });
  } finally {
    await threads.close();
  }
}
