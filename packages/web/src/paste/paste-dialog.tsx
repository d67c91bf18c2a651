import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { pickText } from './pick-text.ts';
import './paste-dialog.css';

export interface PasteTexts {
  readonly title: string;
  readonly help: string;
  readonly text: string;
  readonly open: string;
  readonly file: string;
  readonly cancel: string;
  readonly tooLarge: string;
  readonly notLoaded: string;
}

/** What is wrong with a text, and what can be done with it instead. */
export interface RefusedText {
  readonly why: string;
  readonly way: { readonly label: string; readonly go: () => void };
}

interface PasteDialogProps {
  readonly texts: PasteTexts;
  /** Null when the text was taken; else what is wrong with it. */
  readonly open: (text: string) => Promise<RefusedText | string | null>;
  readonly close: () => void;
}

/** Takes a text, or one from a file; what is wrong with it is said where it stands. */
export function PasteDialog({ texts, open, close }: PasteDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<RefusedText | string>('');
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const load = async (pasted: string): Promise<void> => {
    try {
      const refused = await open(pasted);
      if (refused === null) close();
      else setRefusal(refused);
    } catch {
      // What reads it is a part of the program that comes only now.
      setRefusal(texts.notLoaded);
    }
  };
  const fromFile = async (): Promise<void> => {
    const picked = await pickText();
    if (picked === null) return;
    if (picked === 'too-large') return setRefusal(texts.tooLarge);
    setText(picked.text);
    await load(picked.text);
  };
  const [problem, way] = typeof refusal === 'string' ? [refusal, null] : [refusal.why, refusal.way];
  return (
    <dialog className="paste-dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={close}>
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
            setRefusal('');
          }}
        />
        <p id={`${id}-problem`} className="paste-problem" role="alert">
          {problem}
        </p>
        <div className="paste-ways">
          {way !== null && (
            <button type="button" className="button primary" onClick={way.go}>
              {way.label}
            </button>
          )}
          <button type="submit" className={way === null ? 'button primary' : 'button'}>
            {texts.open}
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
