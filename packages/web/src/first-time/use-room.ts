import { useLayoutEffect, useState } from 'react';

/** Under what is said and over the edge of the window. */
const GAPS_PX = 20;

/**
 * How many pixels of the window are left under what is said, while nothing is scrolled: so much can be laid over the foot of
 * the page without hiding a word. Null before it was measured.
 */
export function useRoomBelowWords(): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const say = document.querySelector('.say');
    if (say === null) return undefined;
    const measure = (): void => {
      const ends = [...say.children].map((child) => child.getBoundingClientRect().bottom);
      setRoom(Math.floor(globalThis.innerHeight - Math.max(0, ...ends) - globalThis.scrollY - GAPS_PX));
    };
    measure();
    // Words come and go, and everything above them may change its size.
    const sizes = new ResizeObserver(measure);
    for (const part of [document.documentElement, document.body, say, ...say.children]) sizes.observe(part);
    const words = new MutationObserver(measure);
    words.observe(say, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, []);
  return room;
}
