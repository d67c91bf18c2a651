import type { RefusalBody } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import { ONLINE_ADDRESS } from '../app/route.ts';
import { ONLINE_TEXTS } from '../text/online/index.ts';

/** Stands where an engine would help, while a rated match of the same game is on. */
export function NoEnginePage({ body }: { readonly body: RefusalBody }): ReactNode {
  const { language } = useLanguage();
  const { title, toMatch } = ONLINE_TEXTS[language].engine;
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
