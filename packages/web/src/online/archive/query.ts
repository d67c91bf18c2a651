import type { ArchiveQuery } from '@tabuleiro/client';
import { GAME_IDS } from '@tabuleiro/games';

// Which matches are asked for, as the page's address says it: `player=Ana&game=…&result=won&rated=true`.

/** Said of the player who is asked for. */
export const RESULTS = ['won', 'lost', 'draw'] as const;
const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What cannot be asked for is left out. */
export function readQuery(text: string): ArchiveQuery {
  const query = new URLSearchParams(text);
  const player = query.get('player') ?? '';
  const game = GAME_IDS.find((id) => id === query.get('game'));
  const result = RESULTS.find((one) => one === query.get('result'));
  const rated = TRUTHS[query.get('rated') ?? ''];
  // Whether somebody won can be asked only of somebody.
  const isAsked = result !== undefined && (player !== '' || result === 'draw');
  return {
    ...(player !== '' && { player }),
    ...(game !== undefined && { game }),
    ...(isAsked && { result }),
    ...(rated !== undefined && { rated }),
  };
}

export function addressOf({ player, game, result, rated }: ArchiveQuery): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ player, game, result, rated })) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? '#/online/archive' : `#/online/archive?${query.toString()}`;
}
