import type { GameId, Language } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { usePageName } from '../app/page-name.ts';
import { useAllButFrames } from '../app/use-parts.ts';
import { useMatchRatio } from '../board/use-layout.ts';
import { FairPlay } from '../online/fair-play.tsx';
import { BoardArea } from '../play/board-area.tsx';
import { MatchTools } from '../play/match-tools.tsx';
import { PlyButtons } from '../play/ply-buttons.tsx';
import { TypedMove } from '../play/typed-move.tsx';
import { useKeys } from '../play/use-keys.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { AnalysisTools } from './analysis-tools.tsx';
import { AnalysisSay } from './analysis-words.tsx';
import { Graph } from './graph.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { StandingBar } from './standing-bar.tsx';
import type { AnalysisState } from './store.ts';
import { useAnalysis } from './use-analysis.ts';
import { VariationList } from './variation-list.tsx';
import '../play/game-page.css';
import '../play/game-side.css';
import './analysis-page.css';
import './analysis-side.css';

export interface AnalysisPageProps {
  readonly game: GameId;
  readonly language: Language;
  /** What stands after `?` in the address; see subject.ts for what it may hold. */
  readonly query: string;
}

/** A match or a position under the eyes of the strongest player. */
export function AnalysisPage(props: AnalysisPageProps): ReactNode {
  return (
    <FairPlay game={props.game}>
      <OpenAnalysis {...props} />
    </FairPlay>
  );
}

function OpenAnalysis({ game, language, query }: AnalysisPageProps): ReactNode {
  const store = useAnalysis(game, query, language);
  if (store === null) return <p className="loading">{PLAY_TEXTS[language].loading}</p>;
  return <Analysis store={store} />;
}

function Analysis({ store }: { readonly store: StoreApi<AnalysisState> }): ReactNode {
  const state = useAllButFrames(store);
  const { locale, texts, typeMove } = state;
  const title = texts.title(locale.game.name);
  usePageName(title);
  useKeys(store);
  return (
    <div className="analysis" style={useMatchRatio(store)}>
      <h1 className="visually-hidden">{title}</h1>
      <MatchTools store={store} />
      <StandingBar state={state} />
      <BoardArea store={store} />
      <Graph state={state} />
      <AnalysisSay state={state} />
      <div className="analysis-ways">
        <PlyButtons store={store} />
        <TypedMove language={locale.language} typeMove={typeMove} />
      </div>
      <LinesPanel state={state} />
      <ReviewPanel state={state} />
      <VariationList state={state} />
      <AnalysisTools state={state} />
    </div>
  );
}
