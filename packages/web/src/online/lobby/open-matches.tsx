import {
  joinMatch,
  type LiveConnection,
  type LobbyEntry,
  type MatchTerms,
  refusalBody,
  type RefusalBody,
} from '@tabuleiro/client';
import { type GameId, type GameLocale, loadLocale, type Side } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { ensureUser, SERVER } from '../../connection/session.ts';
import { onlineMatchAddress, playerAddress, goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { EmptyState, Section } from '../../ui/page-elements.tsx';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal, useWatchable } from '../hooks.ts';
import { formatClock, formatRatedOrCasual, formatVariant, ONLINE_TEXTS } from '../messages.ts';

interface OpenMatchesProps {
  readonly live: LiveConnection;
  /** Null if nobody is signed in: joining then makes a guest. */
  readonly user: string | null;
}

/** The open matches, updated live. */
export function OpenMatches({ live, user }: OpenMatchesProps): ReactNode {
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
