import { Worker } from 'node:worker_threads';
import { Match } from '@tabuleiro/games';
import { type LabContext, type LabFiles, type LabOptions, LAB_TEXTS } from '@tabuleiro/lab';
import { type Context, readPlace } from '../context.ts';
import { UsageError } from '../errors.ts';
import { write } from '../io.ts';
import { interruptible } from '../io/interrupt.ts';
import { openProgress, openStatusLine } from '../io/progress.ts';
import { readCount, readNumber } from '../options/numbers.ts';
import { findTables } from '../players/find-tables.ts';
import { parseComputer } from '../players/open-player.ts';
import { expectUnfinished, parseRules } from '../queries/parse-position.ts';
import { expectFile, formatFileError } from '../storage/file-errors.ts';
import { readText, toFileProblem, writeText } from '../storage/files.ts';
import { dataFolder, resolveFile } from '../storage/folder.ts';
import { checkRecordTarget, saveRecords } from '../storage/records.ts';
import { formatPlayerSpec } from '../text/player-names.ts';

/** The built file, seen from the sources and from the build alike: a worker runs no TypeScript. */
const CONTEST_THREAD = new URL('../../dist/players/contest-thread.js', import.meta.url);

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
      startContestThread: () => new Worker(CONTEST_THREAD),
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
