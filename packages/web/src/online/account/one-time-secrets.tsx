import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { copyText } from '../../ui/dialogs/clipboard.ts';
import { ONLINE_TEXTS } from '../messages.ts';

interface OneTimeSecretsProps {
  readonly help: string;
  readonly secrets: readonly string[];
  readonly close: () => void;
}

/** Recovery codes or a token, which are shown only once. */
export function OneTimeSecrets({ help, secrets, close }: OneTimeSecretsProps): ReactNode {
  const { language } = useLanguage();
  const { you, match } = ONLINE_TEXTS[language];
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => setSaid((await copyText(secrets.join('\n'))) ? you.copied : match.notCopied);
  return (
    <section className="panel secrets" aria-label={help}>
      <p role="status">
        <strong>{help}</strong>
      </p>
      <ul>
        {secrets.map((secret) => (
          <li key={secret}>
            <code>{secret}</code>
          </li>
        ))}
      </ul>
      <div className="page-actions">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {you.copy}
        </button>
        <button type="button" className="button" onClick={close}>
          {you.codesKept}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
