import { manifestOf } from '@tabuleiro/games';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnalysisState } from './store.ts';
import type { ShownTruth } from './true-values.ts';

/** The true value of every move, where it is proved; only when somebody asks for it. */
export function TruthPanel({ state }: { readonly state: AnalysisState }): ReactNode {
  const { game, node, texts } = state;
  const [isWanted, setWanted] = useState(false);
  const [truths, setTruths] = useState<readonly ShownTruth[] | 'none' | null>(null);
  const { matchHere } = state;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    setTruths(null);
    const read = async (): Promise<void> => {
      const { readTruths, toShown } = await import('./true-values.ts');
      const match = matchHere();
      const found = match.outcome === null ? await readTruths(match) : [];
      if (!isLeft) setTruths(found === null ? 'none' : found.map((one) => toShown(match, one, texts.truth)));
    };
    void read().catch(() => setTruths('none'));
    return () => {
      isLeft = true;
    };
  }, [isWanted, node, matchHere, texts]);
  if (manifestOf(game).load.tables === undefined) return null;
  return (
    <section className="truth" aria-label={texts.truth.title}>
      <header className="panel-head">
        <h2>{texts.truth.title}</h2>
        <button
          type="button"
          className={`button ${isWanted ? '' : 'cool'}`}
          aria-pressed={isWanted}
          disabled={state.isHidden}
          onClick={() => setWanted(!isWanted)}
        >
          {isWanted ? texts.truth.hide : texts.truth.show}
        </button>
      </header>
      {isWanted && !state.isHidden && <Truths truths={truths} state={state} />}
    </section>
  );
}

interface TruthsProps {
  readonly truths: readonly ShownTruth[] | 'none' | null;
  readonly state: AnalysisState;
}

function Truths({ truths, state }: TruthsProps): ReactNode {
  const { texts } = state;
  if (truths === null || truths === 'none') {
    return <p className="panel-note">{truths === null ? texts.truth.loading : texts.truth.none}</p>;
  }
  if (truths.every(({ result }) => result === null)) return <p className="panel-note">{texts.truth.unsolved}</p>;
  return (
    <ul className="truth-list">
      {truths.map(({ move, result, text }) => (
        <li key={move}>
          <button
            type="button"
            className={`button quiet truth-${result ?? 'unknown'}`}
            onClick={() => state.typeMove(move)}
          >
            <strong>{move}</strong> {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
