import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-threats'] });
  return () => observer.disconnect();
}

const areShown = (): boolean => document.documentElement.dataset['threats'] === 'on';

/** Whether the person wants to see threats: see settings/appearance.ts. */
export function useThreatsShown(): boolean {
  return useSyncExternalStore(subscribe, areShown);
}
