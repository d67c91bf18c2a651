import type { LiveConnection, Server } from '@tabuleiro/client';
import { notifyTurn } from './notifications.ts';
import { setOnlineStatus } from './online-status.ts';

// Shows in how many matches it is the user's turn: in the header, the page title, the app icon, and by notifications.

const PREFIX = /^\(\d+\) /;

/** The match on the screen is not counted in the header. */
function elsewhere(turns: ReadonlySet<string>): number {
  const shown = globalThis.location.hash.split('/').at(-1) ?? '';
  return turns.size - (turns.has(shown) ? 1 : 0);
}

/** Follows a connection. Returns a function that ends it. */
export function showTurnBadges(live: LiveConnection, server: Server): () => void {
  let before = live.turns.get();
  // Turns that are already waiting appear in the header; notifications are for later ones.
  let isFirst = true;
  const title = document.querySelector('title');
  const observer = new MutationObserver(() => markTitle(before.size));
  if (title !== null) observer.observe(title, { childList: true, characterData: true, subtree: true });
  const count = (): void => setOnlineStatus({ turns: elsewhere(before) });
  globalThis.addEventListener('hashchange', count);
  const end = live.turns.subscribe(() => {
    const turns = live.turns.get();
    const fresh = [...turns].filter((id) => !before.has(id));
    before = turns;
    count();
    markTitle(turns.size);
    markIcon(turns.size);
    if (!isFirst) for (const id of fresh) void notifyTurn(server, id);
    isFirst = false;
  });
  return () => {
    end();
    globalThis.removeEventListener('hashchange', count);
    observer.disconnect();
    markTitle(0);
    markIcon(0);
  };
}

/** Puts the number before the title whenever a page changes the title. */
function markTitle(count: number): void {
  const plain = document.title.replace(PREFIX, '');
  const wanted = count === 0 ? plain : `(${count}) ${plain}`;
  if (document.title !== wanted) document.title = wanted;
}

/** Badges the installed app's icon, where the browser supports it. */
function markIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
