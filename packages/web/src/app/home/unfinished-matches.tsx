import {
  type GameId,
  capitalise,
  otherSide,
  type Side,
  SIDES,
  type GameLocale,
  type BySide,
  loadViewer,
  parseRecords,
  type PlayerSpec,
  type View,
} from '@tabuleiro/games';
import { type ReactNode, useState, useEffect } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { savedRecord, earlierRecord } from '../../match/saved-match.ts';
import { EARLIER_QUERY, parsePlayerName } from '../../routes/match-address.ts';
import { resumeAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { BROWSER_STORAGE } from '../../settings/storage.ts';
import { formatPlayer } from '../../ui/common-texts.ts';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { useStableCallback } from '../../ui/hooks.ts';
import { useLoaded, useLocale } from '../../ui/loading.ts';
import { APP_TEXTS } from '../app-texts.ts';
import './unfinished-matches.css';

interface UnfinishedMatchesProps {
  /** Games with an unfinished match, the one played last first. */
  readonly games: readonly GameId[];
  /** Games with an earlier unfinished match besides. */
  readonly before: readonly GameId[];
}

export function UnfinishedMatches({ games, before }: UnfinishedMatchesProps): ReactNode {
  const { language } = useLanguage();
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const all = [
    ...games.map((game) => ({ game, isBefore: false, key: game })),
    ...before.map((game) => ({ game, isBefore: true, key: `${game} before` })),
  ];
  const shown = all.filter(({ key }) => !unreadable.includes(key));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title" className="continue-title">
        {APP_TEXTS[language].unfinished.title}
      </h2>
      <ul className="continues">
        {shown.map(({ key, ...match }) => (
          <li key={key}>
            <UnfinishedMatchCard {...match} leaveOut={() => setUnreadable((known) => [...known, key])} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnfinishedMatchCardProps {
  readonly game: GameId;
  /** Whether another match of the game was begun since. */
  readonly isBefore: boolean;
  /** Called when the saved record cannot be read. */
  readonly leaveOut: () => void;
}

/** An unfinished match: picture, side to move, players and a link. */
export function UnfinishedMatchCard({ game, isBefore, leaveOut }: UnfinishedMatchCardProps): ReactNode {
  const { language } = useLanguage();
  const texts = APP_TEXTS[language].unfinished;
  const locale = useLocale(game);
  const recordOf = isBefore ? earlierRecord : savedRecord;
  const address = isBefore ? `${resumeAddress(game)}?${EARLIER_QUERY}` : resumeAddress(game);
  const standing = useLoaded(game, () => loadUnfinishedMatch(game, recordOf(BROWSER_STORAGE, game) ?? ''));
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
        <p className="continue-details">{known !== null && <Details {...known} isBefore={isBefore} />}</p>
        <a
          className="button primary"
          href={address}
          aria-label={isBefore ? texts.resumeEarlier(name) : texts.resumeGame(name)}
        >
          {texts.resume}
        </a>
      </div>
    </article>
  );
}

interface Known {
  readonly standing: UnfinishedMatch;
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

function Details({ standing, locale, isBefore }: Known & { readonly isBefore: boolean }): ReactNode {
  const { afterMoves, against, earlier } = APP_TEXTS[locale.language].unfinished;
  const { players, plies } = standing;
  const name = (side: Side): string => formatPlayer(locale, players[side]);
  const computer = SIDES.find((side) => players[side].kind !== 'human');
  const isMixed = computer !== undefined && players[otherSide(computer)].kind === 'human';
  const who = isMixed ? against(name(computer)) : computer === undefined ? '' : `${name(1)} – ${name(2)}`;
  return capitalise([isBefore ? earlier : '', who, afterMoves(plies)].filter((part) => part !== '').join(', '));
}

export interface UnfinishedMatch {
  readonly view: View;
  readonly turn: Side;
  readonly plies: number;
  readonly players: BySide<PlayerSpec>;
  /** The side at the bottom: the person's. */
  readonly bottom: Side;
}

export async function loadUnfinishedMatch(game: GameId, text: string): Promise<UnfinishedMatch | 'unreadable'> {
  const [records, viewer] = await Promise.all([parseRecords(text), loadViewer(game)]);
  const [read] = records.ok ? records.value : [];
  if (read === undefined || read.record.game !== game) return 'unreadable';
  const { match, tags } = read;
  const player = (name: string | undefined): PlayerSpec => parsePlayerName(game, name ?? null) ?? { kind: 'human' };
  const players = { 1: player(tags['Player1']), 2: player(tags['Player2']) };
  return {
    view: { ...viewer.describe(match.position), notices: [] },
    turn: match.position.turn,
    plies: match.moves.length,
    players,
    bottom: players[2].kind === 'human' && players[1].kind !== 'human' ? 2 : 1,
  };
}
