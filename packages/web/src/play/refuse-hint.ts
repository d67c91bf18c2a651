import type { GameId } from '@tabuleiro/games';
import { offerNow } from '../app/online.ts';
import { ratedMatches } from '../online/rated-memory.ts';
import type { Remark } from './words.ts';

/** Why the page gives no hint: the person plays a rated match of the game online. Null when it may. */
export async function refuseHint(game: GameId): Promise<Remark | null> {
  if (!offerNow().isKnown && ratedMatches().length === 0) return null;
  const refusal = await (await import('../online/rated.ts')).engineRefusal(game);
  return refusal === null ? null : ({ locale }) => refusal.message[locale.language];
}
