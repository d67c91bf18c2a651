import {
  type LiveConnection,
  type Server,
  findMatch,
  makeMatchLink,
  sideOfUser,
  stateOf,
  whoAmI,
} from '@tabuleiro/client';
import { loadLocale, otherSide } from '@tabuleiro/games';
import { firstLanguage, loadTexts } from '../settings/language.tsx';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { CONNECTION_TEXTS, seatName } from './messages.ts';
import { setOnlineStatus } from './online-status.ts';

// Shows in how many matches it is the user's turn: in the header, the page title, the app icon, and by notifications.

/** The number before the title. */
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

// Notifications: permission for them is requested only after a click.

const NOTIFICATIONS_SETTING = 'online.notify';

export type NotificationSetting = 'on' | 'off' | 'denied' | 'impossible';

export function notificationSetting(): NotificationSetting {
  if (!('Notification' in globalThis)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && readSetting(NOTIFICATIONS_SETTING) === 'on' ? 'on' : 'off';
}

/** Call it in a click handler: browsers require that. */
export async function setNotifications(isOn: boolean): Promise<NotificationSetting> {
  saveSetting(NOTIFICATIONS_SETTING, isOn ? 'on' : 'off');
  if (isOn) await Notification.requestPermission();
  return notificationSetting();
}

/** Notifies the user, if that is wanted and the page is hidden. */
async function notifyTurn(server: Server, id: string): Promise<void> {
  if (!document.hidden || notificationSetting() !== 'on') return;
  const language = firstLanguage();
  const isLoaded = await loadTexts(language).then(
    () => true,
    () => false,
  );
  if (!isLoaded) return;
  const { notification } = CONNECTION_TEXTS[language];
  let body = '';
  try {
    const [{ info, events }, { user }] = await Promise.all([findMatch(server, id), whoAmI(server)]);
    const state = stateOf(info, events);
    const side = user === null ? null : sideOfUser(state, user.id);
    const locale = await loadLocale(info.terms.game, language);
    if (side !== null) body = notification.body(locale.game.name, seatName(state.seats[otherSide(side)], language));
  } catch {
    // The notification is useful without details.
  }
  await show(notification.title, body, id, makeMatchLink(server.address, id));
}

async function show(title: string, body: string, tag: string, address: string): Promise<void> {
  const options = { body, tag, icon: 'icons/icon-192.png', data: { address } };
  try {
    // On phones only the service worker may do it.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker !== undefined) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      globalThis.location.href = address;
    });
  } catch {
    // The browser refused; the number in the header remains.
  }
}
