import type { Language } from '@tabuleiro/games';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { HeaderTools } from '../ui/header-tools.tsx';
import { lazyComponent } from '../ui/loading.ts';
import type { ReadableStore } from '../ui/use-store.ts';
import { Tool } from './match-tools.tsx';
import { MATCH_TEXTS } from './messages.ts';
import { FIELDS } from './use-keyboard.ts';

const ZenLeave = lazyComponent(async () => (await import('./zen-leave.tsx')).ZenLeave);

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
      <Suspense fallback={null}>{isOn && <ZenLeave label={texts.leaveZen} leave={() => setZen(false)} />}</Suspense>
    </>
  );
}
