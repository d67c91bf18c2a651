import { assert, type GameId, loadRules, Match } from '@tabuleiro/games';
import { analysisAddress } from '../src/routes/match-address.ts';

// Positions of the game whose endings are solved.

const GAME: GameId = 'oware';

/** The address of an analysis of a position. */
export async function addressOf(position: string): Promise<string> {
  const rules = await loadRules(GAME, 'abapa');
  const parsed = rules.parsePosition(position);
  assert(parsed.ok, `${position} is a position`);
  return `./${analysisAddress(new Match(rules, parsed.value))}`;
}

/** F takes two and leaves north one seed, which comes to south: 25 to 23. */
export const nearTheEnd = async (): Promise<string> => addressOf('0,0,0,0,0,1/1,0,0,0,0,1 22,23 S 0');
