import { Worker } from 'node:worker_threads';
import { GAME_IDS, GAMES, TABLE_UNITS, Match } from '@tabuleiro/games';
import { type LabContext, type LabFiles, type LabOptions, LAB_TEXTS } from '@tabuleiro/lab';
import type { MatchOptions, TournamentOptions } from '@tabuleiro/lab/series';
import type { BuildTableOptions, ProbeOptions, TableOptions } from '@tabuleiro/lab/tables';
import type { TuneOptions } from '@tabuleiro/lab/tuning';
import type { Command } from 'commander';
import { type Context, readPlace } from '../context.ts';
import { UsageError } from '../errors.ts';
import { interruptible } from '../io/interrupt.ts';
import { openProgress, openStatusLine } from '../io/progress.ts';
import { write } from '../io/streams.ts';
import { readCount, readNumber } from '../options/numbers.ts';
import { findTables } from '../players/find-tables.ts';
import { parseComputer } from '../players/open-player.ts';
import { expectUnfinished, parseRules } from '../queries/parse-position.ts';
import { expectFile, formatFileError, readText, toFileProblem, writeText } from '../storage/files.ts';
import { dataFolder, resolveFile } from '../storage/folder.ts';
import { checkRecordTarget, saveRecords } from '../storage/records.ts';
import { formatPlayerSpec } from '../text/player-names.ts';

// The commands that `@tabuleiro/lab` offers; it is loaded when one of them runs.

/** What a command of the lab needs, loaded when one runs. */
async function loadLabContext(context: Context): Promise<LabContext> {
  return (await import('./lab.ts')).makeLabContext(context);
}

/** `match` and `tournament`. */
export function addSeriesCommands(
  context: Context,
  add: (name: 'match' | 'tournament', examples: readonly string[]) => Command,
): void {
  const { options, series } = context.texts;
  const [game = ''] = GAME_IDS;
  const [weak = '', strong = weak] = GAMES[0]?.classics ?? [];
  const withCommon = (command: Command): Command =>
    command
      .option('--variant <id>', options.variant)
      .option('--opening-plies <n>', series.options.openingPlies)
      .option('--seed <n>', series.options.seed)
      .option('--threads <n>', series.options.threads)
      .option('--fresh', series.options.fresh)
      .option('--json', context.texts.matches.options.jsonEvents);

  const match = add('match', [
    `match ${game} ${weak} ${strong} --games 20`,
    `match ${game} max ${strong} --time 100 --record matches.record`,
    `match ${game} max max --nodes-a 2000 --nodes-b 1000 --sprt 0,50`,
  ])
    // All are required; the command itself explains better than commander which one is missing.
    .usage('[options] <game> <A> <B>')
    .argument('[game]', `${options.game} (${GAME_IDS.join(', ')})`)
    .argument('[A]', series.options.player)
    .argument('[B]', series.options.player)
    .option('--games <n>', series.options.games)
    .option('--time <ms>', series.options.time)
    .option('--time-a <ms>', series.options.timeOfOne)
    .option('--time-b <ms>', series.options.timeOfOne)
    .option('--nodes <n>', series.options.nodes)
    .option('--nodes-a <n>', series.options.nodesOfOne)
    .option('--nodes-b <n>', series.options.nodesOfOne)
    .option('--sprt <elo0,elo1>', series.options.sprt)
    .option('--record <file>', series.options.record)
    .option('--file <file>', series.options.file);
  withCommon(match).action(async (id?: string, a?: string, b?: string, given: MatchOptions = {}) =>
    (await import('@tabuleiro/lab/series')).runMatch(await loadLabContext(context), [id, a, b], given),
  );

  const tournament = add('tournament', [
    `tournament ${game}`,
    `tournament ${game} --players classics --pairs all --games 50`,
    `tournament ${game} --players 1,2,3,${strong} --games 100 --out strength.md`,
  ])
    .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
    .option('--players <list>', series.options.entrants)
    .option('--pairs <neighbours|all>', series.options.pairs)
    .option('--games <n>', series.options.gamesOfPair)
    .option('--time <ms>', series.options.timeOfAll)
    .option('--nodes <n>', series.options.nodes)
    .option('--anchor <player=rating>', series.options.anchor)
    .option('--out <file>', series.options.out)
    .option('--dir <folder>', series.options.dir);
  withCommon(tournament).action(async (id: string, given: TournamentOptions) =>
    (await import('@tabuleiro/lab/series')).runTournament(await loadLabContext(context), id, given),
  );
}

export function addTuneCommand(context: Context, add: (name: 'tune', examples: readonly string[]) => Command): void {
  const { options, tuning } = context.texts;
  const [game = ''] = GAME_IDS;
  add('tune', [`tune ${game}`, `tune ${game} --matches 500 --nodes 200 --write`])
    .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
    .option('--variant <id>', options.variant)
    .option('--matches <n>', tuning.options.matches)
    .option('--nodes <n>', tuning.options.nodes)
    .option('--seed <n>', tuning.options.seed)
    .option('--threads <n>', tuning.options.threads)
    .option('--write', tuning.options.write)
    .option('--json', options.json)
    .action(async (id: string, given: TuneOptions) =>
      (await import('@tabuleiro/lab/tuning')).runTune(await loadLabContext(context), id, given),
    );
}

