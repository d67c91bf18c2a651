import type { ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import { UnknownPage } from '../app/unknown-page.tsx';
import { ONLINE_TEXTS } from '../text/online/index.ts';
import { ArchivePage } from './archive/archive-page.tsx';
import { CreatePage } from './lobby/create-page.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { OnlineMatchPage } from './match/online-match-page.tsx';
import { PlayerPage } from './player/player-page.tsx';
import { YouPage } from './you/you-page.tsx';
import './online.css';

// What follows `#/online/`:
//
//   (nothing)        the lobby
//   new              a new match; `?game=<game>` asks for one of that game
//   you              who one is, and one's account
//   archive          matches that were played; what follows `?` says which
//   player/<name>    somebody's profile
//   <match>          a match

const MATCH = /^[0-9a-z]{16}$/;

export function OnlinePage({ way }: { readonly way: string }): ReactNode {
  const [path = '', query = ''] = way.split('?');
  const [page = '', name, ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0 || (name !== undefined && page !== 'player')) return <UnknownPage />;
  if (MATCH.test(page)) return <OnlineMatchPage key={page} id={page} />;
  const body = bodyOf(page, name, query);
  if (body === null) return <UnknownPage />;
  return (
    <div className="online-page">
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
      return <CreatePage query={query} />;
    case 'you':
      return <YouPage />;
    case 'archive':
      return <ArchivePage query={query} />;
    case 'player':
      return name === undefined ? null : <PlayerPage name={decoded(name)} />;
    default:
      return null;
  }
}

/** An address may have been cut in the middle of a letter. */
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
        <a key={name} className="button quiet" href={address} aria-current={name === page ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
