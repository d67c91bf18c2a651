import { SIDES } from '@tabuleiro/games';
import { type ReactNode, Suspense } from 'react';
import { CourseOffer } from '../ui/course-offer.tsx';
import { lazyComponent } from '../ui/loading.ts';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';

const ResultPanel = lazyComponent(async () => (await import('./result/result-panel.tsx')).ResultPanel);

/** An action that needs a confirmation. */
export interface OpenQuestion {
  readonly question: 'resign' | 'draw';
  /** The element that had the focus. */
  readonly asker: Element | null;
}

export type StatusPanelState = Pick<
  MatchPageState,
  | 'bottom'
  | 'clocks'
  | 'isElsewhere'
  | 'isLookingBack'
  | 'isSaved'
  | 'isStuck'
  | 'match'
  | 'moveNames'
  | 'movers'
  | 'moves'
  | 'notices'
  | 'outcome'
  | 'rematch'
  | 'result'
  | 'retry'
  | 'seed'
  | 'status'
  | 'setup'
  | 'takeOver'
  | 'lastMove'
  | 'turn'
  | 'locale'
>;

interface QuestionProps {
  readonly asking: OpenQuestion | null;
  readonly answer: (isYes: boolean) => void;
}

export interface StatusPanelProps extends QuestionProps {
  readonly state: StatusPanelState;
}

interface OwnProps extends QuestionProps {
  readonly store: ReadableStore<MatchPageState>;
  /** Whether the person never played the game. */
  readonly isNewcomer: boolean;
}

/** Under the board: what happened and what to do now; at the end the result and what to do next. */
export function StatusPanel({ store, isNewcomer, asking, answer }: OwnProps): ReactNode {
  const state = useSelector(store, panelState);
  const props = { state, asking, answer };
  const { lastMove, status, notices, outcome, result } = state;
  // Refusals and hints are shown after the end too.
  const spoken = outcome !== null && status === result ? '' : status;
  const isLate = asking !== null || outcome !== null || state.isStuck || state.isElsewhere;
  const people = SIDES.filter((side) => state.setup.players[side].kind === 'human');
  const isBeforeFirstMove =
    isNewcomer && !isLate && people.length > 0 && !state.movers.some((side) => people.includes(side));
  return (
    <div className={isBeforeFirstMove ? 'say is-first' : 'say'}>
      <div className="say-words" aria-live="polite" hidden={asking !== null}>
        <Suspense fallback={null}>{outcome !== null && <ResultPanel {...props} />}</Suspense>
        {lastMove !== '' && outcome === null && <p className="say-told">{lastMove}</p>}
        {spoken !== '' && <p className="say-now">{spoken}</p>}
        {notices.map((notice) => (
          <p key={notice} className="say-notice">
            {notice}
          </p>
        ))}
      </div>
      {isNewcomer && state.moves.length === 0 && !isLate && (
        <CourseOffer game={state.setup.game} name={state.locale.game.name} className="say-learn" />
      )}
      <Suspense fallback={null}>{isLate && <ResultPanel {...props} isBelow />}</Suspense>
    </div>
  );
}

function panelState({
  lastMove,
  status,
  notices,
  outcome,
  result,
  locale,
  setup,
  match,
  moveNames,
  clocks,
  ...state
}: MatchPageState): StatusPanelState {
  const { moves, movers, turn, bottom, isLookingBack, isElsewhere, isStuck, rematch, retry, takeOver } = state;
  const { isSaved, seed } = state;
  const about = {
    moves,
    moveNames,
    movers,
    turn,
    bottom,
    clocks,
    isLookingBack,
    isElsewhere,
    isStuck,
    rematch,
    retry,
    takeOver,
    isSaved,
    seed,
  };
  return { lastMove, status, notices, outcome, result, locale, setup, match, ...about };
}
