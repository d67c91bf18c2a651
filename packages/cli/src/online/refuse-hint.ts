import { findOwnMatches, type OwnMatch, refusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { loadIdentity } from './identity.ts';
import { Visitor } from './visitor.ts';

/** If the server does not answer within this time, the hint is given. */
const PATIENCE_MS = 1000;

/** Why no hint is given: the person plays a rated match of the game on the server where they are signed in. Null when it may. */
export async function refuseHint({ io, language }: Context, game: GameId): Promise<string | null> {
  const identity = await loadIdentity(io.env);
  if (identity === null || identity === 'damaged') return null;
  const { server } = new Visitor(identity.server, identity);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ask: typeof fetch = (input, init) => (server.fetch ?? fetch)(input, { ...init, signal });
  const nothing = (): readonly OwnMatch[] => [];
  const matches = await findOwnMatches({ ...server, fetch: ask }).catch(nothing);
  const isRated = matches.some(({ info, isRunning }) => isRunning && info.terms.isRated && info.terms.game === game);
  return isRated ? refusalBody('engine-in-rated').message[language] : null;
}
