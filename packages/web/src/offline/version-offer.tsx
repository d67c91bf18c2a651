import type { Language } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { OFFLINE_TEXTS } from '../text/offline/index.ts';

interface VersionOfferProps {
  readonly language: Language;
  readonly use: () => void;
  readonly later: () => void;
}

/** What is said when there is a new version. */
export function VersionOffer({ language, use, later }: VersionOfferProps): ReactNode {
  const texts = OFFLINE_TEXTS[language];
  return (
    <>
      <p>{texts.ready}</p>
      <button type="button" className="button cool" onClick={use}>
        {texts.use}
      </button>
      <button type="button" className="button quiet" onClick={later}>
        {texts.later}
      </button>
    </>
  );
}
