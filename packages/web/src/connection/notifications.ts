import { findMatch, makeMatchLink, type Server, sideOfUser, stateOf, whoAmI } from '@tabuleiro/client';
import { loadLocale, otherSide } from '@tabuleiro/games';
import { firstLanguage, loadTexts } from '../settings/language.tsx';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { CONNECTION_TEXTS } from './connection-texts.ts';
import { seatName } from './seat-name.ts';

// Browser notifications about the user's turn. Permission is requested only after a click.

const MEMORY = 'online.notify';

export type NotificationSetting = 'on' | 'off' | 'denied' | 'impossible';

export function notificationSetting(): NotificationSetting {
  if (!('Notification' in globalThis)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && readSetting(MEMORY) === 'on' ? 'on' : 'off';
}

/** Call it in a click handler: browsers require that. */
export async function setNotifications(isOn: boolean): Promise<NotificationSetting> {
  saveSetting(MEMORY, isOn ? 'on' : 'off');
  if (isOn) await Notification.requestPermission();
  return notificationSetting();
}

/** Notifies the user, if that is wanted and the page is hidden. */
export async function notifyTurn(server: Server, id: string): Promise<void> {
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
