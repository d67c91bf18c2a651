import { useEffect } from 'react';
import { useLanguage } from './language.tsx';

/** Names the page in the tab, the history and to screen readers. */
export function usePageName(name: string | null): void {
  const { title } = useLanguage().texts.app;
  useEffect(() => {
    document.title = name === null ? title : `${name} · ${title}`;
  }, [name, title]);
}
