import type { RefusalBody } from '@tabuleiro/client';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { FormRow } from '../../ui/page-elements/page-elements.tsx';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import type { OnlineTexts } from '../text/en.ts';

type AccountTexts = OnlineTexts['you'];

/** A text field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isSecret?: boolean;
  /** For browsers and password managers. */
  readonly autoComplete: string;
  readonly minLength?: number;
  readonly maxLength: number;
}

interface AccountFormProps {
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly FormField[];
  /** Other fields, below the text fields. */
  readonly children?: ReactNode;
  readonly submit: string;
  /** The look of the button. */
  readonly kind?: 'primary' | 'dangerous' | '';
  /** Submits the values by field name. Errors are shown; a returned string replaces the usual success message. */
  readonly act: (values: Readonly<Record<string, string>>) => Promise<string | void>;
}

/** A short form that shows the server's refusal below its fields. */
export function AccountForm(props: AccountFormProps): ReactNode {
  const { title, help, fields, children, submit, kind = '', act } = props;
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
    <form className="panel form-section" aria-labelledby={`${id}-title`} onSubmit={(event) => void send(event)}>
      <div className="form-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {help !== undefined && <p className="note">{help}</p>}
      </div>
      <div className="form-fields">
        {fields.map(({ name, label, help: fieldHelp, isSecret = false, ...limits }) => (
          <FormRow key={name} label={label} help={fieldHelp}>
            {(attributes) => (
              <input
                {...limits}
                {...attributes}
                className="field"
                type={isSecret ? 'password' : 'text'}
                name={name}
                required
                spellCheck={false}
                autoCapitalize="off"
                value={values[name] ?? ''}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </FormRow>
        ))}
        {children}
        <ErrorMessage body={refusal} />
        <p role="status" className="note">
          {said}
        </p>
        <button type="submit" className={`button ${kind}`} disabled={isBusy}>
          {submit}
        </button>
      </div>
    </form>
  );
}

const LONGEST_NAME = 20;
const SHORTEST_PASSPHRASE = 10;
const LONGEST_PASSPHRASE = 200;
const LONGEST_CODE = 60;

export function nameField({ name }: AccountTexts, label = name): FormField {
  return { name: 'name', label, autoComplete: 'username', maxLength: LONGEST_NAME };
}

/** The current passphrase. */
export function passphraseField({ passphrase }: AccountTexts): FormField {
  return {
    name: 'passphrase',
    label: passphrase,
    isSecret: true,
    autoComplete: 'current-password',
    maxLength: LONGEST_PASSPHRASE,
  };
}

/** A new passphrase. */
export function newPassphraseField(texts: AccountTexts, label = texts.newPassphrase): FormField {
  return {
    name: 'newPassphrase',
    label,
    help: texts.passphraseHelp,
    isSecret: true,
    autoComplete: 'new-password',
    minLength: SHORTEST_PASSPHRASE,
    maxLength: LONGEST_PASSPHRASE,
  };
}

export function codeField({ code }: AccountTexts): FormField {
  return { name: 'code', label: code, autoComplete: 'one-time-code', maxLength: LONGEST_CODE };
}

interface AccountPartProps {
  readonly title: string;
  readonly help: string;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

/** A part of the account page without fields. */
export function AccountPart({ title, help, children }: AccountPartProps): ReactNode {
  return (
    <section className="panel form-section">
      <div className="form-words">
        <h2>{title}</h2>
        <p className="note">{help}</p>
      </div>
      <div className="form-fields">{children}</div>
    </section>
  );
}

interface ConfirmFirstProps extends AccountPartProps {
  readonly label: string;
  /** The form that does it. */
  readonly children: ReactNode;
}

/** For irreversible actions: a button that reveals the form. */
export function ConfirmFirst({ title, help, label, children }: ConfirmFirstProps): ReactNode {
  const [isSure, setSure] = useState(false);
  if (isSure) return children;
  return (
    <AccountPart title={title} help={help}>
      <button type="button" className="button" onClick={() => setSure(true)}>
        {label}
      </button>
    </AccountPart>
  );
}
