import { type ArchiveEntry, findRecord, type Seat } from '@tabuleiro/client';
import { type Language, LANGUAGE_TAGS, type Side, SIDES } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { seatName } from '../../connection/messages.ts';
import { SERVER, session } from '../../connection/session.ts';
import { analysisAddress } from '../../routes/match-address.ts';
import { onlineMatchAddress, goTo } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { downloadText } from '../../ui/dialogs/clipboard.ts';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { asRefusal, loadMatch } from '../hooks.ts';
import { formatRatedOrCasual, formatClock, ONLINE_TEXTS } from '../messages.ts';
import { sideOf } from './archive-query.ts';

interface MatchRowProps {
  readonly entry: ArchiveEntry;
  /** The player whose result is said: "Won". Otherwise the winner is named. */
  readonly player?: string | undefined;
}

/** A match in a list: players, result and actions. */
export function MatchRow({ entry, player }: MatchRowProps): ReactNode {
  const { language } = useLanguage();
  const { archive: texts } = ONLINE_TEXTS[language];
  const { id, terms, plies, status, seats, ending, createdAt } = entry;
  const [problem, setProblem] = useState('');
  const game = CARD_TEXTS[language][terms.game]?.name ?? terms.game;
  const nameAt = (side: Side): string => seatName(seats[side - 1] ?? OPEN_SEAT, language, terms.game);
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
    const { user } = session.getState();
    const own = SIDES.filter((side) => {
      const seat = seats[side - 1];
      return seat?.kind === 'user' && seat.user.id === user?.id;
    });
    goTo(analysisAddress(await loadMatch(SERVER, id), sideOf(entry, user), own));
  };
  const buttons = [
    [texts.analyse, analyse],
    [texts.record, download],
  ] as const;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium' }).format(createdAt);
  return (
    <li className="list-row match-row">
      <div>
        <strong className="row-name">
          <a href={onlineMatchAddress(id)} aria-label={texts.openWhat(game, nameAt(1), nameAt(2))}>
            {game}
          </a>
        </strong>
        <p className="note">
          {formatClock(terms.clock, language)} · {formatRatedOrCasual(terms, language)}
        </p>
      </div>
      <ul>
        {SIDES.map((side) => (
          <li key={side} className={ending?.winner === side ? 'is-winner' : undefined}>
            {nameAt(side)} <Rating seat={seats[side - 1] ?? OPEN_SEAT} />
          </li>
        ))}
      </ul>
      <div>
        <p>{formatResult(entry, language, player)}</p>
        <p className="note figures">
          {date} · {texts.plies(plies)}
        </p>
      </div>
      <div className="row-actions">
        {status === 'over' &&
          buttons.map(([label, act]) => (
            <button
              key={label}
              type="button"
              className="button quiet"
              aria-label={`${label}: ${texts.versus(nameAt(1), nameAt(2))}`}
              onClick={() => void attempt(act)}
            >
              {label}
            </button>
          ))}
      </div>
      <p role="alert">{problem}</p>
    </li>
  );
}

const OPEN_SEAT: Seat = { kind: 'open' };

function Rating({ seat }: { readonly seat: Seat }): ReactNode {
  const { language } = useLanguage();
  if (seat.kind !== 'user' || seat.rating === undefined) return null;
  return <span className="note figures">{ONLINE_TEXTS[language].match.rating(seat.rating)}</span>;
}

/** "Won" from the view of a player who sat in the match; otherwise "Ana won". */
function formatResult({ status, ending, seats, terms }: ArchiveEntry, language: Language, player?: string): string {
  const { archive: texts } = ONLINE_TEXTS[language];
  if (status !== 'over' || ending === null) return texts.runs;
  const { winner, reason } = ending;
  if (winner === null) return reason === 'abandoned' ? texts.calledOff : texts.draw;
  const own = seats.findIndex((seat) => seat.kind === 'user' && seat.user.name === player);
  if (own >= 0) return winner === own + 1 ? texts.results.won : texts.results.lost;
  return texts.wins(seatName(seats[winner - 1] ?? OPEN_SEAT, language, terms.game));
}
