import type { Language } from '@tabuleiro/games';
import { type ReactNode, useId, useState } from 'react';
import { PLAY_TEXTS } from '../text/play/index.ts';

interface TypedMoveProps {
  readonly language: Language;
  /** False when the text is no move. */
  readonly typeMove: (text: string) => boolean;
}

/** A move in the notation of the game; what is wrong with it is said under the board. */
export function TypedMove({ language, typeMove }: TypedMoveProps): ReactNode {
  const { typed, typedGo } = PLAY_TEXTS[language];
  const [text, setText] = useState('');
  const id = useId();
  return (
    <form
      className="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && typeMove(text)) setText('');
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {typed}
      </label>
      <input
        id={id}
        className="field"
        value={text}
        placeholder={typed}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {typedGo}
      </button>
    </form>
  );
}
