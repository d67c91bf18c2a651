import { type ArchiveEntry, findMatch, type Server, stateOf, type UserInfo } from '@tabuleiro/client';
import { assert, loadRules, Match, type Side } from '@tabuleiro/games';
import { analysisAddress } from '../../play/match-link.ts';

/** The address at which a match of the server can be analysed, with one of the sides below. */
export async function analysisOf(server: Server, id: string, bottom: Side): Promise<string> {
  const { info, events } = await findMatch(server, id);
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  assert(start.ok, 'the first position can be read');
  const match = new Match(rules, start.value);
  for (const { move } of stateOf(info, events).plies) assert(match.playText(move).ok, 'the log holds legal moves only');
  return analysisAddress(match, bottom);
}

/** Whoever played the match sees it from where they sat, anybody else from the first side. */
export function sideOf({ seats: [, second] }: Pick<ArchiveEntry, 'seats'>, user: Pick<UserInfo, 'id'> | null): Side {
  return second.kind === 'user' && second.user.id === user?.id ? 2 : 1;
}
