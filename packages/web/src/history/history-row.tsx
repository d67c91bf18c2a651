import { capitalise, formatOutcome, type GameLocale, type PlayerSpec, type Side } from '@tabuleiro/games';
import { type ReactNode, useRef } from 'react';
import { BoardPicture } from '../board/board-picture.tsx';
import {
  humanSides,
  lineAnalysisAddress,
  parsePlayerName,
  savedMatchAddress,
  shareLineAddress,
} from '../routes/match-address.ts';
import { loadLastPosition } from '../saved-matches/last-position.ts';
import { ownSide, type SavedMatch } from '../saved-matches/saved-match.ts';
import { datedRecord } from '../saved-matches/transfer.ts';
import { useLanguage } from '../settings/language.tsx';
import { copyOrShow, downloadText } from '../ui/dialogs/clipboard.ts';
import { CARD_TEXTS } from '../ui/game-cards/card-texts.ts';
import { useNear } from '../ui/hooks.ts';
import { useLoaded, useLocale } from '../ui/loading.ts';
import { formatDate, formatOpponents, resultOf, HISTORY_TEXTS } from './history-filter.ts';

export interface HistoryRowProps {
  readonly match: SavedMatch;
  readonly remove: () => void;
  /** Says what an action did. */
  readonly say: (sentence: string) => void;
}

/** A saved match: last position, game, opponent, result, date, length and actions. */
export function HistoryRow({ match, remove, say }: HistoryRowProps): ReactNode {
  const { language } = useLanguage();
  const texts = HISTORY_TEXTS[language];
  const { game, plies, outcome } = match;
  const locale = useLocale(game);
  const name = CARD_TEXTS[language][game]?.name ?? game;
  const opponents = formatOpponents(match, language);
  const date = formatDate(match, language);
  const spoken = `${name}, ${opponents}, ${date}`;
  const result = resultOf(match);
  const player = (side: Side): PlayerSpec => parsePlayerName(game, match.players[side]) ?? { kind: 'human' };
  const players = { 1: player(1), 2: player(2) };
  const share = async (): Promise<void> => {
    const address = shareLineAddress(match, players);
    if (await copyOrShow(new URL(address, globalThis.location.href).href, texts.notCopied)) say(texts.linkCopied);
  };
  const actions = [
    [texts.share, () => void share()],
    [texts.record, () => downloadText(`${game}-${match.seed}.record`, datedRecord(match))],
    [texts.remove, remove],
  ] as const;
  const analyse = match.review === null ? texts.analyse : texts.reviewed;
  return (
    <li className="list-row history-row">
      <Picture match={match} locale={locale} />
      <div className="history-words">
        <strong className="row-name">
          <a
            href={savedMatchAddress(match)}
            aria-label={texts.actionOf(outcome === null ? texts.resume : texts.open, spoken)}
          >
            {name}
          </a>
        </strong>
        <p>{capitalise(opponents)}</p>
        <p className="note figures">
          {date} · {texts.moves(plies)}
        </p>
      </div>
      <div className="history-result">
        <p className={`history-mark is-${result ?? 'over'}`}>
          {result === null ? texts.over : texts.resultOne[result]}
        </p>
        <p className="note">{outcome !== null && locale !== null && `${formatOutcome(locale, outcome)}.`}</p>
        <p className="note figures">{formatReview(match, language)}</p>
      </div>
      <div className="row-actions">
        <a
          className="button quiet"
          href={lineAnalysisAddress(match, ownSide(match) ?? 1, humanSides(players))}
          aria-label={texts.actionOf(analyse, spoken)}
        >
          {analyse}
        </a>
        {actions.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className="button quiet"
            aria-label={texts.actionOf(label, spoken)}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}

function formatReview(match: SavedMatch, language: GameLocale['language']): string {
  const { review } = match;
  if (review === null) return '';
  const texts = HISTORY_TEXTS[language];
  const [first, second] = [review[1].accuracy, review[2].accuracy].map((accuracy) =>
    accuracy === null ? '–' : String(Math.round(accuracy)),
  );
  const own = ownSide(match);
  if (own === null) return texts.accuracies(first ?? '', second ?? '');
  return texts.accuracy((own === 1 ? first : second) ?? '');
}

interface PictureProps {
  readonly match: SavedMatch;
  readonly locale: GameLocale | null;
}

/** The last position, once the row is near. */
function Picture({ match, locale }: PictureProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div className="history-picture" ref={place} aria-hidden="true">
      {isNear && locale !== null && <NearPicture match={match} locale={locale} />}
    </div>
  );
}

function NearPicture({ match, locale }: { readonly match: SavedMatch; readonly locale: GameLocale }): ReactNode {
  const { id, game, record } = match;
  const last = useLoaded(record, () => loadLastPosition(game, record), id);
  if (last === null || last === 'unreadable') return null;
  return <BoardPicture view={last.view} locale={locale} bottom={last.bottom} />;
}
