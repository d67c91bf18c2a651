import { findMatch, type Server, stateOf } from '@tabuleiro/client';
import { assert, loadRules, Match } from '@tabuleiro/games';

/** A match of the server with all its moves. */
export async function loadMatch(server: Server, id: string): Promise<Match> {
  const { info, events } = await findMatch(server, id);
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  assert(start.ok, 'the first position can be read');
  const match = new Match(rules, start.value);
  for (const { move } of stateOf(info, events).plies) assert(match.playText(move).ok, 'the log holds legal moves only');
  return match;
}
