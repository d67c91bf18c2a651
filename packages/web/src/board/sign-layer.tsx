import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../ui/loading.ts';
import { useSelector } from '../ui/use-store.ts';
import type { BoardProps } from './board-props.ts';
import type { Layout } from './geometry/layout.ts';
import type { Pointing } from './pointing.ts';

// Nothing of it is needed before the first move.
const Signs = lazyComponent(async () => (await import('./signs.tsx')).Signs);
const SignWords = lazyComponent(async () => (await import('./signs.tsx')).SignWords);

type SignLayerProps = BoardProps & { readonly pointing: Pointing } & (
    | { readonly layout: Layout }
    | { readonly wordsId: string }
  );

/** Where the piece that is pointed at can go, and what is threatened: as signs with a layout, else in words. */
export function SignLayer({ attackedBoard, pointing, ...props }: SignLayerProps): ReactNode {
  const isPointed = useSelector(pointing.store, ({ id }) => id !== null);
  const showsThreats = useThreatsShown();
  if (attackedBoard === undefined || !(isPointed || showsThreats || props.picked.length > 0)) return null;
  const { view, locale, offered, picked } = props;
  const shared = { attackedBoard, pointing, view, locale, offered, picked };
  return (
    <Suspense fallback={null}>
      {'layout' in props ? <Signs {...shared} layout={props.layout} /> : <SignWords {...shared} id={props.wordsId} />}
    </Suspense>
  );
}

/** Whether the person wants to see threats: see settings/appearance.ts. */
export function useThreatsShown(): boolean {
  return useSyncExternalStore(onThreatsSwitched, areThreatsShown, () => false);
}

function onThreatsSwitched(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-threats'] });
  return () => observer.disconnect();
}

const areThreatsShown = (): boolean => document.documentElement.dataset['threats'] === 'on';
