import type { RefusalBody } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { ONLINE_ADDRESS } from '../routes/route.ts';
import { useLanguage } from '../settings/language.tsx';
import { CONNECTION_TEXTS } from './messages.ts';

/** Replaces pages with an engine during a rated match of the same game. */
export function EngineRefusedPage({ body }: { readonly body: RefusalBody }): ReactNode {
  const { language } = useLanguage();
  const { title, toMatch } = CONNECTION_TEXTS[language].engine;
  return (
    <div className="message-page" role="alert">
      <h1 className="page-title">{title}</h1>
      <p>{body.message[language]}</p>
      <a className="button primary" href={ONLINE_ADDRESS}>
        {toMatch}
      </a>
    </div>
  );
}
