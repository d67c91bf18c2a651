import type { LiveConnection, UserInfo } from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { notificationSetting, setNotifications } from '../../connection/turn-alerts.ts';
import { useLanguage } from '../../settings/language.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { ConnectionStatus, ErrorPage } from '../error-messages.tsx';
import { useSession, useWatchable } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { OpenMatches } from './open-matches.tsx';
import { OwnMatches, useOwnMatches } from './own-matches.tsx';

/** Where users find opponents and their own matches. */
export function LobbyPage(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { user, live, problem, again } = useSession();
  const lists = live !== null && (user === null ? <OpenLists live={live} /> : <Lists live={live} user={user.id} />);
  usePageTitle(texts.title);
  if (problem !== null) return <ErrorPage body={problem.body} again={again} />;
  return (
    <>
      <header className="online-head">
        <h1 className="page-title">{texts.pages.lobby}</h1>
        <p className="page-lead">{texts.lobby.lead}</p>
        {live !== null && <Welcome user={user} />}
      </header>
      <ConnectionStatus />
      {lists || <p className="loading">{texts.loading}</p>}
    </>
  );
}

/** Its height depends on the user, so nothing is shown below it until the user is known. */
function Welcome({ user }: { readonly user: UserInfo | null }): ReactNode {
  const { language } = useLanguage();
  const { lobby } = ONLINE_TEXTS[language];
  return (
    <>
      <p className="online-who">
        {user === null ? lobby.anonymous : lobby.youAre(user.name)} {user?.isGuest === true && lobby.guestNote}{' '}
        {user?.isGuest !== false && <a href="#/online/you">{lobby.keep}</a>}
      </p>
      <a className="button primary online-new" href="#/online/new">
        {lobby.newMatch}
      </a>
    </>
  );
}

/** For visitors who are not signed in. Shows nothing until the list has arrived, so that nothing moves. */
function OpenLists({ live }: { readonly live: LiveConnection }): ReactNode {
  const open = useWatchable(live.lobby);
  return open === null ? null : <OpenMatches live={live} user={null} />;
}

/** The user's own matches are at the top, so the list waits until both have arrived. */
function Lists({ live, user }: { readonly live: LiveConnection; readonly user: string }): ReactNode {
  const { language } = useLanguage();
  const own = useOwnMatches(live, user);
  const open = useWatchable(live.lobby);
  const isKnown = own.problem !== null || (own.value !== null && open !== null);
  if (!isKnown) return <p className="loading">{ONLINE_TEXTS[language].loading}</p>;
  return (
    <>
      <OwnMatches live={live} user={user} own={own} />
      <OpenMatches live={live} user={user} />
      <NotifySwitch />
    </>
  );
}

/** Turns browser notifications about the user's turn on and off. */
function NotifySwitch(): ReactNode {
  const { language } = useLanguage();
  const { notify } = ONLINE_TEXTS[language];
  const [state, setState] = useState(notificationSetting);
  if (state === 'impossible') return null;
  const isOn = state === 'on';
  const change = async (): Promise<void> => setState(await setNotifications(!isOn));
  return (
    <section className="online-section online-notify">
      {state !== 'denied' && (
        <button type="button" className="button" onClick={() => void change()}>
          {isOn ? notify.off : notify.on}
        </button>
      )}
      <p role="status">{state === 'denied' ? notify.denied : notify.help}</p>
    </section>
  );
}
