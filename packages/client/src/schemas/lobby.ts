import { type Static, Type } from 'typebox';
import { MatchId, SideNumber } from './common.ts';
import { MatchTerms, UserInfo } from './match.ts';

/** A match that waits for somebody. */
export const LobbyEntry = Type.Object({
  id: MatchId,
  terms: MatchTerms,
  host: UserInfo,
  rating: Type.Optional(Type.Integer()),
  /** The side that is free. */
  side: SideNumber,
  createdAt: Type.Integer(),
});
export type LobbyEntry = Static<typeof LobbyEntry>;
