import type { ReactNode } from 'react';
import { SIDE_PAGE_TEXTS } from '../text/side-pages/index.ts';
import { useLanguage } from './language.tsx';
import { usePageName } from './page-name.ts';
import { HOME_ADDRESS } from './route.ts';

export function UnknownPage(): ReactNode {
  const { language, texts } = useLanguage();
  const { unknown, unknownHelp } = SIDE_PAGE_TEXTS[language];
  usePageName(unknown);
  return (
    <div className="message-page">
      <h1 className="page-title">{unknown}</h1>
      <p>{unknownHelp}</p>
      <a className="button primary" href={HOME_ADDRESS}>
        {texts.app.home}
      </a>
    </div>
  );
}
