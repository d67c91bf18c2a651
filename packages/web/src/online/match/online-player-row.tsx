import { deadlineOf, type Seat } from '@tabuleiro/client';
import { capitalise, type Side } from '@tabuleiro/games';
import { type ReactNode, useEffect, useState } from 'react';
import { seatName } from '../../connection/messages.ts';
import { ClockFace } from '../../match/clock-face.tsx';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { playerAddress } from '../../routes/route.ts';
import { useFields } from '../../ui/use-store.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import type { OnlineTexts } from '../text/en.ts';
import type { OnlineMatchState, OnlinePanelProps } from './online-match-store.ts';

const FIELDS = ['state', 'side', 'locale', 'outcome', 'turn', 'clocks', 'isRunning', 'present', 'aheadMs'] as const;
type Shown = Pick<OnlineMatchState, (typeof FIELDS)[number]>;

interface OnlinePlayerRowProps extends OnlinePanelProps {
  readonly side: Side;
  readonly area: 'top' | 'bottom';
}

/** The server keeps the clocks, so there is nothing to save. */
const keepNothing = (): void => undefined;

/** A player's name, presence and clock. */
export function OnlinePlayerRow({ store, side, area }: OnlinePlayerRowProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { locale, outcome, turn, clocks, isRunning } = state;
  const { language } = locale;
  const isTurn = outcome === null && isRunning && turn === side;
  const seat = state.state.seats[side];
  return (
    <section className={`player player-${area}${isTurn ? ' on-turn' : ''}`} aria-label={locale.game.sides[side].name}>
      <span className={`side-mark side-${side}`} aria-hidden="true" />
      <span className="player-side">{capitalise(locale.game.sides[side].name)}</span>
      <SeatName state={state} side={side} seat={seat} />
      <span className="turn-dot" aria-hidden="true" />
      {clocks !== null && <ClockFace clocks={clocks} side={side} language={language} keep={keepNothing} />}
      {clocks === null && isTurn && <Deadline state={state} />}
      {isTurn && <span className="visually-hidden">{MATCH_TEXTS[language].toMove}</span>}
    </section>
  );
}

interface SeatNameProps {
  readonly state: Shown;
  readonly side: Side;
  readonly seat: Seat;
}

function SeatName({ state, side, seat }: SeatNameProps): ReactNode {
  const { language } = state.locale;
  const texts = ONLINE_TEXTS[language].match;
  const name = seatName(seat, language, state.state.info.terms.game);
  if (seat.kind !== 'user') return <span className="player-name">{name}</span>;
  const isHere = state.present.includes(side);
  return (
    <span className="player-name seat-name">
      {state.side === side ? texts.you : <a href={playerAddress(seat.user.name)}>{name}</a>}
      {seat.rating !== undefined && (
        <span className="seat-rating figures" title={texts.rating(seat.rating)}>
          {seat.rating}
        </span>
      )}
      {state.outcome === null && (
        <span className={isHere ? 'presence is-here' : 'presence'} title={isHere ? texts.here : texts.away}>
          <span className="visually-hidden">{isHere ? texts.here : texts.away}</span>
        </span>
      )}
    </span>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left to the side to move in correspondence matches. */
function Deadline({ state }: { readonly state: Shown }): ReactNode {
  const texts = ONLINE_TEXTS[state.locale.language].match;
  const deadline = state.state.info.terms.clock.kind === 'days' ? deadlineOf(state.state) : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (deadline === null) return null;
  const text = formatTimeLeft(deadline - now - state.aheadMs, texts);
  return (
    <span className="player-clock figures is-running" role="timer" aria-live="off" aria-label={texts.timeLeft(text)}>
      {text}
    </span>
  );
}

export function formatTimeLeft(ms: number, texts: OnlineTexts['match']): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return texts.daysLeft(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  return texts.hoursLeft(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
}
