import type { Language } from '@tabuleiro/games';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { HeaderTools } from '../ui/header-tools.tsx';
import { Icon } from '../ui/icons.tsx';
import type { ReadableStore } from '../ui/use-store.ts';
import { Tool } from './match-tools.tsx';
import { MATCH_TEXTS } from './messages.ts';
import { FIELDS } from './use-keyboard.ts';
import './zen.css';

// Zen mode: only the board is seen, the clocks if there are any, and what must be answered. It lasts as long as the visit.

let isZen = false;
const listeners = new Set<() => void>();

export function setZen(next: boolean): void {
  isZen = next;
  for (const changed of listeners) changed();
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

interface ZenProps {
  readonly store: ReadableStore<{ readonly picked: readonly string[] }>;
  readonly language: Language;
}

/** The button in the header, the keys, and the button to leave. */
export function Zen({ store, language }: ZenProps): ReactNode {
  const isOn = useSyncExternalStore(listen, () => isZen);
  const texts = MATCH_TEXTS[language].header;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      // Escape takes back a pick first.
      const isLeaving = key === 'Escape' && isZen && store.getState().picked.length === 0;
      if (isLeaving || key.toLowerCase() === 'z') setZen(!isZen);
    };
    // Before the listener that clears the picks.
    globalThis.addEventListener('keydown', hear, { capture: true });
    return () => globalThis.removeEventListener('keydown', hear, { capture: true });
  }, [store]);
  return (
    <>
      <HeaderTools>
        <Tool icon="zen" label={`${texts.zen} (z)`} act={() => setZen(true)} />
      </HeaderTools>
      {isOn && <ZenLeave label={texts.leaveZen} />}
    </>
  );
}

/** How long the button is seen after the pointer moved. */
const SEEN_MS = 2500;

/** Hides everything else while it is there. Seen at first, and whenever the pointer moves or the keyboard reaches it. */
function ZenLeave({ label }: { readonly label: string }): ReactNode {
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
      onClick={() => setZen(false)}
    >
      <Icon name="close" />
    </button>
  );
}

function focusOnBoard(): void {
  const target = document.querySelector('.board-area [tabindex="0"]');
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
}
