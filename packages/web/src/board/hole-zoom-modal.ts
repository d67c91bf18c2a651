// What lies over the board covers it. A dialog of the browser's own would do the same to all that stands beside the board and
// can still be used by hand.

/** Hides from screen readers what a dialog covers, its neighbours; gives the function that shows it again. */
export function hideBehind(dialog: Element | null): () => void {
  const behind = [...(dialog?.parentElement?.children ?? [])].filter((one) => one !== dialog);
  for (const one of behind) one.setAttribute('aria-hidden', 'true');
  return () => {
    for (const one of behind) one.removeAttribute('aria-hidden');
  };
}

/** Tab goes round within a dialog. */
export function keepWithin(dialog: Element | null, event: Pick<KeyboardEvent, 'preventDefault' | 'shiftKey'>): void {
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  const [last, next] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== last) return;
  next?.focus();
  event.preventDefault();
}
