import { sharedPlies, textsOf } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import type { PlayState } from '../play/store.ts';
import { LINE_TEXTS } from '../text/lines/index.ts';
import './other-lines.css';

/** So many moves of a line are shown; its name is what stands before them. */
const SHOWN = 4;

/** Lines that were left for another one; whichever is chosen is gone on with. */
export function OtherLinesList({ store }: { readonly store: Readable<PlayState> }): ReactNode {
  // The match is one object all along; what it holds changes with its moves.
  const { match, branches, language } = useParts(store, ({ locale, ...state }) => ({
    match: state.match,
    moves: state.moves,
    branches: state.branches,
    language: locale.language,
  }));
  const { changeTo } = store.getState();
  const texts = LINE_TEXTS[language];
  const rows = branches.flatMap((line, index) => {
    const at = sharedPlies(line, match.moves);
    // The match may have come to the same moves by itself.
    if (at === line.length) return [];
    const own = textsOf(match, line).slice(at);
    const said = own.slice(0, SHOWN).join(' ');
    return [{ index, at, said: own.length > SHOWN ? `${said} …` : said }];
  });
  if (rows.length === 0) return null;
  return (
    <section className="other-lines" aria-label={texts.others}>
      <ul>
        {rows.map(({ index, at, said }) => (
          <li key={index}>
            <button type="button" className="move" onClick={() => changeTo(index)}>
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
