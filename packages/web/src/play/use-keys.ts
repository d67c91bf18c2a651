import { useEffect } from 'react';
import type { PlayState } from './store.ts';

/** Where arrow keys go from letter to letter or from choice to choice. */
const FIELDS = 'input, select, textarea, dialog, [role="dialog"]';

/**
 * Arrow keys walk through the plies wherever they have nothing else to do; Escape lets go of what is picked. On the board
 * they go from place to place, but only for those who came there by keyboard: a click leaves the focus there as well.
 */
export function useKeys(store: { readonly getState: () => Pick<PlayState, 'clearPicks' | 'goTo' | 'ply'> }): void {
  useEffect(() => {
    // Whoever touched something last did not come by keyboard. Browsers know too, but forget it at the first key.
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
        // No place on the board is to look as if the arrows had gone there.
        if (at instanceof HTMLElement || at instanceof SVGElement) at.blur();
      }
      event.preventDefault();
      event.stopPropagation();
      goTo(key === 'ArrowLeft' ? ply - 1 : ply + 1);
    };
    // Before the board hears of it.
    const early = { capture: true };
    globalThis.addEventListener('keydown', listen, early);
    globalThis.addEventListener('pointerdown', touched, early);
    return () => {
      globalThis.removeEventListener('keydown', listen, early);
      globalThis.removeEventListener('pointerdown', touched, early);
    };
  }, [store]);
}
