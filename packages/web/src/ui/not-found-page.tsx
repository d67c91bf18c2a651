import type { ReactNode } from 'react';
import { HOME_ADDRESS } from '../routes/route.ts';
import { useTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from './common-texts.ts';
import { usePageTitle } from './hooks.ts';

export function NotFoundPage(): ReactNode {
  const { home, notFound, notFoundHelp } = useTexts(COMMON_TEXTS);
  usePageTitle(notFound);
  return (
    <div className="message-page">
      <h1 className="page-title">{notFound}</h1>
      <p>{notFoundHelp}</p>
      <a className="button primary" href={HOME_ADDRESS}>
        {home}
      </a>
    </div>
  );
}
