import type { CSSProperties, ReactNode } from 'react';
import { favouredIn } from './standing.ts';
import type { PanelState } from './store.ts';
import { sayShortly, sayStanding } from './words.ts';

/** Beside the board: who stands better, and whether that is proved. The side that sits below fills it from below. */
export function StandingBar({ state }: { readonly state: PanelState }): ReactNode {
  const { standing, bottom, texts, words } = state;
  const said = sayStanding(words, standing);
  const favoured = standing === null ? null : favouredIn(standing);
  const isSure = standing !== null && (standing.proved !== null || standing.outcome !== null);
  const kind = standing === null ? 'is-unknown' : isSure ? 'is-proved' : '';
  const certainty = isSure ? texts.standing.isProved : texts.standing.isEstimate;
  const style: CSSProperties & Record<'--share', string> = { '--share': `${(standing?.points ?? 50).toFixed(1)}%` };
  const isBelow = favoured?.side === bottom;
  return (
    <div
      className={`standing-bar below-${bottom} ${kind}`}
      style={style}
      role="meter"
      aria-label={texts.standing.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(standing?.points ?? 50)}
      aria-valuetext={standing === null ? said : `${said}, ${certainty}`}
      title={standing === null ? said : `${said} (${certainty})`}
    >
      {standing !== null && favoured !== null && (
        <span
          className={`standing-label figures on-${favoured.side} ${isBelow ? 'at-bottom' : 'at-top'}`}
          aria-hidden="true"
        >
          {sayShortly(words, standing)}
        </span>
      )}
    </div>
  );
}
