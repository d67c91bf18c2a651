import { findMatch, makeMatchLink, type Server, sideOfUser, stateOf, whoAmI } from '@tabuleiro/client';
import { loadLocale, otherSide } from '@tabuleiro/games';
import { firstLanguage } from '../app/language.tsx';
import { recall, remember } from '../app/memory.ts';
import { ONLINE_TEXTS } from '../text/online/index.ts';
import { seatName } from './names.ts';

// Messages of the browser when it is one's turn. Nobody is asked for permission but by a click of their own.

const MEMORY = 'online.notify';

export type Notifying = 'on' | 'off' | 'denied' | 'impossible';

export function notifying(): Notifying {
  if (!('Notification' in globalThis)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && recall(MEMORY) === 'on' ? 'on' : 'off';
}

/** To be called by a click, which browsers want to see before they ask. */
export async function switchNotifying(isOn: boolean): Promise<Notifying> {
  remember(MEMORY, isOn ? 'on' : 'off');
  if (isOn) await Notification.requestPermission();
  return notifying();
}

/** Says that it is one's turn, if the person wants that and is not looking. */
export async function notifyTurn(server: Server, id: string): Promise<void> {
  if (!document.hidden || notifying() !== 'on') return;
  const language = firstLanguage();
  const { notify } = ONLINE_TEXTS[language];
  let body = '';
  try {
    const [{ info, events }, { user }] = await Promise.all([findMatch(server, id), whoAmI(server)]);
    const state = stateOf(info, events);
    const side = user === null ? null : sideOfUser(state, user.id);
    const locale = await loadLocale(info.terms.game, language);
    if (side !== null) body = notify.body(locale.game.name, seatName(state.seats[otherSide(side)], language));
  } catch {
    // That it is one's turn is worth saying without the rest.
  }
  await show(notify.title, body, id, makeMatchLink(server.address, id));
}

async function show(title: string, body: string, tag: string, address: string): Promise<void> {
  const options = { body, tag, icon: 'icons/icon-192.png', data: { address } };
  try {
    // Phones allow it to the service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker !== undefined) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      globalThis.location.href = address;
    });
  } catch {
    // The browser has its reasons; the number in the header is still there.
  }
}
