import type { ArchiveEntry, ArchiveQuery, UserInfo } from '@tabuleiro/client';
import { GAME_IDS, type Side } from '@tabuleiro/games';

// The filters as the address holds them: `player=Ana&game=…&result=won&rated=true`.

/** From the view of the player searched for. */
export const RESULTS = ['won', 'lost', 'draw'] as const;
const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Leaves out values that are not valid. */
export function parseArchiveQuery(text: string): ArchiveQuery {
  const query = new URLSearchParams(text);
  const player = query.get('player') ?? '';
  const game = GAME_IDS.find((id) => id === query.get('game'));
  const result = RESULTS.find((one) => one === query.get('result'));
  const rated = TRUTHS[query.get('rated') ?? ''];
  // Won and lost need a player.
  const isAsked = result !== undefined && (player !== '' || result === 'draw');
  return {
    ...(player !== '' && { player }),
    ...(game !== undefined && { game }),
    ...(isAsked && { result }),
    ...(rated !== undefined && { rated }),
  };
}

export function archiveAddress({ player, game, result, rated }: ArchiveQuery): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ player, game, result, rated })) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? '#/online/archive' : `#/online/archive?${query.toString()}`;
}

/** The side that was near in the match: the user's own, otherwise the first. */
export function sideOf({ seats: [, second] }: Pick<ArchiveEntry, 'seats'>, user: Pick<UserInfo, 'id'> | null): Side {
  return second.kind === 'user' && second.user.id === user?.id ? 2 : 1;
}
