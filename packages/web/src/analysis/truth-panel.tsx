import type { ReactNode } from 'react';
import type { PanelState } from './store.ts';
import { sayValue, type TrueValue } from './true-values.ts';

/** The true value of every move, where it is proved; only when somebody asks for it. */
export function TruthPanel({ state }: { readonly state: PanelState }): ReactNode {
  const { texts, truth, isHidden } = state;
  if (truth.source === null) return null;
  return (
    <section className="truth" aria-label={texts.truth.title}>
      <header className="panel-head">
        <h2>{texts.truth.title}</h2>
        <button
          type="button"
          className={`button ${truth.isWanted ? '' : 'cool'}`}
          aria-pressed={truth.isWanted}
          disabled={isHidden}
          onClick={() => state.showTruths(!truth.isWanted)}
        >
          {truth.isWanted ? texts.truth.hide : texts.truth.show}
        </button>
      </header>
      {truth.isWanted && !isHidden && <Truth state={state} />}
    </section>
  );
}

function Truth({ state }: { readonly state: PanelState }): ReactNode {
  const { texts, truth, isOver } = state;
  const { stage } = truth;
  if (isOver) return <p className="panel-note">{texts.lines.over}</p>;
  const isProof = truth.source === 'proofs';
  if (stage.kind === 'failed') return <p className="panel-note">{isProof ? texts.truth.failed : texts.truth.none}</p>;
  if (stage.kind === 'found') return <Values state={state} values={stage.values} isComplete={stage.isComplete} />;
  if (!isProof) return <p className="panel-note">{texts.truth.loading}</p>;
  return (
    <div className="truth-progress">
      <p className="panel-note figures">{texts.truth.proving(stage.triedPlies)}</p>
      <button type="button" className="button" onClick={state.stopTruths}>
        {texts.truth.stop}
      </button>
    </div>
  );
}

interface ValuesProps {
  readonly state: PanelState;
  readonly values: readonly TrueValue[];
  readonly isComplete: boolean;
}

function Values({ state, values, isComplete }: ValuesProps): ReactNode {
  const { texts, truth } = state;
  const nothing = truth.source === 'proofs' ? texts.truth.unproved : texts.truth.unsolved;
  if (values.every(({ result }) => result === null)) return <p className="panel-note">{nothing}</p>;
  return (
    <>
      <ul className="truth-list">
        {values.map((value) => (
          <li key={value.move}>
            <button
              type="button"
              className={`button quiet truth-${value.result ?? 'unknown'}`}
              onClick={() => state.typeMove(value.move)}
            >
              <strong>{value.move}</strong> {sayValue(value, texts.truth)}
            </button>
          </li>
        ))}
      </ul>
      {!isComplete && <p className="panel-note">{texts.truth.partial}</p>}
    </>
  );
}
