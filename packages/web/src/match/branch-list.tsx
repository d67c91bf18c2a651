import { sharedPlies, textsOf } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import './branch-list.css';
import { MATCH_TEXTS } from './messages.ts';

const SHOWN = 4;

/** Lines that the person left for another one. A click continues one of them. */
export function BranchList({ store }: { readonly store: ReadableStore<MatchPageState> }): ReactNode {
  // `match` is mutated, so `moves` is selected too.
  const { match, branches, language } = useSelector(store, ({ locale, ...state }) => ({
    match: state.match,
    moves: state.moves,
    branches: state.branches,
    language: locale.language,
  }));
  const { switchToBranch } = store.getState();
  const texts = MATCH_TEXTS[language].branches;
  const rows = branches.flatMap((line, index) => {
    const at = sharedPlies(line, match.moves);
    // The match may have reached the same moves since.
    if (at === line.length) return [];
    const own = textsOf(match, line).slice(at);
    const said = own.slice(0, SHOWN).join(' ');
    return [{ index, at, said: own.length > SHOWN ? `${said} …` : said }];
  });
  if (rows.length === 0) return null;
  return (
    <section className="other-lines" aria-label={texts.title}>
      <ul>
        {rows.map(({ index, at, said }) => (
          <li key={index}>
            <button type="button" className="move" onClick={() => switchToBranch(index)}>
              <span className="other-lines-sign" aria-hidden="true">
                ⤷
              </span>
              <span>{texts.back(at + 1, said)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
