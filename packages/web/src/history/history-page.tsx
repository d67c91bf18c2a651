import { GAME_IDS, isGameId } from '@tabuleiro/games';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { HOME_ADDRESS } from '../routes/route.ts';
import { useRequestedQuery, type WriteAddress } from '../routes/use-requested-query.ts';
import type { SavedMatch } from '../saved-matches/saved-match.ts';
import { useLanguage } from '../settings/language.tsx';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../ui/hooks.ts';
import { logError } from '../ui/log-error.ts';
import { EmptyState, FormRow, PageHead } from '../ui/page-elements/page-elements.tsx';
import {
  filterAddress,
  filterMatches,
  formatCount,
  type HistoryFilter,
  NO_FILTER,
  parseFilter,
  RESULT_FILTERS,
  HISTORY_TEXTS,
} from './history-filter.ts';
import { HistoryRow, type HistoryRowProps } from './history-row.tsx';
import { LocalData } from './local-data.tsx';
import { type LoadedMatches, useSavedMatches } from './use-saved-matches.ts';
import './history.css';

const PER_PAGE = 24;

/** All matches that were played in this browser. */
export function HistoryPage({ filter }: { readonly filter: string }): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language];
  const loaded = useSavedMatches();
  const { requested, revision, write } = useRequestedQuery(filter);
  usePageTitle(texts.title);
  return (
    <div className="sheet history">
      <PageHead title={texts.title} lead={texts.lead} />
      {loaded === null ? (
        <p className="loading">{texts.loading}</p>
      ) : (
        <LoadedHistory key={revision} first={parseFilter(requested)} write={write} {...loaded} />
      )}
    </div>
  );
}

interface LoadedHistoryProps extends LoadedMatches {
  readonly first: HistoryFilter;
  readonly write: WriteAddress;
}

function LoadedHistory({ library, matches, first, write }: LoadedHistoryProps): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language];
  const [filter, setFilter] = useState(first);
  const { text, game, result } = filter;
  // Typing does not wait for the list.
  const searched = useDeferredValue(text);
  const found = filterMatches(matches, { text: searched, game, result }, language);
  const change = (changed: Partial<HistoryFilter>): void => {
    const next = { ...filter, page: 0, ...changed };
    write(filterAddress(next));
    setFilter(next);
  };
  const [notice, setNotice] = useState<Notice | null>(null);
  const attempt = (act: () => Promise<void>): void => {
    act().catch((error: unknown) => {
      logError(error);
      setNotice({ text: texts.failed, removed: [] });
    });
  };
  const remove = (match: SavedMatch): void =>
    attempt(async () => {
      await library.remove([match]);
      setNotice({ text: texts.removed('1'), removed: [match] });
    });
  const undo = ({ removed }: Notice): void =>
    attempt(async () => {
      setNotice(null);
      await library.add(removed);
    });
  const list = { matches: found, page: filter.page, goTo: (page: number) => change({ page }) };
  return (
    <>
      {!library.isLasting && (
        <p className="panel" role="note">
          {texts.temporary}
        </p>
      )}
      {matches.length > 0 && <Filters filter={filter} change={change} />}
      {found.length > 0 ? (
        <Matches {...list} remove={remove} say={(sentence) => setNotice({ text: sentence, removed: [] })} />
      ) : matches.length > 0 ? (
        <EmptyState
          action={
            <button type="button" className="button" onClick={() => change(NO_FILTER)}>
              {texts.all}
            </button>
          }
        >
          {texts.noneFound}
        </EmptyState>
      ) : (
        <EmptyState
          action={
            <a className="button primary" href={HOME_ADDRESS}>
              {texts.toGames}
            </a>
          }
        >
          {texts.none}
        </EmptyState>
      )}
      <LocalData library={library} matches={matches} shown={found} attempt={attempt} />
      <NoticeBar notice={notice} undo={undo} />
    </>
  );
}

interface FiltersProps {
  readonly filter: HistoryFilter;
  readonly change: (changed: Partial<HistoryFilter>) => void;
}

function Filters({ filter: { text, game, result }, change }: FiltersProps): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language];
  return (
    <form
      className="panel history-filters"
      role="search"
      aria-label={texts.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormRow label={texts.search}>
        {(attributes) => (
          <input
            {...attributes}
            className="field"
            type="search"
            placeholder={texts.searchHelp}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </FormRow>
      <FormRow label={texts.game}>
        {(attributes) => (
          <select
            {...attributes}
            className="field"
            value={game ?? ''}
            onChange={({ target }) => change({ game: isGameId(target.value) ? target.value : null })}
          >
            <option value="">{texts.anyGame}</option>
            {GAME_IDS.map((id) => (
              <option key={id} value={id}>
                {CARD_TEXTS[language][id]?.name ?? id}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <FormRow label={texts.result}>
        {(attributes) => (
          <select
            {...attributes}
            className="field"
            value={result ?? ''}
            onChange={({ target }) => change({ result: RESULT_FILTERS.find((one) => one === target.value) ?? null })}
          >
            <option value="">{texts.anyResult}</option>
            {RESULT_FILTERS.map((one) => (
              <option key={one} value={one}>
                {texts.results[one]}
              </option>
            ))}
          </select>
        )}
      </FormRow>
    </form>
  );
}

/** What the last action did; `removed` can come back. */
interface Notice {
  readonly text: string;
  readonly removed: readonly SavedMatch[];
}

function NoticeBar({
  notice,
  undo,
}: {
  readonly notice: Notice | null;
  readonly undo: (notice: Notice) => void;
}): ReactNode {
  const texts = HISTORY_TEXTS[useLanguage().language];
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its row.
  useEffect(() => button.current?.focus({ preventScroll: true }), [notice]);
  return (
    <div className={notice === null ? undefined : 'history-notice'} role="status">
      {notice !== null && <p>{notice.text}</p>}
      {notice !== null && notice.removed.length > 0 && (
        <button ref={button} type="button" className="button cool" onClick={() => undo(notice)}>
          {texts.undo}
        </button>
      )}
    </div>
  );
}

interface MatchesProps extends Pick<HistoryRowProps, 'say'> {
  /** At least one. */
  readonly matches: readonly SavedMatch[];
  readonly page: number;
  readonly goTo: (page: number) => void;
  readonly remove: (match: SavedMatch) => void;
}

/** One page of the list. */
function Matches({ matches, page, goTo, remove, say }: MatchesProps): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language];
  const pages = Math.ceil(matches.length / PER_PAGE);
  const shown = Math.min(page, pages - 1);
  const from = shown * PER_PAGE;
  const rows = matches.slice(from, from + PER_PAGE);
  const number = (count: number): string => formatCount(count, language);
  const turn = (next: number): void => {
    goTo(next);
    globalThis.scrollTo(0, 0);
  };
  return (
    <div className="section">
      <p className="note figures" role="status">
        {pages === 1
          ? texts.count(number(matches.length))
          : texts.range(number(from + 1), number(from + rows.length), texts.count(number(matches.length)))}
      </p>
      <ul className="list">
        {rows.map((match) => (
          <HistoryRow key={match.id} match={match} remove={() => remove(match)} say={say} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="page-actions history-pages" aria-label={texts.pages}>
          <button type="button" className="button" disabled={shown === 0} onClick={() => turn(shown - 1)}>
            {texts.newer}
          </button>
          <button type="button" className="button" disabled={shown === pages - 1} onClick={() => turn(shown + 1)}>
            {texts.older}
          </button>
        </nav>
      )}
    </div>
  );
}
