import {
  type GameId,
  type GameLocale,
  loadMoveViewer,
  loadRuleTexts,
  loadViewer,
  type Match,
  type Outcome,
} from '@tabuleiro/games';
import {
  type DueExplanation,
  ExplanationQueue,
  explanationsOf,
  PIECES_OPEN,
  type RuleExplanation,
} from '@tabuleiro/play';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { rulesFromBoard } from '../../routes/route.ts';
import { lazyTexts } from '../../settings/language.tsx';
import { useLoaded } from '../../ui/loading.ts';
import { type ReadableStore, useSelector } from '../../ui/use-store.ts';
import { isExplainingOn, isExplained, onExplainedChange, markExplained, explainedIn } from './explained-rules.ts';
import type { FirstTimeTexts } from './text/en.ts';
import './explanation-card.css';

const FIRST_TIME_TEXTS = lazyTexts<FirstTimeTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** What explanations depend on, in local and online matches. */
export interface ExplainedMatch {
  readonly game: GameId;
  readonly locale: GameLocale;
  readonly match: Match;
  /** Changes with the match. */
  readonly moves: readonly string[];
  readonly outcome: Outcome | null;
  readonly isOwnTurn: boolean;
  readonly isLookingBack: boolean;
  /** The code of what the person is asked to pick. */
  readonly prompt: string | null;
  readonly offered: ReadonlySet<string>;
}

/** Explains the rules that matter for the first time, one after the other. Each stays until the person confirms it. */
export function ExplanationCard({ store }: { readonly store: ReadableStore<ExplainedMatch> }): ReactNode {
  const state = useSelector(store, (all) => all);
  const { game, locale } = state;
  const texts = FIRST_TIME_TEXTS[locale.language];
  const { shown, more } = useExplanations(state);
  const gotIt = (): void => {
    if (shown === null) return;
    markExplained(game, shown.explanation.id);
    // The button with the focus is gone: the focus goes to the board.
    if (more === 0) document.querySelector<SVGElement>('.board-area [tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div className="first-time">
      <div className="first-time-card">
        <div role="status">
          {shown !== null && (
            <p>
              <strong>{titleOf(shown, texts)}.</strong> {shown.explanation.text}
            </p>
          )}
        </div>
        {shown !== null && (
          <div className="first-time-buttons">
            <button type="button" className="button cool" onClick={gotIt}>
              {texts.gotIt}
            </button>
            <RuleLink state={state} rule={shown.explanation.rule} />
            {more > 0 && <span className="first-time-more">{texts.more(more)}</span>}
          </div>
        )}
      </div>
    </div>
  );
}

interface ShownExplanation {
  readonly explanation: RuleExplanation;
  readonly pliesAgo: DueExplanation['pliesAgo'];
}

function titleOf({ explanation, pliesAgo }: ShownExplanation, { goal, title, ago, earlier }: FirstTimeTexts): string {
  if (explanation.rule === 'all') return goal;
  if (pliesAgo === 0) return title;
  return `${title}, ${pliesAgo === null ? earlier : ago(pliesAgo)}`;
}

/** A link to the rule, or to all rules. */
function RuleLink({
  state: { game, locale },
  rule,
}: {
  readonly state: Pick<ExplainedMatch, 'game' | 'locale'>;
  readonly rule: RuleExplanation['rule'];
}): ReactNode {
  const texts = FIRST_TIME_TEXTS[locale.language];
  if (rule === null) return null;
  return (
    <a className="button quiet" href={rulesFromBoard(game, rule === 'all' ? undefined : rule.id)}>
      {rule === 'all' ? texts.toRules : texts.toRule}
      {rule !== 'all' && <span>: {rule.title}</span>}
    </a>
  );
}

interface Explanations {
  /** Null when there is none, or explanations are off. */
  readonly shown: ShownExplanation | null;
  /** How many wait behind it. */
  readonly more: number;
}

const NONE: Explanations = { shown: null, more: 0 };

function useExplanations({
  game,
  locale,
  match,
  moves,
  outcome,
  offered,
  prompt,
  ...state
}: ExplainedMatch): Explanations {
  const isOn = useSyncExternalStore(onExplainedChange, isExplainingOn);
  const told = useSyncExternalStore(onExplainedChange, () => explainedIn(game));
  const { language } = locale;
  const load = async (): Promise<readonly RuleExplanation[]> =>
    explanationsOf(await loadRuleTexts(game, language), FIRST_TIME_TEXTS[language].piecesOpen);
  const explanations = useLoaded(`${game} ${language}`, load, game);
  const queue = useLoaded(game, async () => {
    const [viewer, moveViewer, first] = await Promise.all([loadViewer(game), loadMoveViewer(game), load()]);
    return new ExplanationQueue({ viewer, moveViewer }, first);
  });
  const [due, setDue] = useState<readonly DueExplanation[]>([]);
  const [first, setFirst] = useState<string | null>(null);
  // When no piece moves and it is the person's turn.
  const isQuiet = state.isOwnTurn && !state.isLookingBack;
  useEffect(() => {
    if (queue === null || !isQuiet) return undefined;
    // After the board was drawn, since `isWithinPieces` looks at it.
    const frame = requestAnimationFrame(() => {
      queue.look(match, [...(isWithinPieces(offered) ? [PIECES_OPEN] : []), ...(prompt === null ? [] : [prompt])]);
      const next = queue.due((id) => isExplained(told, id));
      setDue(next);
      // One that is open stays, even if a more important one has come.
      setFirst((before) => (next.some(({ id }) => id === before) ? before : (next[0]?.id ?? null)));
    });
    return () => cancelAnimationFrame(frame);
  }, [queue, isQuiet, match, moves, prompt, offered, told]);
  if (!isOn || outcome !== null) return NONE;
  const open = due.filter(({ id }) => !isExplained(told, id));
  const shown = open.find(({ id }) => id === first);
  const explanation = explanations?.find(({ id }) => id === first);
  if (shown === undefined || explanation === undefined) return NONE;
  return { shown: { explanation, pliesAgo: shown.pliesAgo }, more: open.length - 1 };
}

/** Whether the board is so small that a piece must be enlarged before a place on it can be picked. */
function isWithinPieces(offered: ReadonlySet<string>): boolean {
  const area = document.querySelector('.board-area');
  const hasPlace = (id: string): boolean => area?.querySelector(`[data-pick="${CSS.escape(id)}"]`) !== null;
  return area !== null && offered.size > 0 && ![...offered].some(hasPlace);
}
