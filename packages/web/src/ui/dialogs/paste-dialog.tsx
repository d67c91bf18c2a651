import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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

/** Why a text was refused, and what else can be done with it. */
export interface TextProblem {
  readonly why: string;
  readonly way: { readonly label: string; readonly go: () => void };
}

interface PasteDialogProps {
  readonly texts: PasteTexts;
  /** Null when the text was accepted. */
  readonly open: (text: string) => Promise<TextProblem | string | null>;
  readonly close: () => void;
}

/** Asks for a text or a file, and shows below it why it was refused. */
export function PasteDialog({ texts, open, close }: PasteDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<TextProblem | string>('');
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  const load = async (pasted: string): Promise<void> => {
    try {
      const refused = await open(pasted);
      if (refused === null) close();
      else setRefusal(refused);
    } catch {
      // The parser is loaded on demand, and could not be.
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

const MOST_BYTES = 2 ** 20;

/** Asks for a file; null when none was chosen. */
export async function pickText(mostBytes = MOST_BYTES): Promise<{ readonly text: string } | 'too-large' | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.record,.txt,text/plain';
  const file = await new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
  if (file === null) return null;
  return file.size > mostBytes ? 'too-large' : { text: await file.text() };
}
