import { Engine, openLevel } from '@tabuleiro/engine';
import {
  type ChosenMove,
  type ComputerPlayer,
  type GameId,
  loadEvaluation,
  Match,
  NEVER_STOP,
  type Random,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';

/** How often a newcomer moves without a thought. */
const CARELESS = 0.5;

/**
 * A stand-in for a person who has just learned the rules: wins at once where that is possible, and else plays what looks best
 * after one move, or every other time anything at all.
 */
async function openNewcomer(game: GameId): Promise<Pick<ComputerPlayer, 'choose'>> {
  const engine = new Engine(await loadEvaluation(game), { tableBytes: 2 ** 18 });
  const choose = (match: Match, random: Random): ChosenMove => {
    engine.forget();
    const winning = engine.findWinInOne(match);
    if (winning !== null) return { move: winning };
    if (random.unit() < CARELESS) return { move: match.position.randomMove(random) };
    const [best] = engine.analyse(match, { limits: { depth: 1 } }).lines;
    const [move] = best.moves;
    if (move === undefined) throw new Error('a line has a move');
    return { move };
  };
  return { choose: async (match, _limits, random) => choose(match, random) };
}

/** The points of a newcomer against a level, with both sides in turn: 1 for a win, a half for a draw. */
export async function playNewcomer(rules: Rules, level: number, matches: number): Promise<number> {
  const newcomer = await openNewcomer(rules.game);
  const opponent = await openLevel(rules.game, level);
  let points = 0;
  for (let index = 0; index < matches; index++) {
    const side = (index % 2) + 1;
    const random = new SeededRandom(index);
    const match = new Match(rules, rules.start());
    while (match.outcome === null) {
      const player = match.position.turn === side ? newcomer : opponent;
      match.play((await player.choose(match, {}, random, NEVER_STOP)).move);
    }
    const { winner } = match.outcome;
    points += winner === null ? 0.5 : Number(winner === side);
  }
  return points;
}
