import type { GameId, Language } from '@tabuleiro/games';
import { type ReactNode, type CSSProperties, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useMatchRatio } from '../board/use-layout.ts';
import { FairPlayGuard } from '../connection/fair-play.tsx';
import { BoardArea } from '../match/board-area.tsx';
import { MatchTools } from '../match/match-tools.tsx';
import { MATCH_TEXTS } from '../match/messages.ts';
import { PlyButtons } from '../match/move-list.tsx';
import { TypedMove } from '../match/typed-move.tsx';
import { useKeyboard } from '../match/use-keyboard.ts';
import { usePageTitle } from '../ui/hooks.ts';
import { useFields, useSelector } from '../ui/use-store.ts';
import { formatEvaluationShort, formatEvaluation } from './analysis-messages.ts';
import { AnalysisStatus } from './analysis-status.tsx';
import type { AnalysisState, PanelProps } from './analysis-store.ts';
import { AnalysisTools } from './analysis-tools.tsx';
import { BestLinesPanel } from './best-lines-panel.tsx';
import { EvaluationGraph } from './evaluation-graph.tsx';
import { favouredSide } from './evaluation.ts';
import { VariationList } from './move-tree.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { SolvedValuesPanel } from './solved-values-panel.tsx';
import { useAnalysis } from './use-analysis.ts';
import '../match/match-page.css';
import '../match/match-side.css';
import './analysis-page.css';
import './analysis-side.css';

export interface AnalysisPageProps {
  readonly game: GameId;
  readonly language: Language;
  /** What follows `?` in the address; see analysis-source.ts. */
  readonly query: string;
}

/** Analyses a match or a position with the strongest engine. */
export function AnalysisPage(props: AnalysisPageProps): ReactNode {
  return (
    <FairPlayGuard game={props.game}>
      <OpenAnalysis {...props} />
    </FairPlayGuard>
  );
}

function OpenAnalysis({ game, language, query }: AnalysisPageProps): ReactNode {
  const store = useAnalysis(game, query, language);
  if (store === null) return <p className="loading">{MATCH_TEXTS[language].loading}</p>;
  return <Analysis store={store} />;
}

function Analysis({ store }: { readonly store: StoreApi<AnalysisState> }): ReactNode {
  const { locale, texts, typeMove } = useFields(store, ['locale', 'texts', 'typeMove']);
  const title = texts.title(locale.game.name);
  usePageTitle(title);
  useKeyboard(store);
  return (
    <div className="analysis" style={useMatchRatio(store)}>
      <h1 className="visually-hidden">{title}</h1>
      <MatchTools store={store} />
      <div className="analysis-board">
        <EvaluationBar store={store} />
        <BoardArea store={store} />
      </div>
      <div className="analysis-side">
        <div className="analysis-ways">
          <PlyButtons store={store} />
          <TypedMove language={locale.language} typeMove={typeMove} />
        </div>
        <AnalysisStatus store={store} />
        <AnalysisPanels store={store} />
        <VariationList store={store} />
        <EvaluationGraph store={store} />
        <AnalysisTools store={store} />
      </div>
    </div>
  );
}

/** Beside the board: who stands better, and whether that is proved. The near side fills it from below. */
function EvaluationBar({ store }: PanelProps): ReactNode {
  const { evaluation, bottom, texts, messages } = useFields(store, ['evaluation', 'bottom', 'texts', 'messages']);
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

const PANELS = { lines: BestLinesPanel, review: ReviewPanel, solvedValues: SolvedValuesPanel } as const;
type PanelName = keyof typeof PANELS;

/** What the engine says: one panel at a time, so that the moves have room below. */
function AnalysisPanels({ store }: PanelProps): ReactNode {
  const { texts, hasValues } = useSelector(store, (state) => ({
    texts: state.texts,
    hasValues: state.solvedValues.source !== null,
  }));
  const [chosen, setChosen] = useState<PanelName>('lines');
  const names: readonly PanelName[] = ['lines', 'review', ...(hasValues ? (['solvedValues'] as const) : [])];
  const shown = names.includes(chosen) ? chosen : 'lines';
  const Panel = PANELS[shown];
  return (
    <div className="analysis-panel">
      <div className="panel-choice" role="group" aria-label={texts.panels}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="button quiet"
            aria-pressed={name === shown}
            onClick={() => setChosen(name)}
          >
            {texts[name].title}
          </button>
        ))}
      </div>
      <Panel store={store} />
    </div>
  );
}
