import { GAME_IDS, TABLE_UNITS } from '@tabuleiro/games';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { BuildTableOptions } from '../tables/build-command.ts';
import type { TableOptions } from '../tables/options.ts';
import type { ProbeOptions } from '../tables/probe-command.ts';

type Part = keyof Context['texts']['tables']['parts'];

/** `tabuleiro table …`; what it needs is loaded when it runs. */
export function addTableCommands(
  context: Context,
  add: (name: 'table', examples: readonly string[]) => Command,
  withCommon: (command: Command) => Command,
): void {
  const { options, tables } = context.texts;
  const game = GAME_IDS.at(-1) ?? '';
  const group = add('table', [`table build ${game} --up-to 12`, `table probe ${game}`]);
  group.helpCommand(false).action(() => group.outputHelp());
  const part = (name: Part, examples: readonly string[]): Command => {
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
    (await import('../tables/build-command.ts')).runTableBuild(context, id, given),
  );
  part('verify', [`table verify ${game}`])
    .option('--up-to <n>', tables.options.verifyUpTo)
    .option('--threads <n>', tables.options.threads)
    .option('--memory <MB>', tables.options.verifyMemory)
    .action(async (id: string, given: TableOptions) =>
      (await import('../tables/verify-command.ts')).runTableVerify(context, id, given),
    );
  part('show', [`table show ${game}`]).action(async (id: string, given: TableOptions) =>
    (await import('../tables/show-command.ts')).runTableShow(context, id, given),
  );
  part('probe', [`table probe ${game}`])
    .argument('[position...]', options.position)
    .option('--start <id>', options.start)
    .action(async (id: string, words: string[], given: ProbeOptions) =>
      (await import('../tables/probe-command.ts')).runTableProbe(context, id, words, given),
    );
}
