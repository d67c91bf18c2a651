import { capitalise, GAME_IDS, GAMES, hasCourse } from '@tabuleiro/games';
import { Command, type CommanderError } from 'commander';
import type { AnalyseCommandOptions } from './commands/analyse.ts';
import { runGames } from './commands/games.ts';
import { addSeriesCommands, addTableCommands, addTuneCommand } from './commands/lab.ts';
import type { LearnCommandOptions } from './commands/learn.ts';
import { addOnlineCommands } from './commands/online.ts';
import { runMoves, runPerft, runShow } from './commands/position.ts';
import type { PuzzleCommandOptions } from './commands/puzzle.ts';
import type { SolveCommandOptions } from './commands/solve.ts';
import type { WatchOptions } from './commands/watch.ts';
import type { Context } from './context.ts';
import type { UgiOptions } from './protocols/ugi/server.ts';
import type { VisualiserOptions } from './protocols/visualiser/server.ts';
import { VERSION } from './version.ts';

/** Declares the whole command line. Commander parses it and builds the help; all texts are ours, in the chosen language. */
export function makeCommandLine(context: Context): Command {
  const { texts, io } = context;
  const program = new Command('tabuleiro')
    .description(texts.program)
    .version(VERSION, '-V, --version', texts.versionOption)
    .helpCommand(false)
    // Otherwise the program's own --ascii and --lang would swallow those of its commands.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: () => undefined })
    .configureHelp({
      styleTitle: (title) => Object.entries(texts.headings).find(([name]) => name === title)?.[1] ?? title,
    });
  withCommon(program, context).option('--ascii', texts.options.ascii);

  addCommand(program, context, 'games', ['games', 'games --lang pt'])
    .option('--json', texts.options.json)
    .action((options: { json?: boolean }) => runGames(context, options));
  addPositionCommand(program, context, 'show', (game, other) => [`show ${game}`, `show ${other} --lang pt --ascii`])
    .option('--record <file>', texts.matches.options.fromRecord)
    .option('--match <n>', texts.matches.options.match)
    .option('--ply <n>', texts.matches.options.plyOfRecord)
    .option('--ascii', texts.options.ascii)
    .action((game: string | undefined, words: string[], options: object) => runShow(context, game, words, options));
  addPositionCommand(program, context, 'moves', (game) => [`moves ${game}`, `moves ${game} --json --limit 5`])
    .option('--limit <n>', texts.options.limit)
    .action((game: string, words: string[], options: object) => runMoves(context, game, words, options));
  addPositionCommand(program, context, 'perft', (game) => [
    `perft ${game} --depth 4`,
    `perft ${game} --depth 3 --divide`,
  ])
    .requiredOption('--depth <n>', texts.options.depth)
    .option('--divide', texts.options.divide)
    .action((game: string, words: string[], options: { depth: string }) => runPerft(context, game, words, options));
  addCommand(program, context, 'rpc', ['rpc']).action(async () =>
    (await import('./protocols/rpc/server.ts')).serveRpc(context),
  );
  addMatchCommands(program, context);
  addSeriesCommands(context, (name, examples) => addCommand(program, context, name, examples));
  addAnalyseCommand(program, context);
  addSolveCommand(program, context);
  addProtocolCommands(program, context);
  addLearnCommand(program, context);
  addPuzzleCommand(program, context);
  addTuneCommand(context, (name, examples) => addCommand(program, context, name, examples));
  addTableCommands(
    context,
    (name, examples) => addCommand(program, context, name, examples),
    (command) => withCommon(command, context),
  );
  addOnlineCommands(
    context,
    (name, examples) => addCommand(program, context, name, examples),
    (command) => withCommon(command, context),
  );
  return program;
}

