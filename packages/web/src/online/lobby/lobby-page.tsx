import type { LiveConnection, UserInfo } from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { notificationSetting, setNotifications } from '../../connection/turn-alerts.ts';
import { playerAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { PageHead } from '../../ui/page-elements.tsx';
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
  usePageTitle(texts.title);
  if (problem !== null) return <ErrorPage body={problem.body} again={again} />;
  return (
    <>
      <PageHead title={texts.pages.lobby} lead={texts.lobby.lead}>
        <a className="button primary online-new" href="#/online/new">
          {texts.lobby.newMatch}
        </a>
      </PageHead>
      <ConnectionStatus />
      {live === null && <p className="loading">{texts.loading}</p>}
      {live !== null && (user === null ? <VisitorLobby live={live} /> : <UserLobby live={live} user={user} />)}
    </>
  );
}

/** For visitors who are not signed in. Shows nothing until the list has arrived, so that nothing moves. */
function VisitorLobby({ live }: { readonly live: LiveConnection }): ReactNode {
  if (useWatchable(live.lobby) === null) return null;
  return (
    <div className="lobby">
      <Who user={null} />
      <OpenMatches live={live} user={null} />
    </div>
  );
}

/** The user's own matches are at the top, so the list waits until both have arrived. */
function UserLobby({ live, user }: { readonly live: LiveConnection; readonly user: UserInfo }): ReactNode {
  const { language } = useLanguage();
  const own = useOwnMatches(live, user.id);
  const open = useWatchable(live.lobby);
  const isKnown = own.problem !== null || (own.value !== null && open !== null);
  if (!isKnown) return <p className="loading">{ONLINE_TEXTS[language].loading}</p>;
  return (
    <div className="lobby">
      <OwnMatches live={live} user={user.id} own={own} />
      <Who user={user} />
      <OpenMatches live={live} user={user.id} />
    </div>
  );
}

/** Who the user is here, and notifications. */
function Who({ user }: { readonly user: UserInfo | null }): ReactNode {
  const { language } = useLanguage();
  const { lobby, you } = ONLINE_TEXTS[language];
  return (
    <aside className="panel online-who">
      <p>{user === null ? lobby.anonymous : lobby.youAre(user.name)}</p>
      {user?.isGuest === true && <p className="note">{lobby.guestNote}</p>}
      {user?.isGuest === false ? (
        <a className="button" href={playerAddress(user.name)}>
          {you.profile}
        </a>
      ) : (
        <a className="button" href="#/online/you">
          {lobby.keep}
        </a>
      )}
      {user !== null && <NotifySwitch />}
    </aside>
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
    <>
      {state !== 'denied' && (
        <button type="button" className="button" onClick={() => void change()}>
          {isOn ? notify.off : notify.on}
        </button>
      )}
      <p className="note" role="status">
        {state === 'denied' ? notify.denied : notify.help}
      </p>
    </>
  );
}
