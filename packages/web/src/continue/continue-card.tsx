import { capitalise, type GameId, otherSide, type Side, SIDES, type GameLocale } from '@tabuleiro/games';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../app/language.tsx';
import { KEEPSAKES } from '../app/memory.ts';
import { Picture } from '../app/picture.tsx';
import { resumeAddress } from '../app/route.ts';
import { useStableCallback } from '../app/use-stable-callback.ts';
import { useLoaded, useLocale } from '../app/use-voice.ts';
import { BEFORE_QUERY } from '../play/address.ts';
import { keptRecord, recordBefore } from '../play/kept.ts';
import { CONTINUE_TEXTS } from '../text/continue/index.ts';
import { sayPlayer } from '../text/index.ts';
import { loadStanding, type Standing } from './standing.ts';

interface ContinueCardProps {
  readonly game: GameId;
  /** Whether it was left for another match of the game. */
  readonly isBefore: boolean;
  /** What was kept cannot be read: there is nothing to go on with. */
  readonly leaveOut: () => void;
}

/** A match that is not over: how it stands, whose turn it is, and the way back to it. */
export function ContinueCard({ game, isBefore, leaveOut }: ContinueCardProps): ReactNode {
  const { language, texts: all } = useLanguage();
  const texts = CONTINUE_TEXTS[language];
  const locale = useLocale(game);
  const recordOf = isBefore ? recordBefore : keptRecord;
  const address = isBefore ? `${resumeAddress(game)}?${BEFORE_QUERY}` : resumeAddress(game);
  const standing = useLoaded(game, () => loadStanding(game, recordOf(KEEPSAKES, game) ?? ''));
  const isUnreadable = standing === 'unreadable';
  const leave = useStableCallback(leaveOut);
  useEffect(() => {
    if (isUnreadable) leave();
  }, [isUnreadable, leave]);
  const name = locale?.game.name ?? all.cards[game]?.name ?? '';
  const known = standing !== null && standing !== 'unreadable' && locale !== null ? { standing, locale } : null;
  return (
    <article className="continue">
      <a className="continue-picture" href={address} tabIndex={-1} aria-hidden="true">
        {known !== null && <Picture view={known.standing.view} locale={known.locale} bottom={known.standing.bottom} />}
      </a>
      <div className="continue-words">
        <h3 className="continue-name">{name}</h3>
        <p className="continue-turn">{known !== null && <TurnOf {...known} />}</p>
        <p className="continue-details">{known !== null && <Details {...known} isBefore={isBefore} />}</p>
        <a
          className="button primary"
          href={address}
          aria-label={isBefore ? texts.resumeBefore(name) : texts.resumeGame(name)}
        >
          {texts.resume}
        </a>
      </div>
    </article>
  );
}

interface Known {
  readonly standing: Standing;
  readonly locale: GameLocale;
}

function TurnOf({ standing, locale }: Known): ReactNode {
  const { turn, players } = standing;
  const { yourTurn } = CONTINUE_TEXTS[locale.language];
  const isMine = players[turn].kind === 'human' && players[otherSide(turn)].kind !== 'human';
  return (
    <>
      <span className={`side-mark side-${turn}`} aria-hidden="true" />
      {isMine ? yourTurn : capitalise(locale.game.sides[turn].toMove)}
    </>
  );
}

function Details({ standing, locale, isBefore }: Known & { readonly isBefore: boolean }): ReactNode {
  const { afterMoves, against, before } = CONTINUE_TEXTS[locale.language];
  const { players, plies } = standing;
  const name = (side: Side): string => sayPlayer(locale, players[side]);
  const computer = SIDES.find((side) => players[side].kind !== 'human');
  const isMixed = computer !== undefined && players[otherSide(computer)].kind === 'human';
  const who = isMixed ? against(name(computer)) : computer === undefined ? '' : `${name(1)} – ${name(2)}`;
  return capitalise([isBefore ? before : '', who, afterMoves(plies)].filter((part) => part !== '').join(', '));
}
