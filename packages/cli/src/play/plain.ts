import { type BySide, makePlayer, Match, recordOf, sayTextError, SeededRandom, type TextError } from '@tabuleiro/games';
import { MatchHistory } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import type { ComputerSpec } from '../players/open.ts';
import { addRecords, expectFile } from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import type { Listener } from './events.ts';
import { type Interruption, interruptible } from './interrupt.ts';
import { jsonReport } from './json-report.ts';
import { LineSource } from './lines.ts';
import { PipeMatch } from './pipe-match.ts';
import { PipePlayers } from './pipe-players.ts';
import { tagsOf } from './record.ts';
import { textReport } from './report.ts';
import { MatchRunner } from './runner.ts';
import type { OutputOptions, PlaySetup } from './setup.ts';
import { loadStage, type Stage } from './stage.ts';
import { openTable } from './table.ts';
import { sayRefused } from './words.ts';

/** Plays a match without a screen: people's moves come from stdin one a line, everything is told on stdout. */
export async function playPlain(context: Context, setup: PlaySetup, output: OutputOptions): Promise<void> {
  const { rules, players, seed, recordFile } = setup;
  const stage = await loadStage(context, rules);
  const match = new Match(rules, setup.position);
  const { 1: one, 2: two } = players;
  const plain: PlainMatch = { context, setup, stage, match, output };
  const playing =
    one.kind === 'human' || two.kind === 'human'
      ? await openPeople(plain)
      : await openComputers(plain, { 1: one, 2: two });
  await interruptible(context, async (interruption) => {
    try {
      await playing.run(interruption);
    } finally {
      await playing.close();
    }
    if (recordFile === null) return;
    const record = recordOf(match, tagsOf({ players, seed, date: new Date() }));
    await expectFile(context, await addRecords(recordFile, [record]));
  });
  const problem = playing.problem();
  if (problem !== null) throw new UsageError(sayTextError(stage.voice, problem));
}

interface PlainMatch {
  readonly context: Context;
  readonly setup: PlaySetup;
  readonly stage: Stage;
  readonly match: Match;
  readonly output: OutputOptions;
}

/** A match that is ready to be played. */
interface Playing {
  run(interruption: Interruption): Promise<unknown>;
  close(): Promise<void>;
  /** Why a player could not go on. */
  problem(): TextError | null;
}

async function openPeople(plain: PlainMatch): Promise<Playing> {
  const { context, setup, stage, match } = plain;
  const { rules, players: specs, seed, isStartDrawn } = setup;
  const source = new LineSource(context.io.stdin, context.texts.matches.words);
  const players = await context.expect(await PipePlayers.prepare(context, rules, specs));
  const { game, variant } = rules;
  // Where it begins is in the match already.
  const start = { game, variant: variant.id, start: variant.starts[0].id, players: specs, clock: null };
  const watcher = new Watcher(plain, source);
  const run = (interruption: Interruption): Promise<unknown> => {
    const begun = { setup: start, match, seed, clock: null, isStartDrawn };
    const names = { 1: makePlayer(specs[1]), 2: makePlayer(specs[2]) };
    const { listen } = watcher;
    const pipe = new PipeMatch({
      match: begun,
      stage,
      names,
      source,
      players,
      listen,
      interruption,
      // Few ask, and fewer of them play online.
      refuseHint: async () => (await import('../online/refuse-hint.ts')).refuseHint(context, game),
    });
    watcher.report = reportOf(plain, pipe.session.history);
    return pipe.run();
  };
  const close = async (): Promise<void> => {
    await players.close();
    await source.close();
  };
  return { run, close, problem: () => watcher.problem };
}

async function openComputers(plain: PlainMatch, specs: BySide<ComputerSpec>): Promise<Playing> {
  const { context, setup, stage, match } = plain;
  const table = await context.expect(await openTable(setup.rules, specs, context.failed));
  const watcher = new Watcher(plain, null);
  watcher.report = reportOf(plain, new MatchHistory(match, specs, stage, [], setup.isStartDrawn));
  const random = new SeededRandom(setup.seed);
  const run = (interruption: Interruption): Promise<unknown> =>
    new MatchRunner({
      match,
      seats: table.seats,
      moveViewer: stage.moveViewer,
      random,
      listen: watcher.listen,
      interruption,
    }).run();
  return { run, close: () => table.close(), problem: () => watcher.problem };
}

function reportOf({ context, setup, stage, output }: PlainMatch, history: MatchHistory): Listener {
  const { seed, isStartDrawn } = setup;
  const facts = { seed, ...(isStartDrawn && { startDrawn: true }) };
  if (output.json === true) return jsonReport({ context, voice: stage.voice, history, facts });
  return textReport({ context, stage, history, output, note: context.texts.matches.seed(seed) });
}

/** Says on stderr what is wrong with a line, and remembers a player that failed; the rest is the report's. */
class Watcher {
  problem: TextError | null = null;
  report: Listener = () => undefined;
  readonly listen: Listener;

  constructor({ context, stage }: PlainMatch, source: LineSource | null) {
    this.listen = async (event) => {
      if (event.type === 'failed') this.problem = event.problem;
      if (event.type === 'refused') {
        const place = context.texts.matches.atLine(source?.line ?? 0);
        await write(context.io.stderr, `${place}: ${sayRefused(context, stage.voice, event.refused)}\n`);
      }
      await this.report(event);
    };
  }
}
