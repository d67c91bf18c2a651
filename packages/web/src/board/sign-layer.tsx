import { type ReactNode, Suspense } from 'react';
import { useChoice } from '../settings/appearance.ts';
import { THREATS_SETTING } from '../settings/storage.ts';
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
  const isPicking = props.picked.length > 0;
  const isWanted = useSelector(pointing.store, ({ id, hasLooked }) => id !== null || (isPicking && hasLooked));
  const showsThreats = useThreatsShown();
  if (attackedBoard === undefined || !(isWanted || showsThreats)) return null;
  const { view, locale, offered, picked } = props;
  const shared = { attackedBoard, pointing, view, locale, offered, picked };
  return (
    <Suspense fallback={null}>
      {'layout' in props ? <Signs {...shared} layout={props.layout} /> : <SignWords {...shared} id={props.wordsId} />}
    </Suspense>
  );
}

/** Whether the person wants to see threats. */
export function useThreatsShown(): boolean {
  return useChoice(THREATS_SETTING, ['off', 'on'], 'off') === 'on';
}
