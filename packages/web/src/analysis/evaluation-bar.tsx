import type { CSSProperties, ReactNode } from 'react';
import { formatEvaluationShort, formatEvaluation } from './analysis-messages.ts';
import type { AnalysisPanelState } from './analysis-store.ts';
import { favouredSide } from './evaluation.ts';

/** Beside the board: who stands better, and whether that is proved. The near side fills it from below. */
export function EvaluationBar({ state }: { readonly state: AnalysisPanelState }): ReactNode {
  const { evaluation, bottom, texts, messages } = state;
  const said = formatEvaluation(messages, evaluation);
  const favoured = evaluation === null ? null : favouredSide(evaluation);
  const isSure = evaluation !== null && (evaluation.proved !== null || evaluation.outcome !== null);
  const kind = evaluation === null ? 'is-unknown' : isSure ? 'is-proved' : '';
  const certainty = isSure ? texts.evaluation.isProved : texts.evaluation.isEstimate;
  const style: CSSProperties & Record<'--share', string> = { '--share': `${(evaluation?.points ?? 50).toFixed(1)}%` };
  const isBelow = favoured?.side === bottom;
  return (
    <div
      className={`evaluation-bar below-${bottom} ${kind}`}
      style={style}
      role="meter"
      aria-label={texts.evaluation.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(evaluation?.points ?? 50)}
      aria-valuetext={evaluation === null ? said : `${said}, ${certainty}`}
      title={evaluation === null ? said : `${said} (${certainty})`}
    >
      {evaluation !== null && favoured !== null && (
        <span
          className={`evaluation-label figures on-${favoured.side} ${isBelow ? 'at-bottom' : 'at-top'}`}
          aria-hidden="true"
        >
          {formatEvaluationShort(messages, evaluation)}
        </span>
      )}
    </div>
  );
}
