import type { RefusalBody } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import { ONLINE_ADDRESS } from '../app/route.ts';
import { ONLINE_TEXTS } from '../text/online/index.ts';

interface TroubleProps {
  readonly body: RefusalBody;
  readonly again?: () => void;
}

/** A page that cannot be shown: why, and where to go from here. */
export function Trouble({ body, again }: TroubleProps): ReactNode {
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

/** The same in the midst of a page. */
export function Refusal({ body }: { readonly body: RefusalBody | null }): ReactNode {
  const { language } = useLanguage();
  return (
    // Always there, because screen readers only tell what changes within something that they know.
    <p className="online-refusal" role="alert">
      {body?.message[language]}
    </p>
  );
}
