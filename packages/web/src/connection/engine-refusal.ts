import type { RefusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { getOnlineStatus } from './online-status.ts';
import { savedRatedMatches } from './rated-match-storage.ts';

/** Why the page may not ask an engine about a game, or null: the person plays a rated match of it online. */
export async function whyNoEngine(game: GameId): Promise<RefusalBody | null> {
  if (!getOnlineStatus().isSignedIn && savedRatedMatches().length === 0) return null;
  return (await import('./fair-play-check.ts')).engineRefusal(game);
}
