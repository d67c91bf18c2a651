import { loadMoveViewer, loadViewer } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore, useLayoutEffect } from 'react';
import { rulesFromBoard } from '../../routes/route.ts';
import { useLoaded } from '../../ui/loading.ts';
import { type ReadableStore, useSelector } from '../../ui/use-store.ts';
import type { MatchPageState } from '../match-store.ts';
import { MATCH_TEXTS } from '../messages.ts';
import { isExplainingOn, isExplained, onExplainedChange, markExplained, explainedIn } from './explained-rules.ts';
import { currentCodes, findExplanation, type RuleExplanation, explanationsOf, PIECES_OPEN } from './explanations.ts';
import './explanation-card.css';

/** Explains a rule in one sentence when it first matters. It stays until the person confirms it. */
export function ExplanationCard({ store }: { readonly store: ReadableStore<MatchPageState> }): ReactNode {
  const state = useSelector(store, ({ lastMove, status, setup, locale, match, ply, moves, ...rest }) => ({
    lastMove,
    status,
    setup,
    locale,
    match,
    ply,
    moves,
    isHumanTurn: rest.isHumanTurn,
    outcome: rest.outcome,
    isLookingBack: rest.isLookingBack,
    prompt: rest.prompt,
    offered: rest.offered,
  }));
  const { setup, locale } = state;
  const { game } = setup;
  const texts = MATCH_TEXTS[locale.language].firstTime;
  const explanation = useExplanation(state);
  useStatusInSight(explanation !== null, `${state.lastMove} ${state.status}`);
  const gotIt = (): void => {
    if (explanation === null) return;
    markExplained(game, explanation.id);
    // The button with the focus is gone: the focus goes to the board.
    document.querySelector<SVGElement>('.board-area [tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div className="first-time">
      <div className="first-time-card">
        <div role="status">
          {explanation !== null && (
            <p>
              <strong>{explanation.rule === 'all' ? texts.goal : texts.title}.</strong> {explanation.text}
            </p>
          )}
        </div>
        {explanation !== null && (
          <div className="first-time-buttons">
            <button type="button" className="button cool" onClick={gotIt}>
              {texts.gotIt}
            </button>
            <RuleLink state={state} rule={explanation.rule} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A link to the rule, or to all rules. */
function RuleLink({
  state,
  rule,
}: {
  readonly state: Pick<MatchPageState, 'setup' | 'locale'>;
  readonly rule: RuleExplanation['rule'];
}): ReactNode {
  const { setup, locale } = state;
  const texts = MATCH_TEXTS[locale.language].firstTime;
  if (rule === null) return null;
  return (
    <a className="button quiet" href={rulesFromBoard(setup.game, rule === 'all' ? undefined : rule.id)}>
      {rule === 'all' ? texts.toRules : texts.toRule(rule.title)}
    </a>
  );
}

type ExplanationState = Pick<
  MatchPageState,
  'isHumanTurn' | 'isLookingBack' | 'match' | 'moves' | 'offered' | 'outcome' | 'ply' | 'prompt' | 'setup' | 'locale'
>;

/** The explanation to show; null when there is none, or explanations are off. */
function useExplanation(state: ExplanationState): RuleExplanation | null {
  const { setup, locale, match, ply, moves, isHumanTurn, outcome, isLookingBack, prompt, offered } = state;
  const { game } = setup;
  const isOn = useSyncExternalStore(onExplainedChange, isExplainingOn);
  const told = useSyncExternalStore(onExplainedChange, () => explainedIn(game));
  const viewers = useLoaded(game, async () => {
    const [viewer, moveViewer] = await Promise.all([loadViewer(game), loadMoveViewer(game)]);
    return { viewer, moveViewer };
  });
  // An id, so that the text follows the language.
  const [shown, setShown] = useState<string | null>(null);
  // When no piece moves and it is the person's turn.
  const isQuiet = isHumanTurn && !isLookingBack;
  const explanations = useMemo(
    () => explanationsOf(locale.game.rules, MATCH_TEXTS[locale.language].firstTime.piecesOpen),
    [locale],
  );
  useEffect(() => {
    if (viewers === null || !isQuiet) return undefined;
    // After the board was drawn, since `isWithinPieces` looks at it.
    const frame = requestAnimationFrame(() => {
      const asked = prompt === null ? [] : [prompt];
      const within = isWithinPieces(offered) ? [PIECES_OPEN] : [];
      const found = findExplanation(explanations, [...within, ...asked, ...currentCodes(viewers, match, ply)], told);
      setShown((before) => {
        const stays = before !== null && !isExplained(told, before);
        return stays ? before : (found?.id ?? null);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [explanations, viewers, isQuiet, match, ply, moves, prompt, offered, told]);
  if (!isOn || outcome !== null) return null;
  return explanations.find(({ id }) => id === shown && !isExplained(told, id)) ?? null;
}

/** Whether the board is so small that a piece must be enlarged before a place on it can be picked. */
function isWithinPieces(offered: ReadonlySet<string>): boolean {
  const area = document.querySelector('.board-area');
  const hasPlace = (id: string): boolean => area?.querySelector(`[data-pick="${CSS.escape(id)}"]`) !== null;
  return area !== null && offered.size > 0 && ![...offered].some(hasPlace);
}

/**
 * When the card covers the end of the status panel, scrolls the panel to what the person can do now.
 */
export function useStatusInSight(isShown: boolean, status: string): void {
  useLayoutEffect(() => {
    const say = document.querySelector('.say');
    const card = document.querySelector('.first-time-card');
    if (!isShown || say === null || card === null) return undefined;
    const scrollToStatus = (): void => {
      const now = say.querySelector('.say-now')?.getBoundingClientRect();
      if (now === undefined || now.bottom <= card.getBoundingClientRect().top) return;
      say.scrollTop += now.top - say.getBoundingClientRect().top;
    };
    scrollToStatus();
    const sizes = new ResizeObserver(scrollToStatus);
    sizes.observe(say);
    return () => sizes.disconnect();
  }, [isShown, status]);
}
