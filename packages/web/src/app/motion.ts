/** Nobody sees a movement in a tab that is not shown, and there its timers would take forever: the match goes on without. */
export function mayMove(): boolean {
  return !document.hidden && !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
