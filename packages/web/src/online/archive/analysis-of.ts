import { findMatch, type Server, stateOf } from '@tabuleiro/client';
import { assert, loadRules, Match } from '@tabuleiro/games';
import { analysisAddress } from '../../play/address.ts';

/** The address at which a match of the server can be analysed. */
export async function analysisOf(server: Server, id: string): Promise<string> {
  const { info, events } = await findMatch(server, id);
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  assert(start.ok, 'the first position can be read');
  const match = new Match(rules, start.value);
  for (const { move } of stateOf(info, events).plies) assert(match.playText(move).ok, 'the log holds legal moves only');
  return analysisAddress(match);
}
