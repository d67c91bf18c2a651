import type { MatchState } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { Refused } from '../refused.ts';
import { userOf } from './summary.ts';

/** The side at which a user sits; everybody else is refused. */
export function sideOf({ seats }: MatchState, user: string): Side {
  if (userOf(seats[1]) === user) return 1;
  if (userOf(seats[2]) === user) return 2;
  throw new Refused('not-yours');
}
