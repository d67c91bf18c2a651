import { type RefObject, useLayoutEffect, useState } from 'react';
import { Color } from 'three';
import { type Finish, BOARD_LOOKS } from '../settings/appearance.ts';

/** The user's settings for the look of the board. */
export interface Look {
  /** The text colour of the page, which depends on the theme. */
  readonly ink: number;
  /** Black and white with outlines. */
  readonly isHighContrast: boolean;
  readonly finish: Finish;
  /** Whether pieces that stand are flat counters instead. */
  readonly isFlat: boolean;
  /** Whether heaps show their counts. */
  readonly hasCounts: boolean;
}

export const DEFAULT_LOOK: Look = {
  ink: 0x221c16,
  isHighContrast: false,
  finish: 'classic',
  isFlat: false,
  hasCounts: true,
};

/** The look as set on the page; it may change at any time. */
export function useLook(host: RefObject<HTMLElement | null>): Look {
  const [look, setLook] = useState(DEFAULT_LOOK);
  useLayoutEffect(() => {
    const read = (): void => {
      if (host.current === null) return;
      const { theme, finish, pieces, counts } = document.documentElement.dataset;
      setLook({
        ink: new Color(getComputedStyle(host.current).color).getHex(),
        isHighContrast: theme === 'contrast',
        finish: BOARD_LOOKS.finish.find((one) => one === finish) ?? 'classic',
        isFlat: pieces === 'symbols',
        hasCounts: counts !== 'off',
      });
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [host]);
  return look;
}
