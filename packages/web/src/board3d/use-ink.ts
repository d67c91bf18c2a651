import { type RefObject, useLayoutEffect, useState } from 'react';
import { Color } from 'three';

const DARK = 0x221c16;

/** The colour of the page's own writing, which changes with the theme. */
export function useInk(host: RefObject<HTMLElement | null>): number {
  const [ink, setInk] = useState(DARK);
  useLayoutEffect(() => {
    const read = (): void => {
      if (host.current !== null) setInk(new Color(getComputedStyle(host.current).color).getHex());
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [host]);
  return ink;
}
