import { otherSide } from '@tabuleiro/games';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStableCallback } from '../../ui/hooks.ts';
import type { MatchPageState } from '../match-store.ts';
import { MATCH_TEXTS } from '../messages.ts';
import type { OpenQuestion, StatusPanelProps } from '../status-panel.tsx';
import { RESULT_TEXTS } from './match-summary.tsx';

/** Asks before an action. "No" has the focus, Escape answers it too, and afterwards the focus returns to where it was. */
export function Confirmation({
  state,
  asking,
  answer,
}: StatusPanelProps & { readonly asking: OpenQuestion }): ReactNode {
  const { locale, turn } = state;
  const { askResign, askDraw } = RESULT_TEXTS[locale.language];
  const { yes, no } = MATCH_TEXTS[locale.language].buttons;
  const first = useRef(state);
  const decline = useStableCallback(() => answer(false));
  useEffect(() => {
    if (isOutdated(asking.question, first.current, state)) decline();
  });
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') decline();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      // Unless the focus has moved elsewhere.
      if (document.activeElement === document.body) giveFocusTo(asking.asker);
    };
  }, [asking, decline]);
  const isAboutEnd = asking.question === 'resign';
  return (
    <fieldset className="say-buttons">
      <legend>{isAboutEnd ? askResign : askDraw(locale.game.sides[otherSide(turn)].name)}</legend>
      <button type="button" className="button primary" onClick={() => answer(true)}>
        {yes}
      </button>
      <button type="button" className="button" autoFocus onClick={decline}>
        {no}
      </button>
    </fieldset>
  );
}

type QuestionContext = Pick<MatchPageState, 'moves' | 'movers' | 'setup' | 'outcome' | 'isLookingBack'>;

/**
 * Whether the match has changed so that the question no longer applies. A person who wants to resign while a computer thinks
 * still wants to after its move.
 */
export function isOutdated(question: OpenQuestion['question'], asked: QuestionContext, now: QuestionContext): boolean {
  if (now.outcome !== asked.outcome || now.isLookingBack !== asked.isLookingBack) return true;
  const since = now.movers.slice(asked.moves.length);
  if (now.moves.length < asked.moves.length) return true;
  return question === 'draw' ? since.length > 0 : since.some((side) => now.setup.players[side].kind === 'human');
}

/** A button in a closed menu cannot have the focus; the button that opens the menu can. */
function giveFocusTo(element: Element | null): void {
  const target = element?.closest('details:not([open])')?.querySelector('summary') ?? element;
  if (target instanceof HTMLElement) target.focus();
}
