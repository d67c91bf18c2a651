import { GAME_IDS, GAMES } from '@tabuleiro/games';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { MatchOptions } from '../series/match-setup.ts';
import type { TournamentOptions } from '../series/tournament-setup.ts';

type Add = (name: 'match' | 'tournament', examples: readonly string[]) => Command;

/** Declares the commands that play many matches; what they need is loaded when they run. */
export function addSeriesCommands(context: Context, add: Add): void {
  const { options, contests } = context.texts;
  const [game = ''] = GAME_IDS;
  const [weak = '', strong = weak] = GAMES[0]?.classics ?? [];
  const withCommon = (command: Command): Command =>
    command
      .option('--variant <id>', options.variant)
      .option('--opening-plies <n>', contests.options.openingPlies)
      .option('--seed <n>', contests.options.seed)
      .option('--threads <n>', contests.options.threads)
      .option('--fresh', contests.options.fresh)
      .option('--json', context.texts.matches.options.jsonEvents);

  const match = add('match', [
    `match ${game} ${weak} ${strong} --games 20`,
    `match ${game} max ${strong} --time 100 --record matches.record`,
    `match ${game} max max --nodes-a 2000 --nodes-b 1000 --sprt 0,50`,
  ])
    // None can be left out, but the command itself can say more than that one of them is missing.
    .usage('[options] <game> <A> <B>')
    .argument('[game]', `${options.game} (${GAME_IDS.join(', ')})`)
    .argument('[A]', contests.options.player)
    .argument('[B]', contests.options.player)
    .option('--games <n>', contests.options.games)
    .option('--time <ms>', contests.options.time)
    .option('--time-a <ms>', contests.options.timeOfOne)
    .option('--time-b <ms>', contests.options.timeOfOne)
    .option('--nodes <n>', contests.options.nodes)
    .option('--nodes-a <n>', contests.options.nodesOfOne)
    .option('--nodes-b <n>', contests.options.nodesOfOne)
    .option('--sprt <elo0,elo1>', contests.options.sprt)
    .option('--record <file>', contests.options.record)
    .option('--file <file>', contests.options.file);
  withCommon(match).action(async (id?: string, a?: string, b?: string, given: MatchOptions = {}) =>
    (await import('./match.ts')).runMatch(context, [id, a, b], given),
  );

  const tournament = add('tournament', [
    `tournament ${game}`,
    `tournament ${game} --players classics --pairs all --games 50`,
    `tournament ${game} --players 1,2,3,${strong} --games 100 --out strength.md`,
  ])
    .argument('<game>', `${options.game} (${GAME_IDS.join(', ')})`)
    .option('--players <list>', contests.options.entrants)
    .option('--pairs <neighbours|all>', contests.options.pairs)
    .option('--games <n>', contests.options.gamesOfPair)
    .option('--time <ms>', contests.options.timeOfAll)
    .option('--nodes <n>', contests.options.nodes)
    .option('--anchor <player=rating>', contests.options.anchor)
    .option('--out <file>', contests.options.out)
    .option('--dir <folder>', contests.options.dir);
  withCommon(tournament).action(async (id: string, given: TournamentOptions) =>
    (await import('./tournament.ts')).runTournament(context, id, given),
  );
}
