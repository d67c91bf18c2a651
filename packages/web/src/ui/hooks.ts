import { type RefObject, useEffect, useRef, useState, useCallback, useLayoutEffect } from 'react';
import { useTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from './common-texts.ts';

/** A menu that closes at Escape and at a click elsewhere. */
export function useOwnClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  return menu;
}

/** The same for a menu with a ref of its own. */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = menu;
      if (current === null || !current.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside =
        !(event instanceof KeyboardEvent) && event.target instanceof Node && !current.contains(event.target);
      if (!isEscape && !isOutside) return;
      current.open = false;
      if (isEscape) current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [menu]);
}

/** Boards are loaded when they are this near to the visible part of the page. */
const NEAR = '400px 0px';

/** Whether an element was ever near to the visible part of the page. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

/** Sets the document's title. */
export function usePageTitle(name: string | null): void {
  const { title } = useTexts(COMMON_TEXTS);
  useEffect(() => {
    document.title = name === null ? title : `${name} · ${title}`;
  }, [name, title]);
}

/** A callback with one identity that always calls the latest function, so that effects need not run again. */
export function useStableCallback<Values extends readonly unknown[], Result>(
  act: (...values: Values) => Result,
): (...values: Values) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...values) => newest.current(...values), []);
}

/** Calls `act` for the Escape key. */
export function useEscape(act: () => void): void {
  const actNow = useStableCallback(act);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') actNow();
    };
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [actNow]);
}
