import type { ReactNode } from 'react';
import { useFields } from '../ui/use-store.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';
import { formatMoveValue, type MoveValue } from './solved-values.ts';

const FIELDS = ['texts', 'solvedValues', 'isHidden', 'isOver', 'showSolvedValues', 'stopSolving', 'typeMove'] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** The proved value of every move, on demand. */
export function SolvedValuesPanel({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { texts, solvedValues, isHidden } = state;
  return (
    <section className="solved-values" aria-label={texts.solvedValues.title}>
      <header className="panel-head">
        <button
          type="button"
          className={`button ${solvedValues.isWanted ? '' : 'cool'}`}
          aria-pressed={solvedValues.isWanted}
          disabled={isHidden}
          onClick={() => state.showSolvedValues(!solvedValues.isWanted)}
        >
          {solvedValues.isWanted ? texts.solvedValues.hide : texts.solvedValues.show}
        </button>
      </header>
      {solvedValues.isWanted && !isHidden && <ValuesOrProgress state={state} />}
    </section>
  );
}

function ValuesOrProgress({ state }: { readonly state: Shown }): ReactNode {
  const { texts, solvedValues, isOver } = state;
  const { stage } = solvedValues;
  if (isOver) return <p className="panel-note">{texts.lines.over}</p>;
  const isProof = solvedValues.source === 'proofs';
  if (stage.kind === 'failed') {
    return <p className="panel-note">{isProof ? texts.solvedValues.failed : texts.solvedValues.none}</p>;
  }
  if (stage.kind === 'found') return <Values state={state} values={stage.values} isComplete={stage.isComplete} />;
  if (!isProof) return <p className="panel-note">{texts.solvedValues.loading}</p>;
  return (
    <div className="solved-progress">
      <p className="panel-note figures">{texts.solvedValues.proving(stage.triedPlies)}</p>
      <button type="button" className="button" onClick={state.stopSolving}>
        {texts.solvedValues.stop}
      </button>
    </div>
  );
}

interface ValuesProps {
  readonly state: Shown;
  readonly values: readonly MoveValue[];
  readonly isComplete: boolean;
}

function Values({ state, values, isComplete }: ValuesProps): ReactNode {
  const { texts, solvedValues } = state;
  const nothing = solvedValues.source === 'proofs' ? texts.solvedValues.unproved : texts.solvedValues.unsolved;
  if (values.every(({ result }) => result === null)) return <p className="panel-note">{nothing}</p>;
  return (
    <>
      <ul className="solved-list">
        {values.map((value) => (
          <li key={value.move}>
            <button
              type="button"
              className={`button quiet solved-${value.result ?? 'unknown'}`}
              onClick={() => state.typeMove(value.move)}
            >
              <strong>{value.move}</strong> {formatMoveValue(value, texts.solvedValues)}
            </button>
          </li>
        ))}
      </ul>
      {!isComplete && <p className="panel-note">{texts.solvedValues.partial}</p>}
    </>
  );
}
