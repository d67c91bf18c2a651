import type { RefusalBody } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { ONLINE_ADDRESS } from '../routes/route.ts';
import { useLanguage } from '../settings/language.tsx';
import { useConnectionStatus } from './hooks.ts';
import { ONLINE_TEXTS } from './messages.ts';

interface ErrorPageProps {
  readonly body: RefusalBody;
  readonly again?: () => void;
}

/** Replaces a page that cannot be shown: why, and where to go next. */
export function ErrorPage({ body, again }: ErrorPageProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  return (
    <div className="message-page" role="alert">
      <h1 className="page-title">{texts.failed}</h1>
      <p>{body.message[language]}</p>
      {again !== undefined && (
        <button type="button" className="button primary" onClick={again}>
          {texts.again}
        </button>
      )}
      <a className="button" href={ONLINE_ADDRESS}>
        {texts.toLobby}
      </a>
    </div>
  );
}

/** A refusal within a page. */
export function ErrorMessage({ body }: { readonly body: RefusalBody | null }): ReactNode {
  const { language } = useLanguage();
  return (
    // Always rendered, because screen readers announce only changes within a known element.
    <p className="online-refusal" role="alert">
      {body?.message[language]}
    </p>
  );
}

/** Says when the connection is lost. The style sheet hides short interruptions. */
export function ConnectionStatus(): ReactNode {
  const { language } = useLanguage();
  const { connection, pages } = ONLINE_TEXTS[language];
  const { kind, refusal } = useConnectionStatus();
  return (
    <div className={`connection is-${kind}`} role="status">
      {kind === 'connecting' && <p className="connection-soon">{connection.connecting}</p>}
      {kind === 'lost' && <p>{connection.lost}</p>}
      {(kind === 'refused' || kind === 'closed') && (
        <p>
          {refusal?.message[language] ?? connection.closed} <a href="#/online/you">{pages.you}</a>
        </p>
      )}
    </div>
  );
}
