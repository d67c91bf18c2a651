import { findOwnMatches, type LiveConnection, type OwnMatch } from '@tabuleiro/client';
import { otherSide, SIDES } from '@tabuleiro/games';
import { type ReactNode, useEffect } from 'react';
import { seatName } from '../../connection/messages.ts';
import { SERVER } from '../../connection/session.ts';
import { onlineMatchAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { useLocale } from '../../ui/loading.ts';
import { useStableCallback } from '../../ui/use-stable-callback.ts';
import { ErrorMessage } from '../error-messages.tsx';
import { type ServerData, useServerData, useWatchable } from '../hooks.ts';
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
    <section className="online-section">
      <h2>{own}</h2>
      <ErrorMessage body={problem?.body ?? null} />
      <ul className="online-list">
        {sorted.map((match) => (
          <li key={match.info.id}>
            <OwnRow match={match} user={user} isTurn={turns.has(match.info.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnRowProps {
  readonly match: OwnMatch;
  readonly user: string;
  readonly isTurn: boolean;
}

function OwnRow({ match, user, isTurn }: OwnRowProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].lobby;
  const { info, seats, isRunning } = match;
  const { terms } = info;
  const locale = useLocale(terms.game);
  const side = SIDES.find((one) => isUser(match, one, user)) ?? 1;
  const opponent = isRunning ? texts.against(seatName(seats[otherSide(side)], language, terms.game)) : texts.waiting;
  const name = locale?.game.name ?? '';
  return (
    <a className="online-row" href={onlineMatchAddress(info.id)}>
      <strong className="online-game">{name}</strong>
      <span>{opponent}</span>
      <span className="online-terms">
        {formatClock(terms.clock, language)} · {formatRatedOrCasual(terms, language)}
      </span>
      {isRunning && (
        <span className={isTurn ? 'online-turn is-yours' : 'online-turn'}>
          {isTurn ? texts.yourTurn : texts.theirTurn}
        </span>
      )}
    </a>
  );
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
