import { type MatchAct, sayUnrated } from '@tabuleiro/client';
import { otherSide } from '@tabuleiro/games';
import { sayDrawDeclined } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { analysisAddress } from '../../play/match-link.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { Connection } from '../connection.tsx';
import { matchAddress, seatName } from '../names.ts';
import { Invitation } from './invitation.tsx';
import type { PanelState } from './online-store.ts';
import { RatingChanges } from './rating-changes.tsx';

/** Under the board: what happened, what can be done now and why, what the other side offers; and at the end, what next. */
export function MatchSay({ state }: { readonly state: PanelState }): ReactNode {
  const { told, sentence, notices, outcome, result } = state;
  const unrated = sayUnrated(state.state, state.voice.language);
  // A refusal at the end of a match is still worth hearing.
  const spoken = outcome !== null && sentence === result ? '' : sentence;
  return (
    <div className="say">
      <Connection />
      <div className="say-words" aria-live="polite">
        {outcome !== null && <p className="say-result">{result}</p>}
        {told !== '' && outcome === null && <p className="say-told">{told}</p>}
        {spoken !== '' && <p className="say-now">{spoken}</p>}
        {notices.map((notice) => (
          <p key={notice} className="say-notice">
            {notice}
          </p>
        ))}
        {unrated !== null && <p className="say-notice unrated">{unrated}</p>}
        {outcome !== null && <RatingChanges state={state} />}
        <Declined state={state} />
        <OfferWords state={state} />
      </div>
      <OfferButtons state={state} />
      {state.state.ending === null && !state.isRunning && <Invitation state={state} />}
      {outcome !== null && <AfterEnd state={state} />}
    </div>
  );
}

type Offered = 'draw' | 'takeback' | 'rematch';

interface StandingOffer {
  readonly what: Offered;
  readonly isOwn: boolean;
  readonly accept: MatchAct;
  readonly decline: MatchAct | null;
}

/** What waits for an answer between the two players. */
function offersIn({ state, side }: PanelState): readonly StandingOffer[] {
  if (side === null) return [];
  const { drawOffer, takeback, rematchOffer, rematch } = state;
  const offers: StandingOffer[] = [];
  if (drawOffer !== null) {
    const of = drawOffer.version;
    offers.push({
      what: 'draw',
      isOwn: drawOffer.side === side,
      accept: { act: 'accept-draw', of },
      decline: { act: 'decline-draw', of },
    });
  }
  if (takeback !== null) {
    const of = takeback.version;
    offers.push({
      what: 'takeback',
      isOwn: takeback.side === side,
      accept: { act: 'accept-takeback', of },
      decline: { act: 'decline-takeback', of },
    });
  }
  if (rematchOffer !== null && rematch === null) {
    offers.push({
      what: 'rematch',
      isOwn: rematchOffer.side === side,
      accept: { act: 'offer-rematch' },
      decline: null,
    });
  }
  return offers;
}

function opponentName({ state, side, voice }: PanelState): string {
  return side === null ? '' : seatName(state.seats[otherSide(side)], voice.language, state.info.terms.game);
}

function OfferWords({ state }: { readonly state: PanelState }): ReactNode {
  const texts = ONLINE_TEXTS[state.voice.language].match;
  return offersIn(state).map(({ what, isOwn }) => (
    <p key={what} className="say-offer">
      {isOwn ? texts.offered[what] : texts.offers[what](opponentName(state))}
    </p>
  ));
}

function OfferButtons({ state }: { readonly state: PanelState }): ReactNode {
  const { buttons } = ONLINE_TEXTS[state.voice.language].match;
  return offersIn(state)
    .filter(({ isOwn }) => !isOwn)
    .map(({ what, accept, decline }) => (
      <div key={what} className="say-buttons" data-offer={what}>
        <button type="button" className="button primary" onClick={() => void state.act(accept)}>
          {buttons.accept}
        </button>
        {decline !== null && (
          <button type="button" className="button" onClick={() => void state.act(decline)}>
            {buttons.decline}
          </button>
        )}
      </div>
    ));
}

function Declined({ state }: { readonly state: PanelState }): ReactNode {
  const { declined, side, voice } = state;
  if (declined === null || side === null || declined.side === side) return null;
  const isComputers = declined.what === 'draw' && state.state.seats[declined.side].kind === 'computer';
  return (
    <p className="say-offer">
      {isComputers
        ? sayDrawDeclined(declined.why ?? 'draw-declined', voice.language)
        : ONLINE_TEXTS[voice.language].match.declined[declined.what](opponentName(state))}
    </p>
  );
}

function AfterEnd({ state }: { readonly state: PanelState }): ReactNode {
  const { side, voice, match } = state;
  const { buttons } = ONLINE_TEXTS[voice.language].match;
  const { rematch, rematchOffer, info } = state.state;
  const canOffer = side !== null && rematch === null && rematchOffer === null;
  return (
    <div className="say-buttons">
      {canOffer && (
        <button type="button" className="button primary" onClick={() => void state.act({ act: 'offer-rematch' })}>
          {buttons.rematch}
        </button>
      )}
      {rematch !== null && (
        <a className="button primary" href={matchAddress(rematch)}>
          {buttons.toRematch}
        </a>
      )}
      {match.moves.length > 0 && (
        <a className="button" href={analysisAddress(match, state.bottom)}>
          {buttons.analyse}
        </a>
      )}
      <a className="button" href={`#/online/new?game=${info.terms.game}`}>
        {buttons.newMatch}
      </a>
    </div>
  );
}
