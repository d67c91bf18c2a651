import { formatRecordError, type Language, loadErrorLocale } from '@tabuleiro/games';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { asSentence } from '../match/status-text.ts';
import { goTo, HOME_ADDRESS } from '../routes/route.ts';
import type { MatchLibrary, SavedMatch } from '../saved-matches/saved-match.ts';
import { exportText, importText, type ImportReport } from '../saved-matches/transfer.ts';
import { useLanguage } from '../settings/language.tsx';
import { removeAllSettings, allSettings } from '../settings/storage.ts';
import { downloadText } from '../ui/dialogs/clipboard.ts';
import { pickText } from '../ui/dialogs/paste-dialog.tsx';
import { Section } from '../ui/page-elements/page-elements.tsx';
import { formatCount, HISTORY_TEXTS } from './history-filter.ts';

const MOST_BYTES = 100 * 2 ** 20;
const MOST_ERRORS = 10;
const FILE = 'tabuleiro-matches.record';
const EVERYTHING_FILE = 'tabuleiro-data.json';

interface LocalDataProps {
  readonly library: MatchLibrary;
  readonly matches: readonly SavedMatch[];
  /** Those that fit the search. */
  readonly shown: readonly SavedMatch[];
  readonly attempt: (act: () => Promise<void>) => void;
}

/** Takes matches in and out of this browser, and deletes everything in it. */
export function LocalData({ library, matches, shown, attempt }: LocalDataProps): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language].data;
  const [report, setReport] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const load = async (): Promise<void> => {
    const picked = await pickText(MOST_BYTES);
    if (picked === null) return;
    if (picked === 'too-large') return setReport([texts.tooLarge]);
    // The browser draws the progress between two groups of matches.
    const breathe = async (percent: number): Promise<void> => {
      setReport([texts.reading(String(percent))]);
      await new Promise((resolve) => setTimeout(resolve));
    };
    const done = await importText(library, picked.text, breathe);
    setReport(await reportLines(done, language));
  };
  const exportEverything = (): void => {
    const data = { settings: allSettings(), matches: exportText(matches) };
    downloadText(EVERYTHING_FILE, JSON.stringify(data, null, 2));
  };
  const removeEverything = async (): Promise<void> => {
    await library.clear();
    removeAllSettings();
    goTo(HOME_ADDRESS);
    globalThis.location.reload();
  };
  const isNarrowed = shown.length > 0 && shown.length < matches.length;
  return (
    <Section title={texts.title}>
      <p className="note">{texts.lead}</p>
      <div className="page-actions">
        <button type="button" className="button" onClick={() => attempt(load)}>
          {texts.importAll}
        </button>
        {matches.length > 0 && (
          <button type="button" className="button" onClick={() => downloadText(FILE, exportText(matches))}>
            {texts.exportAll}
          </button>
        )}
        {isNarrowed && (
          <button type="button" className="button" onClick={() => downloadText(FILE, exportText(shown))}>
            {texts.exportShown}
          </button>
        )}
        <button type="button" className="button quiet" onClick={exportEverything}>
          {texts.everything}
        </button>
        <button type="button" className="button quiet" onClick={() => setIsAsking(true)}>
          {texts.removeAll}
        </button>
      </div>
      <ul className="history-report" role="status">
        {report.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isAsking && (
        <RemoveDialog
          answer={(isYes) => {
            setIsAsking(false);
            if (isYes) attempt(removeEverything);
          }}
        />
      )}
    </Section>
  );
}

function RemoveDialog({ answer }: { readonly answer: (isYes: boolean) => void }): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language].data;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="paste-dialog" ref={dialog} aria-labelledby={id} onClose={() => answer(false)}>
      <form method="dialog">
        <p id={id}>{texts.sure}</p>
        <div className="paste-ways">
          <button type="submit" className="button primary">
            {texts.cancel}
          </button>
          <button type="button" className="button" onClick={() => answer(true)}>
            {texts.yes}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** What an import did, in words. */
async function reportLines(report: ImportReport, language: Language): Promise<readonly string[]> {
  const { data: texts } = HISTORY_TEXTS[language];
  const { added, known, errors, isSaved } = report;
  if (added + known + errors.length === 0) return [texts.empty];
  const number = (count: number): string => formatCount(count, language);
  const lines = [texts.added(number(added))];
  if (known > 0) lines.push(texts.known(number(known)));
  if (!isSaved) lines.push(texts.full);
  if (errors.length === 0) return lines;
  const named = await Promise.all(
    errors
      .slice(0, MOST_ERRORS)
      .map(async (error) => asSentence(formatRecordError(await loadErrorLocale(error, language), error))),
  );
  const others = errors.length - named.length;
  return [...lines, texts.bad(number(errors.length)), ...named, ...(others > 0 ? [texts.more(number(others))] : [])];
}
