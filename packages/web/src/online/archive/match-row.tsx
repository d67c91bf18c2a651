import { type ArchiveEntry, findRecord, findMatch, type Server, stateOf } from '@tabuleiro/client';
import { assert, loadRules, Match, type Side } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { seatName } from '../../connection/messages.ts';
import { SERVER, session } from '../../connection/session.ts';
import { analysisAddress } from '../../routes/match-address.ts';
import { onlineMatchAddress, goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { downloadText } from '../../ui/clipboard.ts';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { asRefusal } from '../hooks.ts';
import { formatRatedOrCasual, formatClock, ONLINE_TEXTS } from '../messages.ts';
import type { OnlineTexts } from '../text/en.ts';
import { sideOf } from './archive-query.ts';

/** A match in a list: players, result and actions. */
export function MatchRow({ entry }: { readonly entry: ArchiveEntry }): ReactNode {
  const { language } = useLanguage();
  const { archive: texts } = ONLINE_TEXTS[language];
  const { id, terms, plies, status } = entry;
  const [problem, setProblem] = useState('');
  const game = CARD_TEXTS[language][terms.game]?.name ?? terms.game;
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
    goTo(await analysisAddressOf(SERVER, id, sideOf(entry, session.getState().user)));
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
          formatResult(entry, names, texts),
          texts.plies(plies),
          formatClock(terms.clock, language),
          formatRatedOrCasual(terms, language),
        ].join(' · ')}
      </span>
      <span className="online-ways">
        <a className="button" href={onlineMatchAddress(id)} aria-label={texts.openWhat(game, ...names)}>
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

function formatResult(
  { status, ending }: ArchiveEntry,
  names: readonly [string, string],
  texts: OnlineTexts['archive'],
): string {
  if (status !== 'over' || ending === null) return texts.runs;
  if (ending.winner !== null) return texts.wins(names[ending.winner - 1] ?? '');
  return ending.reason === 'abandoned' ? texts.calledOff : texts.draw;
}

/** The address that opens a match of the server in the analysis. */
async function analysisAddressOf(server: Server, id: string, bottom: Side): Promise<string> {
  const { info, events } = await findMatch(server, id);
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  assert(start.ok, 'the first position can be read');
  const match = new Match(rules, start.value);
  for (const { move } of stateOf(info, events).plies) assert(match.playText(move).ok, 'the log holds legal moves only');
  return analysisAddress(match, bottom);
}
