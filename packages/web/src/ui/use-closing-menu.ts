import { type RefObject, useEffect, useRef } from 'react';

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
