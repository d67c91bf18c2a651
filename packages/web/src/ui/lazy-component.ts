import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadNewTexts } from '../settings/lazy-texts.ts';

/** A component that is loaded, with its texts, when it is first shown. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await load();
    await loadNewTexts();
    return { default: component };
  });
}
