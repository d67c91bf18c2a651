import { type RefObject, useLayoutEffect, useState } from 'react';
import { Color } from 'three';
import { BOARD_LOOKS } from '../theme/board-look.ts';
import { type Look, USUAL_LOOK } from './look/look.ts';

/** What the page says about looks, which may change at any time. */
export function useLook(host: RefObject<HTMLElement | null>): Look {
  const [look, setLook] = useState(USUAL_LOOK);
  useLayoutEffect(() => {
    const read = (): void => {
      if (host.current === null) return;
      const { theme, finish, counts } = document.documentElement.dataset;
      setLook({
        ink: new Color(getComputedStyle(host.current).color).getHex(),
        isStark: theme === 'contrast',
        finish: BOARD_LOOKS.finish.find((one) => one === finish) ?? 'classic',
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
