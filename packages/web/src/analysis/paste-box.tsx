import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pickText } from '../play/files.ts';
import type { AnalysisState } from './store.ts';

interface PasteBoxProps {
  readonly state: AnalysisState;
  readonly close: () => void;
}

/** A box for a record, moves, a position or a link. What is wrong with the text is said below it. */
export function PasteBox({ state, close }: PasteBoxProps): ReactNode {
  const { paste } = state.texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const open = async (pasted: string): Promise<void> => {
    const refused = await state.paste(pasted);
    if (refused === null) close();
    else setProblem(refused);
  };
  const choose = async (): Promise<void> => {
    const chosen = await pickText();
    if (chosen === null) return;
    setText(chosen);
    await open(chosen);
  };
  return (
    <dialog ref={dialog} className="paste" aria-labelledby={`${id}-title`} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
        }}
      >
        <h2 id={`${id}-title`}>{paste.title}</h2>
        <label htmlFor={id}>{paste.label}</label>
        <textarea
          id={id}
          className="field"
          rows={7}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          aria-describedby={`${id}-help`}
          aria-invalid={problem !== ''}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
        <p id={`${id}-help`} className={problem === '' ? 'panel-note' : 'paste-problem'} aria-live="assertive">
          {problem === '' ? paste.help : problem}
        </p>
        <div className="say-buttons">
          <button type="submit" className="button cool">
            {paste.open}
          </button>
          <button type="button" className="button" onClick={() => void choose()}>
            {paste.file}
          </button>
          <button type="button" className="button quiet" onClick={close}>
            {paste.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
