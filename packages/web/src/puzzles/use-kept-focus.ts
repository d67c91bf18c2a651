import { type RefObject, useEffect, useRef } from 'react';

/** What has the focus in a puzzle, and what gets it in the next one. */
const PLACES = [
  ['.typed', '.typed .field'],
  ['.board-area', '.board-target-offered'],
  ['.puzzle-controls', '.puzzle-controls .button:last-child'],
] as const;

/** Every puzzle has a board and controls of its own: keeps the focus at the same place when the next one is shown. */
export function useKeptFocus(page: RefObject<HTMLElement | null>, puzzle: number): void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const element = page.current;
    const note = ({ target }: FocusEvent): void => {
      const place = PLACES.find(([part]) => target instanceof Element && target.closest(part) !== null);
      kept.current = place?.[1] ?? null;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [page]);
  useEffect(() => {
    if (kept.current === null || document.activeElement !== document.body) return;
    const next = page.current?.querySelector(kept.current);
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  }, [page, puzzle]);
}
