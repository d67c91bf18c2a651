import type { GameId } from '@tabuleiro/games';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isFromBoard, ruleAddress, useHash } from '../routes/route.ts';
import { useTexts, lazyTexts } from '../settings/language.tsx';
import type { RulesTexts } from './text/en.ts';

export const RULES_TEXTS = lazyTexts<RulesTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

interface RulesContentsProps {
  readonly game: GameId;
  /** Those with the words of the query. */
  readonly found: readonly RulesSection[];
  readonly query: string;
  readonly words: readonly string[];
  readonly onQuery: (query: string) => void;
}

/** The table of contents, a search that narrows it and the rules down, and a button that prints them on one page. */
export function RulesContents({ game, found, query, words, onQuery }: RulesContentsProps): ReactNode {
  const texts = useTexts(RULES_TEXTS);
  const hash = useHash();
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key === 'Enter' && first !== undefined) showSection(first.id);
    else if (event.key === 'Escape' && query !== '') onQuery('');
    else return;
    event.preventDefault();
  };
  return (
    <nav className="rules-contents" aria-label={texts.contents}>
      <div className="rules-tools">
        <input
          type="search"
          className="rules-search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button" onClick={() => globalThis.print()}>
          {texts.print}
        </button>
      </div>
      <p className="rules-found" role="status">
        {words.length > 0 && texts.found(found.length)}
      </p>
      <ol>
        {found.map(({ id, title }) => {
          const address = ruleAddress(game, id, isFromBoard(hash));
          return (
            <li key={id}>
              <a href={address} onClick={(event) => openHere(event, id, address)}>
                <span>
                  <Highlighted text={title} words={words} />
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Replaces the address, so that one step back still leaves the rules. */
function openHere(event: MouseEvent, id: string, address: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  globalThis.location.replace(address);
  showSection(id);
}

export function showSection(id: string): void {
  const heading = document.getElementById(`rule-${id}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** A text with marks on the words that are searched for. */
export function Highlighted({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  if (words.length === 0) return text;
  let at = 0;
  return splitAtWords(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isFound ? <mark key={key}>{part.text}</mark> : part.text;
  });
}

// The search within the rules: every word that is typed, anywhere in a section, whatever its case and accents.

/** A part of the rules that has a heading. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  /** All else that is searched. */
  readonly texts: readonly string[];
}

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** In lower case and without accents, as long as the text itself. */
function fold(text: string): string {
  const units = Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
  return units.join('').replaceAll('’', "'");
}

export function searchWords(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}

/** Whether a section has all words; every section has none. */
export function hasWords({ title, texts }: RulesSection, words: readonly string[]): boolean {
  const searched = [title, ...texts].map(fold);
  return words.every((word) => searched.some((text) => text.includes(word)));
}

/** A text cut where words begin and end. */
export function splitAtWords(text: string, words: readonly string[]): readonly TextPart[] {
  const folded = fold(text);
  const isFoundAt = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      isFoundAt.fill(true, at, at + word.length);
    }
  }
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isFoundAt[end] === isFoundAt[start]) continue;
    parts.push({ text: text.slice(start, end), isFound: isFoundAt[start] ?? false });
    start = end;
  }
  return parts;
}
