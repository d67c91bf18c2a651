import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type Readable, useParts } from '../app/use-parts.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import type { PlayState } from './store.ts';

export interface MoreProps {
  readonly store: Readable<PlayState>;
  readonly askDraw: () => void;
}

// Most matches are played without it.
const MoreList = lazy(async () => ({ default: (await import('./more-list.tsx')).MoreList }));
const RecordDialog = lazy(async () => ({ default: (await import('../paste/record-dialog.tsx')).RecordDialog }));

/** What one does now and then, behind a button. */
export function More(props: MoreProps): ReactNode {
  const { buttons } = PLAY_TEXTS[useParts(props.store, ({ locale }) => locale.language)];
  const menu = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [asksRecord, setAsksRecord] = useState(false);
  const close = (): void => {
    menu.current?.removeAttribute('open');
  };
  return (
    <>
      <details className="more" ref={menu} onToggle={() => setWasOpened(true)}>
        <summary className="button">{buttons.more}</summary>
        {/* It comes with what it holds, so that it does not grow before one's eyes. */}
        <Suspense fallback={null}>
          {wasOpened && (
            <div className="more-list">
              <MoreList {...props} menu={menu} close={close} askRecord={() => setAsksRecord(true)} />
            </div>
          )}
        </Suspense>
      </details>
      <Suspense fallback={null}>
        {asksRecord && <RecordDialog store={props.store} close={() => setAsksRecord(false)} />}
      </Suspense>
    </>
  );
}
