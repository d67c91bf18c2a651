import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PlayState } from '../play/store.ts';
import { RECORD_TEXTS } from '../text/records/index.ts';
import { pickText } from './pick-text.ts';
import './record-dialog.css';

interface RecordDialogProps {
  readonly state: PlayState;
  readonly close: () => void;
}

/** Loads a record from a text or a file; what is wrong with it is said where it stands. */
export function RecordDialog({ state, close }: RecordDialogProps): ReactNode {
  const texts = RECORD_TEXTS[state.voice.language];
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const load = async (record: string): Promise<void> => {
    setTooLarge(false);
    if (await state.loadRecord(record)) close();
    else setFailed(true);
  };
  const fromFile = async (): Promise<void> => {
    const picked = await pickText();
    if (picked === null) return;
    setTooLarge(picked === 'too-large');
    setFailed(false);
    if (picked === 'too-large') return;
    setText(picked.text);
    await load(picked.text);
  };
  // The page says under the board what is wrong; here it is seen, and heard.
  const problem = isTooLarge ? texts.tooLarge : hasFailed ? state.sentence : '';
  return (
    <dialog className="record-dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void load(text);
        }}
      >
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p id={`${id}-help`}>{texts.help}</p>
        <textarea
          className="field"
          aria-label={texts.text}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== ''}
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFailed(false);
          }}
        />
        <p id={`${id}-problem`} className="record-problem" role="alert">
          {problem}
        </p>
        <div className="record-ways">
          <button type="submit" className="button primary">
            {texts.load}
          </button>
          <button type="button" className="button" onClick={() => void fromFile()}>
            {texts.file}
          </button>
          <button type="button" className="button quiet" onClick={close}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
