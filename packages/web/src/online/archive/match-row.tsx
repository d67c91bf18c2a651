import { type ArchiveEntry, findRecord } from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { goTo } from '../../app/route.ts';
import { downloadText } from '../../play/files.ts';
import { ONLINE_TEXTS, type OnlineTexts } from '../../text/online/index.ts';
import { asRefusal } from '../hooks.ts';
import { matchAddress, sayKind, sayTime, seatName } from '../names.ts';
import { SERVER, visitor } from '../visitor.ts';
import { analysisOf, sideOf } from './analysis-of.ts';

/** A match in a list: who played what, how it ended, and what can be done with it. */
export function MatchRow({ entry }: { readonly entry: ArchiveEntry }): ReactNode {
  const { language, texts: shared } = useLanguage();
  const { archive: texts } = ONLINE_TEXTS[language];
  const { id, terms, plies, status } = entry;
  const [problem, setProblem] = useState('');
  const game = shared.cards[terms.game]?.name ?? terms.game;
  const [first, second] = entry.seats.map((seat) => seatName(seat, language, terms.game));
  const names: readonly [string, string] = [first ?? '', second ?? ''];
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      setProblem('');
    } catch (error) {
      setProblem(asRefusal(error).say(language));
    }
  };
  const download = async (): Promise<void> => downloadText(`${terms.game}-${id}.record`, await findRecord(SERVER, id));
  const analyse = async (): Promise<void> => {
    goTo(await analysisOf(SERVER, id, sideOf(entry, visitor.getState().user)));
  };
  const buttons = [
    [texts.analyse, analyse],
    [texts.record, download],
  ] as const;
  return (
    <div className="online-row">
      <strong className="online-game">{game}</strong>
      <span>{texts.versus(...names)}</span>
      <span className="online-terms">
        {[
          sayResult(entry, names, texts),
          texts.plies(plies),
          sayTime(terms.clock, language),
          sayKind(terms, language),
        ].join(' · ')}
      </span>
      <span className="online-ways">
        <a className="button" href={matchAddress(id)} aria-label={texts.openWhat(game, ...names)}>
          {texts.open}
        </a>
        {status === 'over' &&
          buttons.map(([label, act]) => (
            <button
              key={label}
              type="button"
              className="button"
              aria-label={`${label}: ${texts.versus(...names)}`}
              onClick={() => void attempt(act)}
            >
              {label}
            </button>
          ))}
      </span>
      <span role="alert">{problem}</span>
    </div>
  );
}

function sayResult(
  { status, ending }: ArchiveEntry,
  names: readonly [string, string],
  texts: OnlineTexts['archive'],
): string {
  if (status !== 'over' || ending === null) return texts.runs;
  if (ending.winner !== null) return texts.wins(names[ending.winner - 1] ?? '');
  return ending.reason === 'abandoned' ? texts.calledOff : texts.draw;
}
