import { type PointerEvent, useEffect, useRef, useState, type ReactNode, Suspense } from 'react';
import { createStore } from 'zustand/vanilla';
import { useChoice } from '../settings/appearance.ts';
import { THREATS_SETTING } from '../settings/storage.ts';
import { lazyComponent } from '../ui/loading.ts';
import { useSelector } from '../ui/use-store.ts';
import type { BoardProps } from './board-props.ts';
import type { Layout } from './geometry/layout.ts';

// What a person points at, to see where it can go, and the layer that shows it. It changes far more often than the board, so it is no state of the
// board: only what draws the signs subscribes.

interface Pointed {
  /** The target under the pointer or with the keyboard's focus, or touched to look at it. */
  readonly id: string | null;
  /** Whether the person has ever looked at a piece here. */
  readonly hasLooked: boolean;
}

/** A mouse that only crosses the board shows nothing, and loads nothing. */
const REST_MS = 70;

export class Pointing {
  readonly store = createStore<Pointed>(() => ({ id: null, hasLooked: false }));
  /** Just picked: its reach would only be in the way until the pointer goes on. */
  private quiet: string | null = null;
  private hovered: string | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;

  show(id: string | null): void {
    clearTimeout(this.rest);
    const { id: before, hasLooked } = this.store.getState();
    if (before !== id) this.store.setState({ id, hasLooked: hasLooked || id !== null });
  }

  /** The mouse is over a target, or over none. */
  hover(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    if (id !== null && id === this.quiet) return;
    this.quiet = null;
    this.show(null);
    if (id !== null) this.rest = setTimeout(() => this.show(id), REST_MS);
  }

  /** A touch shows a piece that cannot be picked; another one hides it. */
  toggle(id: string): void {
    this.show(this.store.getState().id === id ? null : id);
  }

  /** The target no longer has the focus. */
  leave(id: string): void {
    if (this.store.getState().id === id) this.show(null);
  }

  pick(id: string): void {
    this.quiet = id;
    this.show(null);
  }

  stop(): void {
    clearTimeout(this.rest);
  }
}

export function usePointing(): Pointing {
  const [pointing] = useState(() => new Pointing());
  useEffect(() => () => pointing.stop(), [pointing]);
  return pointing;
}

const LONG_PRESS_MS = 450;
const SLACK_PX = 8;

export interface LongPress {
  readonly begin: (event: PointerEvent, id: string | null) => void;
  readonly move: (event: PointerEvent) => void;
  readonly cancel: () => void;
  /** Whether the touch that ends was a long one, which picks nothing. */
  readonly wasLong: () => boolean;
}

/** A long touch shows where a piece can go that a short one would pick. */
export function useLongPress(pointing: Pointing): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0, isLong: false });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    begin: ({ pointerType, clientX: x, clientY: y }, id) => {
      clearTimeout(timer.current);
      start.current = { x, y, isLong: false };
      if (pointerType !== 'touch' || id === null) return;
      timer.current = setTimeout(() => {
        start.current.isLong = true;
        pointing.show(id);
      }, LONG_PRESS_MS);
    },
    move: ({ clientX, clientY }) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > SLACK_PX) clearTimeout(timer.current);
    },
    cancel: () => clearTimeout(timer.current),
    wasLong: () => {
      const { isLong } = start.current;
      start.current.isLong = false;
      return isLong;
    },
  };
}

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
