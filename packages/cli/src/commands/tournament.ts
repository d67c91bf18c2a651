import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { interruptible } from '../play/interrupt.ts';
import { loadStage } from '../play/stage.ts';
import type { PlayedMatch } from '../series/journal.ts';
import { matchToJson } from '../series/match-report.ts';
import { SeriesHall } from '../series/open.ts';
import { failWith, type PlayingProblem } from '../series/playing.ts';
import { saveSection } from '../series/section.ts';
import type { Series } from '../series/series.ts';
import { ContestThreads } from '../series/threads.ts';
import { makeMarkdown, sayTournament, sectionNameOf, tournamentToJson } from '../series/tournament-report.ts';
import { readTournamentSetup, type TournamentOptions, type TournamentSetup } from '../series/tournament-setup.ts';
import { Tournament } from '../series/tournament.ts';

/** Lets many computer players play each other and puts them on a ladder. */
export async function runTournament(context: Context, game: string, options: TournamentOptions): Promise<void> {
  const setup = await readTournamentSetup(context, game, options);
  const { rules, openingPlies, seed, folder } = setup;
  const fresh = options.fresh === true;
  const hall = await SeriesHall.enter(context, {
    rules,
    openingPlies,
    seed,
    fresh,
    ...(folder !== null && { folder }),
  });
  const tournament = new Tournament(setup, hall);
  const json = options.json === true;
  await interruptible(context, async ({ signal }) => {
    const problem = await play({ context, setup, tournament, json, signal });
    const report = { context, stage: await loadStage(context, rules), setup, tournament };
    if (json) await context.printJson(tournamentToJson(report));
    else await context.print(sayTournament(report).join('\n'));
    if (signal.aborted) await write(context.io.stderr, `${context.texts.contests.goOn}\n`);
    if (problem !== null) await failWith(context, problem);
    // A document is for what is complete.
    if (setup.out === null || signal.aborted) return;
    await saveSection(context, setup.out, sectionNameOf(setup), makeMarkdown(report));
  });
}

interface Playing {
  readonly context: Context;
  readonly setup: TournamentSetup;
  readonly tournament: Tournament;
  readonly json: boolean;
  readonly signal: AbortSignal;
}

async function play({ context, setup, tournament, json, signal }: Playing): Promise<PlayingProblem | null> {
  const threads = new ContestThreads(setup.threads);
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
