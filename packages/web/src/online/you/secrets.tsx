import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { copyText } from '../../play/files.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';

interface SecretsProps {
  readonly help: string;
  readonly secrets: readonly string[];
  readonly close: () => void;
}

/** What is shown once: recovery codes, or a token. */
export function Secrets({ help, secrets, close }: SecretsProps): ReactNode {
  const { language } = useLanguage();
  const { you, match } = ONLINE_TEXTS[language];
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => setSaid((await copyText(secrets.join('\n'))) ? you.copied : match.notCopied);
  return (
    <section className="secrets" aria-label={help}>
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
      <div className="say-buttons">
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
