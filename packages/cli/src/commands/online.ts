import { GAME_IDS } from '@tabuleiro/games';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { LoginOptions } from './online-login.ts';
import type { LobbyOptions, NewOptions } from './online-matches.ts';
import type { OnlineCommandOptions } from './online-play.ts';

type Part = keyof Context['texts']['online']['parts'];

/** Declares `tabuleiro online …`; its code is loaded when it runs. */
export function addOnlineCommands(
  context: Context,
  add: (name: 'online', examples: readonly string[]) => Command,
  withCommon: (command: Command) => Command,
): void {
  const { options, online } = context.texts;
  const [game = ''] = GAME_IDS;
  const id = '0123456789abcdef';
  const group = add('online', ['online login', `online new ${game} --clock 5+3 --public`, `online play ${id}`]);
  group.helpCommand(false).action(() => group.outputHelp());
  const part = (name: Part, examples: readonly string[]): Command => {
    const command = group.command(name).description(online.parts[name]).copyInheritedSettings(group);
    command.addHelpText(
      'after',
      `\n${context.texts.examples}\n${examples.map((one) => `  tabuleiro ${one}`).join('\n')}`,
    );
    return withCommon(command).option('--server <url>', online.options.server);
  };
  const withBoards = (command: Command): Command =>
    command
      .option('--boards', online.options.boards)
      .option('--ascii', options.ascii)
      .option('--json', context.texts.matches.options.jsonEvents);

  part('login', ['online login --server https://example.org/', 'online login --guest', 'online login --token'])
    .option('--guest', online.options.guest)
    .option('--name <name>', online.options.name)
    .option('--token', online.options.token)
    .action(async (given: LoginOptions) => (await import('./online-login.ts')).runLogin(context, given));
  part('logout', ['online logout']).action(async () => (await import('./online-login.ts')).runLogout(context));
  part('lobby', ['online lobby', 'online lobby --json'])
    .option('--json', options.json)
    .action(async (given: LobbyOptions) => (await import('./online-matches.ts')).runLobby(context, given));
  part('games', ['online games'])
    .option('--json', options.json)
    .action(async (given: LobbyOptions) => (await import('./online-matches.ts')).runOwnMatches(context, given));
  withBoards(
    part('new', [`online new ${game} --clock 3d --rated --public`, `online new ${game} --computer 5 --side 1`]),
  )
    .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
    .option('--variant <id>', options.variant)
    .option('--start <id>', options.start)
    .option('--clock <clock>', online.options.clock)
    .option('--rated', online.options.rated)
    .option('--public', online.options.public)
    .option('--link', online.options.link)
    .option('--computer <player>', online.options.computer)
    .option('--side <n>', online.options.side)
    .action(async (name: string, given: NewOptions) =>
      (await import('./online-matches.ts')).runNewMatch(context, name, given),
    );
  withBoards(part('join', [`online join ${id}`, `online join https://example.org/#/online/${id}`]))
    .argument('<match>', online.options.match)
    .action(async (match: string, given: OnlineCommandOptions) =>
      (await import('./online-matches.ts')).runJoin(context, match, given),
    );
  withBoards(part('play', [`online play ${id}`]))
    .argument('<match>', online.options.match)
    .action(async (match: string, given: OnlineCommandOptions) =>
      (await import('./online-play.ts')).runOnlinePlay(context, match, given),
    );
  withBoards(part('watch', [`online watch ${id}`]))
    .argument('<match>', online.options.match)
    .action(async (match: string, given: OnlineCommandOptions) =>
      (await import('./online-play.ts')).runOnlineWatch(context, match, given),
    );
}
