import { findOwnMatches, type LiveConnection, type OwnMatch } from '@tabuleiro/client';
import { otherSide, SIDES } from '@tabuleiro/games';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { useStableCallback } from '../../app/use-stable-callback.ts';
import { useLocale } from '../../app/use-voice.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { type Loaded, useAnswer, useWatched } from '../hooks.ts';
import { matchAddress, sayKind, sayTime, seatName } from '../names.ts';
import { Refusal } from '../trouble.tsx';
import { SERVER } from '../visitor.ts';

/** One's own matches that are not over, as the server knows them. */
export function useOwnMatches(live: LiveConnection, user: string): Loaded<readonly OwnMatch[]> {
  const turns = useWatched(live.turns);
  const open = useWatched(live.lobby);
  const { kind } = useWatched(live.status);
  // Somebody who joins, moves or ends something changes one of these. What others offer each other does not matter here:
  // if it did, every offer in a full lobby would make every page ask.
  const offered = (open ?? []).filter(({ host }) => host.id === user).map(({ id }) => id);
  const key = `${user} ${kind} ${[...turns].toSorted().join(' ')} ${offered.join(' ')}`;
  const answer = useAnswer(key, () => findOwnMatches(SERVER));
  useOnReturn(answer.again);
  return answer;
}

interface OwnMatchesProps {
  readonly live: LiveConnection;
  readonly user: string;
  readonly own: Loaded<readonly OwnMatch[]>;
}

/** Those that wait for one's move come first. */
export function OwnMatches({ live, user, own: { value, problem } }: OwnMatchesProps): ReactNode {
  const { language } = useLanguage();
  const { own } = ONLINE_TEXTS[language].lobby;
  const turns = useWatched(live.turns);
  if (value?.length === 0) return null;
  const sorted = (value ?? []).toSorted((a, b) => Number(turns.has(b.info.id)) - Number(turns.has(a.info.id)));
  return (
    <section className="online-section">
      <h2>{own}</h2>
      <Refusal body={problem?.body ?? null} />
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
    <a className="online-row" href={matchAddress(info.id)}>
      <strong className="online-game">{name}</strong>
      <span>{opponent}</span>
      <span className="online-terms">
        {sayTime(terms.clock, language)} · {sayKind(terms, language)}
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

/** Whoever comes back to the page after a while sees what has changed. */
function useOnReturn(again: () => void): void {
  const look = useStableCallback(() => {
    if (!document.hidden) again();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
}
