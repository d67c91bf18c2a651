import { type ArchiveEntry, type ArchiveQuery, findMatches, recordsAddress } from '@tabuleiro/client';
import { GAME_IDS } from '@tabuleiro/games';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SERVER } from '../../connection/session.ts';
import { goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../../ui/hooks.ts';
import { EmptyState, FormRow, PageHead } from '../../ui/page-elements/page-elements.tsx';
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
      <PageHead title={texts.title} lead={texts.lead} />
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
  const games = [
    ['', texts.anyGame],
    ...GAME_IDS.map((game) => [game, CARD_TEXTS[language][game]?.name ?? game]),
  ] as const;
  const results = [['', texts.anyResult], ...RESULTS.map((result) => [result, texts.results[result]])] as const;
  const kinds = [
    ['', texts.anyKind],
    ['true', terms.rated],
    ['false', terms.casual],
  ] as const;
  return (
    <form className="panel filters" aria-label={texts.filters} onSubmit={show}>
      <FormRow label={texts.player}>
        {(attributes) => (
          <input
            {...attributes}
            className="field"
            name="player"
            maxLength={20}
            defaultValue={asked.player}
            spellCheck={false}
          />
        )}
      </FormRow>
      <Filter name="game" label={texts.game} value={asked.game} options={games} />
      <Filter name="result" label={texts.result} value={asked.result} options={results} />
      <Filter name="rated" label={texts.kind} value={asked.rated} options={kinds} />
      <button type="submit" className="button primary">
        {texts.search}
      </button>
    </form>
  );
}

interface FilterProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | boolean | undefined;
  readonly options: readonly (readonly string[])[];
}

function Filter({ name, label, value = '', options }: FilterProps): ReactNode {
  return (
    <FormRow label={label}>
      {(attributes) => (
        <select {...attributes} className="field" name={name} defaultValue={String(value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormRow>
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
  if (entries.length === 0) return <EmptyState>{texts.none}</EmptyState>;
  return (
    <div className="section">
      <ul className="list">
        {entries.map((entry) => (
          <MatchRow key={entry.id} entry={entry} player={asked.player} />
        ))}
      </ul>
      <p role="alert">{problem}</p>
      <div className="page-actions">
        {cursor !== null && (
          <button type="button" className="button" onClick={() => void load(cursor)}>
            {texts.more}
          </button>
        )}
        <a className="button quiet" href={recordsAddress(SERVER, { ...asked, status: 'over' })} download>
          {texts.download}
        </a>
      </div>
    </div>
  );
}
