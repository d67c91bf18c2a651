import { findOwnMatches, type RefusalBody, refusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { SERVER } from './visitor.ts';

/**
 * Why no engine helps with a game now: whoever plays a rated match of it plays alone. Null when nothing speaks against it,
 * or when nobody can be asked.
 */
export async function engineRefusal(game: GameId): Promise<RefusalBody | null> {
  try {
    const matches = await findOwnMatches(SERVER);
    const plays = matches.some(({ info, isRunning }) => isRunning && info.terms.isRated && info.terms.game === game);
    return plays ? refusalBody('engine-in-rated') : null;
  } catch {
    return null;
  }
}
