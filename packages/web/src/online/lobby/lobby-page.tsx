import type { LiveConnection, UserInfo } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { usePageName } from '../../app/page-name.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { Connection } from '../connection.tsx';
import { usePresent, useWatched } from '../hooks.ts';
import { Trouble } from '../trouble.tsx';
import { NotifySwitch } from './notify-switch.tsx';
import { OpenMatches } from './open-matches.tsx';
import { OwnMatches, useOwnMatches } from './own-matches.tsx';

/** Where one finds somebody to play with, and one's own matches. */
export function LobbyPage(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { user, live, problem, again } = usePresent();
  const lists = live !== null && (user === null ? <OpenLists live={live} /> : <Lists live={live} user={user.id} />);
  usePageName(texts.title);
  if (problem !== null) return <Trouble body={problem.body} again={again} />;
  return (
    <>
      <header className="online-head">
        <h1 className="page-title">{texts.pages.lobby}</h1>
        <p className="page-lead">{texts.lobby.lead}</p>
        {live !== null && <Welcome user={user} />}
      </header>
      <Connection />
      {lists || <p className="loading">{texts.loading}</p>}
    </>
  );
}

/** How long this is depends on who one is, so nothing stands below it before that is known. */
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

/** What a visitor sees who is not signed in. Until the list is there nothing is shown that would move. */
function OpenLists({ live }: { readonly live: LiveConnection }): ReactNode {
  const open = useWatched(live.lobby);
  return open === null ? null : <OpenMatches live={live} user={null} />;
}

/** One's own matches stand above the others, so these wait until it is known whether there are any. */
function Lists({ live, user }: { readonly live: LiveConnection; readonly user: string }): ReactNode {
  const { language } = useLanguage();
  const own = useOwnMatches(live, user);
  const open = useWatched(live.lobby);
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
