import { joinMatch, type LiveConnection, type LobbyEntry, refusalBody, type RefusalBody } from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { ensureUser, SERVER } from '../../connection/session.ts';
import { onlineMatchAddress, playerAddress, goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { useLocale } from '../../ui/loading.ts';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal, useWatchable } from '../hooks.ts';
import { formatTerms, ONLINE_TEXTS } from '../messages.ts';

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
  return (
    <section className="online-section">
      <h2>{texts.lobby.open}</h2>
      <ErrorMessage body={refusal} />
      <div aria-live="polite">
        {others === null && <p className="loading">{texts.loading}</p>}
        {others?.length === 0 && <p className="online-none">{texts.lobby.noOpen}</p>}
      </div>
      <ul className="online-list">
        {others?.map((entry) => (
          <li key={entry.id}>
            <OpenRow entry={entry} join={() => void join(entry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenRow({ entry, join }: { readonly entry: LobbyEntry; readonly join: () => void }): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { terms, host, rating, side } = entry;
  const locale = useLocale(terms.game);
  const name = locale?.game.name ?? '';
  return (
    <div className="online-row">
      <strong className="online-game">{name}</strong>
      <span>
        <a href={playerAddress(host.name)}>{host.name}</a>
        {host.isBot && ' (bot)'} {rating !== undefined && <span className="figures">{rating}</span>}
      </span>
      <span className="online-terms">
        {formatTerms(terms, locale, language)}
        {locale !== null && ` · ${texts.terms.you(locale.game.sides[side].name)}`}
      </span>
      <button
        type="button"
        className="button primary"
        aria-label={texts.lobby.joinWhat(name, host.name)}
        onClick={join}
      >
        {texts.lobby.join}
      </button>
    </div>
  );
}
