import { findOwnMatches, type OwnMatch, refusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { loadCredentials } from './credentials.ts';
import { ServerClient } from './server-client.ts';

/** If the server does not answer in this time, the hint is given. */
const ANSWER_TIMEOUT_MS = 1000;

/** Why no hint is given: the person plays a rated match of the game on the server where they are signed in. Null when it may. */
export async function refuseHint({ io, language }: Context, game: GameId): Promise<string | null> {
  const credentials = await loadCredentials(io.env);
  if (credentials === null || credentials === 'damaged') return null;
  const { server } = new ServerClient(credentials.server, credentials);
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const ask: typeof fetch = (input, init) => (server.fetch ?? fetch)(input, { ...init, signal });
  const nothing = (): readonly OwnMatch[] => [];
  const matches = await findOwnMatches({ ...server, fetch: ask }).catch(nothing);
  const isRated = matches.some(({ info, isRunning }) => isRunning && info.terms.isRated && info.terms.game === game);
  return isRated ? refusalBody('engine-in-rated').message[language] : null;
}
