import { type ReactNode, useState } from 'react';
import { useSelector } from '../ui/use-store.ts';
import type { PanelProps } from './analysis-store.ts';
import { BestLinesPanel } from './best-lines-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { SolvedValuesPanel } from './solved-values-panel.tsx';

const PANELS = { lines: BestLinesPanel, review: ReviewPanel, solvedValues: SolvedValuesPanel } as const;
type PanelName = keyof typeof PANELS;

/** What the engine says: one panel at a time, so that the moves have room below. */
export function AnalysisPanels({ store }: PanelProps): ReactNode {
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