/** `play`, `watch` and `replay`; their code is loaded when they run. */
function addMatchCommands(program: Command, context: Context): void {
  const { options, matches } = context.texts;
  const [game = ''] = GAME_IDS;
  const [weak = '', strong = weak] = GAMES[0]?.classics ?? [];
  const addMatchCommand = (name: 'play' | 'watch', examples: readonly string[]): Command =>
    addCommand(program, context, name, examples)
      .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
      .option('--variant <id>', options.variant)
      .option('--start <id>', options.start)
      .option('--position <text>', matches.options.positionText)
      .option('--seed <n>', matches.options.seed)
      .option('--record <file>', matches.options.record)
      .option('--json', matches.options.jsonEvents);
  addMatchCommand('play', [
    `play ${game} --p1 human --p2 ${strong}`,
    `play ${game} --p1 ${weak} --p2 ${strong} --seed 7`,
  ])
    .summary(matches.commands.play)
    .description(`${capitalise(matches.commands.play)}. ${matches.input}`)
    .option('--p1 <player>', matches.options.player)
    .option('--p2 <player>', matches.options.player)
    .option('--boards', matches.options.boards)
    .option('--ascii', options.ascii)
    .action(async (id: string, play: object) => (await import('./commands/play.ts')).runPlay(context, id, play));
  addMatchCommand('watch', [`watch ${game} --p1 ${weak} --p2 ${strong} --games 20 --swap`])
    .requiredOption('--p1 <player>', matches.options.computer)
    .requiredOption('--p2 <player>', matches.options.computer)
    .option('--games <n>', matches.options.games)
    .option('--swap', matches.options.swap)
    .action(async (id: string, watch: WatchOptions) =>
      (await import('./commands/watch.ts')).runWatch(context, id, watch),
    );
  addCommand(program, context, 'replay', ['replay match.record', 'replay match.record --match 2 --ply 30'])
    .argument('<file>', matches.options.file)
    .option('--match <n>', matches.options.match)
    .option('--ply <n>', matches.options.plyStop)
    .option('--boards', matches.options.boards)
    .option('--ascii', options.ascii)
    .option('--json', matches.options.jsonEvents)
    .action(async (file: string, replay: object) =>
      (await import('./commands/replay.ts')).runReplay(context, file, replay),
    );
}

function addAnalyseCommand(program: Command, context: Context): void {
  const { options, matches, analysis } = context.texts;
  addPositionCommand(program, context, 'analyse', (game) => [
    `analyse ${game} --lines 5 --time 1000`,
    'analyse match.record --annotate annotated.record',
  ])
    .summary(analysis.commands.analyse)
    .description(`${capitalise(analysis.commands.analyse)}. ${analysis.meaning}`)
    .option('--lines <n>', analysis.options.lines)
    .option('--time <ms>', analysis.options.time)
    .option('--nodes <n>', analysis.options.nodes)
    .option('--depth <n>', analysis.options.depth)
    .option('--threads <n>', analysis.options.threads)
    .option('--record <file>', analysis.options.record)
    .option('--match <n>', matches.options.match)
    .option('--annotate <file>', analysis.options.annotate)
    .option('--ascii', options.ascii)
    .action(async (game: string | undefined, words: string[], given: AnalyseCommandOptions) =>
      (await import('./commands/analyse.ts')).runAnalyse(context, game, words, given),
    );
}

function addSolveCommand(program: Command, context: Context): void {
  const { options, matches, solve } = context.texts;
  addPositionCommand(program, context, 'solve', (game, other) => [
    `solve ${game} --time 60000`,
    `solve ${other} --nodes 1000000 --json`,
    'solve --record match.record --ply 30',
  ])
    .summary(solve.commands.solve)
    .description(`${capitalise(solve.commands.solve)}. ${solve.meaning}`)
    .option('--lines <n>', solve.options.lines)
    .option('--time <ms>', solve.options.time)
    .option('--nodes <n>', solve.options.nodes)
    .option('--plies <n>', solve.options.plies)
    .option('--record <file>', solve.options.record)
    .option('--match <n>', matches.options.match)
    .option('--ply <n>', solve.options.ply)
    .option('--ascii', options.ascii)
    .action(async (game: string | undefined, words: string[], given: SolveCommandOptions) =>
      (await import('./commands/solve.ts')).runSolve(context, game, words, given),
    );
}

