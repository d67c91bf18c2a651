import { useEffect } from 'react';
import { useTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from './common-texts.ts';

/** Sets the document's title. */
export function usePageTitle(name: string | null): void {
  const { title } = useTexts(COMMON_TEXTS);
  useEffect(() => {
    document.title = name === null ? title : `${name} · ${title}`;
  }, [name, title]);
}
