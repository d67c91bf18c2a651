import type { ReactNode } from 'react';
import { useLanguage } from './language.tsx';
import { usePageName } from './page-name.ts';
import { HOME_ADDRESS } from './route.ts';

export function UnknownPage(): ReactNode {
  const { rules, home } = useLanguage().texts.app;
  usePageName(rules.unknown);
  return (
    <div className="message-page">
      <h1 className="page-title">{rules.unknown}</h1>
      <p>{rules.unknownHelp}</p>
      <a className="button primary" href={HOME_ADDRESS}>
        {home}
      </a>
    </div>
  );
}
