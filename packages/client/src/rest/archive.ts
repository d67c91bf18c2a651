import type { GameId } from '@tabuleiro/games';
import type { ArchivePage, ArchiveQuery, PlayerProfile, RatingHistory, RecordsQuery } from '../schemas/index.ts';
import { expectOk, has, request, send, type Server } from './request.ts';

/** Matches that were played or are being played, the newest first; `next` of the page is the cursor of the one after. */
export function findMatches(server: Server, query: ArchiveQuery = {}): Promise<ArchivePage> {
  return request(server, {
    method: 'GET',
    path: `api/matches${searchOf(query)}`,
    answer: has<ArchivePage>('matches', 'next'),
  });
}

/** The record of a match, as text. */
export async function findRecord(server: Server, id: string): Promise<string> {
  const response = await send(server, { method: 'GET', path: `api/matches/${encodeURIComponent(id)}/record` });
  await expectOk(response);
  return response.text();
}

/** Where many records can be downloaded in one text. */
export function recordsAddress(server: Server, query: RecordsQuery = {}): string {
  return new URL(`api/matches/records${searchOf(query)}`, server.address).href;
}

export function findPlayer(server: Server, name: string): Promise<PlayerProfile> {
  return request(server, {
    method: 'GET',
    path: `api/players/${encodeURIComponent(name)}`,
    answer: has<PlayerProfile>('user', 'ratings', 'counts', 'recent'),
  });
}

/** How the rating of a player went. */
export function findRatings(server: Server, name: string, game: GameId): Promise<RatingHistory> {
  return request(server, {
    method: 'GET',
    path: `api/players/${encodeURIComponent(name)}/ratings/${game}`,
    answer: has<RatingHistory>('game', 'points'),
  });
}

function searchOf(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
}