/** `ugi` and `visualiser`; their code is loaded when they run. */
function addProtocolCommands(program: Command, context: Context): void {
  const { options, protocols } = context.texts;
  const [game = ''] = GAME_IDS;
  const player = GAMES[0]?.classics?.at(-1) ?? 'max';
  addCommand(program, context, 'ugi', [`ugi --game ${game}`, `ugi --game ${game} --player ${player}`])
    .requiredOption('--game <id>', `${options.game} (${GAME_IDS.join(', ')})`)
    .option('--variant <id>', options.variant)
    .option('--player <name>', protocols.options.player)
    .action(async (ugi: UgiOptions) => (await import('./protocols/ugi/server.ts')).serveUgi(context, ugi));
  addCommand(program, context, 'visualiser', ['visualiser --port 4040'])
    .requiredOption('--port <n>', protocols.options.port)
    .option('--host <address>', protocols.options.host)
    .option('--pause <seconds>', protocols.options.pause)
    .action(async (visualiser: VisualiserOptions) =>
      (await import('./protocols/visualiser/server.ts')).runVisualiser(context, visualiser),
    );
}

function addPuzzleCommand(program: Command, context: Context): void {
  const { options, puzzles } = context.texts;
  const [game = ''] = GAME_IDS;
  addCommand(program, context, 'puzzle', [`puzzle ${game}`, `puzzle ${game} --grade 3`])
    .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
    .option('--grade <n>', puzzles.options.grade)
    .option('--id <id>', puzzles.options.id)
    .option('--ascii', options.ascii)
    .action(async (id: string, given: PuzzleCommandOptions) =>
      (await import('./commands/puzzle.ts')).runPuzzle(context, id, given),
    );
}

function addLearnCommand(program: Command, context: Context): void {
  const { options, courses } = context.texts;
  const games = GAME_IDS.filter(hasCourse);
  const [game = ''] = games;
  addCommand(program, context, 'learn', [`learn ${game}`, `learn ${game} --step 3`])
    .argument('<game>', `${options.game} (${games.join(', ')})`)
    .option('--step <n>', courses.options.step)
    .option('--ascii', options.ascii)
    .action(async (id: string, given: LearnCommandOptions) =>
      (await import('./commands/learn.ts')).runLearn(context, id, given),
    );
}

type CommandName = keyof Context['texts']['commands'];

function addCommand(program: Command, context: Context, name: CommandName, examples: readonly string[]): Command {
  const command = program.command(name).description(context.texts.commands[name]).copyInheritedSettings(program);
  const lines = examples.map((example) => `  tabuleiro ${example}`);
  command.addHelpText('after', `\n${context.texts.examples}\n${lines.join('\n')}`);
  return withCommon(command, context);
}

/** A command that takes a position. Its examples use games of the registry. */
function addPositionCommand(
  program: Command,
  context: Context,
  name: CommandName,
  examplesFor: (game: string, other: string) => string[],
): Command {
  const { options, analysis } = context.texts;
  const [game = '', other = game] = GAME_IDS;
  const start = GAMES[0]?.variants[0].starts[0].position ?? '';
  const last = name === 'perft' ? ' --depth 3' : '';
  return (
    addCommand(program, context, name, [...examplesFor(game, other), `${name} ${game} "${start}"${last}`])
      // A record names its own game.
      .argument(
        ['show', 'analyse', 'solve'].includes(name) ? '[game]' : '<game>',
        `${options.game} (${GAME_IDS.join(', ')})`,
      )
      .argument('[position...]', name === 'analyse' ? analysis.options.place : options.position)
      .option('--variant <id>', options.variant)
      .option('--start <id>', options.start)
      .option('--json', options.json)
  );
}

function withCommon(command: Command, { texts }: Context): Command {
  // `run` has already read --lang; this only declares it.
  return command.option('--lang <en|pt>', texts.options.language).helpOption('-h, --help', texts.helpOption);
}

/** Words commander's usage error in our language; null when it was no error (help, version). */
export function explainWrongUse(error: CommanderError, { texts }: Context): string | null {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const option = name.split(/[ ,]/).find((part) => part.startsWith('--')) ?? name;
  switch (error.code) {
    case 'commander.unknownCommand':
      return texts.usage.unknownCommand(name);
    case 'commander.unknownOption':
      return texts.usage.unknownOption(name);
    case 'commander.missingArgument':
      return texts.usage.missingArgument(name);
    case 'commander.missingMandatoryOptionValue':
      return texts.usage.missingOption(option);
    case 'commander.optionMissingArgument':
      return texts.usage.missingValue(option);
    case 'commander.excessArguments':
      return texts.usage.excessArguments;
    default:
      return error.exitCode === 0 ? null : error.message;
  }
}
