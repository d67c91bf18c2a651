import { type MatchAct, formatUnrated, findRatings } from '@tabuleiro/client';
import { type Outcome, otherSide, type Side } from '@tabuleiro/games';
import { formatDrawDeclined } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { seatName } from '../../connection/messages.ts';
import { SERVER } from '../../connection/session.ts';
import { MatchSummary, OtherPages, OwnResult } from '../../match/result/match-summary.tsx';
import { analysisAddress } from '../../routes/match-address.ts';
import { onlineMatchAddress } from '../../routes/route.ts';
import { formatRatingChange, ratingChangeAt } from '../../ui/charts/rating-graph.tsx';
import { useFields } from '../../ui/use-store.ts';
import { ConnectionStatus } from '../error-messages.tsx';
import { useServerData } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { Invitation } from './invitation.tsx';
import type { OnlineMatchState, OnlinePanelProps } from './online-match-store.ts';

const FIELDS = [
  'state',
  'side',
  'locale',
  'lastMoveText',
  'sentence',
  'notices',
  'outcome',
  'result',
  'isRunning',
  'declined',
  'match',
  'bottom',
  'clocks',
  'moveNames',
  'movers',
  'endedAt',
  'act',
  'say',
] as const;
type Shown = Pick<OnlineMatchState, (typeof FIELDS)[number]>;

/** Below the board: what happened, what can be done, offers of the opponent, and what to do after the end. */
export function OnlineStatusPanel({ store }: OnlinePanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { lastMoveText, sentence, notices, outcome, result } = state;
  const unrated = formatUnrated(state.state, state.locale.language);
  // After the end, only refusals are shown beside the result.
  const spoken = outcome !== null && sentence === result ? '' : sentence;
  return (
    <div className="say">
      <ConnectionStatus />
      <div className="say-words" aria-live="polite">
        {outcome !== null && <Result state={state} outcome={outcome} />}
        {lastMoveText !== '' && outcome === null && <p className="say-told">{lastMoveText}</p>}
        {spoken !== '' && <p className="say-now">{spoken}</p>}
        {notices.map((notice) => (
          <p key={notice} className="say-notice">
            {notice}
          </p>
        ))}
        {unrated !== null && <p className="say-notice unrated">{unrated}</p>}
        {outcome !== null && <RatingChanges state={state} />}
        <Declined state={state} />
        <OfferTexts state={state} />
      </div>
      <OfferButtons state={state} />
      {state.state.ending === null && !state.isRunning && <Invitation store={store} />}
      {outcome !== null && <AfterEnd state={state} outcome={outcome} />}
    </div>
  );
}

interface EndProps {
  readonly state: Shown;
  readonly outcome: Outcome;
}

function Result({ state, outcome }: EndProps): ReactNode {
  const { side, result, locale } = state;
  if (side === null || outcome.winner === null) return <p className="say-result">{result}</p>;
  return <OwnResult locale={locale} isWon={outcome.winner === side} opponent={opponentName(state)} result={result} />;
}

type Offered = 'draw' | 'takeback' | 'rematch';

interface PendingOffer {
  readonly what: Offered;
  readonly isOwn: boolean;
  readonly accept: MatchAct;
  readonly decline: MatchAct | null;
}

/** Offers between the players that are not answered yet. */
function offersIn({ state, side }: Shown): readonly PendingOffer[] {
  if (side === null) return [];
  const { drawOffer, takeback, rematchOffer, rematch } = state;
  const offers: PendingOffer[] = [];
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

function opponentName({ state, side, locale }: Shown): string {
  return side === null ? '' : seatName(state.seats[otherSide(side)], locale.language, state.info.terms.game);
}

function OfferTexts({ state }: { readonly state: Shown }): ReactNode {
  const texts = ONLINE_TEXTS[state.locale.language].match;
  return offersIn(state).map(({ what, isOwn }) => (
    <p key={what} className="say-offer">
      {isOwn ? texts.offered[what] : texts.offers[what](opponentName(state))}
    </p>
  ));
}

function OfferButtons({ state }: { readonly state: Shown }): ReactNode {
  const { buttons } = ONLINE_TEXTS[state.locale.language].match;
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

function Declined({ state }: { readonly state: Shown }): ReactNode {
  const { declined, side, locale } = state;
  if (declined === null || side === null || declined.side === side) return null;
  const isComputers = declined.what === 'draw' && state.state.seats[declined.side].kind === 'computer';
  return (
    <p className="say-offer">
      {isComputers
        ? formatDrawDeclined(declined.why ?? 'draw-declined', locale.language)
        : ONLINE_TEXTS[locale.language].match.declined[declined.what](opponentName(state))}
    </p>
  );
}

function AfterEnd({ state, outcome }: EndProps): ReactNode {
  const { side, locale, match, clocks } = state;
  const { buttons } = ONLINE_TEXTS[locale.language].match;
  const { rematch, rematchOffer, info } = state.state;
  const canOffer = side !== null && rematch === null && rematchOffer === null;
  const { clock } = info.terms;
  const ended = clocks === null || clock.kind !== 'live' ? null : { setup: clock, left: clocks.left };
  return (
    <>
      <MatchSummary ended={{ ...state, outcome, clocks: ended }} />
      <div className="say-buttons">
        {canOffer && (
          <button type="button" className="button primary" onClick={() => void state.act({ act: 'offer-rematch' })}>
            {buttons.rematch}
          </button>
        )}
        {rematch !== null && (
          <a className="button primary" href={onlineMatchAddress(rematch)}>
            {buttons.toRematch}
          </a>
        )}
        {match.moves.length > 0 && (
          <a className="button" href={analysisAddress(match, state.bottom, side === null ? [] : [side])}>
            {buttons.analyse}
          </a>
        )}
        <a className="button" href={`#/online/new?game=${info.terms.game}`}>
          {buttons.newMatch}
        </a>
      </div>
      <OtherPages game={info.terms.game} />
    </>
  );
}

/** How a rated match changed its players' ratings, the user's first. */
function RatingChanges({ state }: { readonly state: Shown }): ReactNode {
  const { side, bottom, endedAt } = state;
  if (!state.state.info.terms.isRated || state.state.unrated !== null || endedAt === null) return null;
  const first = side ?? bottom;
  return [first, otherSide(first)].map((one) => <RatingChange key={one} state={state} of={one} endedAt={endedAt} />);
}

interface RatingChangeProps {
  readonly state: Shown;
  readonly of: Side;
  readonly endedAt: number;
}

function RatingChange({ state, of, endedAt }: RatingChangeProps): ReactNode {
  const { info, seats } = state.state;
  const seat = seats[of];
  const name = seat.kind === 'user' ? seat.user.name : null;
  const { value } = useServerData(`${name} ${endedAt}`, async () =>
    name === null ? null : findRatings(SERVER, name, info.terms.game),
  );
  const change = value === null ? null : ratingChangeAt(value.points, endedAt);
  if (name === null || change === null) return null;
  const texts = ONLINE_TEXTS[state.locale.language].match;
  const rating = formatRatingChange(change.points, change.by);
  return (
    <p className="say-notice rating-change">
      {of === state.side ? texts.ownRating(rating) : texts.otherRating(name, rating)}
    </p>
  );
}
