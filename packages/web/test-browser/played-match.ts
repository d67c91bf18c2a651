import { type GameId, loadClassics, loadRules, Match, type PlayerSpec, SeededRandom } from '@tabuleiro/games';
import { shareAddress } from '../src/routes/match-address.ts';

// Matches between players from the original programs, or of random moves where a game has none: something happens in them.

export interface Played {
  readonly plies: number;
  readonly seed: number;
}

export async function playedMatch(game: GameId, { plies, seed }: Played): Promise<Match> {
  const [rules, players] = await Promise.all([loadRules(game), loadClassics(game)]);
  const player = players[1] ?? players[0];
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(seed);
  while (match.outcome === null && match.moves.length < plies) {
    const position = match.position.clone();
    match.play(player === undefined ? position.randomMove(random) : player.choose(position, random));
  }
  return match;
}

const PERSON: PlayerSpec = { kind: 'human' };

/** The address of a match between a person and another one, or a computer. */
export function addressOf(match: Match, opponent: PlayerSpec = PERSON): string {
  return `./${shareAddress(match, { 1: PERSON, 2: opponent })}`;
}
