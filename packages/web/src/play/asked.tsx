import { otherSide } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { PLAY_TEXTS } from '../text/play/index.ts';
import type { SayProps } from './say.tsx';

/** The focus goes to the answer that changes nothing. */
export function Asked({ state, question, answer }: SayProps): ReactNode {
  const { voice, turn } = state;
  const texts = PLAY_TEXTS[voice.language];
  return (
    <fieldset className="say-buttons">
      <legend>{question === 'resign' ? texts.askResign : texts.askDraw(voice.game.sides[otherSide(turn)].name)}</legend>
      <button type="button" className="button primary" onClick={() => answer(true)}>
        {texts.buttons.yes}
      </button>
      <button type="button" className="button" autoFocus onClick={() => answer(false)}>
        {texts.buttons.no}
      </button>
    </fieldset>
  );
}
