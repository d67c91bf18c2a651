import { useLayoutEffect } from 'react';

/**
 * Where a card lies over the end of what is said, and that is more than two lines, it is scrolled to what can be done now; what
 * was done before can be scrolled back to. Nothing else moves.
 */
export function useWordsInSight(isShown: boolean, words: string): void {
  useLayoutEffect(() => {
    const say = document.querySelector('.say');
    const card = document.querySelector('.first-time-card');
    if (!isShown || say === null || card === null) return undefined;
    const bringUp = (): void => {
      const now = say.querySelector('.say-now')?.getBoundingClientRect();
      if (now === undefined || now.bottom <= card.getBoundingClientRect().top) return;
      say.scrollTop += now.top - say.getBoundingClientRect().top;
    };
    bringUp();
    const sizes = new ResizeObserver(bringUp);
    sizes.observe(say);
    return () => sizes.disconnect();
  }, [isShown, words]);
}
