import { deadlineOf, type Seat } from '@tabuleiro/client';
import { capitalise, type Side } from '@tabuleiro/games';
import { type ReactNode, useEffect, useState } from 'react';
import { ClockFace } from '../../play/clock-face.tsx';
import { ONLINE_TEXTS, type OnlineTexts } from '../../text/online/index.ts';
import { PLAY_TEXTS } from '../../text/play/index.ts';
import { playerAddress, seatName } from '../names.ts';
import type { PanelState } from './online-store.ts';

interface SeatRowProps {
  readonly state: PanelState;
  readonly side: Side;
  readonly area: 'top' | 'bottom';
}

/** The clocks are the server's: there is nothing to keep. */
const keepNothing = (): void => undefined;

/** Who sits at a side, whether they are there, and how much time they have. */
export function SeatRow({ state, side, area }: SeatRowProps): ReactNode {
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
      {isTurn && <span className="visually-hidden">{PLAY_TEXTS[language].toMove}</span>}
    </section>
  );
}

function SeatName({ state, side, seat }: Omit<SeatRowProps, 'area'> & { readonly seat: Seat }): ReactNode {
  const { language } = state.locale;
  const texts = ONLINE_TEXTS[language].match;
  const name = seatName(seat, language, state.state.info.terms.game);
  if (seat.kind !== 'user') return <span className="player-name">{name}</span>;
  const isHere = state.here.includes(side);
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

/** How long the side to move has, where there are days and not minutes. */
function Deadline({ state }: { readonly state: PanelState }): ReactNode {
  const texts = ONLINE_TEXTS[state.locale.language].match;
  const deadline = state.state.info.terms.clock.kind === 'days' ? deadlineOf(state.state) : null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (deadline === null) return null;
  const text = sayLeft(deadline - now - state.aheadMs, texts);
  return (
    <span className="player-clock figures is-running" role="timer" aria-live="off" aria-label={texts.timeLeft(text)}>
      {text}
    </span>
  );
}

export function sayLeft(ms: number, texts: OnlineTexts['match']): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return texts.daysLeft(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  return texts.hoursLeft(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
}
