import { Match, recordOf, sayTextError, SeededRandom, type TextError } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { addRecords, expectFile } from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import type { Listener } from './events.ts';
import { interruptible } from './interrupt.ts';
import { jsonReport } from './json-report.ts';
import { LineSource } from './lines.ts';
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
  const source = new LineSource(context.io.stdin);
  const table = await context.expect(await openTable(rules, players, context.failed, source));
  const note = context.texts.matches.seed(seed);
  const report =
    output.json === true
      ? jsonReport({ context, voice: stage.voice, facts: { seed } })
      : textReport({ context, stage, match, output, note });
  const watcher = new Watcher(context, stage, source, report);
  await interruptible(context, async (interruption) => {
    interruption.signal.addEventListener('abort', () => source.stop());
    const random = new SeededRandom(seed);
    const { listen } = watcher;
    try {
      const { seats } = table;
      const { moveViewer } = stage;
      await new MatchRunner({ match, seats, moveViewer, random, listen, interruption }).run();
    } finally {
      await table.close();
      await source.close();
    }
    if (recordFile === null) return;
    const record = recordOf(match, tagsOf({ players, seed, date: new Date() }));
    await expectFile(context, await addRecords(recordFile, [record]));
  });
  if (watcher.problem !== null) throw new UsageError(sayTextError(stage.voice, watcher.problem));
}

/** Says on stderr what is wrong with a line, and remembers a player that failed; the rest is the report's. */
class Watcher {
  problem: TextError | null = null;
  readonly listen: Listener;

  constructor(context: Context, { voice }: Stage, source: LineSource, report: Listener) {
    this.listen = async (event) => {
      if (event.type === 'failed') this.problem = event.problem;
      if (event.type === 'refused') {
        const place = context.texts.matches.atLine(source.line);
        await write(context.io.stderr, `${place}: ${sayRefused(context, voice, event.refused)}\n`);
      }
      await report(event);
    };
  }
}
