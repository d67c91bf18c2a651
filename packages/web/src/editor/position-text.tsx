import { type ReactNode, useId } from 'react';
import type { EditorTexts } from '../text/editor/index.ts';

interface PositionTextProps {
  readonly texts: EditorTexts;
  readonly text: string;
  /** What is to be said of it: what is wrong, or that one can play. */
  readonly said: string;
  readonly isGood: boolean;
  readonly onChange: (text: string) => void;
}

/** The position in the notation of the game. It follows the board, and the board follows it. */
export function PositionText({ texts, text, said, isGood, onChange }: PositionTextProps): ReactNode {
  const id = useId();
  return (
    <div className="position-text">
      <label className="editor-title" htmlFor={id}>
        {texts.text}
      </label>
      <textarea
        id={id}
        className="field"
        rows={2}
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={!isGood}
        aria-describedby={`${id}-said`}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      />
      <p id={`${id}-said`} className={isGood ? 'position-said' : 'position-said is-wrong'} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
