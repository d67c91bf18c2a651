import { type GameId, isGameId } from '@tabuleiro/games';
import { useSyncExternalStore } from 'react';

// The route is the part after `#`, so that the build works from any folder of any server:
//
//   #/                  all games
//   #/<game>            set-up
//   #/<game>/rules      rules; `?rule=<id>` scrolls to one, `?from=board` adds a link back
//   #/<game>/learn      the course; `?step=<id>` begins a step, `?invitation=<match>` adds a link back to an online match
//   #/<game>/play       a match; for its query see match-address.ts
//   #/<game>/analysis   an analysis
//   #/<game>/editor     the position editor
//   #/<game>/puzzles    puzzles
//   #/puzzles           the games that have puzzles
//   #/history           the saved matches; its query says which
//   #/online            online play; subpages in online/online-page.tsx

/** The pages of a game that have a query. */
const WITH_QUERY = ['play', 'analysis', 'editor', 'puzzles', 'learn'] as const;

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup' | 'rules'; readonly game: GameId }
  | { readonly page: (typeof WITH_QUERY)[number]; readonly game: GameId; readonly query: string }
  /** Of all games. */
  | { readonly page: 'puzzles'; readonly game: null }
  | { readonly page: 'online'; readonly way: string }
  | { readonly page: 'history'; readonly filter: string }
  | { readonly page: 'unknown' };

export function parseRoute(hash: string): Route {
  const [path, query = ''] = splitOnce(hash.replace(/^#?\/?/, ''), '?');
  const [game = '', page = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (game === '' && page === '') return { page: 'home' };
  if (game === 'online') return { page: 'online', way: hash.replace(/^#?\/?online\/?/, '') };
  if (game === 'puzzles') return { page: game, game: null };
  if (game === 'history' && page === '') return { page: game, filter: query };
  if (!isGameId(game) || rest.length > 0) return { page: 'unknown' };
  if (page === '') return { page: 'setup', game };
  if (page === 'rules') return { page, game };
  const asked = WITH_QUERY.find((one) => one === page);
  return asked === undefined ? { page: 'unknown' } : { page: asked, game, query };
}

export const HOME_ADDRESS = '#/';
export const ONLINE_ADDRESS = '#/online';
export const ACCOUNT_ADDRESS = '#/online/you';
export const PUZZLES_ADDRESS = '#/puzzles';
export const HISTORY_ADDRESS = '#/history';

export function puzzlesAddress(game: GameId): string {
  return `#/${game}/puzzles`;
}

export function onlineMatchAddress(id: string): string {
  return `#/online/${id}`;
}

export function playerAddress(name: string): string {
  return `#/online/player/${encodeURIComponent(name)}`;
}

export function setupAddress(game: GameId): string {
  return `#/${game}`;
}

export function rulesAddress(game: GameId): string {
  return `#/${game}/rules`;
}

const INVITATION_QUERY = 'invitation';
/** An id of an online match: nothing else of an address is believed. */
const ONLINE_MATCH = /^[0-9a-z]{16}$/;

export function isOnlineMatchId(text: string): boolean {
  return ONLINE_MATCH.test(text);
}

/** The course, or one step of it; with the online match from whose invitation the person came. */
export function courseAddress(game: GameId, invitation: string | null = null, step?: string): string {
  const query = new URLSearchParams({
    ...(step !== undefined && { step }),
    ...(invitation !== null && { [INVITATION_QUERY]: invitation }),
  }).toString();
  return `#/${game}/learn${query === '' ? '' : `?${query}`}`;
}

/** The online match from whose invitation the person came; null without one. */
export function invitationOf(query: URLSearchParams): string | null {
  const id = query.get(INVITATION_QUERY) ?? '';
  return isOnlineMatchId(id) ? id : null;
}

export function editorAddress(game: GameId): string {
  return `#/${game}/editor`;
}

const FROM_BOARD = 'from=board';

/** The rules, or one rule, with a link back to the board. */
export function rulesFromBoard(game: GameId, rule?: string): string {
  return `${rulesAddress(game)}?${FROM_BOARD}${rule === undefined ? '' : `&rule=${rule}`}`;
}

/** One rule; the link back to the board stays where it is there. */
export function ruleAddress(game: GameId, rule: string, keepsWayBack: boolean): string {
  return keepsWayBack ? rulesFromBoard(game, rule) : `${rulesAddress(game)}?rule=${rule}`;
}

export function isFromBoard(hash: string): boolean {
  return hash.includes(FROM_BOARD);
}

/** The match of a game that was saved last. */
export function resumeAddress(game: GameId): string {
  return `#/${game}/play`;
}

/** Changes when another page is shown, not when its query changes. */
export function routeKey(route: Route): string {
  if (route.page === 'online') return `online ${splitOnce(route.way, '?')[0]}`;
  return 'game' in route ? `${route.page} ${route.game}` : route.page;
}

export function useHash(): string {
  return useSyncExternalStore(listen, () => globalThis.location.hash);
}

function listen(changed: () => void): () => void {
  globalThis.addEventListener('hashchange', changed);
  return () => globalThis.removeEventListener('hashchange', changed);
}

function splitOnce(text: string, separator: string): [before: string, after?: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

export function goTo(address: string): void {
  globalThis.location.hash = address;
}
