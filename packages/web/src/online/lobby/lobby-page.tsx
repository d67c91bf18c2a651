import type { LiveConnection } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { usePageName } from '../../app/page-name.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { Connection } from '../connection.tsx';
import { usePresent } from '../hooks.ts';
import { Trouble } from '../trouble.tsx';
import { NotifySwitch } from './notify-switch.tsx';
import { OpenMatches } from './open-matches.tsx';
import { OwnMatches } from './own-matches.tsx';

/** Where one finds somebody to play with, and one's own matches. */
export function LobbyPage(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { user, live, problem, again } = usePresent();
  usePageName(texts.title);
  if (problem !== null) return <Trouble body={problem.body} again={again} />;
  return (
    <>
      <header className="online-head">
        <h1 className="page-title">{texts.pages.lobby}</h1>
        <p className="page-lead">{texts.lobby.lead}</p>
        <p className="online-who">
          {user !== null && texts.lobby.youAre(user.name)} {user?.isGuest === true && texts.lobby.guestNote}{' '}
          {user?.isGuest === true && <a href="#/online/you">{texts.lobby.keep}</a>}
        </p>
        <a className="button primary online-new" href="#/online/new">
          {texts.lobby.newMatch}
        </a>
      </header>
      <Connection />
      {user === null || live === null ? (
        <p className="loading">{texts.loading}</p>
      ) : (
        <Lists live={live} user={user.id} />
      )}
    </>
  );
}

function Lists({ live, user }: { readonly live: LiveConnection; readonly user: string }): ReactNode {
  return (
    <>
      <OwnMatches live={live} user={user} />
      <OpenMatches live={live} user={user} />
      <NotifySwitch />
    </>
  );
}
