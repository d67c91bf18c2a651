import type { RefusalBody } from '@tabuleiro/client';
import type { GameId } from '@tabuleiro/games';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { getOnlineStatus } from './online-status.ts';

// Rated matches that were started in this browser, until the server says that they are over. Neither signing out nor a
// lost connection allows engines again.

const MEMORY = 'rated';
const SEPARATOR = ' ';

export interface RatedMatch {
  readonly game: string;
  readonly id: string;
}

/** Replaces the storage where it is not available. */
let shown = '';

export function savedRatedMatches(): readonly RatedMatch[] {
  const text = readSetting(MEMORY) ?? shown;
  return text.split(SEPARATOR).flatMap((one) => {
    const [game = '', id = ''] = one.split('/');
    return id === '' ? [] : [{ game, id }];
  });
}

export function saveRatedMatches(matches: readonly RatedMatch[]): void {
  const text = matches.map(({ game, id }) => `${game}/${id}`).join(SEPARATOR);
  if (text === (readSetting(MEMORY) ?? shown)) return;
  shown = text;
  saveSetting(MEMORY, text);
}

export function addRatedMatch(match: RatedMatch): void {
  const known = savedRatedMatches();
  if (!known.some(({ id }) => id === match.id)) saveRatedMatches([...known, match]);
}

/** Why the page may not ask an engine about a game, or null: the person plays a rated match of it online. */
export async function whyNoEngine(game: GameId): Promise<RefusalBody | null> {
  if (!getOnlineStatus().isSignedIn && savedRatedMatches().length === 0) return null;
  return (await import('./fair-play-check.ts')).engineRefusal(game);
}
