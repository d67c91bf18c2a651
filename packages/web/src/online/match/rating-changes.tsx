import { findRatings } from '@tabuleiro/client';
import { otherSide, type Side } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { SERVER } from '../../connection/session.ts';
import { useServerData } from '../hooks.ts';
import { ONLINE_TEXTS } from '../online-texts.ts';
import { formatRatingChange, ratingChangeAt } from '../player/rating-graph.tsx';
import type { OnlinePanelState } from './online-match-store.ts';

/** How a rated match changed its players' ratings, the user's first. */
export function RatingChanges({ state }: { readonly state: OnlinePanelState }): ReactNode {
  const { side, bottom, endedAt } = state;
  if (!state.state.info.terms.isRated || state.state.unrated !== null || endedAt === null) return null;
  const first = side ?? bottom;
  return [first, otherSide(first)].map((one) => <RatingChange key={one} state={state} of={one} endedAt={endedAt} />);
}

interface RatingChangeProps {
  readonly state: OnlinePanelState;
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
