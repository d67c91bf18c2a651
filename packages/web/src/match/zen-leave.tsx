import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icons.tsx';
import './zen-leave.css';

/** How long the button is seen after the pointer moved. */
const SEEN_MS = 2500;

interface ZenLeaveProps {
  readonly label: string;
  readonly leave: () => void;
}

/** Hides everything else while it is there. Seen at first, and whenever the pointer moves or the keyboard reaches it. */
export function ZenLeave({ label, leave }: ZenLeaveProps): ReactNode {
  const [isSeen, setSeen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { documentElement, activeElement } = document;
    const cameFromBoard = activeElement?.closest('.board-area') !== null;
    documentElement.dataset['zen'] = '';
    // What had the focus is hidden now.
    if (!cameFromBoard) button.current?.focus();
    return () => {
      delete documentElement.dataset['zen'];
      if (document.activeElement === document.body) focusOnBoard();
    };
  }, []);
  useEffect(() => {
    let timer = setTimeout(() => setSeen(false), SEEN_MS);
    const show = (): void => {
      setSeen(true);
      clearTimeout(timer);
      timer = setTimeout(() => setSeen(false), SEEN_MS);
    };
    globalThis.addEventListener('pointermove', show);
    globalThis.addEventListener('pointerdown', show);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pointermove', show);
      globalThis.removeEventListener('pointerdown', show);
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={`button icon zen-leave${isSeen ? ' is-seen' : ''}`}
      aria-label={label}
      title={label}
      onClick={leave}
    >
      <Icon name="close" />
    </button>
  );
}

function focusOnBoard(): void {
  const target = document.querySelector('.board-area [tabindex="0"]');
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
}
