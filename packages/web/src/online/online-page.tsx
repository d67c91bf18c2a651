import type { ReactNode } from 'react';
import { isOnlineMatchId } from '../routes/route.ts';
import { useLanguage } from '../settings/language.tsx';
import { NotFoundPage } from '../ui/page-elements/page-elements.tsx';
import { AccountPage } from './account/account-page.tsx';
import { ArchivePage } from './archive/archive-page.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { NewMatchPage } from './lobby/new-match-page.tsx';
import { OnlineMatchPage } from './match/online-match-page.tsx';
import { ONLINE_TEXTS } from './messages.ts';
import { PlayerPage } from './player/player-page.tsx';
import './online.css';

// What follows `#/online/`:
//
//   (nothing)        the lobby
//   new              a new match; `?game=<game>` asks for one of that game
//   you              the user's account
//   archive          matches that were played; the query holds the filters
//   player/<name>    a player's profile
//   <match>          a match

export function OnlinePage({ way }: { readonly way: string }): ReactNode {
  const [path = '', query = ''] = way.split('?');
  const [page = '', name, ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0 || (name !== undefined && page !== 'player')) return <NotFoundPage />;
  if (isOnlineMatchId(page)) return <OnlineMatchPage key={page} id={page} />;
  const body = bodyOf(page, name, query);
  if (body === null) return <NotFoundPage />;
  return (
    <div className="sheet online-page">
      <Pages page={page} />
      {body}
    </div>
  );
}

function bodyOf(page: string, name: string | undefined, query: string): ReactNode {
  switch (page) {
    case '':
      return <LobbyPage />;
    case 'new':
      return <NewMatchPage query={query} />;
    case 'you':
      return <AccountPage />;
    case 'archive':
      return <ArchivePage query={query} />;
    case 'player':
      return name === undefined ? null : <PlayerPage name={decoded(name)} />;
    default:
      return null;
  }
}

/** The address may be cut off in the middle of an escaped character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function Pages({ page }: { readonly page: string }): ReactNode {
  const { language } = useLanguage();
  const { pages } = ONLINE_TEXTS[language];
  const links = [
    ['', '#/online', pages.lobby],
    ['archive', '#/online/archive', pages.archive],
    ['you', '#/online/you', pages.you],
  ] as const;
  return (
    <nav className="online-pages" aria-label={pages.label}>
      {links.map(([name, address, label]) => (
        <a key={name} href={address} aria-current={name === page ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
