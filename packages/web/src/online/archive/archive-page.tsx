import { type ArchiveEntry, type ArchiveQuery, findMatches, recordsAddress } from '@tabuleiro/client';
import { GAME_IDS } from '@tabuleiro/games';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SERVER } from '../../connection/session.ts';
import { goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal, useServerData } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { archiveAddress, parseArchiveQuery, RESULTS } from './archive-query.ts';
import { MatchRow } from './match-row.tsx';

/** All public matches. The filters are in the address, so that it can be shared. */
export function ArchivePage({ query }: { readonly query: string }): ReactNode {
  const { language } = useLanguage();
  const { archive: texts, loading } = ONLINE_TEXTS[language];
  const asked = parseArchiveQuery(query);
  const key = archiveAddress(asked);
  const { value, isFresh, problem } = useServerData(key, () => findMatches(SERVER, asked));
  usePageTitle(texts.title);
  return (
    <>
      <header className="online-head">
        <h1 className="page-title">{texts.title}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <Filters key={`filters ${key}`} asked={asked} />
      <ErrorMessage body={problem?.body ?? null} />
      {!isFresh && problem === null && <p className="loading">{loading}</p>}
      {isFresh && value !== null && (
        <Matches key={`matches ${key}`} asked={asked} first={value.matches} next={value.next} />
      )}
    </>
  );
}

function Filters({ asked }: { readonly asked: ArchiveQuery }): ReactNode {
  const { language } = useLanguage();
  const { archive: texts, terms } = ONLINE_TEXTS[language];
  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filled = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') filled.set(name, value.trim());
    }
    goTo(archiveAddress(parseArchiveQuery(filled.toString())));
  };
  const kinds = [
    ['', texts.anyKind],
    ['true', terms.rated],
    ['false', terms.casual],
  ] as const;
  return (
    <form className="filters" aria-label={texts.filters} onSubmit={show}>
      <label>
        <span>{texts.player}</span>
        <input className="field" name="player" maxLength={20} defaultValue={asked.player} spellCheck={false} />
      </label>
      <label>
        <span>{texts.game}</span>
        <select className="field" name="game" defaultValue={asked.game ?? ''}>
          <option value="">{texts.anyGame}</option>
          {GAME_IDS.map((game) => (
            <option key={game} value={game}>
              {CARD_TEXTS[language][game]?.name ?? game}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.result}</span>
        <select className="field" name="result" defaultValue={asked.result ?? ''}>
          <option value="">{texts.anyResult}</option>
          {RESULTS.map((result) => (
            <option key={result} value={result}>
              {texts.results[result]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.kind}</span>
        <select className="field" name="rated" defaultValue={asked.rated === undefined ? '' : String(asked.rated)}>
          {kinds.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button primary">
        {texts.search}
      </button>
    </form>
  );
}

interface MatchesProps {
  readonly asked: ArchiveQuery;
  readonly first: readonly ArchiveEntry[];
  readonly next: string | null;
}

/** Loads page after page on demand. */
function Matches({ asked, first, next }: MatchesProps): ReactNode {
  const { language } = useLanguage();
  const { archive: texts } = ONLINE_TEXTS[language];
  const [more, setMore] = useState<{ readonly entries: readonly ArchiveEntry[]; readonly next: string | null }>({
    entries: [],
    next,
  });
  const [problem, setProblem] = useState('');
  const load = async (cursor: string): Promise<void> => {
    try {
      const page = await findMatches(SERVER, { ...asked, cursor });
      setMore({ entries: [...more.entries, ...page.matches], next: page.next });
      setProblem('');
    } catch (error) {
      setProblem(asRefusal(error).say(language));
    }
  };
  const entries = [...first, ...more.entries];
  const { next: cursor } = more;
  if (entries.length === 0) return <p className="online-none">{texts.none}</p>;
  return (
    <>
      <ul className="online-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <MatchRow entry={entry} />
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
      <div className="say-buttons">
        {cursor !== null && (
          <button type="button" className="button" onClick={() => void load(cursor)}>
            {texts.more}
          </button>
        )}
        <a className="button quiet" href={recordsAddress(SERVER, { ...asked, status: 'over' })} download>
          {texts.download}
        </a>
      </div>
    </>
  );
}
