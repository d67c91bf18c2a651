import {
  type LiveConnection,
  type UserInfo,
  joinMatch,
  type LobbyEntry,
  type MatchTerms,
  refusalBody,
  type RefusalBody,
} from '@tabuleiro/client';
import { type GameId, type GameLocale, loadLocale, type Side } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { ensureUser, SERVER } from '../../connection/session.ts';
import { notificationSetting, setNotifications } from '../../connection/turn-alerts.ts';
import { playerAddress, onlineMatchAddress, goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { usePageTitle } from '../../ui/hooks.ts';
import { useLoaded } from '../../ui/loading.ts';
import { PageHead, EmptyState, Section } from '../../ui/page-elements/page-elements.tsx';
import { ConnectionStatus, ErrorPage, ErrorMessage } from '../error-messages.tsx';
import { useSession, useWatchable, asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS, formatClock, formatRatedOrCasual, formatVariant } from '../messages.ts';
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

interface OpenMatchesProps {
  readonly live: LiveConnection;
  /** Null if the visitor is not signed in: joining then makes a guest. */
  readonly user: string | null;
}

/** The open matches, updated live. */
function OpenMatches({ live, user }: OpenMatchesProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const open = useWatchable(live.lobby);
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const join = async ({ id, terms }: LobbyEntry): Promise<void> => {
    // Rated matches need an account, so no guest is made for them.
    if (terms.isRated && user === null) return setRefusal(refusalBody('rated-as-guest'));
    try {
      await ensureUser();
      await joinMatch(SERVER, id);
      goTo(onlineMatchAddress(id));
    } catch (error) {
      setRefusal(asRefusal(error).body);
    }
  };
  const others = open?.filter(({ host }) => host.id !== user) ?? null;
  const locales = useLocales(others ?? []);
  return (
    <Section title={texts.lobby.open}>
      <ErrorMessage body={refusal} />
      <div aria-live="polite">
        {others === null && <p className="loading">{texts.loading}</p>}
        {others?.length === 0 && <EmptyState>{texts.lobby.noOpen}</EmptyState>}
      </div>
      {others !== null && others.length > 0 && locales !== null && (
        <ul className="list">
          {others.map((entry) => {
            const locale = locales.get(entry.terms.game);
            return locale && <OpenRow key={entry.id} entry={entry} locale={locale} join={() => void join(entry)} />;
          })}
        </ul>
      )}
    </Section>
  );
}

/** The texts of the games in the list. Rows wait for them, so that none grows. */
function useLocales(entries: readonly LobbyEntry[]): ReadonlyMap<GameId, GameLocale> | null {
  const { language } = useLanguage();
  const games = [...new Set(entries.map(({ terms }) => terms.game))].toSorted();
  const load = async (): Promise<ReadonlyMap<GameId, GameLocale>> =>
    new Map(await Promise.all(games.map(async (game) => [game, await loadLocale(game, language)] as const)));
  return useLoaded([language, ...games].join(' '), load, 'lobby');
}

interface OpenRowProps {
  readonly entry: LobbyEntry;
  readonly locale: GameLocale;
  readonly join: () => void;
}

function OpenRow({ entry, locale, join }: OpenRowProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { terms, host, rating, side } = entry;
  const { name } = locale.game;
  return (
    <li className="list-row open-row">
      <strong className="row-name">{name}</strong>
      <span>
        <a href={playerAddress(host.name)}>{host.name}</a> {host.isBot && '(bot) '}
        {rating !== undefined && <span className="note figures">{texts.match.rating(rating)}</span>}
      </span>
      <span>{formatClock(terms.clock, language)}</span>
      <span className="note">{formatOtherTerms(terms, locale, side)}</span>
      <button type="button" className="button" aria-label={texts.lobby.joinWhat(name, host.name)} onClick={join}>
        {texts.lobby.join}
      </button>
    </li>
  );
}

/** "Rated · Simple rules · Your side: black". */
function formatOtherTerms(terms: MatchTerms, locale: GameLocale, side: Side): string {
  const { language, game } = locale;
  const own = ONLINE_TEXTS[language].terms.you(game.sides[side].name);
  return [formatRatedOrCasual(terms, language), formatVariant(terms, locale), own].filter(Boolean).join(' · ');
}