/** `table build`, `verify`, `show` and `probe`. */
export function addTableCommands(
  context: Context,
  add: (name: 'table', examples: readonly string[]) => Command,
  withCommon: (command: Command) => Command,
): void {
  const { options, tables } = context.texts;
  const game = GAME_IDS.at(-1) ?? '';
  const group = add('table', [`table build ${game} --up-to 12`, `table probe ${game}`]);
  group.helpCommand(false).action(() => group.outputHelp());
  const part = (name: keyof Context['texts']['tables']['parts'], examples: readonly string[]): Command => {
    const command = group.command(name).description(tables.parts[name]).copyInheritedSettings(group);
    const lines = examples.map((example) => `  tabuleiro ${example}`);
    command.addHelpText('after', `\n${context.texts.examples}\n${lines.join('\n')}`);
    return withCommon(command)
      .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
      .option('--variant <id>', options.variant)
      .option('--folder <folder>', tables.options.folder)
      .option('--json', options.json);
  };
  const build = part('build', [`table build ${game} --up-to 12`, `table build ${game} --up-to 15 --memory 4000`])
    .option('--up-to <n>', tables.options.upTo)
    .option('--threads <n>', tables.options.threads)
    .option('--memory <MB>', tables.options.memory);
  for (const unit of TABLE_UNITS) build.option(`--${unit} <n>`, tables.options[unit]);
  build.action(async (id: string, given: BuildTableOptions) =>
    (await import('@tabuleiro/lab/tables')).runTableBuild(await loadLabContext(context), id, given),
  );
  part('verify', [`table verify ${game}`])
    .option('--up-to <n>', tables.options.verifyUpTo)
    .option('--threads <n>', tables.options.threads)
    .option('--memory <MB>', tables.options.verifyMemory)
    .action(async (id: string, given: TableOptions) =>
      (await import('@tabuleiro/lab/tables')).runTableVerify(await loadLabContext(context), id, given),
    );
  part('show', [`table show ${game}`]).action(async (id: string, given: TableOptions) =>
    (await import('@tabuleiro/lab/tables')).runTableShow(await loadLabContext(context), id, given),
  );
  part('probe', [`table probe ${game}`])
    .argument('[position...]', options.position)
    .option('--start <id>', options.start)
    .action(async (id: string, words: string[], given: ProbeOptions) =>
      (await import('@tabuleiro/lab/tables')).runTableProbe(await loadLabContext(context), id, words, given),
    );
}

/** The built file, seen from the sources and from the build alike: a worker runs no TypeScript. */
const MATCH_THREAD = new URL('../../dist/players/match-thread.js', import.meta.url);

/** What this command lends to the commands of the lab. */
export function makeLabContext(context: Context): LabContext {
  const { io, language, texts } = context;
  return {
    language,
    texts: LAB_TEXTS[language],
    options: makeOptions(context),
    players: {
      formatPlayer: (spec, game) => formatPlayerSpec(texts, spec, game),
      findTables,
      startMatchThread: () => new Worker(MATCH_THREAD),
    },
    files: makeFiles(context),
    print: (text) => context.print(text),
    printJson: (value) => context.printJson(value),
    printNote: (text) => write(io.stderr, `${text}\n`),
    openProgressBar: (total) => openProgress(io.stderr, total),
    openStatusLine: () => openStatusLine(io.stderr),
    interruptible: (work) => interruptible(context, ({ signal }) => work(signal)),
    usageError: (sentence) => new UsageError(sentence),
    expect: (result) => context.expect(result),
    formatTextError: (error) => context.formatTextError(error),
  };
}

function makeOptions(context: Context): LabOptions {
  const { missingArgument, seeHelp } = context.texts.usage;
  return {
    readRules: async (game, variant) => context.expect(await parseRules(game, variant)),
    readPosition: async (game, words, options) => {
      const place = await readPlace(context, game, words, options);
      await context.expect(expectUnfinished(new Match(place.rules, place.position)));
      return place;
    },
    readComputer: (game, text, option) => context.expect(parseComputer(game, text, option)),
    readNumber: (option, text, max) => readNumber(context, option, text, max),
    readCount: (option, text, max) => readCount(context, option, text, max),
    missingArgument: (command, argument) =>
      new UsageError(`${missingArgument(argument)}; ${seeHelp(`tabuleiro ${command}`)}`),
  };
}

function makeFiles(context: Context): LabFiles {
  const { io, language } = context;
  const resolve = (path: string): string => resolveFile(io.env, path);
  return {
    dataFolder: dataFolder(io.env),
    resolve,
    read: async (file) => {
      const text = await readText(file);
      return !text.ok && text.error.code === 'missing' ? null : expectFile(context, text);
    },
    write: async (file, text) => {
      await expectFile(context, await writeText(file, text));
    },
    saveRecords: async (file, records) => {
      await expectFile(context, await saveRecords(file, records));
    },
    checkRecordTarget: async (path) => expectFile(context, await checkRecordTarget(resolve(path))),
    explain: (file, error) => formatFileError({ file, ...toFileProblem(error) }, language),
  };
}
