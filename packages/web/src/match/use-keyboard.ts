import { useEffect } from 'react';
import type { MatchPageState } from './match-store.ts';

/** Elements with a use of their own for arrow keys. */
export const FIELDS = 'input, select, textarea, dialog, [role="dialog"]';

/**
 * Arrow keys go through the plies unless they have another use; Escape clears the picks. On the board arrow keys move the
 * focus, but only if the person got there by keyboard: a click leaves the focus there too.
 */
export function useKeyboard(store: {
  readonly getState: () => Pick<MatchPageState, 'clearPicks' | 'goTo' | 'ply'>;
}): void {
  useEffect(() => {
    // `:focus-visible` cannot tell: browsers change it at the first key.
    let cameByPointer = false;
    const touched = (): void => {
      cameByPointer = true;
    };
    const listen = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const at = target instanceof Element ? target : document.body;
      if (at.closest(FIELDS) !== null) return;
      const { ply, goTo, clearPicks } = store.getState();
      if (key === 'Escape') return clearPicks();
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') {
        if (key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown') cameByPointer = false;
        return;
      }
      if (at.closest('.board-area') !== null) {
        if (!cameByPointer) return;
        // Otherwise the place would show a focus ring.
        if (at instanceof HTMLElement || at instanceof SVGElement) at.blur();
      }
      event.preventDefault();
      event.stopPropagation();
      goTo(key === 'ArrowLeft' ? ply - 1 : ply + 1);
    };
    // Before the board's own listeners.
    const early = { capture: true };
    globalThis.addEventListener('keydown', listen, early);
    globalThis.addEventListener('pointerdown', touched, early);
    return () => {
      globalThis.removeEventListener('keydown', listen, early);
      globalThis.removeEventListener('pointerdown', touched, early);
    };
  }, [store]);
}
