import { makePlayer, Match, recordOf, formatTextError, type TextError, recordTags } from '@tabuleiro/games';
import { BY_LOT, type MatchHistory } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { type Interruption, interruptible } from '../io/interrupt.ts';
import { isTerminal, write } from '../io/streams.ts';
import { type OutputOptions, type PlayCommandOptions, type PlaySetup, readSetup } from '../options/match-setup.ts';
import { CommandReader } from '../pipes/command-reader.ts';
import type { PipeListener } from '../pipes/events.ts';
import { jsonPrinter } from '../pipes/json-printer.ts';
import { PipeMatch } from '../pipes/pipe-match.ts';
import { PipePlayers } from '../pipes/pipe-players.ts';
import { formatRefusal, textPrinter } from '../pipes/text-printer.ts';
import { expectFile } from '../storage/files.ts';
import { addRecords } from '../storage/records.ts';
import { loadMatchFacets, type MatchFacets } from '../text/game-facets.ts';

/** Plays one match: full screen on a terminal, else as plain text. */
export async function runPlay(context: Context, game: string, options: PlayCommandOptions): Promise<void> {
  const setup = await readSetup(context, game, options);
  if (options.json === true || !isTerminal(context.io)) return playInPipe(context, setup, options);
  const { rules, position, isStartDrawn, players, seed, recordFile } = setup;
  // Loaded lazily: pipes start faster without it.
  const { startTerminal } = await import('../terminal/terminal-program.ts');
  // The screen draws the same lot from the same seed.
  const start = isStartDrawn ? { start: BY_LOT } : { position };
  const match = { game: rules.game, variant: rules.variant.id, players, ...start };
  const record = recordFile === null ? {} : { recordFile };
  return startTerminal(context, { ascii: options.ascii === true, seed, match, ...record });
}

/** Plays a match without a screen: reads people's moves from stdin, one a line, and prints on stdout. */
async function playInPipe(context: Context, setup: PlaySetup, output: OutputOptions): Promise<void> {
  const { rules, players, seed, recordFile } = setup;
  const facets = await loadMatchFacets(context, rules);
  const match = new Match(rules, setup.position);
  const played: PlayedMatch = { context, setup, facets, match, output };
  const source = new CommandReader(context.io.stdin, context.texts.matches.words);
  const computers = await context.expect(await PipePlayers.prepare(context, rules, players));
  const watcher = new ProblemListener(played, source);
  await interruptible(context, async (interruption) => {
    const pipe = openPipe(played, source, computers, watcher.listen, interruption);
    watcher.report = printerOf(played, pipe.session.history);
    try {
      await pipe.run();
    } finally {
      await computers.close();
      await source.close();
    }
    if (recordFile === null) return;
    const record = recordOf(match, recordTags({ players, seed, date: new Date() }));
    await expectFile(context, await addRecords(recordFile, [record]));
  });
  if (watcher.problem !== null) throw new UsageError(formatTextError(facets.locale, watcher.problem));
}

interface PlayedMatch {
  readonly context: Context;
  readonly setup: PlaySetup;
  readonly facets: MatchFacets;
  readonly match: Match;
  readonly output: OutputOptions;
}

function openPipe(
  { context, setup, facets, match }: PlayedMatch,
  source: CommandReader,
  players: PipePlayers,
  listen: PipeListener,
  interruption: Interruption,
): PipeMatch {
  const { rules, players: specs, seed, isStartDrawn } = setup;
  const { game, variant } = rules;
  // The match already has its start position.
  const start = { game, variant: variant.id, start: variant.starts[0].id, players: specs, clock: null };
  return new PipeMatch({
    match: { setup: start, match, seed, clock: null, isStartDrawn },
    facets,
    names: { 1: makePlayer(specs[1]), 2: makePlayer(specs[2]) },
    source,
    players,
    listen,
    interruption,
    // Loaded lazily: hints are rare, and online players rarer.
    refuseHint: async () => (await import('../online/server-client.ts')).refuseHint(context, game),
  });
}

function printerOf({ context, setup, facets, output }: PlayedMatch, history: MatchHistory): PipeListener {
  const { seed, isStartDrawn } = setup;
  const facts = { seed, ...(isStartDrawn && { startDrawn: true }) };
  if (output.json === true) return jsonPrinter({ context, locale: facets.locale, history, facts });
  return textPrinter({ context, facets, history, output, note: context.texts.matches.seed(seed) });
}

/** Prints refusals on stderr and remembers a failed player; the printer handles the rest. */
class ProblemListener {
  problem: TextError | null = null;
  report: PipeListener = () => undefined;
  readonly listen: PipeListener;

  constructor({ context, facets }: PlayedMatch, source: CommandReader) {
    this.listen = async (event) => {
      if (event.type === 'failed') this.problem = event.problem;
      if (event.type === 'refused') {
        const place = context.texts.matches.atLine(source.line);
        await write(context.io.stderr, `${place}: ${formatRefusal(context, facets.locale, event.refused)}\n`);
      }
      await this.report(event);
    };
  }
}
