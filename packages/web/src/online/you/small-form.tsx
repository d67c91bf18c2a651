import type { RefusalBody } from '@tabuleiro/client';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal } from '../hooks.ts';
import { Refusal } from '../trouble.tsx';

/** A line to be filled in. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isSecret?: boolean;
  /** So that browsers and their keepers of passphrases know what it is. */
  readonly autoComplete: string;
  readonly minLength?: number;
  readonly maxLength: number;
}

interface SmallFormProps {
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly FormField[];
  /** Fields of other kinds, below the lines. */
  readonly children?: ReactNode;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Does it, with what was filled in by name; whatever it throws is said. What it gives is said when it is done. */
  readonly act: (values: Readonly<Record<string, string>>) => Promise<string | void>;
}

/** A few lines and a button; what the server says against it stands below. */
export function SmallForm(props: SmallFormProps): ReactNode {
  const { title, help, fields, children, submit, isDangerous = false, act } = props;
  const { language } = useLanguage();
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      const filled = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']));
      setSaid((await act(filled)) ?? ONLINE_TEXTS[language].you.done);
      setValues({});
    } catch (error) {
      setSaid('');
      setRefusal(asRefusal(error).body);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="small-form" aria-labelledby={`${id}-title`} onSubmit={(event) => void send(event)}>
      <h2 id={`${id}-title`}>{title}</h2>
      {help !== undefined && <p>{help}</p>}
      {fields.map(({ name, label, help: fieldHelp, isSecret = false, ...limits }) => (
        <div key={name} className="small-form-field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            {...limits}
            id={`${id}-${name}`}
            className="field"
            type={isSecret ? 'password' : 'text'}
            name={name}
            required
            spellCheck={false}
            autoCapitalize="off"
            aria-describedby={fieldHelp === undefined ? undefined : `${id}-${name}-help`}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
          {fieldHelp !== undefined && (
            <p id={`${id}-${name}-help`} className="online-note">
              {fieldHelp}
            </p>
          )}
        </div>
      ))}
      {children}
      <Refusal body={refusal} />
      <p role="status" className="online-note">
        {said}
      </p>
      <button type="submit" className={isDangerous ? 'button dangerous' : 'button primary'} disabled={isBusy}>
        {submit}
      </button>
    </form>
  );
}
