import { capitalise, otherSide, type Side, SIDES, type GameLocale } from '@tabuleiro/games';
import { type ReactNode, useState, useEffect } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { savedMatchAddress } from '../../routes/match-address.ts';
import { type LastPosition, loadLastPosition } from '../../saved-matches/last-position.ts';
import { pageMatches } from '../../saved-matches/page-matches.ts';
import { type MatchKey, matchId } from '../../saved-matches/saved-match.ts';
import { useLanguage } from '../../settings/language.tsx';
import { formatPlayer } from '../../ui/common-texts.ts';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { useStableCallback } from '../../ui/hooks.ts';
import { useLoaded, useLocale } from '../../ui/loading.ts';
import { APP_TEXTS } from '../header.tsx';
import './unfinished-matches.css';

/** Cards of unfinished matches, in this order. */
export function UnfinishedMatches({ matches }: { readonly matches: readonly MatchKey[] }): ReactNode {
  const { language } = useLanguage();
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const shown = matches.filter((match) => !unreadable.includes(matchId(match)));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title" className="continue-title">
        {APP_TEXTS[language].unfinished.title}
      </h2>
      <ul className="continues">
        {shown.map((match) => (
          <li key={matchId(match)}>
            <UnfinishedMatchCard match={match} leaveOut={() => setUnreadable((known) => [...known, matchId(match)])} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnfinishedMatchCardProps {
  readonly match: MatchKey;
  /** Called when the match is no longer saved, or cannot be read. */
  readonly leaveOut: () => void;
}

/** An unfinished match: picture, side to move, players and a link. */
function UnfinishedMatchCard({ match, leaveOut }: UnfinishedMatchCardProps): ReactNode {
  const { game } = match;
  const { language } = useLanguage();
  const texts = APP_TEXTS[language].unfinished;
  const locale = useLocale(game);
  const address = savedMatchAddress(match);
  const standing = useLoaded(matchId(match), async () =>
    loadLastPosition(game, (await pageMatches().findRecord(match)) ?? ''),
  );
  const isUnreadable = standing === 'unreadable';
  const leave = useStableCallback(leaveOut);
  useEffect(() => {
    if (isUnreadable) leave();
  }, [isUnreadable, leave]);
  const name = locale?.game.name ?? CARD_TEXTS[language][game]?.name ?? '';
  const known = standing !== null && standing !== 'unreadable' && locale !== null ? { standing, locale } : null;
  return (
    <article className="continue">
      <a className="continue-picture" href={address} tabIndex={-1} aria-hidden="true">
        {known !== null && (
          <BoardPicture view={known.standing.view} locale={known.locale} bottom={known.standing.bottom} />
        )}
      </a>
      <div className="continue-words">
        <h3 className="continue-name">{name}</h3>
        <p className="continue-turn">{known !== null && <TurnOf {...known} />}</p>
        <p className="continue-details">{known !== null && <Details {...known} />}</p>
        <a className="button primary" href={address} aria-label={texts.resumeGame(name)}>
          {texts.resume}
        </a>
      </div>
    </article>
  );
}

interface Known {
  readonly standing: LastPosition;
  readonly locale: GameLocale;
}

function TurnOf({ standing, locale }: Known): ReactNode {
  const { turn, players } = standing;
  const { yourTurn } = APP_TEXTS[locale.language].unfinished;
  const isMine = players[turn].kind === 'human' && players[otherSide(turn)].kind !== 'human';
  return (
    <>
      <span className={`side-mark side-${turn}`} aria-hidden="true" />
      {isMine ? yourTurn : capitalise(locale.game.sides[turn].toMove)}
    </>
  );
}

function Details({ standing, locale }: Known): ReactNode {
  const { afterMoves, against } = APP_TEXTS[locale.language].unfinished;
  const { players, plies } = standing;
  const name = (side: Side): string => formatPlayer(locale, players[side]);
  const computer = SIDES.find((side) => players[side].kind !== 'human');
  const isMixed = computer !== undefined && players[otherSide(computer)].kind === 'human';
  const who = isMixed ? against(name(computer)) : computer === undefined ? '' : `${name(1)} – ${name(2)}`;
  return capitalise([who, afterMoves(plies)].filter((part) => part !== '').join(', '));
}
