import { findOwnMatches, type LiveConnection, type OwnMatch } from '@tabuleiro/client';
import { loadLocale, loadViewer, otherSide, type Side, SIDES } from '@tabuleiro/games';
import { type ReactNode, useEffect, useRef } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { seatName } from '../../connection/messages.ts';
import { SERVER } from '../../connection/session.ts';
import { onlineMatchAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { useNear, useStableCallback } from '../../ui/hooks.ts';
import { BoardCard, Section } from '../../ui/page-elements/page-elements.tsx';
import { ErrorMessage } from '../error-messages.tsx';
import { type ServerData, useServerData, useWatchable, loadMatch } from '../hooks.ts';
import { formatRatedOrCasual, formatClock, ONLINE_TEXTS } from '../messages.ts';

/** The user's matches that are not over. */
export function useOwnMatches(live: LiveConnection, user: string): ServerData<readonly OwnMatch[]> {
  const turns = useWatchable(live.turns);
  const open = useWatchable(live.lobby);
  const { kind } = useWatchable(live.status);
  // Reloads when one of these changes. Offers of other users are left out, or every offer in a full lobby would make
  // every page reload.
  const offered = (open ?? []).filter(({ host }) => host.id === user).map(({ id }) => id);
  const key = `${user} ${kind} ${[...turns].toSorted().join(' ')} ${offered.join(' ')}`;
  const answer = useServerData(key, () => findOwnMatches(SERVER));
  useOnReturn(answer.again);
  return answer;
}

interface OwnMatchesProps {
  readonly live: LiveConnection;
  readonly user: string;
  readonly own: ServerData<readonly OwnMatch[]>;
}

/** Matches in which it is the user's turn come first. */
export function OwnMatches({ live, user, own: { value, problem } }: OwnMatchesProps): ReactNode {
  const { language } = useLanguage();
  const { own } = ONLINE_TEXTS[language].lobby;
  const turns = useWatchable(live.turns);
  if (value?.length === 0) return null;
  const sorted = (value ?? []).toSorted((a, b) => Number(turns.has(b.info.id)) - Number(turns.has(a.info.id)));
  return (
    <Section title={own}>
      <ErrorMessage body={problem?.body ?? null} />
      <ul className="board-cards">
        {sorted.map((match) => (
          <li key={match.info.id}>
            <OwnMatchCard match={match} user={user} isTurn={turns.has(match.info.id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface OwnMatchCardProps {
  readonly match: OwnMatch;
  readonly user: string;
  readonly isTurn: boolean;
}

function OwnMatchCard({ match, user, isTurn }: OwnMatchCardProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].lobby;
  const { info, seats, isRunning } = match;
  const { terms } = info;
  const side = SIDES.find((one) => isUser(match, one, user)) ?? 1;
  const opponent = isRunning ? texts.against(seatName(seats[otherSide(side)], language, terms.game)) : texts.waiting;
  return (
    <BoardCard href={onlineMatchAddress(info.id)} picture={<Position match={match} bottom={side} />}>
      <strong className="row-name">{CARD_TEXTS[language][terms.game]?.name ?? terms.game}</strong>
      <span>{opponent}</span>
      <span className="note">
        {formatClock(terms.clock, language)} · {formatRatedOrCasual(terms, language)}
      </span>
      {isRunning && (
        <span className={isTurn ? 'tag is-yours' : 'tag'}>{isTurn ? texts.yourTurn : texts.theirTurn}</span>
      )}
    </BoardCard>
  );
}

/** The present position. The list does not say it, so the match is loaded when the card is near. */
function Position({ match, bottom }: { readonly match: OwnMatch; readonly bottom: Side }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="picture">
      {isNear && <LoadedPosition match={match} bottom={bottom} />}
    </div>
  );
}

function LoadedPosition({
  match: { info, plies },
  bottom,
}: {
  readonly match: OwnMatch;
  readonly bottom: Side;
}): ReactNode {
  const { language } = useLanguage();
  const { id, terms } = info;
  const { value } = useServerData(`${id} ${plies} ${language}`, async () => {
    const [{ position }, viewer, locale] = await Promise.all([
      loadMatch(SERVER, id),
      loadViewer(terms.game),
      loadLocale(terms.game, language),
    ]);
    return { view: { ...viewer.describe(position), notices: [] }, locale };
  });
  return value === null ? null : <BoardPicture {...value} bottom={bottom} />;
}

function isUser({ seats }: OwnMatch, side: 1 | 2, user: string): boolean {
  const seat = seats[side];
  return seat.kind === 'user' && seat.user.id === user;
}

/** Reloads when the user returns to the page. */
function useOnReturn(again: () => void): void {
  const look = useStableCallback(() => {
    if (!document.hidden) again();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
}
