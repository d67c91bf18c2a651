import type { ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import { ONLINE_TEXTS } from '../text/online/index.ts';
import { useStatus } from './hooks.ts';

/** Says so when there is no connection; a short one that nobody needs to hear of says nothing. */
export function Connection(): ReactNode {
  const { language } = useLanguage();
  const { connection, pages } = ONLINE_TEXTS[language];
  const { kind, refusal } = useStatus();
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
