import type { Language } from '@tabuleiro/games';
import { type ReactNode, useId, useState } from 'react';
import { MATCH_TEXTS } from './messages.ts';

interface TypedMoveProps {
  readonly language: Language;
  /** False when the text is not a legal move. */
  readonly typeMove: (text: string) => boolean;
}

/** A field for moves as text; the status shows what is wrong with one. */
export function TypedMove({ language, typeMove }: TypedMoveProps): ReactNode {
  const { typed, typedGo } = MATCH_TEXTS[language];
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
