import { type GameId, isGameId } from '@tabuleiro/games';
import { useSyncExternalStore } from 'react';

// Pages are told apart by what follows `#`, so that the build works from any folder of any server, without its help:
//
//   #/                  all games
//   #/<game>            set-up
//   #/<game>/rules      rules; `?rule=<id>` asks for one of them, `?from=board` for a way back
//   #/<game>/play       the match; what follows `?` is its own affair
//   #/<game>/analysis   an analysis; likewise
//   #/<game>/editor     a position is set up; likewise
//   #/<game>/puzzles    puzzles; likewise
//   #/puzzles           the games that have puzzles
//   #/online            online play; what follows is its own affair (online/online-page.tsx)

/** The pages of a game that say in their address what they show. */
const WITH_QUERY = ['play', 'analysis', 'editor', 'puzzles'] as const;

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup' | 'rules'; readonly game: GameId }
  | { readonly page: (typeof WITH_QUERY)[number]; readonly game: GameId; readonly query: string }
  /** Of all games. */
  | { readonly page: 'puzzles'; readonly game: null }
  | { readonly page: 'online'; readonly way: string }
  | { readonly page: 'unknown' };

export function parseRoute(hash: string): Route {
  const [path, query = ''] = splitOnce(hash.replace(/^#?\/?/, ''), '?');
  const [game = '', page = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (game === '' && page === '') return { page: 'home' };
  if (game === 'online') return { page: 'online', way: hash.replace(/^#?\/?online\/?/, '') };
  if (game === 'puzzles') return { page: game, game: null };
  if (!isGameId(game) || rest.length > 0) return { page: 'unknown' };
  if (page === '') return { page: 'setup', game };
  if (page === 'rules') return { page, game };
  const asked = WITH_QUERY.find((one) => one === page);
  return asked === undefined ? { page: 'unknown' } : { page: asked, game, query };
}

export const HOME_ADDRESS = '#/';
export const ONLINE_ADDRESS = '#/online';

export function setupAddress(game: GameId): string {
  return `#/${game}`;
}

export function rulesAddress(game: GameId): string {
  return `#/${game}/rules`;
}

/** Where positions are set up. */
export function editorAddress(game: GameId): string {
  return `#/${game}/editor`;
}

const FROM_BOARD = 'from=board';

/** The rules, or one of them, for somebody who wants to go back to the board then. */
export function rulesFromBoard(game: GameId, rule?: string): string {
  return `${rulesAddress(game)}?${FROM_BOARD}${rule === undefined ? '' : `&rule=${rule}`}`;
}

export function isFromBoard(hash: string): boolean {
  return hash.includes(FROM_BOARD);
}

/** The match of a game that is kept. */
export function resumeAddress(game: GameId): string {
  return `#/${game}/play`;
}

/** What is the same for one page as long as a person stays on it. */
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

/** Goes to another page, as a link does. */
export function goTo(address: string): void {
  globalThis.location.hash = address;
}
