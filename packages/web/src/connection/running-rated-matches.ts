import { findMatch, findOwnMatches, type Server, ServerRefusal, stateOf } from '@tabuleiro/client';
import type { RatedMatch } from './rated-matches.ts';

/**
 * The running rated matches: the user's own according to the server, and remembered ones until the server says that
 * they are over. Users who have signed out or get no answer are still playing them.
 */
export async function findRunningRated(
  server: Server,
  known: readonly RatedMatch[],
  isIn: boolean,
): Promise<readonly RatedMatch[]> {
  const own = isIn ? await findOwn(server) : [];
  const others = known.filter(({ id }) => !own.some((one) => one.id === id));
  const areOn = await Promise.all(others.map((match) => isOn(server, match)));
  return [...own, ...others.filter((_, index) => areOn[index])];
}

async function findOwn(server: Server): Promise<readonly RatedMatch[]> {
  try {
    const matches = await findOwnMatches(server);
    return matches
      .filter(({ info, isRunning }) => isRunning && info.terms.isRated)
      .map(({ info }) => ({ game: info.terms.game, id: info.id }));
  } catch {
    return [];
  }
}

async function isOn(server: Server, { id }: RatedMatch): Promise<boolean> {
  try {
    const { info, events } = await findMatch(server, id);
    return stateOf(info, events).ending === null;
  } catch (error) {
    return !(error instanceof ServerRefusal && error.code === 'no-such-match');
  }
}
