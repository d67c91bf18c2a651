import { otherSide } from '@tabuleiro/games';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStableCallback } from '../app/use-stable-callback.ts';
import { LATE_TEXTS } from '../text/play-late/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import type { Asking, SayProps } from './say.tsx';
import type { PlayState } from './store.ts';

/** A question. The focus goes to the answer that changes nothing, which Escape means too, and returns to where it came from. */
export function Asked({ state, asking, answer }: SayProps & { readonly asking: Asking }): ReactNode {
  const { locale, turn } = state;
  const { buttons } = PLAY_TEXTS[locale.language];
  const texts = LATE_TEXTS[locale.language];
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
      // Whoever has gone elsewhere meanwhile is left there.
      if (document.activeElement === document.body) giveFocusTo(asking.asker);
    };
  }, [asking, decline]);
  const isAboutEnd = asking.question === 'resign';
  return (
    <fieldset className="say-buttons">
      <legend>{isAboutEnd ? texts.askResign : texts.askDraw(locale.game.sides[otherSide(turn)].name)}</legend>
      <button type="button" className="button primary" onClick={() => answer(true)}>
        {buttons.yes}
      </button>
      <button type="button" className="button" autoFocus onClick={decline}>
        {buttons.no}
      </button>
    </fieldset>
  );
}

type About = Pick<PlayState, 'moves' | 'movers' | 'setup' | 'outcome' | 'isLookingBack'>;

/**
 * Whether the match is no longer the one that a question was about. Who wants to give up while a computer thinks still wants
 * to after its move.
 */
export function isOutdated(question: Asking['question'], asked: About, now: About): boolean {
  if (now.outcome !== asked.outcome || now.isLookingBack !== asked.isLookingBack) return true;
  const since = now.movers.slice(asked.moves.length);
  if (now.moves.length < asked.moves.length) return true;
  return question === 'draw' ? since.length > 0 : since.some((side) => now.setup.players[side].kind === 'human');
}

/** A button in a list that has closed since cannot have it; what opens the list can. */
function giveFocusTo(element: Element | null): void {
  const target = element?.closest('details:not([open])')?.querySelector('summary') ?? element;
  if (target instanceof HTMLElement) target.focus();
}
