import type { LiveConnection, Server } from '@tabuleiro/client';
import { changeOffer } from '../app/online.ts';
import { notifyTurn } from './notify.ts';

// Tells the person in how many matches it is their turn: in the header, in the tab, on the icon, and by messages.

const PREFIX = /^\(\d+\) /;

/** A match that is on the screen needs no number that leads there. */
function elsewhere(turns: ReadonlySet<string>): number {
  const shown = globalThis.location.hash.split('/').at(-1) ?? '';
  return turns.size - (turns.has(shown) ? 1 : 0);
}

/** Follows one connection; gives the function that ends it. */
export function followTurns(live: LiveConnection, server: Server): () => void {
  let before = live.turns.get();
  // What waits already when one comes is seen in the header; messages are about what happens later.
  let isFirst = true;
  const title = document.querySelector('title');
  const observer = new MutationObserver(() => markTitle(before.size));
  if (title !== null) observer.observe(title, { childList: true, characterData: true, subtree: true });
  const count = (): void => changeOffer({ turns: elsewhere(before) });
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

/** Whoever names the page knows nothing of it, so it is put before the name whenever that changes. */
function markTitle(count: number): void {
  const plain = document.title.replace(PREFIX, '');
  const wanted = count === 0 ? plain : `(${count}) ${plain}`;
  if (document.title !== wanted) document.title = wanted;
}

/** The icon of an installed page. Browsers that know no badges, or refuse, do without. */
function markIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
