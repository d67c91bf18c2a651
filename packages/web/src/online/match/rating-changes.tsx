import { findRatings } from '@tabuleiro/client';
import { otherSide, type Side } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { useAnswer } from '../hooks.ts';
import { SERVER } from '../visitor.ts';
import type { PanelState } from './online-store.ts';
import { changeAt } from './rating-change.ts';

/** What a rated match did to the ratings of its players, one's own first. */
export function RatingChanges({ state }: { readonly state: PanelState }): ReactNode {
  const { side, bottom, endedAt } = state;
  if (!state.state.info.terms.isRated || state.state.unrated !== null || endedAt === null) return null;
  const first = side ?? bottom;
  return [first, otherSide(first)].map((one) => <RatingChange key={one} state={state} of={one} endedAt={endedAt} />);
}

interface RatingChangeProps {
  readonly state: PanelState;
  readonly of: Side;
  readonly endedAt: number;
}

function RatingChange({ state, of, endedAt }: RatingChangeProps): ReactNode {
  const { info, seats } = state.state;
  const seat = seats[of];
  const name = seat.kind === 'user' ? seat.user.name : null;
  const { value } = useAnswer(`${name} ${endedAt}`, async () =>
    name === null ? null : findRatings(SERVER, name, info.terms.game),
  );
  const change = value === null ? null : changeAt(value.points, endedAt);
  if (name === null || change === null) return null;
  const texts = ONLINE_TEXTS[state.locale.language].match;
  const { points, by } = change;
  return (
    <p className="say-notice rating-change">
      {of === state.side ? texts.ownRating(points, by) : texts.otherRating(name, points, by)}
    </p>
  );
}
