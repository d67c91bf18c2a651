import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../ui/loading.ts';
import { type ReadableStore, useSelector } from '../ui/use-store.ts';
import type { MatchPageState } from './match-store.ts';
import { MATCH_TEXTS } from './messages.ts';

export interface MoreMenuProps {
  readonly store: ReadableStore<MatchPageState>;
  readonly askDraw: () => void;
}

// Most matches do without the menu.
const MoreMenuItems = lazyComponent(async () => (await import('./menu/more-menu-items.tsx')).MoreMenuItems);
const RecordDialog = lazyComponent(async () => (await import('./menu/more-menu-items.tsx')).RecordDialog);

/** The button for further actions, and its menu. */
export function MoreMenu(props: MoreMenuProps): ReactNode {
  const { buttons } = MATCH_TEXTS[useSelector(props.store, ({ locale }) => locale.language)];
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
        {/* The list is mounted with its items, so that it does not grow after it opened. */}
        <Suspense fallback={null}>
          {wasOpened && (
            <div className="more-list">
              <MoreMenuItems {...props} menu={menu} close={close} askRecord={() => setAsksRecord(true)} />
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
